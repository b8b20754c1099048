"""Proposals that are typed: the table says as they are typed how it reads them."""

from collections.abc import Callable
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Label

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.law_text import LONGEST_LAW
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.sitting import Sitting
from magoo_tui.wording import visible

PAUSE: Final = 0.12
"""Seconds without a key after which the table reads what is typed."""
LONGEST_COMMAND: Final = 300
ADJOURNED: Final = "The session was adjourned."


class TypedForm(Dialog[str]):
    """A field, and below it how the table reads what stands in it."""

    TITLE_OF_FORM = ""
    PLACEHOLDER = ""
    HINT = ""
    NOTE = ""
    """What is to be known of everything that is proposed here."""
    LONGEST = LONGEST_LAW

    class Told(Message):
        """The table has accepted a line."""

    def __init__(self, sitting: Sitting, mover: Seat) -> None:
        super().__init__()
        self._sitting = sitting
        self._mover = mover
        self._waiting: Timer | None = None
        self._stop_following: Callable[[], None] | None = None

    def on_mount(self) -> None:
        """Follow the table: the session may end meanwhile."""
        self._stop_following = self._sitting.follow(self._tell)

    def on_unmount(self) -> None:
        """Nobody need be told any more."""
        if self._stop_following is not None:
            self._stop_following()

    def _tell(self) -> None:
        self.post_message(self.Told())

    @on(Told)
    def look(self) -> None:
        """Where the session has ended, say so; what was typed stays."""
        if self._is_adjourned:
            self.read()

    @property
    def _is_adjourned(self) -> bool:
        return self._sitting.view().committee is None

    def compose(self) -> ComposeResult:
        """The field, its reading, and what is to be known."""
        with Vertical(classes="dialog full") as box:
            box.border_title = titled(self.TITLE_OF_FORM)
            yield Field(placeholder=self.PLACEHOLDER, max_length=self.LONGEST)
            yield Label("", markup=False, classes="quiet", id="length")
            yield Label("", markup=False, classes="plain", id="reading")
            yield Label(self.HINT, markup=False, classes="quiet")

    def command_of(self, typed: str) -> str:
        """The command that the typed text stands for."""
        raise NotImplementedError

    @on(Field.Changed)
    def wait_for_more(self, typed: Field.Changed) -> None:
        """Read it once the keys rest."""
        self._say_length(typed.value)
        if self._waiting is not None:
            self._waiting.stop()
        self._waiting = self.set_timer(PAUSE, self.read)

    def read(self) -> None:
        """Ask the table what it would make of it; nothing is done."""
        typed = one_line(self.query_one(Field).value).strip()
        line = self.query_one("#reading", Label)
        line.set_class(False, "refusal")
        if self._is_adjourned:
            line.set_class(True, "refusal")
            line.update(ADJOURNED)
            return
        if not typed:
            line.update("")
            return
        answer = self._sitting.ask(self._mover, self.command_of(typed))
        if isinstance(answer, Refusal):
            line.set_class(True, "refusal")
            line.update(f"refused: {visible(answer.sentence)}  {cite(answer.clause)}")
        else:
            told = [visible(one.text) for one in answer]
            line.update("\n".join(filter(None, (*told, self.NOTE))))

    @on(Field.PasteCut)
    def tell_cut(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self.query_one("#length", Label).update(cut.sentence)

    def _say_length(self, typed: str) -> None:
        self.query_one("#length", Label).update(f"{len(typed)} of {self.LONGEST}")

    @on(Field.Submitted)
    def answer(self, typed: Field.Submitted) -> None:
        """Propose it, unless the table has already said that it may not be."""
        text = one_line(typed.value).strip()
        self.read()
        if text and not self.query_one("#reading").has_class("refusal"):
            self.dismiss(self.command_of(text))


class LawForm(TypedForm):
    """A law in the mover's own words; returns ``propose "..."``."""

    TITLE_OF_FORM = "A law in your own words"
    PLACEHOLDER = "Whoever lays a seven sings."
    HINT = "People keep it by hand, and charge who breaks it.\nEnter proposes it.  Esc: back."
    NOTE = "kept by hand"

    def command_of(self, typed: str) -> str:
        """The text in quotes; quotes inside it are part of it."""
        return f'propose "{typed}"'


class CommandForm(TypedForm):
    """A proposal as a record has it; returns it with its first word."""

    TITLE_OF_FORM = "The command"
    PLACEHOLDER = "propose set social = 3"
    HINT = (
        'propose "TEXT" · propose set NAME = VALUE · propose suspend CLAUSE\n'
        "propose restore CLAUSE · propose repeal N          Enter proposes it.  Esc: back."
    )
    LONGEST = LONGEST_COMMAND

    def command_of(self, typed: str) -> str:
        """As it is typed; the first word need not be."""
        return typed if typed.split(maxsplit=1)[0].casefold() == "propose" else f"propose {typed}"
