"""A constitution: the law of a house as one text, to be read by people and to be played under.

It is the head of a record without seats: the fields `Game:`, `Set:`, `Suspended:`, `Law:`,
`Numbers:` and `Last number:`. A comment above a field tells who moved it, when, and how the votes
fell (magoo.art1.4). ``parse_constitution`` and ``format_constitution`` are inverse to each other.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.numbers import parse_count

_KINDS: Final = ("Set", "Suspended", "Law")
_FIELD: Final = re.compile(r"([A-Z][A-Za-z ]*):\s*(.*)")
_DECISION: Final = re.compile(
    r"#\s*(?:moved by ([^,]+), )?(?:(\d{4}-\d\d-\d\d), )?"
    r"(\d{1,9}) ayes?, (\d{1,9}) nays?, (\d{1,9}) members?",
    re.ASCII,
)
_HEAD: Final = "# The law of a house. Another house takes it over with: magoo laws --import FILE\n"


class Decision(Struct, frozen=True):
    """How a committee came to it."""

    mover: str = ""
    date: str = ""
    """The day of play, YYYY-MM-DD; empty where nobody has said it."""
    ayes: int = 0
    nays: int = 0
    members: int = 0


class Article(Struct, frozen=True):
    """One thing that is so in a house."""

    kind: str
    """The field it stands in: ``Set``, ``Suspended`` or ``Law``."""
    text: str
    """``social = 3``, a clause, or the words of a law."""
    decision: Decision = Decision()
    number: int = 0
    """Of a law, in its house; 0 of anything else."""


class Constitution(Struct, frozen=True):
    """All that a house has changed in a game: its parameters and suspensions, then its laws."""

    game: str
    articles: tuple[Article, ...]
    last_number: int = 0
    """The highest number that a law of the house has had."""

    def laws(self) -> Iterator[Article]:
        """The laws alone, lowest number first."""
        return (article for article in self.articles if article.kind == "Law")

    def fields(self) -> tuple[tuple[str, str], ...]:
        """The fields that a header takes from it."""
        fields = [(article.kind, article.text) for article in self.articles]
        numbers = [str(law.number) for law in self.laws()]
        if numbers:
            fields.append(("Numbers", ", ".join(numbers)))
        if self.last_number:
            fields.append(("Last number", str(self.last_number)))
        return tuple(fields)


def format_constitution(constitution: Constitution) -> str:
    """A constitution as text."""
    lines = [f"Game: {constitution.game}"]
    told = len(constitution.articles)
    for article in constitution.articles:
        if article.decision != Decision():
            lines.append(_format_decision(article.decision))
        lines.append(f"{article.kind}: {_quoted(article)}")
    lines += [f"{name}: {value}" for name, value in constitution.fields()[told:]]
    return _HEAD + "".join(f"{line}\n" for line in lines)


def _format_decision(one: Decision) -> str:
    moved = [f"moved by {one.mover}"] if one.mover else []
    on = [one.date] if one.date else []
    counts = ((one.ayes, "aye"), (one.nays, "nay"), (one.members, "member"))
    voices = [f"{count} {thing}{'' if count == 1 else 's'}" for count, thing in counts]
    return f"# {', '.join((*moved, *on, *voices))}"


def _quoted(article: Article) -> str:
    """The text of a field; a law whose own words stand in quotes gets those of the field too."""
    return f'"{article.text}"' if _is_in_quotes(article.kind, article.text) else article.text


def _is_in_quotes(kind: str, text: str) -> bool:
    return kind == "Law" and len(text) > 1 and text[0] == text[-1] == '"'


def parse_constitution(text: str) -> Constitution:
    """Read a constitution. Raises NoRecordError."""
    single: dict[str, str] = {}
    articles: list[Article] = []
    decision = Decision()
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            decision = _parse_decision(line) or decision
            continue
        kind, value = _parse_field(number, line)
        if kind in _KINDS:
            articles.append(Article(kind, value, decision))
        elif kind in single:
            raise NoRecordError(f"The field `{kind}:` stands twice.")
        else:
            single[kind] = value
        decision = Decision()
    if "Game" not in single:
        raise NoRecordError("A constitution begins with a field `Game:`.")
    last = parse_count(single.get("Last number", "0"))
    if last is None:
        raise NoRecordError("`Last number:` needs a number.")
    numbered = _numbered(articles, single.get("Numbers"))
    return Constitution(single["Game"].lower(), tuple(numbered), last)


def _parse_decision(line: str) -> Decision | None:
    found = _DECISION.fullmatch(line)
    if found is None:
        return None
    mover, date, *counts = found.groups()
    return Decision(mover or "", date or "", *map(int, counts))


def _parse_field(number: int, line: str) -> tuple[str, str]:
    found = _FIELD.fullmatch(line)
    if found is None or found[1] not in (*_KINDS, "Game", "Numbers", "Last number"):
        raise NoRecordError(f"Line {number} is no field of a constitution: {line}")
    kind, value = found[1], found[2].strip()
    return kind, value[1:-1] if _is_in_quotes(kind, value) else value


def _numbered(articles: Sequence[Article], text: str | None) -> Iterator[Article]:
    """The articles, the laws among them with their numbers."""
    count = sum(article.kind == "Law" for article in articles)
    numbers: list[int | None] = list(range(1, count + 1))
    if text is not None:
        numbers = [parse_count(word) for word in text.split(",")]
        if None in numbers or len(numbers) != count:
            raise NoRecordError("`Numbers:` names the number of each `Law:`, separated by commas.")
    coming = iter(numbers)
    for article in articles:
        number = next(coming) if article.kind == "Law" else 0
        yield Article(article.kind, article.text, article.decision, number or 0)
