"""Magarac in the words of a plain table."""

from collections.abc import Iterable
from typing import Final

from magoo_tui.games.magarac.seat_view import Ending, SeatView
from magoo_tui.games.magarac.spoken import spoken_card
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.plain.game_words import GameWords
from magoo_tui.plain.wording import of_laws
from magoo_tui.tongue import tr
from magoo_tui.wording import visible

HELP: Final = """\
  pass KS                    a card to the left: A K Q J 10 to 2 and C D H S, T* that travels
  slap                       the table: with four alike, or after somebody who had them
  reveal, ready              the travelling card is shown, and taken back
  accept, refuse             the card that is offered
  throw rock                 or paper, or scissors: for the last place
  next round                 between two hands
In a race a name, or its first letter, is a slap of whoever bears it."""


def hand(view: SeatView) -> Iterable[str]:
    """The hand of the seat whose view it is, and which card came last."""
    if view.seat is None:
        return
    name = visible(view.places[view.seat].name)
    if not view.hand:
        yield tr("{seat} holds no cards.", seat=name)
        return
    cards = ", ".join(f"{card} {spoken_card(card)}" for card in view.hand)
    yield tr("{seat} holds {cards}.", seat=name, cards=cards)
    if view.received is not None:
        yield tr("Came last: {card}.", card=view.hand[view.received])


def situation(view: SeatView) -> Iterable[str]:
    """What goes on: a race, an offer, the travelling card, a turn."""
    if view.race is not None and view.race.law is None:
        yield from _race(view, view.race)
    elif view.offer is not None:
        yield tr(
            "{giver} offers {to} a card.",
            giver=_name(view, view.offer.giver),
            to=_name(view, view.offer.to),
        )
    elif view.stage == "reveal":
        yield tr("The travelling card is shown: by {seat}.", seat=_names(view, view.floor))
    elif view.turn is not None:
        yield tr("It is {seat}'s turn.", seat=_name(view, view.turn))
    if view.is_second_card:
        yield tr("One card was refused: the next one moves at once.")
    yield from of_laws(view)


def _race(view: SeatView, race: RaceView) -> Iterable[str]:
    if race.throwers:
        yield tr("A tie: {seats} throw rock, paper or scissors.", seats=_names(view, race.throwers))
    elif race.cause is not None:
        yield tr(
            "A race! {first} slapped first. Still to slap: {seats}.",
            first=_name(view, race.cause),
            seats=_names(view, race.waits_for),
        )


def table(view: SeatView) -> Iterable[str]:
    """Everything that all may know, from the turn to the seats."""
    yield from situation(view)
    if view.round_number:
        yield tr("Hand {number}.", number=view.round_number)
    if view.forfeit != "none":
        yield tr("The loser's forfeit: {text}", text=visible(view.forfeit))
    for seat in view.order:
        yield _seat(view, seat)
    if view.motion is not None:
        yield tr("{seat}'s motion waits for a second.", seat=_name(view, view.motion))


def _seat(view: SeatView, seat: Seat) -> str:
    place = view.places[seat]
    letters = place.letters or tr("no letters")
    told = f"  {visible(place.name)}: {letters}"
    if place.is_gone:
        return f"{told}, {tr('has left')}"
    if place.cards:
        told += ", " + tr("{count} cards", count=place.cards)
    return f"{told}, {tr('deals')}" if seat == view.dealer else told


def ending(view: SeatView) -> Iterable[str]:
    """How the hand ended, and what lies open."""
    end: Ending | None = view.ending
    if end is None:
        return
    if view.opened is not None:
        cards = ", ".join(map(spoken_card, view.opened.cards))
        yield tr("{seat} had {cards}.", seat=_name(view, view.opened.seat), cards=cards)
    if view.stage != "over":
        for place in view.places:
            if not place.is_gone:
                yield _seat(view, place.seat)


def closing(view: SeatView) -> Iterable[str]:
    """The last page: everybody's letters, and what awaits the donkey."""
    for place in view.places:
        yield _seat(view, place.seat)
    if not view.losers:
        return
    yield tr("With a donkey's ears, kindly meant: {seats}.", seats=_names(view, view.losers))
    if view.forfeit != "none":
        yield tr("The loser's forfeit: {text}", text=visible(view.forfeit))


def _name(view: SeatView, seat: Seat) -> str:
    return visible(view.places[seat].name)


def _names(view: SeatView, seats: Iterable[Seat]) -> str:
    return ", ".join(_name(view, seat) for seat in seats)


MAGARAC: Final = GameWords(
    title="Magarac",
    help=HELP,
    spoken_card=spoken_card,
    hand=hand,
    situation=situation,
    table=table,
    ending=ending,
    closing=closing,
)
