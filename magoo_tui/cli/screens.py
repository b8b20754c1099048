"""Shows the lobby, a table, a demo or a replay on this terminal."""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from magoo_tui.cli.desk import Desk
from magoo_tui.cli.faults import Fault
from magoo_tui.tui.options import Options

if TYPE_CHECKING:
    from textual.screen import Screen

    from magoo_tui.buzzers import Buzzers
    from magoo_tui.cli.seating import Seated
    from magoo_tui.pins import Pins
    from magoo_tui.tui.frames import Frame
    from magoo_tui.tui.sitting import Sitting

HARMLESS: Final = ("TEXTUAL_ANIMATIONS", "TEXTUAL_COLOR_SYSTEM", "TEXTUAL_FPS")
"""What may be said to Textual by the environment: how it draws, and no more."""


def options_from(
    *, theme: str | None = None, is_ascii: bool = False, has_motion: bool = True
) -> Options:
    """How things are drawn: what was asked for, and NO_COLOR where it is set and not empty."""
    is_colored = not os.environ.get("NO_COLOR")
    chosen = {} if theme is None else {"theme": theme}
    return Options(is_ascii=is_ascii, is_colored=is_colored, has_motion=has_motion, **chosen)


def speak_as_asked() -> None:
    """Speak the language that MAGOO_LANG names. Raises Fault if it is none."""
    if language := os.environ.get("MAGOO_LANG", "").strip().lower():
        from magoo_tui import tongue

        try:
            tongue.speak(language)
        except ValueError as fault:
            raise Fault(str(fault)) from fault


def show_lobby(directory: Path | None = None, options: Options | None = None) -> int:
    """The lobby, until somebody leaves it; gives the exit status.

    Nothing is loaded for it, and no house opened, but what its first frame shows.
    """
    need_terminal()
    speak_as_asked()
    desk = Desk(directory)

    def lobby() -> "Screen[Sitting | None]":
        from magoo_tui.tui.screens.lobby import LobbyScreen

        return LobbyScreen(desk)

    try:
        return _run(lambda: desk.directory, options or options_from(), lobby=lobby)
    finally:
        desk.close()
        for notice in desk.notices:
            sys.stderr.write(f"{notice}\n")


def show_table(
    seated: "Seated", pins: "Pins", buzzers: "Buzzers", directory: Path, options: Options
) -> int:
    """One table, until somebody leaves it; gives the exit status."""
    return _run(lambda: directory, options, sitting=sitting_of(seated, pins, buzzers))


def show_replay(
    frames: "Sequence[Frame]", game: str, title: str, directory: Path, options: Options
) -> int:
    """A record step by step; gives the exit status."""
    need_terminal()

    def replay() -> "Screen[Sitting | None]":
        from magoo_tui.tui.screens.replay import ReplayScreen

        # A replay gives nothing back, which the app takes for nobody sitting down.
        return cast("Screen[Sitting | None]", ReplayScreen(frames, game, title))

    return _run(lambda: directory, options, lobby=replay)


def sitting_of(
    seated: "Seated",
    pins: "Pins",
    buzzers: "Buzzers",
    left: "Callable[[], None] | None" = None,
) -> "Sitting":
    """What a screen sits on; ``left`` is told when it has been left."""
    from magoo_tui.tui.sitting import Sitting

    table, live, people = seated.live.table, seated.live, seated.people
    return Sitting(table, live, people=people, pins=pins, buzzers=buzzers, left=left)


def need_input() -> None:
    """Raise Fault where nobody can type and be told anything: a standard file is closed."""
    if sys.stdin is None or sys.stdout is None:
        raise Fault("A table needs an open standard input and an open standard output.")


def need_terminal() -> None:
    """Raise Fault where there is no terminal to draw on."""
    need_input()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Fault("The screens need a terminal; `magoo play --plain` does without one.")


def _run(
    directory: Callable[[], Path],
    options: Options,
    *,
    sitting: "Sitting | None" = None,
    lobby: "Callable[[], Screen[Sitting | None]] | None" = None,
) -> int:
    let_nothing_be_written_down()
    gc.disable()  # until the first screen stands, as the terminal's side has it
    from magoo_tui.tui.app import MagooApp
    from magoo_tui.tui.terminal import TerminalDriver, run_on_terminal

    app = MagooApp(
        sitting,
        options=options,
        lobby=lobby,
        driver_class=TerminalDriver,
        report=lambda error: report(error, directory()),
    )
    return run_on_terminal(app)


def let_nothing_be_written_down() -> None:
    """Take back from Textual, before it is loaded, what may press keys or keep what is shown.

    Its logs, screenshots and developers' console are switched on by the environment, and would
    hold every hand that was on the screen.
    """
    for name in [name for name in os.environ if name.startswith("TEXTUAL")]:
        if name not in HARMLESS:
            del os.environ[name]


def report(error: BaseException, directory: Path) -> str:
    """Write down where an error came from, and nothing of what was held; gives the line to say."""
    from magoo_tui.store.places import make_private_directory, utc_now, write_private
    from magoo_tui.tui.crash import crash_report

    path = directory / "reports" / f"{utc_now().replace(':', '-')}.txt"
    try:
        make_private_directory(path.parent)
        write_private(path, crash_report(error).encode())
    except OSError:
        return "Magoo has stopped over an error of its own. Every table is saved."
    return f"Magoo has stopped over an error of its own, described in {path}. Every table is saved."
