"""The forfeit: what awaits the loser, if everybody agrees on it before the first deal (end.3)."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import VoteView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.modals.floor import FloorDialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible

LONGEST = 120


class ForfeitField(Dialog[str]):
    """Asks what somebody proposes; returns ``propose set forfeit = ...``."""

    def __init__(self, mover: str) -> None:
        super().__init__()
        self._mover = mover

    def compose(self) -> ComposeResult:
        """The field, and how to leave."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("{seat} proposes a forfeit", seat=self._mover))
            yield Field(placeholder=tr("the loser brings the cake"), max_length=LONGEST)
            yield Label(
                tr("It stands when everybody has agreed (end.3).  Esc: nothing is proposed."),
                markup=False,
                classes="quiet",
            )

    @on(Field.PasteCut)
    def tell(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self.query_one(".quiet", Label).update(cut.sentence)

    @on(Field.Submitted)
    def propose(self, typed: Field.Submitted) -> None:
        """The text as it was typed; nothing typed is nothing proposed."""
        text = one_line(typed.value).strip()
        self.dismiss(f"propose set forfeit = {text}" if text else None)


class ForfeitModal(FloorDialog):
    """The forfeit that waits for everybody's aye; the first nay drops it."""

    LASTS = "The table waits until everybody has agreed, or somebody has not."

    def compose(self) -> ComposeResult:
        """The text, the voices, and the keys."""
        with Vertical(classes="dialog full") as box:
            box.border_title = titled(tr("A forfeit for the loser"))
            yield Label("", markup=False, classes="plain", id="who")
            yield Label("", markup=False, id="text")
            yield self.ballot
            yield Label("", markup=False, classes="plain", id="count")
            with Horizontal(classes="keys"):
                yield KeyButton("a", tr("Aye"), id="aye")
                yield KeyButton("n", tr("Nay: it falls"), id="nay")
                yield KeyButton("+", tr("all ayes"), id="ayes")
            yield Label("", markup=False, classes="plain", id="answer")

    def is_over(self) -> bool:
        """Agreed on, or dropped."""
        return self.view.forfeit_proposal is None

    def show(self) -> None:
        """Bring it up to the view."""
        waiting = self.view.forfeit_proposal
        if waiting is None:
            return
        mover = visible(self.view.places[waiting.mover].name)
        self.query_one("#who", Label).update(tr("{seat} proposes:", seat=mover))
        self.query_one("#text", Label).update(visible(waiting.text))
        asked: tuple[Seat, ...] = (*waiting.ayes, *waiting.waits_for)
        vote = VoteView(
            needs=len(asked),
            members=tuple(sorted(asked)),
            ayes=waiting.ayes,
            nays=(),
            waits_for=waiting.waits_for,
        )
        self.show_ballot(vote)
        self.query_one("#count", Label).update(self.standing_of(vote))
        self.rest_focus()
