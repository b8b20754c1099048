"""Magoo's seats and title: what everybody may know of each, in a few words."""

from collections.abc import Iterator
from typing import Final

from magoo_tui.games.magoo.seat_view import Place, SeatView
from magoo_tui.tui.faces.magoo.cards import label
from magoo_tui.tui.looks import Heading, SeatLook
from magoo_tui.wording import visible

_ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


def heading(view: SeatView) -> Heading:
    """Game, round and dealer; the direction; the laws in force."""
    left = "Magoo"
    if view.round_number:
        dealer = visible(view.places[view.dealer].name)
        left = f"Magoo · round {view.round_number} · dealt by {dealer}"
    way = "◀ to the left" if view.direction == "left" else "to the right ▶"
    laws = len(view.law.laws)
    return Heading(left, way, f"Maglossary: {laws} law{'' if laws == 1 else 's'}")


def seats(view: SeatView) -> tuple[SeatLook, ...]:
    """All of them, by their numbers."""
    return tuple(_look(view, place) for place in view.places)


def _look(view: SeatView, place: Place) -> SeatLook:
    standing = _standing(view, place)
    brief = standing.replace(" cards", "").replace(" card", "")
    return SeatLook(
        seat=place.seat,
        name=place.name,
        standing=standing,
        brief=brief.replace("out · ", "out ").replace("· owes", "owes"),
        badges=tuple(_badges(view, place)),
        is_on_turn=view.turn == place.seat,
        is_away=place.is_gone or place.is_out,
    )


def _standing(view: SeatView, place: Place) -> str:
    """How a seat stands: its cards, its debt, or that it is out or gone.

    Cards that a law lays open to all stand there too.
    """
    if place.is_gone:
        return "gone"
    if not view.is_dealt:
        return "lost " + str(place.losses) if place.losses else "ready"
    if place.out:
        return f"out · {_ORDINALS.get(place.out, f'{place.out}th')}"
    if view.debt and view.turn == place.seat:
        return f"{place.cards} · owes {view.debt}"
    if view.stage == "demand" and place.seat in view.floor:
        return f"{place.cards} · choosing"
    shown = next((one.cards for one in view.at_work.open_cards if one.seat == place.seat), ())
    if shown:
        return f"{place.cards} · {' '.join(map(label, shown))}"
    return "1 card" if place.cards == 1 else f"{place.cards} cards"


def _badges(view: SeatView, place: Place) -> Iterator[str]:
    """An office or losses, then turns to be lost and drinks by law."""
    if view.stage == "committee" and view.chair == place.seat:
        yield "chair"
    elif place.seat == view.dealer:
        yield "dealer"
    elif place.losses:
        yield f"lost {place.losses}"
    laws = view.at_work
    yield from (f"skips {turns}" for seat, turns in laws.turns_to_lose if seat == place.seat)
    yield from (f"drank {count}" for seat, count in laws.drunk if seat == place.seat)
