"""Keys that were pressed, and what hides a hand and must not be opened by one of them."""

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

from textual import events
from textual.app import App

DEAF: Final = 0.5
"""Seconds in which nothing opens a curtain; a key that is held down begins them again."""
HELD: Final = 0.12
"""Seconds between two presses of a key that is held down, at most."""
RECENT: Final = 2.0
"""Seconds after which a key that was used for something else may still come again by itself."""


def moment_of(event: events.Event) -> float:
    """When an event was read from the terminal, by ``monotonic``, however late it is heard."""
    return event.time


def sign_of(event: events.Key) -> str:
    """The key, whether it was shifted or not."""
    return (event.character or event.key).casefold()


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a key, as it was read."""

    sign: str
    moment: float
    """When it was read, by ``monotonic``."""
    gap: float = inf
    """Seconds since the same key was read the time before."""

    @property
    def is_repeat(self) -> bool:
        """Whether it came because the key was held down: so soon after the time before.

        The first repeat of a key held down comes later than that: see ``may_be_repeat``.
        """
        return self.gap <= HELD

    @property
    def may_be_repeat(self) -> bool:
        """Whether it is the first repeat of a key held down, or a new press.

        A key that is held down comes again within ``HELD``; nothing else tells the two apart.
        """
        return HELD < self.gap <= RECENT


class Pressed:
    """When each key was pressed, on whatever screen."""

    def __init__(self) -> None:
        self.last = ""
        """The key that was pressed last."""
        self.moment = 0.0
        """When that key was read, by ``monotonic``; keys of one read have the very same moment."""
        self._times: dict[str, tuple[float, float | None]] = {}
        self._moments: dict[str, float] = {}
        self._presses: WeakKeyDictionary[events.Key, Press] = WeakKeyDictionary()
        """What was noted of the keys that are still on their way to a screen."""
        self._spent: set[str] = set()

    def note(self, event: events.Key) -> None:
        """A key was pressed."""
        self.last, self.moment = sign_of(event), moment_of(event)
        gap = self.moment - self._moments.get(self.last, -inf)
        self._moments[self.last] = self.moment
        self._presses[event] = Press(self.last, self.moment, gap)
        if gap > RECENT:
            self._spent.discard(self.last)
        before = self._times.get(self.last)
        self._times[self.last] = (monotonic(), None if before is None else before[0])

    def at(self, sign: str) -> float | None:
        """When that key was pressed last; None if it never was."""
        times = self._times.get(sign)
        return None if times is None else times[0]

    def before(self, sign: str) -> float | None:
        """When that key was pressed the time before; None if there was no such time."""
        times = self._times.get(sign)
        return None if times is None else times[1]

    def press_of(self, event: events.Key) -> Press:
        """What was noted of a key when it was read, whatever has been read since."""
        return self._presses.get(event) or Press(sign_of(event), moment_of(event))

    def spend(self, sign: str) -> None:
        """That key has done what it was pressed for, and may still be held down."""
        self._spent.add(sign)

    def is_spent(self, sign: str) -> bool:
        """Whether that key has not rested since it was spent, so that it means nothing else yet."""
        return sign in self._spent


def pressed_in(app: App[Any]) -> Pressed:
    """The keys that were pressed in an app; none where it does not note them."""
    pressed = getattr(app, "pressed", None)
    return pressed if isinstance(pressed, Pressed) else Pressed()


class Deafness:
    """Keeps a curtain shut for a moment, and against every key that was in use before it."""

    def __init__(self, pressed: Pressed) -> None:
        self._pressed = pressed
        self.begin()

    def begin(self) -> None:
        """The curtain is seen from now on."""
        self._since = monotonic()
        self._until = self._since + DEAF

    @property
    def is_over(self) -> bool:
        """Whether the moment is over in which nothing is heard."""
        return monotonic() >= self._until

    def hears(self, sign: str) -> bool:
        """Whether a key that was just pressed is heard; one that is held down never is."""
        now, before = monotonic(), self._pressed.before(sign)
        if before is not None and now - before < HELD:
            self._until = now + DEAF
        return now >= self._until

    def may_open(self, sign: str) -> bool:
        """Whether a key that was just pressed may open: not by the way, after another use."""
        now, before = monotonic(), self._pressed.before(sign)
        if before is not None and before <= self._since and now - before < RECENT:
            self._until = now + DEAF
        return self.hears(sign)

    def may_open_now(self) -> bool:
        """Whether what was just pressed may open: the last key, or a click after the moment."""
        at = self._pressed.at(self._pressed.last)
        is_key = at is not None and at > self._since
        return self.may_open(self._pressed.last) if is_key else self.is_over
