"""Speaking: words said with the cards or alone, and commands of the notation."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.clause_id import NOTATION
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.tongue import tr
from magoo_tui.tui.telling import name_of

if TYPE_CHECKING:
    from magoo_tui.tui.screens.playing import Playing
    from magoo_tui.tui.screens.table import TableScreen
    from magoo_tui.tui.widgets.bar import Bar, Mode

COMMANDS: Final = (
    *('say "', "move to convene", "second", "withdraw", "next round", "throw ", "leave"),
)


class Speaking:
    """Opens the bar, and does what is typed there. The bar is made when it is first wanted."""

    def __init__(self, screen: "TableScreen", playing: "Playing") -> None:
        self._screen = screen
        self._playing = playing
        self._bar: Bar | None = None

    @property
    def is_open(self) -> bool:
        """Whether keys are letters now."""
        return self._bar is not None and self._bar.display

    def say(self) -> None:
        """Say something: with the cards chosen, whose calls then stand there, or alone."""
        if self._screen.view.seat is None:
            self._screen.out_of_turn.say()
            return
        is_laying = self._playing.is_laying
        words = "! ".join(self._playing.calls()) if is_laying else ""
        self._screen.begin(self._open("say", words, " say with it ▸ " if is_laying else ""))

    def command(self) -> None:
        """Type a command."""
        self._screen.begin(self._open("command"))

    async def _open(self, mode: "Mode", text: str = "", prompt: str = "") -> None:
        if self._bar is None:
            from magoo_tui.tui.widgets.bar import Bar

            self._bar = Bar(self.completions)
            await self._screen.mount(self._bar)
        self._screen.action_row.display = False
        self._bar.open(mode, text, prompt)

    def leave(self) -> None:
        """Close the bar, and forget what stands in it."""
        if self._bar is not None and self._bar.is_mounted and self._bar.display:
            self._bar.close()
            self.closed()

    def closed(self) -> None:
        """The bar has gone: the acts stand at the foot again."""
        self._screen.action_row.display = True

    def do(self, mode: "Mode", text: str) -> None:
        """Say it, lay the chosen cards with it, or take it for a command."""
        screen, seat = self._screen, self._screen.view.seat
        if mode == "command":
            self._command(text)
        elif self._playing.is_laying:
            self._playing.lay(text)
        elif seat is not None:
            from magoo_tui.tui.modals.field import quoted

            screen.submit(seat, f"say {quoted(text)}")

    def _command(self, text: str) -> None:
        """A command of the seat at hand, or ``NAME: COMMAND`` of another person here."""
        screen = self._screen
        seat, command = screen.view.seat, text.strip()
        name, colon, rest = text.partition(":")
        named = find_seat(screen.sitting.table.names, name) if colon else None
        if named is not None and '"' not in name:
            seat, command = named, rest.strip()
        if seat is None or seat not in screen.sitting.people:
            screen.refuse(Refusal(NOTATION, tr("Nobody at this terminal has that seat now.")))
        elif seat == screen.view.seat:
            if screen.submit(seat, command):
                self._playing.after(seat, command)
        else:
            self._as_another(seat, command)

    def _as_another(self, seat: Seat, command: str) -> None:
        """Do it as somebody whose hand is not shown; why not tells of that hand, and to them."""
        screen = self._screen
        refusal = screen.sitting.submit(seat, command)
        if refusal is None:
            screen.accepted()
            self._playing.after(seat, command)
        else:
            screen.sitting.whispers[seat] = refusal
            name = name_of(screen.view, seat)
            screen.refuse(
                Refusal(NOTATION, tr("That is refused, and {seat} alone is told why.", seat=name))
            )

    def completions(self) -> Iterator[str]:
        """Whole lines that could be meant now, the likeliest first."""
        view = self._screen.view
        yield from (option.command for option in view.options)
        yield from COMMANDS
        yield from self._playing.completions()
        others = [p for p in view.places if not p.is_gone and p.seat != view.seat]
        yield from (f'charge {place.name} "' for place in others)
