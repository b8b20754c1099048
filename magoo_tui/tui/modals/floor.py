"""What has the floor in place of play: a dialog that follows the table until it is over."""

from abc import abstractmethod
from typing import Final

from textual import on
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import VoteView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.ballot import Ballot
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import Dialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.screens.following import Following
from magoo_tui.tui.sitting import Sitting
from magoo_tui.wording import visible

WORDS: Final = {"a": True, "n": False}
ALL_TOGETHER: Final = {"+": True, "-": False}

NAMED: Final = 3
"""Of more than so many that are waited for only the first is named."""


class FloorDialog(Dialog[None], Following[None]):
    """A session or a charge, live: it goes when the table says that it is over.

    Every seat is heard by its own key and then ``a`` or ``n``; after ``+`` or ``-`` the keys of
    the seats alone say aye or nay, so that a whole table is heard in a moment.
    """

    LASTS = ""
    """Why nobody leaves it by a key."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.view = sitting.view()
        self.ballot = Ballot(
            [place for place in self.view.places if not place.is_gone],
            sitting.keyboard.letters,
            sitting.people,
        )
        self._together: bool | None = None
        self._is_asking = False
        """Whether the line below the keys asks somebody for aye or nay."""
        self._has_ended = False
        self._is_heard = False
        """Whether somebody of this terminal was to be heard when it was last looked at."""

    def on_mount(self) -> None:
        """Show what has the floor, unless it is over already."""
        if self.is_over():
            self.call_later(self._end)
        else:
            self.show()

    def catch_up(self) -> None:
        """Show how it stands; go, where it is over."""
        self.view = self.sitting.view()
        if not self.is_over():
            self.show()
        elif self.is_active:
            self._end()

    def _end(self) -> None:
        """Go, once."""
        if not self._has_ended:
            self._has_ended = True
            self.dismiss(None)

    def on_screen_resume(self) -> None:
        """What has changed while another screen lay on top is shown now."""
        if self.is_mounted:
            self.catch_up()

    def action_leave(self) -> None:
        """Esc takes back whose voice was to be heard, and no more."""
        self.ballot.chosen = None
        self.tell(tr(self.LASTS))

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the table has gone on to something else."""

    @abstractmethod
    def show(self) -> None:
        """Draw what the view says."""

    def seconds_left(self) -> float | None:
        """How long the running limit still runs, where a clock runs at all."""
        return None if self.sitting.live is None else self.sitting.live.limit_left

    def do(self, seat: Seat, command: str) -> bool:
        """Submit it for that seat; a refusal is shown in one line with its clause."""
        refusal = self.sitting.submit(seat, command)
        if refusal is None:
            self.tell("")
            return True
        self.tell(f"{refusal.sentence}  {cite(refusal.clause)}", is_refusal=True)
        return False

    def tell(self, sentence: str, *, is_refusal: bool = False) -> None:
        """Say something in the line below the keys."""
        self._is_asking = False
        line = self.query_one("#answer", Label)
        line.set_class(is_refusal, "refusal")
        line.update(visible(sentence))

    def _names(self, seats: tuple[Seat, ...]) -> str:
        """These seats' names in a row, or the first and how many more."""
        named = [visible(self.view.places[seat].name) for seat in seats]
        if len(named) <= NAMED:
            return ", ".join(named)
        return tr("{first} and {count} more", first=named[0], count=len(named) - 1)

    def press(self, character: str) -> bool:
        """While there is a vote the seats' keys come first, but for who is about to be heard."""
        key = character.casefold()
        if not self.ballot.display or not self.ballot.wanted():
            return super().press(character)
        if self.ballot.chosen is not None and key in WORDS:
            self.hear(self.ballot.chosen, is_aye=WORDS[key])
            return True
        for voice in self.ballot.voices:
            if voice.key == key:
                self._called(voice.seat, is_awaited=not voice.disabled)
                return True
        return super().press(character)

    def _called(self, seat: Seat, *, is_awaited: bool) -> None:
        if not is_awaited:
            name = self.view.places[seat].name
            self.tell(tr("{seat} is not to be heard here now.", seat=name))
        elif self._together is not None:
            self.hear(seat, is_aye=self._together)
        else:
            self.ballot.chosen = seat
            self._ask_word(seat)

    def _ask_word(self, seat: Seat) -> None:
        """Somebody is about to be heard: ask for the word."""
        self.tell(tr("{seat} says:  a aye,  n nay", seat=self.view.places[seat].name))
        self._is_asking = True
        for button in self.query("#aye").results(KeyButton):
            button.focus()

    def hear(self, seat: Seat, *, is_aye: bool) -> None:
        """That seat's voice."""
        self.ballot.chosen = None
        if self.do(seat, "aye" if is_aye else "nay"):
            self.catch_up()
            self._focus_voice()

    @on(Ballot.Chosen)
    def _ask_chosen(self, chosen: Ballot.Chosen) -> None:
        self._called(chosen.seat, is_awaited=True)

    @on(KeyButton.Pressed, "#aye, #nay")
    def _say(self, pressed: KeyButton.Pressed) -> None:
        if self.ballot.chosen is None:
            self.tell(tr("Whose voice is it? The key beside a name says so."))
        else:
            self.hear(self.ballot.chosen, is_aye=pressed.button.id == "aye")

    @on(KeyButton.Pressed, "#ayes, #nays")
    def _hear_together(self, pressed: KeyButton.Pressed) -> None:
        is_aye = ALL_TOGETHER[pressed.button.key]
        self._hear_all_as(None if self._together is is_aye else is_aye)
        self.ballot.chosen = None
        if self._together is None:
            told = tr("One after the other again.")
        elif is_aye:
            told = tr("Whoever says aye presses the key beside the name; + ends it.")
        else:
            told = tr("Whoever says nay presses the key beside the name; - ends it.")
        self.tell(told)

    def _hear_all_as(self, is_aye: bool | None) -> None:
        """From now on a seat's key alone says this, or nothing by itself."""
        self._together = is_aye
        for button in self.query("#ayes, #nays").results(KeyButton):
            button.is_on = is_aye is not None and ALL_TOGETHER[button.key] is is_aye

    def show_ballot(
        self, vote: VoteView | None, *, chair: Seat | None = None, is_chairs_turn: bool = False
    ) -> None:
        """Bring the voices up to the vote; with a vote ends what was said for all together."""
        self.ballot.display = vote is not None
        if vote is None:
            self._hear_all_as(None)
            self.ballot.close()
        else:
            self.ballot.show(vote, chair=chair, is_chairs_turn=is_chairs_turn)
        if self._is_asking and self.ballot.chosen is None:
            self.tell("")
        may_be_heard = vote is not None and bool(self.ballot.wanted())
        for button in self.query("#aye, #nay, #ayes, #nays"):
            button.display = may_be_heard
        if may_be_heard and not self._is_heard:
            self.call_after_refresh(self._focus_voice)
        self._is_heard = may_be_heard

    def _focus_voice(self) -> None:
        """Where a vote begins, the first whose voice is wanted is at hand."""
        if wanted := self.ballot.wanted():
            wanted[0].focus()

    def standing_of(self, vote: VoteView) -> str:
        """The numbers of a vote, and who is waited for."""
        waits = self._names(vote.waits_for)
        counts = tr(
            "needs {needs} of {members} · has {ayes}",
            needs=vote.needs,
            members=len(vote.members),
            ayes=len(vote.ayes),
        )
        return f"{counts} · {tr('waiting for {seats}', seats=waits)}" if waits else counts

    def rest_focus(self) -> None:
        """The focus goes on to a key that is there, where its own has gone."""
        here = self.focused
        if here is None or not here.display or here.disabled or not here.is_on_screen:
            keys = [key for key in self.query(KeyButton) if key.display and not key.disabled]
            self.set_focus(keys[0] if keys else None)
