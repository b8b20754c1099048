"""What is proposed: five kinds of change, each with its own form, or a command as typed."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.reading.reader import Reader
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.telling import rulebook_of
from magoo_tui.wording import visible

KINDS = (
    ("l", "law", "A law in your own words", "the table enforces what it understands"),
    ("s", "set", "Set a number or a choice", "of a clause"),
    ("u", "suspend", "Suspend a clause", "as if it had not been written"),
    ("o", "restore", "Restore a clause", "that is suspended"),
    ("e", "repeal", "Repeal a law", "of the Maglossary"),
    ("t", "typed", "Type the command", "propose ..., as a record has it"),
)


class ProposeModal(Dialog[str]):
    """Asks a member of the committee what to propose; returns ``propose ...``."""

    def __init__(self, sitting: Sitting, mover: Seat) -> None:
        super().__init__()
        self._sitting = sitting
        self._mover = mover
        self._view = sitting.view()
        self._reader: Reader | None = None

    def compose(self) -> ComposeResult:
        """One key for each kind of change."""
        name = visible(self._view.places[self._mover].name)
        with Vertical(classes="dialog") as box:
            box.border_title = titled(tr("{seat} proposes", seat=name))
            with Vertical(classes="kinds"):
                for key, kind, label, note in KINDS:
                    text = Content.assemble(tr(label), ("  " + tr(note), "$secondary"))
                    yield KeyButton(key, text, id=kind)
            yield Label(tr("Esc: nothing is proposed."), classes="quiet")

    def on_mount(self) -> None:
        """What there is none of cannot be chosen. Whoever is to read a law makes ready."""
        self._reader = Reader()
        law = self._view.law
        self.query_one("#restore").disabled = not law.suspended
        self.query_one("#repeal").disabled = not any(one.number is not None for one in law.laws)

    def on_unmount(self) -> None:
        """Nothing is read any more."""
        if self._reader is not None:
            self._reader.stop()

    @on(KeyButton.Pressed)
    def open(self, pressed: KeyButton.Pressed) -> None:
        """Open the form for it; who leaves the form is back here."""
        kind = str(pressed.button.id)
        if kind == "set":
            self._ask_setting()
        else:
            self.show_over(self._form(kind), self._answer)

    def _form(self, kind: str) -> ModalScreen[str]:
        from magoo_tui.tui.modals import propose_change, propose_text

        if kind == "law":
            return propose_text.LawForm(self._sitting, self._mover, self._reader)
        if kind == "typed":
            return propose_text.CommandForm(self._sitting, self._mover, self._reader)
        forms = {
            "suspend": propose_change.SuspendForm,
            "restore": propose_change.RestoreForm,
            "repeal": propose_change.RepealForm,
        }
        return forms[kind](rulebook_of(self._sitting.table.game.name), self._view.law)

    def _ask_setting(self) -> None:
        from magoo_tui.tui.modals.parameters import ParameterModal, Setting

        def answer(setting: Setting | None) -> None:
            if setting is not None:
                self.dismiss(f"propose set {setting.parameter} = {setting.value}")

        self.show_over(
            ParameterModal(rulebook_of(self._sitting.table.game.name), self._view.law.parameters),
            answer,
        )

    def _answer(self, command: str | None) -> None:
        if command is not None:
            self.dismiss(command)
