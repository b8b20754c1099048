"""The law that a game begins under: the rulebook's values, and what a header changes in them."""

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.headers import Header, NoRecordError, pair
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.in_force import HouseLaw, InForce
from magoo_tui.rulebook.law_text import MOST_LAWS, prepare_law


def opening_law(header: Header, book: Rulebook, suspension: ClauseId) -> InForce:
    """The law in force before the first line.

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
    _number_laws(header, law)
    return law


def _number_laws(header: Header, law: InForce) -> None:
    texts = list(header.every("Law"))
    if len(texts) > MOST_LAWS:
        raise NoRecordError(f"A game has at most {MOST_LAWS} laws.", ClauseId("law.fire.2"))
    numbers = _numbers(header.first("Numbers"), len(texts))
    for number, text in zip(numbers, texts, strict=True):
        words = prepare_law(text)
        if isinstance(words, Refusal):
            raise NoRecordError(words.sentence, words.clause)
        law.laws[number] = HouseLaw(number, words)
    last = parse_count(header.first("Last number") or "0")
    if last is None:
        raise NoRecordError("`Last number:` needs a number.")
    law.last_number = max([*numbers, last])


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
