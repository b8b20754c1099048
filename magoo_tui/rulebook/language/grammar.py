"""The grammar: read from its file when it is first needed, and asked what follows what."""

import re
from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from lark import Lark, Tree

_FILE: Final = Path(__file__).with_name("grammar.lark")
_LITERAL: Final = r'"[^"]*"'
_COMMENT: Final = re.compile(r"^\s*//.*$", re.MULTILINE)
_TERMINAL: Final = re.compile(r"^([A-Z0-9_]+): /(.*)/$", re.MULTILINE)
_CHOICE: Final = re.compile(rf"\(\s*{_LITERAL}(?:\s*\|\s*{_LITERAL})*\s*\)")
_WORDS_ALONE: Final = re.compile(
    rf"^(\w+:)(\s*{_LITERAL}(?:\s*\|\s*{_LITERAL})+)\s*$", re.MULTILINE
)
_NOTHING_MATCHES: Final = "\0"
_KEPT_PREFIXES: Final = 256


class Stop(Struct, frozen=True):
    """Where a text stops being a sentence of the language."""

    at: int
    """How many characters were followed; all of them if only the end is missing."""


class Follower(NamedTuple):
    """A terminal that can stand at some place, and the rule that asks for it."""

    terminal: str
    rule: str
    """The alternative's own name where it has one, else the rule's."""


class Phrases:
    """The literals of the grammar, gathered into as few terminals as mean the same."""

    def __init__(self) -> None:
        self.by_terminal: dict[str, tuple[str, ...]] = {}

    def terminals(self, literals: list[str]) -> list[str]:
        """The terminals for a choice of literals.

        One of them never holds a literal that another one in it begins with: what follows must
        be able to decide between the two.
        """
        groups: list[list[str]] = []
        for literal in literals:
            for group in groups:
                if not any(_is_beginning(literal, other) for other in group):
                    group.append(literal)
                    break
            else:
                groups.append([literal])
        return [self._named(tuple(group)) for group in groups]

    def definitions(self) -> Iterator[str]:
        """The terminals as lines of a grammar; filtered out of trees, as their names begin."""
        for name, literals in self.by_terminal.items():
            choice = "|".join(r"\s+".join(map(re.escape, one.split())) for one in literals)
            yield rf"{name}: /(?:{choice})(?!\w)/"

    def _named(self, literals: tuple[str, ...]) -> str:
        for name, known in self.by_terminal.items():
            if known == literals:
                return name
        name = f"_WORDS_{len(self.by_terminal)}"
        self.by_terminal[name] = literals
        return name


def _is_beginning(one: str, other: str) -> bool:
    shorter, longer = sorted((one.split(), other.split()), key=len)
    return longer[: len(shorter)] == shorter


class Grammar:
    """The grammar made ready for parsing."""

    def __init__(self) -> None:
        text = self._file = _COMMENT.sub("", _FILE.read_text(encoding="utf-8"))
        self.patterns: dict[str, str] = dict(_TERMINAL.findall(text))
        rules = _TERMINAL.sub("", text)
        self._phrases = Phrases()
        rules = _WORDS_ALONE.sub(lambda found: f"{found[1]} {self._choice(found[2])}", rules)
        rules = _CHOICE.sub(lambda found: f"({self._choice(found[0])})", rules)
        rules = re.sub(_LITERAL, lambda found: self._choice(found[0]), rules)
        named = [f"{name}: /{pattern}/" for name, pattern in self.patterns.items()]
        self._text = "\n".join([rules, *named, *self._phrases.definitions()])

    def _choice(self, literals: str) -> str:
        found = [literal[1:-1] for literal in re.findall(_LITERAL, literals)]
        return " | ".join(self._phrases.terminals(found))

    @property
    def phrases(self) -> dict[str, tuple[str, ...]]:
        """By terminal: the literals that it stands for, the canonical one first."""
        return self._phrases.by_terminal

    def place_of(self, terminal: str) -> int:
        """Where in the grammar a terminal first stands: an order of what can follow."""
        first = self.phrases.get(terminal, (terminal,))[0]
        return self._places.get(first, len(self._places))

    @cached_property
    def _places(self) -> dict[str, int]:
        found = re.findall(r'"([^"]*)"|\b([A-Z][A-Z0-9_]+)\b', self._file)
        return {words: place for place, words in reversed([*enumerate(map("".join, found))])}

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that the language gives a meaning, in lower case."""
        words = {word for group in self.phrases.values() for one in group for word in one.split()}
        for name, pattern in self.patterns.items():
            if name != "VALUE":
                words.update(re.findall("[a-z]{2,}", pattern))
                words.update(re.findall("[a-z]{2,}", pattern.replace("s?", "")))
        return frozenset(words)

    def parser(self, ambiguity: str = "resolve") -> "Lark":
        """A parser of whole sentences; ``explicit`` lists every reading."""
        from lark import Lark

        return Lark(
            self._text,
            parser="earley",
            lexer="dynamic",
            ambiguity="explicit" if ambiguity == "explicit" else "resolve",
        )


@cache
def grammar() -> Grammar:
    """The grammar, read once."""
    return Grammar()


@cache
def _parser() -> "Lark":
    return grammar().parser()


def parse(prepared: str) -> "Tree[Any] | Stop":
    """The tree of a prepared sentence, or how far it could be followed."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF

    try:
        return _parser().parse(prepared)
    except UnexpectedCharacters as stop:
        return Stop(stop.pos_in_stream or 0)
    except UnexpectedEOF:
        return Stop(len(prepared))


@lru_cache(_KEPT_PREFIXES)
def followers(prepared: str) -> frozenset[Follower]:
    """What can stand after the beginning of a sentence; nothing if it is none."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF

    beginning = f"{prepared} " if prepared else ""
    try:
        _parser().parse(beginning + _NOTHING_MATCHES)
    except UnexpectedCharacters as stop:
        if (stop.pos_in_stream or 0) < len(beginning):
            return frozenset()
        return frozenset(
            Follower(item.expect.name, item.rule.alias or item.rule.origin.name)
            for item in stop.considered_rules or ()
        )
    except UnexpectedEOF:
        return frozenset()
    return frozenset({Follower("VALUE", "set")})  # which takes whatever stands there
