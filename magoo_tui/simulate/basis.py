"""The headers that a study plays under: how a table stands, and with a change of its law."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from magoo_tui.bots.names import bot_names
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RulebookView
from magoo_tui.parliament.moves import (
    ProposeLaw,
    ProposeRepeal,
    ProposeRestore,
    ProposeSet,
    ProposeSuspend,
)
from magoo_tui.rulebook import load

MOST_WITH_ONE_DECK: Final = 10
_OF_LAW: Final = ("Set", "Suspended", "Law", "Numbers", "Last number")

Fields = list[tuple[str, str]]


def plain_header(game: str, seats: int, law: Iterable[tuple[str, str]] = ()) -> Header:
    """A new game of so many bots, under these fields of a law. Raises NoRecordError."""
    try:
        names = bot_names(seats)
    except ValueError as fault:
        raise NoRecordError(f"Bots play in at most 20 seats, not in {seats}.") from fault
    decks = "1" if seats <= MOST_WITH_ONE_DECK else "2"
    head = [("Game", game), ("Seats", ", ".join(names)), ("Decks", decks)]
    return Header((*head, *(field for field in law if field[0] in _OF_LAW)))


def header_of_table(header: Header, view: Any) -> Header:
    """A new game of those who sit at a table, under the law that is in force there.

    ``header`` is that which the table began with, ``view`` anybody's. Bots type what they say,
    also where people hear each other.
    """
    game = (header.first("Game") or "").strip().lower()
    names = [place.name for place in view.places if not place.is_gone]
    head = [("Game", game), ("Seats", ", ".join(names)), ("Decks", header.first("Decks") or "1")]
    return Header((*head, *law_fields(game, view.law)))


def law_fields(game: str, law: RulebookView) -> Fields:
    """The law in force, as the fields of a header say it."""
    usual = load(game).defaults
    fields = [
        ("Set", f"{name} = {value}")
        for name, value in law.parameters.items()
        if value != usual.get(name)
    ]
    fields += [("Suspended", clause) for clause in law.suspended]
    laws = [(one.number, one.text) for one in law.laws if one.number is not None]
    fields += [("Law", text) for _, text in laws]
    if laws:
        fields.append(("Numbers", ", ".join(str(number) for number, _ in laws)))
    return fields


# ---- changes


def with_proposal(header: Header, command: str) -> Header:
    """The header once a proposal is in force: ``"..."``, ``repeal 2``, ``set deal = 5``, ...

    The proposal is written as its view has it, or as it is made, without the word `propose`.
    Raises NoRecordError for what is no proposal.
    """
    game = GAMES[(header.first("Game") or "").strip().lower()]()
    move = game.parse_move(header.names(), Seat(0), f"propose {command}")
    match move:
        case Refusal():
            raise NoRecordError(move.sentence, move.clause)
        case ProposeLaw(text=text):
            return with_laws(header, [text])
        case ProposeRepeal(number=number):
            return without_law(header, number)
        case ProposeSuspend(clause=clause):
            return Header((*header.fields, ("Suspended", clause)))
        case ProposeRestore(clause=clause):
            dropped = ("Suspended", clause)
            return Header(tuple(field for field in header.fields if field != dropped))
        case ProposeSet(parameter=name, value=value):
            return with_setting(header, name, str(value))
    raise NoRecordError(f"This is no proposal: {command}")


def with_laws(header: Header, texts: Sequence[str]) -> Header:
    """The header with further laws, numbered on from those that stand there."""
    numbers = _numbers(header)
    last = max([*numbers, int(header.first("Last number") or 0)], default=0)
    numbers += range(last + 1, last + 1 + len(texts))
    laws = [("Law", text) for text in texts]
    return _numbered([*header.fields, *laws], numbers)


def without_law(header: Header, number: int) -> Header:
    """The header without one of its laws. Raises NoRecordError if it has none of that number."""
    numbers = _numbers(header)
    if number not in numbers:
        raise NoRecordError(f"There is no law {number} in force.")
    at, fields, count = numbers.index(number), [], -1
    for field in header.fields:
        count += field[0] == "Law"
        if field[0] != "Law" or count != at:
            fields.append(field)
    return _numbered(fields, [one for one in numbers if one != number])


def with_setting(header: Header, name: str, value: str) -> Header:
    """The header with a parameter set, whatever it was before."""
    kept = [field for field in header.fields if not _sets(field, name)]
    return Header((*kept, ("Set", f"{name} = {value}")))


def _sets(field: tuple[str, str], name: str) -> bool:
    return field[0] == "Set" and field[1].partition("=")[0].strip() == name


def laws_of(header: Header) -> dict[int, str]:
    """The laws that stand in a header, by their numbers."""
    return dict(zip(_numbers(header), header.every("Law"), strict=True))


def _numbers(header: Header) -> list[int]:
    """The numbers of the laws that stand in a header."""
    text = header.first("Numbers")
    if text is not None:
        return [int(word) for word in text.split(",")]
    return list(range(1, 1 + sum(1 for _ in header.every("Law"))))


def _numbered(fields: Fields, numbers: Sequence[int]) -> Header:
    kept = [field for field in fields if field[0] != "Numbers"]
    if numbers:
        kept.append(("Numbers", ", ".join(map(str, numbers))))
    return Header(tuple(kept))
