"""Scenes: what goes on in the middle of the table, as lines and a picture, before it is painted."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from magoo_tui.games.magarac.cards import TRAVELLING
from magoo_tui.games.magarac.seat_view import Ending, SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.french_deck import RANKS
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.parliament.telling import listed
from magoo_tui.tongue import tr
from magoo_tui.tui.faces.magarac.cards import EARS, rank
from magoo_tui.tui.faces.magarac.standing import letters_of
from magoo_tui.wording import visible

Tone = Literal["plain", "quiet", "strong", "accent", "warning"]
"""How a line is written on the wood."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line upon the table."""

    text: str
    tone: Tone = "quiet"
    is_spare: bool = False
    """Left out where there is no room for all lines."""


@dataclass(frozen=True, slots=True)
class OnItsWay:
    """A card, face down, between two seats."""

    giver: str
    to: str
    is_offered: bool = False
    """It lies before its receiver; else before its giver."""
    is_refused: bool = False
    """It has come back once."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards side by side, face up; no name stands for a card that is face down."""

    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class Slapped:
    """A hand upon the table."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be seen on the table."""

    picture: OnItsWay | Laid | Slapped
    above: tuple[Line, ...] = ()
    below: tuple[Line, ...] = ()
    letters: str | None = None
    """Of the one who has lost: written large where there is room for it."""


BACK = CardName("")
"""Stands for a card that lies face down."""


def scene_of(view: SeatView) -> Scene:
    """What is to be seen now."""
    forfeit = tuple(_forfeit(view))
    if view.stage == "over":
        return _game_over(view, forfeit)
    if view.ending is not None:
        return _hand_over(view, view.ending, forfeit)
    if view.race is not None:
        return _race(view, view.race)
    if view.stage == "reveal":
        return _reveal(view, forfeit)
    if view.turn is not None:
        return _pass(view, view.turn, forfeit)
    return _before_the_deal(view, forfeit)


def names_of(view: SeatView, seats: Iterable[Seat]) -> str:
    """One name, or several in a row."""
    return ", ".join(visible(view.places[seat].name) for seat in seats)


def together(view: SeatView, seats: tuple[Seat, ...]) -> str:
    """Several names in a sentence: ``Ann, Bo and Cy``."""
    return listed(tuple(visible(place.name) for place in view.places), seats)


def left_of(view: SeatView, seat: Seat) -> Seat:
    """The next one clockwise who is still at the table."""
    at = view.order.index(seat)
    ring = (*view.order[at + 1 :], *view.order[: at + 1])
    return next(one for one in ring if not view.places[one].is_gone)


def _forfeit(view: SeatView) -> Iterator[Line]:
    waiting = view.forfeit_proposal
    if waiting is not None:
        mover, text = names_of(view, (waiting.mover,)), visible(waiting.text)
        yield Line(tr("{seat} proposes a forfeit: {text}", seat=mover, text=text), "accent")
        yield Line(tr("Still to agree: {seats}", seats=names_of(view, waiting.waits_for)))
    elif view.forfeit != "none":
        text = tr("The loser's forfeit: {text}", text=visible(view.forfeit))
        yield Line(text, is_spare=True)


def _pass(view: SeatView, giver: Seat, forfeit: tuple[Line, ...]) -> Scene:
    """The card that goes round, before its giver or before its receiver."""
    to = left_of(view, giver) if view.offer is None else view.offer.to
    name, other = names_of(view, (giver,)), names_of(view, (to,))
    if view.offer is not None:
        line = Line(tr("{seat} takes it unseen, or refuses it", seat=other), "strong")
    elif view.is_second_card:
        line = Line(tr("Refused once: the next card moves at once"), "warning")
    elif view.is_travelling:
        line = Line(tr("{seat} chooses a card to offer", seat=name), "plain")
    else:
        line = Line(tr("{seat} chooses a card to pass on", seat=name), "plain")
    above: tuple[Line, ...] = (line,)
    if view.misled_by is not None:
        false = tr("{seat} slaps falsely", seat=names_of(view, (view.misled_by,)))
        above = (Line(false, "warning"), replace(line, is_spare=True))
    picture = OnItsWay(name, other, view.offer is not None, view.is_second_card)
    return Scene(picture, above, forfeit)


def _reveal(view: SeatView, forfeit: tuple[Line, ...]) -> Scene:
    if view.opened is None:
        told = tr("{seat} has the travelling card, and shows it", seat=names_of(view, view.floor))
        return Scene(Laid((BACK,)), (Line(told, "strong"),), forfeit)
    told = tr("{seat} shows the travelling card", seat=names_of(view, (view.opened.seat,)))
    then = Line(tr("It goes back, and the hand is shuffled"), is_spare=True)
    return Scene(Laid(view.opened.cards), (Line(told, "strong"),), (then, *forfeit))


def _race(view: SeatView, race: RaceView) -> Scene:
    lines = []
    if race.cause is not None:
        told = tr("{seat} slapped first!", seat=names_of(view, (race.cause,)))
        lines.append(Line(told, "accent"))
    if race.throwers:
        told = tr("{seats} are last together, and throw", seats=together(view, race.throwers))
        lines.append(Line(told, "warning"))
        if race.thrown:
            thrown = tr("Thrown: {shapes}", shapes=names_of(view, race.thrown))
            lines.append(Line(thrown, "plain"))
        return Scene(Slapped(), tuple(lines))
    if race.arrived:
        told = tr("Then: {seats}", seats=names_of(view, race.arrived))
        lines.append(Line(told, "plain"))
    if race.waits_for:
        told = tr("Still to slap: {seats}", seats=names_of(view, race.waits_for))
        lines.append(Line(told, "strong"))
    return Scene(Slapped(), tuple(lines))


def _hand_over(view: SeatView, end: Ending, forfeit: tuple[Line, ...]) -> Scene:
    """Four alike laid open; who was last, and the word as it stands."""
    if end.first is None or view.opened is None:
        told = tr("The hand is dead: nobody writes a letter")
        return Scene(Laid((BACK,)), (Line(told, "strong"),), forfeit)
    first = Line(tr("{seat} slapped first!", seat=names_of(view, (end.first,))), "strong")
    lost = (*_lost(view, end.losers), *forfeit)
    cards = _sorted(view.opened.cards)
    alone = view.places[end.losers[0]].letters if len(end.losers) == 1 else None
    return Scene(Laid(cards), (first,), lost, alone)


def _sorted(cards: tuple[CardName, ...]) -> tuple[CardName, ...]:
    return tuple(sorted(cards, key=rank))


def _lost(view: SeatView, losers: tuple[Seat, ...]) -> Iterator[Line]:
    if not losers:
        yield Line(tr("Nobody writes a letter"), "plain")
    elif len(losers) == 1:
        told = tr("{seat} was last, and has lost the hand", seat=names_of(view, losers))
        yield Line(told, "warning")
    else:
        told = tr("{seats} were late, and have lost the hand", seats=together(view, losers))
        yield Line(told, "warning")
        for seat in losers:
            place = view.places[seat]
            word = f"{visible(place.name)}  {letters_of(place, ' ')}"
            yield Line(word, "accent", is_spare=True)


def _game_over(view: SeatView, forfeit: tuple[Line, ...]) -> Scene:
    cards = (TRAVELLING,) if view.opened is None else _sorted(view.opened.cards)
    if not view.losers:
        told = tr("The game is over: too few are left to play")
        return Scene(Laid(cards), (Line(told, "strong"),))
    names = together(view, view.losers)
    if len(view.losers) == 1:
        line = Line(tr("The game is over: {seat} is the donkey", seat=names), "accent")
        return Scene(Laid(cards), (line,), forfeit, view.places[view.losers[0]].letters)
    line = Line(tr("The game is over: {seats} are donkeys", seats=names), "accent")
    return Scene(Laid(cards), (line,), forfeit)


def _before_the_deal(view: SeatView, forfeit: tuple[Line, ...]) -> Scene:
    """The pack that is cut to fit, before its dealer."""
    dealer = names_of(view, (view.dealer,))
    told = tr("{seat} shuffles and deals", seat=dealer)
    seats = sum(not place.is_gone for place in view.places)
    ranks = " ".join((*RANKS[:seats], *((EARS,) if view.is_travelling else ())))
    pack = Line(tr("Four of each: {ranks}", ranks=ranks), is_spare=True)
    return Scene(Laid((BACK,)), (Line(told, "strong"),), (pack, *forfeit))
