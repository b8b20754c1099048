"""How the seats stand at a table of Magarac: their letters above all, and the line above them."""

from collections.abc import Iterator
from typing import Final

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.seat_view import Place, SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr
from magoo_tui.tui.faces.magarac.cards import EARS
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.looks import Heading, SeatLook
from magoo_tui.wording import visible

DOT: Final = "·"
"""Stands for a letter that is not written yet."""
SLAPPED: Final = "✓"
DEALER: Final = 10
"""Cells that the dealer's name has above the table."""
_IN_HAND: Final = ("reveal", "turn", "offer", "race")


def seats(view: SeatView) -> tuple[SeatLook, ...]:
    """How each seat stands, by its number."""
    return tuple(_seat(view, place) for place in view.places)


def heading(view: SeatView) -> Heading:
    """The hand and its dealer; the travelling card, if it is in; how many laws there are."""
    dealer = fit(view.places[view.dealer].name, DEALER).rstrip()
    told = ["Magarac", tr("dealt by {seat}", seat=dealer)]
    if view.round_number:
        told.insert(1, tr("hand {number}", number=view.round_number))
    middle = f"{EARS} {tr('travelling card')}" if view.is_travelling else f"◀ {tr('to the left')}"
    right = tr("laws in force: {count}", count=len(view.law.laws))
    return Heading(" · ".join(told), middle, right)


def letters_of(place: Place, gap: str = "") -> str:
    """The letters of a seat, and a dot for each that is not written: ``MAG····``."""
    return gap.join(place.letters.ljust(len(WORD), DOT))


def _seat(view: SeatView, place: Place) -> SeatLook:
    name = visible(place.name)
    if place.is_gone:
        badges = (place.letters,) if place.letters else ()
        return SeatLook(place.seat, name, tr("has left"), "✗", badges=badges, is_away=True)
    mark = _mark(view, place)
    return SeatLook(
        place.seat,
        name,
        f"{letters_of(place)}  {mark}".rstrip(),
        f"{place.letters or DOT}{mark}",
        badges=tuple(_badges(view, place.seat)),
        is_on_turn=view.stage in _IN_HAND and place.seat in view.floor,
    )


def _mark(view: SeatView, place: Place) -> str:
    """Beside the letters: who is the donkey, and who has slapped."""
    if place.seat in view.losers:
        return EARS
    return SLAPPED if place.has_slapped else ""


def _badges(view: SeatView, seat: Seat) -> Iterator[str]:
    """What befell a seat in this hand, then its office, then what laws have done."""
    yield from _of_hand(view, seat)
    if view.stage == "committee" and view.chair == seat:
        yield tr("chair")
    elif view.dealer == seat:
        yield tr("dealer")
    laws = view.at_work
    yield from (tr("skips {count}", count=n) for one, n in laws.turns_to_lose if one == seat)
    yield from (tr("drank {count}", count=n) for one, n in laws.drunk if one == seat)


def _of_hand(view: SeatView, seat: Seat) -> Iterator[str]:
    race, ending = view.race, view.ending
    if view.misled_by == seat and race is None:
        yield tr("falsely")
    if race is not None and seat in race.throwers:
        yield tr("thrown") if seat in race.thrown else tr("throws")
    elif race is not None and race.cause == seat:
        yield tr("first")
    elif race is not None and seat in race.arrived:
        yield tr("slapped")
    if ending is not None and seat in ending.losers:
        yield tr("last")
    elif ending is not None and seat == ending.first:
        yield tr("first")
