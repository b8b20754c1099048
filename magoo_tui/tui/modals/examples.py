"""Laws to begin from: a page of sentences, of which one is put into the field."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from magoo_tui.rulebook.language.example import Examples
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.choices import PointedList
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton


class ExamplesModal(Dialog[str]):
    """Shows what tables like to vote on; returns a sentence, or nothing."""

    def __init__(self, examples: Examples) -> None:
        super().__init__()
        self._examples = examples

    def compose(self) -> ComposeResult:
        """The sentences by what comes of them, each with its meaning."""
        with Vertical(classes="dialog full list examples") as box:
            box.border_title = titled(tr("Laws to begin from"))
            yield PointedList(*_options(self._examples), markup=False)
            with Horizontal(classes="keys"):
                yield KeyButton("i", tr("Insert"), id="insert")
                yield Label(
                    tr("↑↓ to a sentence.  Enter or i puts it into the field.  Esc: back."),
                    markup=False,
                    classes="quiet",
                )

    def on_mount(self) -> None:
        """The first sentence is at hand."""
        sentences = self.query_one(PointedList)
        sentences.focus()
        sentences.highlighted = 1

    @on(OptionList.OptionSelected)
    def choose(self, selected: OptionList.OptionSelected) -> None:
        """That one."""
        self.dismiss(selected.option_id)

    @on(KeyButton.Pressed, "#insert")
    def insert(self) -> None:
        """The one at hand."""
        self.query_one(PointedList).action_select()


def _options(by_kind: Examples) -> list[Option]:
    options: list[Option] = []
    for heading, examples in by_kind:
        title = Content.styled(f"— {heading} —", "$text-accent")
        options.append(Option(title, disabled=True))
        options += [
            Option(
                Content.assemble((one.text, "bold"), "\n", (one.meaning, "$secondary")), one.text
            )
            for one in examples
        ]
    return options
