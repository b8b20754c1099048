"""A card that is shown to all because a law waits for it (law.hidden.2)."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.kernel.views import TableView
from magoo_tui.pins import Pins
from magoo_tui.tongue import tr
from magoo_tui.tui.faces.face import Face
from magoo_tui.tui.modals.covered import CoveredDialog
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible


class ShowModal(CoveredDialog[str]):
    """Asks the seat of the view for one of its cards that a law waits for; returns its name.

    Which cards there are, and whether there is any, is told to that seat alone. Where nobody has
    to look away (``is_alone``) it is open at once.
    """

    def __init__(
        self, view: TableView, face: Face, pins: Pins | None = None, *, is_alone: bool = False
    ) -> None:
        super().__init__(view, pins)
        self._face = face
        self._cards = [option.cards[0] for option in view.options if option.kind == "show"]
        self._is_alone = is_alone

    def compose(self) -> ComposeResult:
        """The curtain; the cards come when it is open."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("{seat} may show a card", seat=self.holder))
            yield Label("", markup=False, classes="plain", id="told")
            with Vertical(classes="kinds", id="cards"):
                for number, card in enumerate(self._cards[:9], 1):
                    yield KeyButton(str(number), "", id=f"card-{card}")
            with Horizontal(classes="keys"):
                yield KeyButton(
                    self.letter, tr("{seat} looks", seat=visible(self.holder)), id="open"
                )
            yield Label(tr("Esc: nothing is shown, and nothing is told."), classes="quiet")

    def begin(self) -> None:
        """Where nobody else looks on there is no curtain."""
        if self._is_alone:
            self.uncover()
        else:
            self.cover()

    def clear(self) -> None:
        """No card has its name."""
        self.query_one("#cards").display = False

    def uncover(self) -> None:
        """The cards, a key for each."""
        for button, card in zip(
            self.query("#cards KeyButton").results(KeyButton), self._cards, strict=False
        ):
            told = f"{self._face.look(card).label}  {self._face.spoken(card)}"
            button.label = button.label.from_text(told, markup=False)
            button.refresh(layout=True)
        some = tr("Which card does everybody see, until the next act?")
        nothing = tr("No card in this hand is one that a law waits for.")
        self.query_one("#told", Label).update(some if self._cards else nothing)
        cards = self.query_one("#cards")
        cards.display = bool(self._cards)
        self.query_one("#open").display = False
        buttons = list(self.query("#cards KeyButton").results(KeyButton))
        self.set_focus(buttons[0] if buttons else None)

    @on(KeyButton.Pressed, "#cards KeyButton")
    def choose(self, pressed: KeyButton.Pressed) -> None:
        """That card."""
        if self.query_one("#cards").display:
            self.dismiss(str(pressed.button.id).removeprefix("card-"))
