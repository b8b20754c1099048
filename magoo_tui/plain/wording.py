"""What a screen reader is to say: cards, hands, the table and its log in plain sentences."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from magoo_tui.games.magoo.seat_view import Ending, Option, PileCard, SeatView
from magoo_tui.games.magoo.words import debt_at_rest
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine, RaceView, TableView
from magoo_tui.law_words import asked_for_cards, at_work, race_in_words
from magoo_tui.tongue import tr, tr_count
from magoo_tui.wording import short_clause, visible

_COLORS: Final = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
_FACES: Final = {"S": "Skip", "R": "Reverse", "D": "Draw Two"}
_WILDS: Final = {"W": "Wild", "W4": "Wild Draw Four"}


def greeting(
    title: str, names: Sequence[str], bots: Collection[Seat], *, are_passing: bool
) -> Iterable[str]:
    """Who sits where; and, where people pass a keyboard round, what a page can hide."""
    seats = (visible(name) + (" (bot)" if n in bots else "") for n, name in enumerate(names))
    yield tr(
        "{title}. Seats, clockwise: {seats}. Type ? for help.", title=title, seats=", ".join(seats)
    )
    if are_passing:
        yield tr("Between two turns the page is filled with blank lines, and no more:")
        yield tr("a terminal that can be scrolled back keeps every hand that was told.")


def spoken_card(card: CardName) -> str:
    """A card as it is said: ``red 5``, ``Wild Draw Four``."""
    if card in _WILDS:
        return _WILDS[card]
    return f"{_COLORS[card[0]]} {_FACES.get(card[1:], card[1:])}"


def count_of(number: int, thing: str) -> str:
    """A number and a thing: ``1 card``, ``12 cards``."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def news(line: LogLine) -> str:
    """A line of the log with its clauses."""
    if line.is_speech:
        return visible(line.text)
    clauses = ", ".join(map(short_clause, dict.fromkeys(line.clauses)))
    stop = "" if line.text.endswith((".", "!", "?")) else "."
    return visible(line.text) + stop + (f" ({clauses})" if clauses else "")


def hand(view: SeatView) -> Iterable[str]:
    """The hand of the seat whose view it is, and what only that seat has seen."""
    if view.seat is None:
        return
    name = visible(view.places[view.seat].name)
    if not view.hand:
        yield f"{name} holds no cards."
        return
    cards = ", ".join(f"{card} {spoken_card(card)}" for card in view.hand)
    yield f"{name} holds {count_of(len(view.hand), 'card')}: {cards}."
    if view.drawn is not None:
        yield f"Drawn in this turn: {view.hand[view.drawn]}."
    if view.shown:
        yield f"A challenge has shown {name}: {' '.join(view.shown)}."


def situation(view: SeatView) -> Iterable[str]:
    """What a turn is about: the card in play, a debt, a Social."""
    if view.is_dealt:
        top = _in_play(view.pile[-1] if view.pile else None, view.color)
        yield f"{top} {_turn(view)}".rstrip()
    if view.debt:
        yield f"A Pile-On: {count_of(view.debt, 'card')} owed."
    if view.social:
        yield f"A Social of {view.social} runs."
    yield from laws_and_debt(view)


def laws_and_debt(view: SeatView) -> Iterable[str]:
    """What laws ask for and have set going, a debt that rests among it."""
    yield from of_laws(view, *debt_at_rest(view))


def of_laws(view: TableView, *besides: str) -> Iterable[str]:
    """What laws ask for just now, and what they, and a game's own, have set going."""
    demand, race = view.at_work.demand, view.race
    if demand is not None:
        yield f"{asked_for_cards(view)}."
        if demand.count and view.seat is not None:
            name, cards = visible(view.places[view.seat].name), " ".join(demand.choice)
            yield tr_count(
                demand.count,
                "{seat} gives up {count} card of these: {cards}.",
                "{seat} gives up {count} cards of these: {cards}.",
                seat=name,
                cards=cards,
            )
    if race is not None and race.law is not None:
        waiting = tr("Waiting for {seats}.", seats=named(view, race.awaited()))
        yield f"{_race(view, race)} {waiting}"
    for sentence in at_work(view, *besides):
        yield f"{sentence[:1].upper()}{sentence[1:]}."


def _race(view: TableView, race: RaceView) -> str:
    if race.throwers:
        return f"{race_in_words(view)}: {tr('rock, paper or scissors')}."
    told = race_in_words(view)
    if race.arrived:
        told += " " + tr("Said so far: {seats}.", seats=named(view, race.arrived))
    return told


def named(view: TableView, seats: Sequence[Seat]) -> str:
    """All of these seats by their names."""
    return ", ".join(visible(view.places[seat].name) for seat in seats)


def why_due(view: TableView, name: str) -> str:
    """Why somebody's hand is due."""
    if view.stage == "demand":
        return tr("A law asks {seat} for cards.", seat=name)
    return tr("It is {seat}'s turn.", seat=name)


def how_to_hear(name: str, letter: str) -> str:
    """How somebody has their hand told."""
    return tr("{seat}: type {letter}, or {seat}, to hear the hand.", seat=name, letter=letter)


def question(names: Iterable[str]) -> str:
    """Ask whoever is waited for, or all of these, what is done."""
    asked = tr(" or ").join(names)
    return tr("{seats}, what is done?", seats=asked) if asked else tr("What is done?")


def no_choice(number: int | None) -> str:
    """Say that a number stands before no choice; None where it is none at all."""
    if number is None:
        return tr("There is no such number among the choices.")
    return tr("There is no number {number} among the choices.", number=number)


def since_last_turn(view: TableView, most: int) -> Iterable[str]:
    """What has happened since the seat's own last act, at most the last so many things."""
    own = [at for at, line in enumerate(view.log) if line.seat == view.seat and not line.is_speech]
    lines = view.log[max(len(view.log) - most, own[-1] + 1 if own else 0) :]
    return map(news, lines)


def table(view: SeatView) -> Iterable[str]:
    """Everything that all may know, from the card in play to the seats."""
    yield from situation(view)
    if view.is_dealt:
        piles = f"Round {view.round_number}. Draw pile {view.draw_count}, pile {view.pile_count}"
        yield f"{piles}, corner {view.corner}. Play goes to the {view.direction}."
    for seat in view.order:
        yield _seat(view, seat)
    if view.motion is not None:
        yield f"{visible(view.places[view.motion].name)}'s motion waits for a second."


def _in_play(card: PileCard | None, color: str | None) -> str:
    if card is None:
        return "Nothing is in play."
    in_force = f", color {color}" if color else ""
    return f"In play: {card.name} {spoken_card(card.name)}{in_force}."


def _turn(view: SeatView) -> str:
    return "" if view.turn is None else f"It is {visible(view.places[view.turn].name)}'s turn."


def _seat(view: SeatView, seat: Seat) -> str:
    place = view.places[seat]
    if place.is_gone:
        holds = "has left"
    elif place.out:
        holds = f"is out, number {place.out}"
    else:
        holds = count_of(place.cards, "card")
    deals = ", deals" if seat == view.dealer else ""
    return f"  {visible(place.name)}: {holds}{deals}"


def option(one: Option, spoken_card: Callable[[CardName], str]) -> str:
    """An option as it is offered: its command, and its cards in words where there are any."""
    cards = ", ".join(map(spoken_card, one.cards))
    return f"{visible(one.command)} ({cards})" if cards else one.command


def ending(view: SeatView) -> Iterable[str]:
    """How the round ended, and the chant."""
    return () if view.ending is None else _ending(view, view.ending)


def _ending(view: SeatView, end: Ending) -> Iterable[str]:
    yield f"The round is over. In the order of going out: {named(view, end.finished)}."
    yield f"Lost: {named(view, end.losers)}."
    if end.last_card is not None:
        yield f"The last card, on the upturned palm: {spoken_card(end.last_card.name)}. (am7.1)"
    if end.chant:
        yield f"All chant: {end.chant} (am7.2)"
    if end.exempt:
        yield f"No Huzzah is asked of {named(view, end.exempt)}. (am8.1)"
