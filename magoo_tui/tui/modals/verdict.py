"""A charge, from its answer to the end of the vote on it (magoo.art2.2)."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.kernel.views import ChargeView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.floor import FloorDialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.time_left import TimeLeft
from magoo_tui.wording import visible


class VerdictModal(FloorDialog):
    """The accused admits or contests; contested, the others say aye or nay."""

    LASTS = "The table waits until the charge is answered and decided."

    def compose(self) -> ComposeResult:
        """The charge, the voices, and the keys."""
        with Vertical(classes="dialog full") as box:
            box.border_title = titled(tr("A charge"))
            yield Label("", markup=False, classes="plain", id="who")
            yield Label("", markup=False, id="text")
            yield Label("", markup=False, classes="quiet", id="state")
            yield self.ballot
            with Horizontal(classes="standing"):
                yield Label("", markup=False, classes="plain", id="count")
                yield TimeLeft(self.seconds_left)
            with Horizontal(classes="keys"):
                yield KeyButton("a", tr("Admit"), id="admit")
                yield KeyButton("c", tr("Contest"), id="contest")
                yield KeyButton("a", tr("Aye: it is so"), id="aye")
                yield KeyButton("n", tr("Nay"), id="nay")
                yield KeyButton("+", tr("all ayes"), id="ayes")
                yield KeyButton("-", tr("all nays"), id="nays")
            yield Label("", markup=False, classes="plain", id="answer")

    def is_over(self) -> bool:
        """Admitted, decided or fallen."""
        return self.view.charge is None

    def show(self) -> None:
        """Bring it up to the view."""
        charge = self.view.charge
        if charge is None:
            return
        accuser, accused = (
            visible(self.view.places[seat].name) for seat in (charge.accuser, charge.accused)
        )
        self.query_one("#who", Label).update(
            tr("{accuser} charges {accused}:", accuser=accuser, accused=accused)
        )
        self.query_one("#text", Label).update(visible(charge.reason))
        self.query_one("#state", Label).update(_state(charge, accused))
        self.query_one(TimeLeft).show(self.view.limit)
        is_here = charge.accused in self.sitting.people
        for answer in ("admit", "contest"):
            self.query_one(f"#{answer}").display = is_here and not charge.is_contested
        self._show_vote(charge, accused)

    def _show_vote(self, charge: ChargeView, accused: str) -> None:
        vote = charge.vote if charge.is_contested else None
        self.show_ballot(vote)
        waits = tr("waiting for {seats}", seats=accused) if vote is None else self.standing_of(vote)
        self.query_one("#count", Label).update(waits)
        self.rest_focus()

    @on(KeyButton.Pressed, "#admit, #contest")
    def answer(self, pressed: KeyButton.Pressed) -> None:
        """What the accused says."""
        if (charge := self.view.charge) is not None:
            self.do(charge.accused, str(pressed.button.id))


def _state(charge: ChargeView, accused: str) -> str:
    if charge.is_contested:
        return tr(
            "{seat} contests it. More than half of the others must say aye, or it falls.",
            seat=accused,
        )
    return tr("{seat} answers: admitted, it is paid for; contested, the others vote.", seat=accused)
