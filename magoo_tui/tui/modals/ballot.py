"""A voice vote that goes round: who has said aye, who nay, and whose voice is still wanted."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.containers import Grid
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import PlaceView, VoteView
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible

WIDE = 22
"""From so many cells on a seat's vote stands there as a word."""


class Voice(KeyButton):
    """One seat of the committee, its key, and what it has said."""

    standing: reactive[str] = reactive("")
    """``aye``, ``nay``, ``silent``, or nothing yet."""
    note: reactive[str] = reactive("")
    """What else is to be known of it, in a word: ``chair``, ``out``."""
    is_awaited: reactive[bool] = reactive(default=False)

    def __init__(self, key: str, place: PlaceView) -> None:
        super().__init__(key, place.name)
        self.seat = place.seat
        self.place = place

    def render(self) -> Content:
        """Key, name, note and vote, as far as there is room."""
        width = max(8, self.content_size.width or WIDE)
        sign, style = _SIGNS[self.standing]
        word = f"{tr(self.standing)} {sign}".strip() if width >= WIDE else sign
        room = width - 4 - cell_len(word)
        name = f"{visible(self.place.name)} ({self.note})"
        if not self.note or cell_len(name) > room:
            name = self.place.name
        letters = (fit(name, room), "bold" if self.is_awaited else "")
        return Content.assemble(
            self.mark, (self.key, self.key_style), " ", letters, " ", (word, style)
        )

    @property
    def mark(self) -> str:
        """Who is about to be heard, or would be by Enter."""
        return "▸" if self.has_focus or self.has_class("-chosen") else " "

    @property
    def key_style(self) -> str:
        """A key that does nothing now is no key."""
        if self.has_focus or self.has_class("-chosen"):
            return "bold"
        return "bold $text-accent" if not self.disabled else "$secondary"


_SIGNS = {
    "": ("·", "$secondary"),
    "aye": ("✓", "bold $text-success"),
    "nay": ("✗", "bold $text-error"),
    "silent": ("-", "$secondary"),
}


class Ballot(Grid):
    """The committee, a seat beside the other; who is chosen says aye or nay next."""

    chosen: reactive[Seat | None] = reactive(None)

    class Chosen(Message):
        """Somebody is about to be heard."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(
        self, places: Sequence[PlaceView], letters: Sequence[str], people: Sequence[Seat]
    ) -> None:
        super().__init__(classes=f"ballot {_shape(len(places))}")
        self._people = frozenset(people)
        self.voices = [Voice(letters[place.seat], place) for place in places]

    def compose(self) -> ComposeResult:
        """All seats at the table, clockwise."""
        yield from self.voices

    def show(
        self, vote: VoteView | None, *, chair: Seat | None = None, is_chairs_turn: bool = False
    ) -> None:
        """Bring it up to a vote, or to the moment before one."""
        for voice in self.voices:
            seat = voice.seat
            is_member = vote is None or seat in vote.members
            notes = (tr("chair") if seat == chair else "", tr("out") if voice.place.is_out else "")
            voice.note = ", ".join(filter(None, notes))
            voice.standing = "" if vote is None else _standing(vote, seat)
            if is_chairs_turn and is_member and not voice.standing and seat != chair:
                voice.standing = "silent"
            voice.is_awaited = vote is not None and seat in vote.waits_for
            voice.disabled = not is_member or not voice.is_awaited or seat not in self._people
        if self.chosen is not None and self.voice_of(self.chosen).disabled:
            self.chosen = None
        if len(self._people) == 1 and self.chosen is None:
            self.chosen = next((v.seat for v in self.voices if not v.disabled), None)

    def close(self) -> None:
        """The vote is over: nobody is to be heard, and no seat's key does anything."""
        self.chosen = None
        for voice in self.voices:
            voice.is_awaited = False
            voice.disabled = True

    def voice_of(self, seat: Seat) -> Voice:
        """The place of that seat here."""
        return next(voice for voice in self.voices if voice.seat == seat)

    def wanted(self) -> list[Voice]:
        """Who of this terminal may be heard now."""
        return [voice for voice in self.voices if not voice.disabled]

    def watch_chosen(self, seat: Seat | None) -> None:
        """Mark who is about to be heard."""
        for voice in self.voices:
            voice.set_class(voice.seat == seat, "-chosen")

    @on(KeyButton.Pressed)
    def choose(self, pressed: KeyButton.Pressed) -> None:
        """That seat is to be heard."""
        pressed.stop()
        if isinstance(pressed.button, Voice):
            self.chosen = pressed.button.seat
            self.post_message(self.Chosen(pressed.button.seat))


def _standing(vote: VoteView, seat: Seat) -> str:
    if seat in vote.ayes:
        return "aye"
    return "nay" if seat in vote.nays else ""


def _shape(seats: int) -> str:
    """How many columns keep the seats within five rows, as a class."""
    return "two" if seats <= 4 else "three" if seats <= 12 else "four"
