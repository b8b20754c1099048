"""The law that a game begins under: the rulebook's values, and what a header changes in them."""

from functools import lru_cache
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.headers import Header, NoRecordError, pair
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.in_force import HouseLaw, InForce
from magoo_tui.rulebook.language.law import Law
from magoo_tui.rulebook.language.lexicon import LawContext, Lexicon
from magoo_tui.rulebook.language.understanding import Understanding, understand
from magoo_tui.rulebook.law_text import LONGEST_LAW, MOST_LAWS


def opening_law(
    header: Header, book: Rulebook, suspension: ClauseId, lexicon: Lexicon
) -> tuple[InForce, dict[int, Law]]:
    """The law in force before the first line, and what its enforced laws mean, by number.

    The game lets them be enforced when it knows who is in.

    Reads `Set:` and `Law:`, and besides what a house carries from game to game: `Suspended:`
    (a clause), `Numbers:` (those of the laws, in their order) and `Last number:` (used so far).
    ``suspension`` is the clause that says what may be suspended. Raises NoRecordError.
    """
    law = InForce(dict(book.defaults))
    for text in header.every("Set"):
        name, value = pair("Set", text)
        parameter = book.parameters.get(name)
        if parameter is None:
            known = ", ".join(book.parameters)
            raise NoRecordError(f"There is no parameter {name}; there are {known}.")
        try:
            law.values[name] = parameter.parse(value)
        except ValueError as fault:
            raise NoRecordError(str(fault)) from fault
    for text in header.every("Suspended"):
        clause = ClauseId(text.strip())
        if not book.is_suspendable(clause):
            raise NoRecordError(f"{clause} cannot be suspended.", suspension)
        law.suspended.add(clause)
    return law, _number_laws(header, law, _reader(lexicon, book))


class _Reader:
    """Understands laws by one lexicon, and remembers what it has understood.

    Tables that begin under the same laws, hundreds of them in a simulation, read them once.
    """

    def __init__(self, lexicon: Lexicon, book: Rulebook) -> None:
        self.lexicon = lexicon
        self.book = book
        self.understood = lru_cache(maxsize=4 * MOST_LAWS)(self._understand)

    def _understand(self, text: str, names: tuple[str, ...], has_drinks: bool) -> Understanding:
        context = LawContext(
            lexicon=self.lexicon, names=names, rulebook=self.book, has_drinks=has_drinks
        )
        understood = understand(text, context, longest=LONGEST_CANONICAL)
        return understood if understood.law is not None else understand(text, context)


LONGEST_CANONICAL: Final = 4 * LONGEST_LAW
"""A canonical form may be longer than what was typed; what people keep may not."""
_READERS: Final[dict[str, _Reader]] = {}


def _reader(lexicon: Lexicon, book: Rulebook) -> _Reader:
    known = _READERS.get(lexicon.game)
    if known is None or known.lexicon is not lexicon or known.book is not book:
        known = _READERS[lexicon.game] = _Reader(lexicon, book)
    return known


def _number_laws(header: Header, law: InForce, reader: _Reader) -> dict[int, Law]:
    meanings: dict[int, Law] = {}
    names, has_drinks = header.names(), law.values.get("drinks") != "no"
    texts = list(header.every("Law"))
    if len(texts) > MOST_LAWS:
        raise NoRecordError(f"A game has at most {MOST_LAWS} laws.", ClauseId("law.fire.2"))
    numbers = _numbers(header.first("Numbers"), len(texts))
    for number, text in zip(numbers, texts, strict=True):
        understood = reader.understood(text, names, has_drinks)
        if understood.refusal is not None:
            raise NoRecordError(understood.refusal.sentence, understood.refusal.clause)
        if understood.outcome == "done once":
            raise NoRecordError("A deed done once is no `Law:`.", ClauseId("law.number.1"))
        is_same = understood.law is not None or text.strip() == understood.text
        written = "" if is_same else understood.typed_again
        law.laws[number] = HouseLaw(number, understood.text, written=written)
        if understood.law is not None:
            meanings[number] = understood.law
    last = parse_count(header.first("Last number") or "0")
    if last is None:
        raise NoRecordError("`Last number:` needs a number.")
    law.last_number = max([*numbers, last])
    return meanings


def _numbers(text: str | None, count: int) -> list[int]:
    if text is None:
        return list(range(1, count + 1))
    counts = [parse_count(word) for word in text.split(",")]
    numbers = [number for number in counts if number is not None]
    if not len(counts) == len(numbers) == count:
        raise NoRecordError("`Numbers:` names the number of each `Law:`, separated by commas.")
    if sorted(set(numbers)) != numbers or numbers[0] < 1:
        raise NoRecordError("`Numbers:` rise from law to law, and begin with 1 at least.")
    return numbers
