"""The curtain: between two people's turns, until the one whose turn it is has the laptop."""

from typing import Final

from rich.segment import Segment
from textual import events, on
from textual.app import ComposeResult
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import in_time
from magoo_tui.tongue import tr
from magoo_tui.tui.actions import Moment
from magoo_tui.tui.buzzers import spare_key
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import wrap
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.pin_entry import PinEntry
from magoo_tui.tui.pressed import Deafness, Pressed, sign_of
from magoo_tui.tui.screens.acting import Acting
from magoo_tui.tui.screens.out_of_turn import OutOfTurn
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.widgets.drawn import Drawn
from magoo_tui.tui.widgets.rows import ActionRow
from magoo_tui.wording import visible

WIDTH: Final = 46
NAMES_KEY: Final = "accent"
"""The style of the row that names the key, and of no other."""
OFFERS_PIN: Final = "quiet"
"""The style of the row that offers to set a PIN, and of no other."""
TOLD: Final = 2
"""So many of the last lines are told, for who has looked away."""


class CurtainBox(Drawn):
    """Whom to pass the laptop to, what happened, and the key that opens."""

    class Clicked(Message):
        """A row was clicked that names a key: its style's name tells which."""

        def __init__(self, kind: str) -> None:
            super().__init__()
            self.kind = kind

    def __init__(self) -> None:
        super().__init__(id="box")
        self._rows: list[tuple[str, str]] = []

    def show(self, rows: list[tuple[str, str]]) -> None:
        """Show these rows: a style's name, and the words."""
        self._rows = rows
        self.styles.height = len(rows) + 2
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """A frame with the words in it."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        canvas.frame(0, 0, canvas.width, canvas.height, palette.accent)
        for y, (kind, text) in enumerate(self._rows[: canvas.height - 2], start=1):
            canvas.put(3, y, text, getattr(palette, kind))
        return canvas.strips()

    def on_click(self, event: events.Click) -> None:
        """A click on a row that names a key is told; one beside it is nothing."""
        event.stop()
        y = event.y - 1
        if 0 <= y < len(self._rows) and self._rows[y][0] in (NAMES_KEY, OFFERS_PIN):
            self.post_message(self.Clicked(self._rows[y][0]))


class Cloth(Drawn):
    """The curtain itself, woven like the backs of the cards, in folds."""

    def draw(self, palette: Palette) -> list[Strip]:
        """Folds from top to bottom."""
        width, height = self.size
        fold = ("░" * 5 + "▒" * 2 + "░") * (width // 8 + 1)
        return [Strip([Segment(fold[:width], palette.back.fill)], width)] * height


class OwnPin:
    """The act of whoever the curtain waits for: to set, change or remove the PIN of that hand."""

    def __init__(self, screen: "CurtainScreen") -> None:
        self._screen = screen

    def pin(self) -> None:
        """Ask for it."""
        self._screen.begin(self._ask())

    async def _ask(self) -> None:
        from magoo_tui.tui.modals.pin import PinModal

        screen = self._screen
        if screen.seat is not None:
            name = screen.view.places[screen.seat].name
            told = await screen.answer_of(PinModal(screen.sitting.pins, name))
            screen.sitting.keyboard.give_keys()  # digits are no buzzers where PINs are typed
            if told is not None:
                screen.tell(told)


class CurtainScreen(Acting):
    """Hides all hands. It opens with the key of the seat that is waited for, and then its PIN."""

    CSS_PATH = "curtain.tcss"

    def __init__(self, sitting: Sitting, pressed: Pressed) -> None:
        super().__init__(sitting)
        self._own_pin = OwnPin(self)
        self.acts = (self._own_pin, OutOfTurn(self))
        self._used = pressed.last
        """The key that was used last: it does not open the curtain."""
        self._deafness = Deafness(pressed)
        self._note = ""
        self._entry = PinEntry(sitting.pins, self, opened=self._open, changed=self._show)

    def compose(self) -> ComposeResult:
        """The box, and what anybody may do meanwhile."""
        yield Cloth(id="cloth")
        yield CurtainBox()
        yield ActionRow()

    def on_mount(self) -> None:
        """Be deaf for a moment."""
        self._deafness.begin()
        self._show()

    def catch_up(self) -> None:
        """Tell what has happened; where nobody is to be hidden from any more, open.

        It stays beneath a session, a charge or a race, behind which hands are due again.
        """
        self.view = self.sitting.view()
        if self.seat is None or self._awaited_name != self._entry.name:
            self._entry.stop()
        is_interrupted = self.sitting.face.procedure(self.view) is not None
        if not is_interrupted and not self.sitting.needs_curtain(self.view):
            self.dismiss(None)
        elif self.is_active:
            self._show()

    def on_screen_resume(self) -> None:
        """Another screen has gone; its last key opens nothing, and no PIN is half typed."""
        self._deafness.begin()
        self._entry.stop()
        if self.is_mounted:
            self.catch_up()

    @property
    def seat(self) -> Seat | None:
        """Who is waited for."""
        return self.sitting.awaited(self.view)

    @property
    def _awaited_name(self) -> str:
        """What they are called."""
        return "" if self.seat is None else self.view.places[self.seat].name

    @property
    def letter(self) -> str:
        """The key that opens: the seat's own, unless it is the one just used."""
        if self.seat is None:
            return ""
        letters, keys = self.sitting.keyboard.letters, self.sitting.keyboard.keys
        if letters[self.seat] != self._used:
            return letters[self.seat]
        return spare_key(letters, keys, (self._used,))

    def moment(self) -> Moment:
        """Out of turn acts only."""
        may_set_pin = self.seat is not None and self.sitting.pins.may_be_set
        people = self.sitting.people
        return Moment(self.view, scope="curtain", people=people, may_set_pin=may_set_pin)

    def refuse(self, refusal: Refusal) -> None:
        """The sentence stands in the box."""
        self.tell(f"{refusal.sentence} {refusal.clause}")

    def tell(self, sentence: str) -> None:
        """Say something in the box."""
        self._note = sentence
        self._show()

    def accepted(self) -> None:
        """What was done is told by the log, and which keys people have now."""
        self.tell("")

    def _show(self) -> None:
        self.query_one(CurtainBox).show(self._rows(self.view))
        self.query_one(ActionRow).show(self.offer(), self.view)

    def _rows(self, view: TableView) -> list[tuple[str, str]]:
        """All of it is public."""
        situation = self.sitting.face.situation(view)
        if self.seat is None:
            return [("strong", situation)]
        name, room = visible(self._awaited_name), WIDTH - 6
        passing = tr("Pass the laptop to  {name}", name=name)
        rows = [("table", ""), ("strong", passing), ("table", "")]
        for line in view.log[-TOLD:]:
            rows += [("table", text) for text in wrap(line.text, room, 2)]
        rows += [("table", ""), *(("table", text) for text in wrap(situation, room))]
        words = list(in_time(view))[:TOLD]
        rows += [("table", text) for told in words for text in wrap(told, room)]
        rows += [("table", ""), *self._opening(name, room), *self._buzzers(view, room)]
        rows.append(("table", ""))
        rows += [("warning", text) for text in wrap(self._note, room)] if self._note else []
        return rows

    def _buzzers(self, view: TableView, room: int) -> list[tuple[str, str]]:
        """The key that each of this terminal slaps with, whoever has the laptop."""
        sitting = self.sitting
        if not sitting.keyboard.keys or not sitting.face.may_buzz(view):
            return []
        people = [seat for seat in sitting.people if not view.places[seat].is_gone]
        told = (f"[{sitting.keyboard.keys[seat]}] {view.places[seat].name}" for seat in people)
        words = tr("Buzzers: {keys}", keys="  ".join(told))
        return [("table", ""), *(("quiet", text) for text in wrap(words, room))]

    def _opening(self, name: str, room: int) -> list[tuple[str, str]]:
        """What is to be pressed or typed before the hand is seen."""
        if not self._entry.name:
            told = tr("{name}: press  {key}  to look", name=name, key=self.letter)
            rows = [(NAMES_KEY, told)]
            if (pins := self.sitting.pins).may_be_set:
                is_set = pins.is_set(self._awaited_name)
                verb = tr("*  changes or removes the PIN") if is_set else tr("*  sets a PIN")
                rows.append((OFFERS_PIN, verb))
            return rows
        kind = "warning" if self._entry.is_refused else "strong"
        asked = ((kind, text) for text in wrap(self._entry.told, room))
        return [*asked, ("strong", f"PIN  {self._entry.dots}")]

    def on_key(self, event: events.Key) -> None:
        """The seat's key opens, or asks for the PIN; others do what they do out of turn."""
        if not self.hears(event) or self._entry.press(event) or self.press_buzzer(event):
            return
        sign = sign_of(event)
        if sign == self.letter:
            event.stop()
            if self._deafness.may_open(sign):
                self._ask()
        elif not self._deafness.hears(sign) or not self.press(event):
            event.stop()

    @on(CurtainBox.Clicked)
    def do_by_click(self, clicked: CurtainBox.Clicked) -> None:
        """A click on the words that name a key does what the key does."""
        if not self._deafness.is_over:
            return
        if clicked.kind == OFFERS_PIN:
            self._own_pin.pin()
        else:
            self._ask()

    @on(ActionRow.Pressed)
    def press_in_row(self, pressed: ActionRow.Pressed) -> None:
        """A click does what the key does."""
        self.perform(pressed.action)

    def _ask(self) -> None:
        """Open, for whoever has a PIN after that."""
        self._note = ""
        self._entry.ask(self._awaited_name)

    def _open(self) -> None:
        if self.seat is not None:
            self.sitting.show(self.seat)
        self.dismiss(None)

    def rise(self) -> None:
        """Leave the table's screen too."""
        from magoo_tui.tui.screens.table import TableScreen

        self.dismiss(None)
        for screen in self.app.screen_stack:
            if isinstance(screen, TableScreen):
                screen.rise()
