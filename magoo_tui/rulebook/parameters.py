"""Parameters: the numbers, choices and texts of a clause that a house or a committee may set."""

import re
from abc import abstractmethod
from collections.abc import Iterable
from decimal import Decimal
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from magoo_tui.tongue import tr

Value: TypeAlias = int | str
"""What a parameter holds: a whole number, else the text in its one canonical spelling."""

Line = Annotated[str, Meta(min_length=1)]

_WHOLE = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


class Parameter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """One thing about a clause that may be set, with its bounds and its default.

    `parse` and `format` are inverse: every value a parameter takes is read back from its text.
    """

    type: ClassVar[str]
    name: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    meaning: Line
    alias: str = ""
    """Another name that people give it in a law (``hand size``); empty if there is none."""

    @property
    def spoken(self) -> str:
        """Its name as it is written in the sentence of a law, with blanks."""
        return self.alias or self.name.replace("_", " ")

    @property
    @abstractmethod
    def initial(self) -> Value:
        """The value in force where nothing else was set."""

    @property
    @abstractmethod
    def takes(self) -> str:
        """What it takes, as the end of a sentence: ``a whole number from 1 to 10``."""

    @abstractmethod
    def parse(self, text: str) -> Value:
        """The value that a typed text means; raises `ValueError` with a sentence for players."""

    def format(self, value: Value) -> str:
        """The value as players type and read it."""
        return str(value)

    @abstractmethod
    def fault(self) -> str | None:
        """What is wrong with the bounds or the default themselves, None if all is well."""

    def _refusal(self) -> ValueError:
        return ValueError(tr("{name} takes {takes}.", name=self.name, takes=self.takes))

    def _default_fault(self) -> str | None:
        try:
            same = self.parse(self.format(self.initial)) == self.initial
        except ValueError:
            same = False
        return None if same else f"the default of {self.name} must be {self.takes}"


class IntParameter(Parameter, frozen=True, kw_only=True, tag="int"):
    """A whole number between two bounds, or one of a few values beside them (``auto``, 0)."""

    type: ClassVar[str] = "int"
    default: Value
    min: int
    max: int
    also: tuple[Value, ...] = ()
    """Values out of bounds that are taken all the same."""

    @property
    def initial(self) -> Value:
        return self.default

    @property
    def takes(self) -> str:
        number = tr("a whole number from {least} to {most}", least=self.min, most=self.max)
        return _alternatives([number, *self.also])

    def parse(self, text: str) -> Value:
        word = text.strip()
        for value in self.also:
            if word.casefold() == str(value).casefold():
                return value
        if _WHOLE.fullmatch(word) and self.min <= int(word) <= self.max:
            return int(word)
        raise self._refusal()

    def fault(self) -> str | None:
        if self.min > self.max:
            return f"the bounds of {self.name} leave no value"
        return self._default_fault()


class DecimalParameter(Parameter, frozen=True, kw_only=True, tag="decimal"):
    """A number with decimals between two bounds, held as text so that it is never rounded."""

    type: ClassVar[str] = "decimal"
    default: str
    min: int
    max: int

    @property
    def initial(self) -> Value:
        return self.default

    @property
    def takes(self) -> str:
        return tr("a number from {least} to {most}", least=self.min, most=self.max)

    def parse(self, text: str) -> str:
        word = text.strip()
        if not _DECIMAL.fullmatch(word) or not self.min <= Decimal(word) <= self.max:
            raise self._refusal()
        whole, _, decimals = word.partition(".")
        decimals = decimals.rstrip("0")
        return f"{int(whole)}.{decimals}" if decimals else str(int(whole))

    def fault(self) -> str | None:
        if self.min > self.max:
            return f"the bounds of {self.name} leave no value"
        return self._default_fault()


class ChoiceParameter(Parameter, frozen=True, kw_only=True, tag="choice"):
    """One of a few words or phrases, typed in any case."""

    type: ClassVar[str] = "choice"
    default: str
    choices: Annotated[tuple[Line, ...], Meta(min_length=2)]

    @property
    def initial(self) -> Value:
        return self.default

    @property
    def takes(self) -> str:
        return _alternatives(self.choices)

    def parse(self, text: str) -> str:
        wanted = _one_line(text).casefold()
        for choice in self.choices:
            if choice.casefold() == wanted:
                return choice
        raise self._refusal()

    def fault(self) -> str | None:
        if len({choice.casefold() for choice in self.choices}) < len(self.choices):
            return f"two choices of {self.name} are the same"
        return self._default_fault()


class TextParameter(Parameter, frozen=True, kw_only=True, tag="text"):
    """A text of the players' own; its length is counted without blanks, unless they count too."""

    type: ClassVar[str] = "text"
    default: str
    min: Annotated[int, Meta(ge=0)]
    max: int
    counts_blanks: bool = False

    @property
    def initial(self) -> Value:
        return self.default

    @property
    def takes(self) -> str:
        if self.counts_blanks:
            return tr("a text of {least} to {most} characters", least=self.min, most=self.max)
        return tr(
            "a text of {least} to {most} letters, blanks not counted",
            least=self.min,
            most=self.max,
        )

    def parse(self, text: str) -> str:
        phrase = _one_line(text)
        counted = phrase if self.counts_blanks else phrase.replace(" ", "")
        if not self.min <= len(counted) <= self.max or not phrase.isprintable():
            raise self._refusal()
        return phrase

    def fault(self) -> str | None:
        if self.min > self.max:
            return f"the bounds of {self.name} leave no value"
        return self._default_fault()


AnyParameter: TypeAlias = IntParameter | DecimalParameter | ChoiceParameter | TextParameter
"""A parameter as a rulebook's file writes it, told apart by its ``type``."""


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _alternatives(values: Iterable[Value]) -> str:
    *first, last = [str(value) for value in values]
    return tr("{first} or {last}", first=", ".join(first), last=last) if first else last
