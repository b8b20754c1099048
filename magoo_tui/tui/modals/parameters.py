"""The parameters of a rulebook, with what is in force and what they take, and a new value."""

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Label, OptionList

from magoo_tui.rulebook import (
    ChoiceParameter,
    IntParameter,
    Parameter,
    Rulebook,
    TextParameter,
    Value,
)
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.choices import ChoiceList
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.modals.key_button import KeyButton

FEW: Final = 12
"""So many values or fewer stand in a list."""
ROOM: Final = 42
"""Cells of a row for what is in force and what is taken."""
LEAST_OF_VALUE, MOST_OF_VALUE = 8, 15
"""Cells for what is in force, as the longest of them asks."""
LONGEST: Final = 64
"""Characters that a value may have, blanks and all, unless it is a text that may have more."""
RESET: Final = Binding("ctrl+r", "reset", show=False)
"""Gives a parameter the rulebook's own value."""


HINT: Final = (
    "↑↓, number or letters: to a row.  Enter: to its value.  Esc: back.\n"
    "Ctrl+R: the rulebook's own value."
)


class Setting(NamedTuple):
    """A parameter and the value it is to have, as people type it."""

    parameter: str
    value: str


class ParameterModal(Dialog[Setting]):
    """Asks which parameter, and then for its value.

    ``house`` are the values that hold in a house, to be told where the rulebook has others.
    """

    BINDINGS: ClassVar[list[BindingType]] = [RESET]

    def __init__(
        self,
        book: Rulebook,
        values: Mapping[str, Value],
        house: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__()
        self._book = book
        self._values = values
        self._house = house or {}
        self._names = tuple(book.parameters)
        parameters = book.parameters
        widest = max(cell_len(parameters[name].format(self._now(name))) for name in self._names)
        self._room = min(MOST_OF_VALUE, max(LEAST_OF_VALUE, widest + 1))
        """Cells for what is in force."""

    def compose(self) -> ComposeResult:
        """The parameters, in the order of the book."""
        with Vertical(classes="dialog full list") as box:
            box.border_title = titled(tr("Set which number or choice?"))
            yield ChoiceList([self._row(name) for name in self._names])
            yield Label(tr(HINT), classes="quiet")

    def _row(self, name: str) -> Content:
        parameter = self._book.parameters[name]
        now = parameter.format(self._now(name))
        return Content.assemble(
            (fit(name, 18), "bold"),
            (fit(now, self._room - 1) + " ", "bold $text-accent"),
            fit(origins(parameter, self._house.get(name)) or parameter.takes, ROOM - self._room),
            (f" {cite(self._book.clause_setting(name).id)}", "$secondary"),
        )

    def _now(self, name: str) -> Value:
        return self._values.get(name, self._book.parameters[name].initial)

    @on(OptionList.OptionSelected)
    def ask_value(self, selected: OptionList.OptionSelected) -> None:
        """Which value."""
        name = self._names[selected.option_index]
        parameter, house = self._book.parameters[name], self._house.get(name)

        def answer(value: str | None) -> None:
            if value is not None:
                self.dismiss(Setting(name, value))

        self.show_over(ValueModal(parameter, self._now(name), house), answer)

    def action_reset(self) -> None:
        """The rulebook's own value for what is under the cursor, if it has another one now."""
        at = self.query_one(ChoiceList).highlighted
        if at is not None:
            parameter = self._book.parameters[self._names[at]]
            if self._now(parameter.name) != parameter.initial:
                self.dismiss(Setting(parameter.name, parameter.format(parameter.initial)))


def origins(parameter: Parameter, house: Value | None) -> str:
    """Both values, where a house has another one than the rulebook; else nothing."""
    if house is None or house == parameter.initial:
        return ""
    return tr(
        "house: {house}, rulebook: {rulebook}",
        house=parameter.format(house),
        rulebook=parameter.format(parameter.initial),
    )


class ValueModal(Dialog[str]):
    """Asks for a value: from a list where there are few, else typed."""

    BINDINGS: ClassVar[list[BindingType]] = [RESET]

    def __init__(self, parameter: Parameter, now: Value, house: Value | None = None) -> None:
        super().__init__()
        self._parameter = parameter
        self._now = now
        self._house = house
        self._values = [value for value in _few(parameter) if value != now]

    def compose(self) -> ComposeResult:
        """What it means, what is in force, and the list or the field."""
        parameter = self._parameter
        with Vertical(classes="dialog list") as box:
            box.border_title = titled(tr("Set {parameter}", parameter=parameter.name))
            yield Label(parameter.meaning, markup=False, classes="plain")
            now = tr(
                "now {value}; it takes {takes}",
                value=parameter.format(self._now),
                takes=parameter.takes,
            )
            yield Label(now, markup=False, classes="quiet")
            if both := origins(parameter, self._house):
                yield Label(both, markup=False, classes="quiet")
            if self._values:
                values = [parameter.format(value) for value in self._values]
                are_numbers = any(value.isdigit() for value in values)
                yield ChoiceList(values, values if are_numbers else None)
            else:
                most = _longest(parameter)
                yield Field(placeholder=parameter.format(self._now), max_length=most)
            yield Label("", markup=False, classes="refusal")
            if self._now != parameter.initial:
                own = tr("the rulebook's own: {value}", value=parameter.format(parameter.initial))
                yield KeyButton("Ctrl+R", own, id="reset")

    @on(KeyButton.Pressed, "#reset")
    def action_reset(self) -> None:
        """The rulebook's own value, if it has another one now."""
        if self._now != self._parameter.initial:
            self.dismiss(self._parameter.format(self._parameter.initial))

    @on(OptionList.OptionSelected)
    def choose(self, selected: OptionList.OptionSelected) -> None:
        """That value."""
        self.dismiss(self._parameter.format(self._values[selected.option_index]))

    @on(Field.Submitted)
    def take(self, typed: Field.Submitted) -> None:
        """What was typed, if the parameter takes it."""
        try:
            value = self._parameter.parse(one_line(typed.value))
        except ValueError as no:
            self.query_one(".refusal", Label).update(str(no))
        else:
            self.dismiss(self._parameter.format(value))


def _longest(parameter: Parameter) -> int:
    """So many characters may be typed for it."""
    return max(LONGEST, parameter.max) if isinstance(parameter, TextParameter) else LONGEST


def _few(parameter: Parameter) -> list[Value]:
    """All values that it takes, where they are few enough for a list."""
    if isinstance(parameter, ChoiceParameter):
        return list(parameter.choices)
    if isinstance(parameter, IntParameter) and parameter.max - parameter.min < FEW:
        return [*parameter.also, *range(parameter.min, parameter.max + 1)]
    return []
