"""An acting screen: one at a table, on which keys do what the table of actions says."""

from abc import abstractmethod
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual import events

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.actions import Action, Moment, actions_now
from magoo_tui.tui.buzzing import Buzzing
from magoo_tui.tui.pressed import pressed_in, sign_of
from magoo_tui.tui.screens.following import Following
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.telling import rulebook_of

if TYPE_CHECKING:
    from textual.screen import ModalScreen
    from textual.worker import Worker

Answer = TypeVar("Answer")


class Acting(Following[None], Leaving[None]):
    """A screen at a table. ``acts`` are the objects whose methods do the actions."""

    AUTO_FOCUS: ClassVar[str | None] = ""
    """No widget takes the keys by itself: they belong to the screen until the bar is opened."""

    acts: Sequence[object]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.view = sitting.view()
        self.clause: ClauseId | None = None
        """The clause that the screen names just now."""
        self._keys: dict[str, Action] = {}
        self._under_way: Worker[None] | None = None
        self._buzzing: Buzzing | None = None

    @abstractmethod
    def moment(self) -> Moment:
        """What decides which actions there are now."""

    @abstractmethod
    def refuse(self, refusal: Refusal) -> None:
        """Tell why something is not done."""

    @abstractmethod
    def accepted(self) -> None:
        """Something was done by somebody at this terminal."""

    @abstractmethod
    def rise(self) -> None:
        """Leave the table's screen; the table stays as it stands."""

    def offer(self) -> tuple[Action, ...]:
        """Find what can be done now, listen to its keys, and return what the footer tells."""
        actions = tuple(actions_now(self.sitting.face.actions, self.moment()))
        self._keys = {key: action for action in actions for key in action.keys.split(",")}
        return tuple(action for action in actions if action.in_footer)

    def offer_all(self) -> tuple[Action, ...]:
        """All that can be done now, for the command palette."""
        return tuple(dict.fromkeys(self._keys.values()))

    def press(self, event: events.Key) -> bool:
        """Do what the key stands for now; whether it stands for anything."""
        action = self._keys.get(event.key.lower() if len(event.key) == 1 else event.key)
        if action is None:
            return False
        event.stop()
        event.prevent_default()
        self.perform(action)
        return True

    def press_buzzer(self, event: events.Key) -> bool:
        """Hear a buzzer of this terminal, whoever looks at the screen; whether the key is one."""
        pressed = pressed_in(self.app)
        sitting, sign = self.sitting, sign_of(event)
        is_open = sitting.face.may_buzz(sitting.view_of(None))
        seat = sitting.keyboard.buzzing(sign, sitting.people) if is_open else None
        if seat is None:
            return bool(sitting.keyboard.keys) and pressed.is_spent(sign)
        event.stop()
        event.prevent_default()
        if self._buzzing is None:
            self._buzzing = Buzzing(self, pressed, self.buzzed)
        self._buzzing.hear(seat, pressed.press_of(event))
        return True

    def hears(self, event: events.Key) -> bool:
        """Whether a key is for this screen: one that came before it was covered by a race is not.

        It runs in the race.
        """
        from magoo_tui.tui.screens.race import RaceScreen

        if not self.is_active and isinstance(self.app.screen, RaceScreen):
            event.stop()
            self.app.screen.post_message(event)
        return self.is_active

    def buzzed(self, seat: Seat, moment: float) -> None:
        """Somebody has buzzed, at that moment. Why that is refused is told to them alone."""
        sitting = self.sitting
        refusal = sitting.submit(seat, sitting.face.buzz, sitting.at(moment))
        if refusal is None:
            self.accepted()
        elif seat == sitting.at_hand:
            self.refuse(refusal)
        else:
            sitting.whispers[seat] = refusal

    def perform(self, action: Action) -> None:
        """Do an action of the table of actions. Raises LookupError if nothing here does it."""
        for acts in self.acts:
            if (act := getattr(acts, action.id, None)) is not None:
                act()
                return
        raise LookupError(f"no act of {type(self).__name__} is called {action.id}")

    def submit(self, seat: Seat, command: str) -> bool:
        """Do something as that seat; why not is told where it is refused."""
        refusal = self.sitting.submit(seat, command)
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.accepted()
        return True

    def begin(self, act: Coroutine[Any, Any, None]) -> None:
        """Go through an act that asks something on its way, unless another one is under way."""
        if self._under_way is not None and not self._under_way.is_finished:
            act.close()
        else:
            self._under_way = self.run_worker(act, group="act")

    async def answer_of(self, modal: "ModalScreen[Answer]") -> Answer | None:
        """What somebody answers; None if nobody does, or something else is being asked."""
        if not self.is_active:
            return None
        return await self.app.push_screen_wait(modal)

    async def seat_of(self, title: str, seats: Sequence[Seat]) -> Seat | None:
        """One of these seats: the only one, or the one whose key is pressed."""
        if not seats:
            return None
        if len(seats) == 1:
            return seats[0]
        from magoo_tui.tui.modals.seat import SeatModal

        modal = SeatModal(self.view, title, seats, self.sitting.keyboard.letters)
        return await self.answer_of(modal)

    def open_rulebook(self, clause: ClauseId | None) -> None:
        """Open the rulebook at a clause."""
        from magoo_tui.tui.screens.rulebook import RulebookScreen

        book = rulebook_of(self.sitting.table.game.name)
        keys = self.sitting.keyboard.keys
        self.show_over(RulebookScreen(book, self.view.law, clause, keys))
