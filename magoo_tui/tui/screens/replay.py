"""A replay: a record step by step, forwards and backwards, or played by itself."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.style import Style
from textual.timer import Timer
from textual.widgets import Static

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.faces import face_of
from magoo_tui.tui.faces.face import Face
from magoo_tui.tui.frames import Frame
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.looks import Look
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.paint import card_style
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.tui.widgets.log import Log
from magoo_tui.tui.widgets.rows import TitleRow
from magoo_tui.tui.widgets.seats import SeatRows
from magoo_tui.tui.widgets.table_top import TableTop
from magoo_tui.wording import visible

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Steps in a second."""
FAR: Final = 10
NAME: Final = 12
BELOW_AND_ABOVE: Final = 6
"""The rows that the table itself does not have."""


class ReplayScreen(Leaving[None]):
    """Shows frames of a record. The sequence may make each frame when it is asked for.

    All hands are shown on request, where the frames have them.
    """

    CSS_PATH = "replay.tcss"
    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pageup", f"step(-{FAR})", show=False),
        Binding("pagedown", f"step({FAR})", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("space", "play", show=False),
        Binding("plus,equals_sign,up", "speed(1)", show=False),
        Binding("minus,down", "speed(-1)", show=False),
        Binding("h", "hands", show=False),
        Binding("r", "rulebook", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, frames: Sequence[Frame], game: str, title: str = "") -> None:
        super().__init__()
        if not frames:
            raise ValueError("a replay needs at least the table before the first line")
        self._frames = frames
        self._game = game
        self._face = face_of(game)
        self._title = title
        self._at = 0
        self._speed = 1
        self._playing: Timer | None = None
        self._shows_hands = False

    def compose(self) -> ComposeResult:
        """The table as a spectator sees it, the line just done, and the keys."""
        yield TitleRow()
        yield SeatRows()
        with Horizontal(id="middle"):
            yield TableTop()
            with VerticalScroll(id="all-hands", can_focus=False):
                yield Static("", id="hands", markup=False)
            yield Log(self._face.look, self._face.cards_in_text)
        yield Static("", id="line", markup=False)
        yield Static("", id="told", markup=False)
        yield Static("", id="progress", markup=False)
        with Horizontal(id="keys"):
            yield KeyButton("←", "back", id="back")
            yield KeyButton("→", "on", id="on")
            yield KeyButton("Space", "plays", id="play")
            yield KeyButton("+-", "speed", id="speed")
            yield KeyButton("h", "all hands", id="show-hands")
            yield KeyButton("r", "rulebook", id="rulebook")
            yield KeyButton("Esc", "leave", id="leave")

    def on_mount(self) -> None:
        """The table before the first line."""
        self.query_one("#all-hands").display = False
        self.action_go(0)

    def on_resize(self) -> None:
        """Arrange it anew."""
        rest, count = self.size.height - BELOW_AND_ABOVE, len(self._frame.view.places)
        top, seats = self.query_one(TableTop), self.query_one(SeatRows)
        top.use_room(seats, self.query_one(Log), self.size.width, rest, count)
        self._show()

    @property
    def _frame(self) -> Frame:
        return self._frames[self._at]

    def action_go(self, step: int) -> None:
        """To a frame by its number; from the end where it is below 0."""
        last = len(self._frames) - 1
        self._at = max(0, min(step if step >= 0 else last + 1 + step, last))
        self._show()

    def action_step(self, steps: int) -> None:
        """So many frames on, not beyond either end."""
        self.action_go(max(0, self._at + steps))

    def action_play(self) -> None:
        """Play by itself, or stop; from the end it begins anew."""
        if self._playing is not None:
            self._stop()
        else:
            if self._at == len(self._frames) - 1:
                self._at = 0
            self._playing = self.set_interval(1 / SPEEDS[self._speed], self._play_on)
        self._show()

    def _play_on(self) -> None:
        self.action_step(1)
        if self._at == len(self._frames) - 1:
            self._stop()
            self._show()

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    def action_speed(self, change: int) -> None:
        """Faster or slower."""
        self._speed = max(0, min(self._speed + change, len(SPEEDS) - 1))
        if self._playing is not None:
            self._stop()
            self._playing = self.set_interval(1 / SPEEDS[self._speed], self._play_on)
        self._show()

    def action_hands(self) -> None:
        """All hands, or the table again."""
        self._shows_hands = not self._shows_hands
        self.query_one("#all-hands").display = self._shows_hands
        self.query_one(TableTop).display = not self._shows_hands
        self._show()

    def action_rulebook(self) -> None:
        """The rulebook at the clause of what was just done, under the law of that moment."""
        from magoo_tui.tui.screens.rulebook import RulebookScreen
        from magoo_tui.tui.telling import rulebook_of

        self._stop()
        clause = next((clause for line in self._frame.told for clause in line.clauses), None)
        self.show_over(RulebookScreen(rulebook_of(self._game), self._frame.view.law, clause))

    def action_leave(self) -> None:
        """The replay is over."""
        self._stop()
        self.dismiss(None)

    @on(KeyButton.Pressed)
    def press(self, pressed: KeyButton.Pressed) -> None:
        """A click on a key does what the key does."""
        match pressed.button.id:
            case "back":
                self.action_step(-1)
            case "on":
                self.action_step(1)
            case "play":
                self.action_play()
            case "speed":
                self.action_speed(1 if self._speed < len(SPEEDS) - 1 else -self._speed)
            case "show-hands":
                self.action_hands()
            case "rulebook":
                self.action_rulebook()
            case _:
                self.action_leave()

    def _show(self) -> None:
        frame, face = self._frame, self._face
        view, looks = frame.view, face.seats(frame.view)
        self.query_one(TitleRow).show(face.heading(view))
        seats = self.query_one(SeatRows)
        seats.display = self._shows_hands or not self.query_one(TableTop).is_round
        seats.show(view.order, looks)
        self.query_one(TableTop).show(face.middle(view), view.order, looks, None)
        self.query_one(Log).show(frame.view.log)
        self.query_one("#line", Static).update(visible(frame.line) or self._beginning())
        told = " · ".join(visible(line.text) for line in frame.told)
        self.query_one("#told", Static).update(told)
        self.query_one("#progress", Static).update(self._progress())
        if self._shows_hands:
            self.query_one("#hands", Static).update(hands_of(frame, face, palette_of(self)))

    def _beginning(self) -> str:
        return f"The beginning of {visible(self._title)}" if self._title else "The beginning"

    def _progress(self) -> Content:
        """How far it has come, as a bar and in numbers."""
        last = len(self._frames) - 1
        numbers = f" {self._at} of {last} · {SPEEDS[self._speed]:g} a second "
        state = "▶ plays" if self._playing is not None else "paused"
        room = max(10, self.size.width - len(numbers) - 12)
        full = room if last == 0 else room * self._at // last
        return Content.assemble(
            (f" {state} ", "bold $text-accent"),
            ("━" * full, "$accent"),
            ("─" * (room - full), "$secondary"),
            (numbers, "$secondary"),
        )


def hands_of(frame: Frame, face: Face, palette: Palette) -> Content:
    """Every seat's cards beside its name, or why they are not to be seen."""
    if not frame.hands:
        return Content("This record does not tell the hands.")
    lines = [_hand(frame, face, Seat(seat), palette) for seat in range(len(frame.hands))]
    return Content("\n").join(lines)


def _hand(frame: Frame, face: Face, seat: Seat, palette: Palette) -> Content:
    place, is_on_turn = frame.view.places[seat], frame.view.turn == seat
    mark = "▶" if is_on_turn else " "
    style = "bold $text-accent" if is_on_turn else "bold"
    looks = [face.look(card) for card in frame.hands[seat]]
    shown = [part for one in looks for part in (_card(one, palette), " ")]
    nothing = "out" if place.is_out or frame.view.is_dealt else ""
    return Content.assemble((mark + fit(place.name, NAME), style), " ", *(shown or [nothing]))


def _card(look: Look, palette: Palette) -> tuple[str, Style]:
    return f"{look.face}{look.shape}", card_style(palette, look.ink)
