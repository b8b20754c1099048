"""Options that several commands have."""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from magoo_tui import tongue
from magoo_tui.bots.levels import Level
from magoo_tui.cli import completing
from magoo_tui.cli.faults import Fault
from magoo_tui.cli.houses import directory_of
from magoo_tui.tui.options import THEMES, Options

House: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        help="The directory of the house: its people, tables, laws. Else MAGOO_HOUSE says it.",
        metavar="DIR",
        file_okay=False,
    ),
]
Game: TypeAlias = Annotated[
    str, typer.Option(help="Which game.", autocompletion=completing.games, metavar="GAME")
]
Plain: TypeAlias = Annotated[
    bool,
    typer.Option("--plain", help="Line by line, without a screen: for screen readers, scripts."),
]
Ascii: TypeAlias = Annotated[bool, typer.Option("--ascii", help="Letters only, no shapes.")]
Theme: TypeAlias = Annotated[
    str | None, typer.Option(help=f"Colors: {', '.join(THEMES)}.", metavar="NAME")
]
NoMotion: TypeAlias = Annotated[bool, typer.Option("--no-motion", help="Nothing moves.")]
Bots: TypeAlias = Annotated[
    int | None, typer.Option(help="So many seats more are played by bots.", min=0, max=19)
]
GameNamed: TypeAlias = Annotated[
    str, typer.Argument(help="Which game.", autocompletion=completing.games, metavar="GAME")
]
Saved: TypeAlias = Annotated[
    str | None,
    typer.Argument(
        help="A saved table; else the last one played.",
        autocompletion=completing.tables,
        metavar="TABLE",
    ),
]
Seats: TypeAlias = Annotated[
    str | None, typer.Option(help='Names of people, clockwise: "Ann, Bo, Cy".', metavar="NAMES")
]
Aloud: TypeAlias = Annotated[bool, typer.Option("--aloud", help="Calls are said aloud, not typed.")]
Decks: TypeAlias = Annotated[int, typer.Option(help="1, or 2 for up to twenty.", min=1, max=2)]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        help="A number of the rulebook; may be given several times.",
        metavar="NAME=VALUE",
        autocompletion=completing.settings,
    ),
]
From: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--from",
        help="Go on where a record ends; the house does not count it.",
        metavar="FILE",
        dir_okay=False,
    ),
]
Host: TypeAlias = Annotated[
    str | None, typer.Option(help="Whose place it is; else the first seat.", metavar="NAME")
]


def _speak(language: str) -> str:
    try:
        tongue.speak(language.strip().lower())
    except ValueError as fault:
        raise typer.BadParameter(str(fault)) from fault
    return language


Lang: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        help=f"The language of what is told: {', '.join(tongue.LANGUAGES)}. Else MAGOO_LANG.",
        envvar="MAGOO_LANG",
        show_envvar=False,
        callback=_speak,
        is_eager=True,
        metavar="LANGUAGE",
    ),
]
"""What is not translated is told in English."""

BotSeats: TypeAlias = Annotated[int, typer.Option(help="So many bots.", min=2, max=20)]
Speed: TypeAlias = Annotated[float, typer.Option(help="2 is twice as fast.", min=0.1, max=1000)]
Workers: TypeAlias = Annotated[
    int | None, typer.Option(help="So many processes; else one for each core.", min=1, max=256)
]
LevelOption: TypeAlias = Annotated[Level, typer.Option(help="How well the bots play.")]


HOUSE_IN_USE: Final = "magoo.house"
"""Under this key a command's context keeps the directory of its house."""


def house_directory(ctx: typer.Context, option: Path | None) -> Path:
    """The house: the command's own option, else that before the command, else MAGOO_HOUSE's."""
    before = ctx.obj if isinstance(ctx.obj, Path) else None
    directory = ctx.meta[HOUSE_IN_USE] = directory_of(option or before)
    return directory


def drawing(
    theme: str | None, is_ascii: bool, no_motion: bool, *, is_plain: bool = False
) -> Options:
    """How things are drawn. Raises Fault, also where there is no terminal to draw on."""
    from magoo_tui.cli.screens import need_input, need_terminal, options_from

    if theme is not None and theme not in THEMES:
        raise Fault(f"There is no theme {theme}: take {', '.join(THEMES)}.")
    if is_plain:
        need_input()
    else:
        need_terminal()
    return options_from(theme=theme, is_ascii=is_ascii, has_motion=not no_motion)


def known_game(name: str) -> str:
    """A game that can be played here, in any case. Raises Fault."""
    from magoo_tui.games import GAMES

    wanted = name.strip().lower()
    if wanted not in GAMES:
        raise Fault(f"There is no game {name} here: take {', '.join(GAMES)}.")
    return wanted
