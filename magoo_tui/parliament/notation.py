"""The commands that every game shares, as typed: speech, charges, procedure, chance and time.

``parse_shared`` and ``format_shared`` are inverse to each other.
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from magoo_tui.kernel.cards import CardName, Deck
from magoo_tui.kernel.clause_id import NOTATION, ClauseId
from magoo_tui.kernel.moves import (
    Admit,
    Charge,
    Contest,
    Leave,
    Move,
    Say,
    Shuffle,
    TimeUp,
    Vote,
)
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat, find_seat
from magoo_tui.parliament import moves
from magoo_tui.tongue import tr

_QUOTED_END = re.compile(r'\s*"([^"]*)"\s*$')
_PLAIN: dict[str, type[Move]] = {
    "admit": Admit,
    "contest": Contest,
    "leave": Leave,
    "move to convene": moves.MoveToConvene,
    "second": moves.SecondMotion,
    "withdraw": moves.Withdraw,
    "put": moves.Put,
    "adjourn": moves.Adjourn,
}
_NAME_OF_PLAIN = {kind: name for name, kind in _PLAIN.items()}


class Command(Struct, frozen=True):
    """A command as typed: what is asked for, and the quoted texts at its end."""

    seat: Seat
    words: list[str]
    """Its unquoted words, as typed."""
    quoted: tuple[str, ...]

    @property
    def head(self) -> str:
        """All unquoted words, in lower case, with single blanks."""
        return " ".join(self.words).lower()


def not_understood(sentence: str) -> Refusal:
    """A line that says nothing the table could do."""
    return Refusal(NOTATION, sentence)


def is_one_line(text: str) -> bool:
    """Whether a text can stand in a record: no line break, no control character."""
    return len(text.splitlines()) <= 1 and all(mark >= " " and mark != "\x7f" for mark in text)


def split_command(seat: Seat, text: str) -> Command | Refusal:
    """Part a command into its words and the quoted texts at its end."""
    if not is_one_line(text):
        return not_understood(tr("A command is one line, without control characters."))
    quoted: list[str] = []
    rest = text
    while found := _QUOTED_END.search(rest):
        quoted.append(found[1].strip())
        rest = rest[: found.start()]
    if '"' in rest:
        return not_understood(tr("What is said stands in quotes at the end of the line."))
    return Command(seat, rest.split(), tuple(reversed(quoted)))


def parse_proposal_text(seat: Seat, text: str) -> Move | Refusal | None:
    """``propose "TEXT"``: its text goes to the last quote mark of the line. None: another line."""
    stripped = text.strip()
    head, mark, rest = stripped.partition('"')
    if head.strip().lower() != "propose" or not mark:
        return None
    if not is_one_line(text):
        return not_understood(tr("A law is one line, without control characters."))
    if not rest.endswith('"'):
        return not_understood(tr("A proposed law stands between quote marks."))
    return moves.ProposeLaw(seat, text=rest[:-1])


Parser: TypeAlias = Callable[[tuple[str, ...], Command], Move | Refusal]


class Commands(Struct, frozen=True):
    """What a game's commands are, besides those that every game knows."""

    deck: Deck
    plain: Mapping[str, type[Move]]
    """By its words: a command that names nothing else."""
    parsers: Mapping[str, Parser]
    """By its first word: how a command with something in it is read."""

    def parse(self, names: tuple[str, ...], seat: Seat, text: str) -> Move | Refusal:
        """The move that a command names, or what is wrong with its words."""
        proposal = None if seat == NOBODY else parse_proposal_text(seat, text)
        if proposal is not None:
            return proposal
        command = split_command(seat, text)
        if isinstance(command, Refusal):
            return command
        shared = parse_shared(names, command, self.deck)
        if shared is not None:
            return shared
        if command.head in self.plain:
            return self.plain[command.head](seat, command.quoted)
        parse = self.parsers.get(command.words[0].lower() if command.words else "")
        if parse is None:
            known = command.head or tr("without words")
            return not_understood(tr("The table knows no command {command}.", command=known))
        return parse(names, command)


def parse_shared(names: tuple[str, ...], command: Command, deck: Deck) -> Move | Refusal | None:
    """A command of every game; None if it is none of these."""
    seat, head, words = command.seat, command.head, command.quoted
    if seat == NOBODY:
        return _parse_event(command, deck)
    if head in _PLAIN:
        return _PLAIN[head](seat, words)
    if head in ("aye", "nay"):
        return Vote(seat, words, aye=head == "aye")
    first = command.words[0].lower() if command.words else ""
    if head == "say":
        if not any(words):
            return not_understood(tr('Speech stands in quotes: say "hello".'))
        return Say(seat, words)
    if first == "charge":
        return _parse_charge(names, command)
    if first == "propose":
        return _parse_proposal(command)
    return None


def _parse_event(command: Command, deck: Deck) -> Move | Refusal:
    if command.head == "time up":
        return TimeUp(NOBODY)
    if command.words and command.words[0].lower() == "shuffle":
        cards = parse_cards(command.words[1:], deck)
        return cards if isinstance(cards, Refusal) else Shuffle(NOBODY, cards=cards)
    return not_understood(tr("Nobody's lines are `shuffle CARDS` and `time up`."))


def parse_cards(words: list[str], deck: Deck) -> tuple[CardName, ...] | Refusal:
    """The cards that words name."""
    cards = []
    for word in words:
        card = deck.parse(word)
        if card is None:
            return not_understood(tr("There is no card {card} in this game.", card=word))
        cards.append(card)
    return tuple(cards)


def parse_seat(names: tuple[str, ...], words: list[str]) -> Seat | Refusal:
    """The seat that words name."""
    name = " ".join(words)
    seat = find_seat(names, name)
    if seat is None:
        return not_understood(
            tr("Nobody at this table is called {name}.", name=name)
            if name
            else tr("A seat has to be named.")
        )
    return seat


def _parse_charge(names: tuple[str, ...], command: Command) -> Move | Refusal:
    accused = parse_seat(names, command.words[1:])
    if isinstance(accused, Refusal):
        return accused
    reason, said = (command.quoted[0], command.quoted[1:]) if command.quoted else ("", ())
    return Charge(command.seat, said, accused=accused, reason=reason)


def _parse_proposal(command: Command) -> Move | Refusal:
    seat, said, words = command.seat, command.quoted, command.words[1:]
    kind = words[0].lower() if words else ""
    number = parse_count(words[1]) if kind == "repeal" and len(words) == 2 else None
    if number is not None:
        return moves.ProposeRepeal(seat, said, number=number)
    if kind in ("suspend", "restore") and len(words) == 2:
        clause = ClauseId(words[1].lower())
        if kind == "suspend":
            return moves.ProposeSuspend(seat, said, clause=clause)
        return moves.ProposeRestore(seat, said, clause=clause)
    if kind == "set":
        name, sign, value = " ".join(words[1:]).partition("=")
        if sign and name.strip() and value.strip():
            return moves.ProposeSet(seat, said, parameter=name.strip().lower(), value=value.strip())
    return not_understood(
        tr(
            'Proposals are: propose "LAW", propose repeal N, propose suspend CLAUSE, '
            "propose restore CLAUSE, propose set PARAMETER = VALUE."
        )
    )


def parse_throw(command: Command) -> Move | Refusal:
    """``throw rock|paper|scissors``, of the games that know races."""
    word = " ".join(command.words[1:]).lower()
    for shape in SHAPES:
        if word == shape:
            return moves.Throw(command.seat, command.quoted, shape=shape)
    return not_understood(tr("Shapes to throw are rock, paper and scissors."))


def format_shared(names: tuple[str, ...], move: Move) -> str | None:
    """The command of a move that every game shares; None if it is none of these."""
    if type(move) in _NAME_OF_PLAIN:
        return _NAME_OF_PLAIN[type(move)]
    match move:
        case Vote(aye=aye):
            return "aye" if aye else "nay"
        case Say():
            return "say"
        case Charge(accused=accused, reason=reason):
            return f'charge {names[accused]} "{reason}"' if reason else f"charge {names[accused]}"
        case Shuffle(cards=cards):
            return " ".join(("shuffle", *cards))
        case TimeUp():
            return "time up"
        case moves.Throw(shape=shape):
            return f"throw {shape}"
    return _format_proposal(move)


def _format_proposal(move: Move) -> str | None:
    match move:
        case moves.ProposeLaw(text=text):
            return f'propose "{text}"'
        case moves.ProposeRepeal(number=number):
            return f"propose repeal {number}"
        case moves.ProposeSuspend(clause=clause):
            return f"propose suspend {clause}"
        case moves.ProposeRestore(clause=clause):
            return f"propose restore {clause}"
        case moves.ProposeSet(parameter=name, value=value):
            return f"propose set {name} = {value}"
    return None


def with_words(command: str, move: Move) -> str:
    """The command with the words spoken along with it."""
    return " ".join((command, *(f'"{words}"' for words in move.words)))
