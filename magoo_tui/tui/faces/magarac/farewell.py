"""The farewell: the donkey, the word, and everybody's letters, once a game is over."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.seat_view import Place, SeatView
from magoo_tui.tongue import tr
from magoo_tui.tui.blocks import HIGH
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.faces.magarac import donkey, word
from magoo_tui.tui.faces.magarac.cards import EARS
from magoo_tui.tui.faces.magarac.scenes import together
from magoo_tui.tui.faces.magarac.standing import letters_of
from magoo_tui.tui.lettering import fit, wrap
from magoo_tui.tui.palette import Palette
from magoo_tui.wording import visible

GAP: Final = 3
"""Cells between the donkey and the words."""
ROOM: Final = 42
"""Cells that the words have."""
WIDTH: Final = donkey.WIDE + GAP + ROOM
CITE: Final = 6
"""Of these the last ones are kept for clauses."""
MOST_ROWS: Final = 5
"""So many rows a text may take."""
MOST_IN_A_COLUMN: Final = 7
COLUMN: Final = ROOM // 2

Row = tuple[tuple[int, str, Style], ...]
"""Pieces of text, each with the cell at which it begins."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together; those of the word are left free for it."""

    rows: tuple[Row, ...]
    is_word: bool = False


def paint_farewell(canvas: Canvas, palette: Palette, view: SeatView, heard: int) -> None:
    """Paint all of it in the middle of a canvas, so many letters of the word lit.

    Where nobody has lost, none of them ever is.
    """
    x = (canvas.width - WIDTH) // 2
    donkey.paint_donkey(canvas, x, (canvas.height - donkey.HIGH) // 2, palette.paints.table)
    sections = list(_sections(palette, view))
    spare = canvas.height - sum(len(section.rows) for section in sections)
    gaps = max(0, min(len(sections) - 1, spare))
    x += donkey.WIDE + GAP
    y = max(0, spare - gaps) // 2
    for number, section in enumerate(sections, 1):
        if section.is_word:
            word.paint_word(canvas, x, y, heard, palette.accent, palette.faint)
        for row in section.rows:
            for begin, text, style in row:
                canvas.put(x + begin, y, text, style)
            y += 1
        y += number <= gaps


def _sections(palette: Palette, view: SeatView) -> Iterator[Section]:
    yield Section(tuple(_title(palette, view)))
    yield Section(((),) * HIGH, is_word=True)
    if view.losers:
        pat = tr("A laugh, and a pat on the neck.")
        yield Section(tuple(_cited(palette, pat, palette.table, "end.2")))
    else:
        yield Section((((0, tr("Nobody is the donkey this time."), palette.table),),))
    yield Section(tuple(_seats(palette, view)))
    if view.losers and view.forfeit != "none":
        told = tr("The loser's forfeit: {text}", text=visible(view.forfeit))
        yield Section(tuple(_cited(palette, told, palette.strong, "end.3")))


def _title(palette: Palette, view: SeatView) -> Iterator[Row]:
    """What has ended the game."""
    if not view.losers:
        told = tr("The game is over: too few are left to play")
        return _cited(palette, told, palette.strong, "end.6")
    names = together(view, view.losers)
    if len(view.losers) == 1:
        told = tr("The game is over: {seat} is the donkey", seat=names)
    else:
        told = tr("The game is over: {seats} are donkeys", seats=names)
    return _cited(palette, told, palette.accent, "end.1")


def _cited(palette: Palette, text: str, style: Style, clause: str) -> Iterator[Row]:
    """A text in rows, with its clause at the end of the last one."""
    *rows, last = wrap(text, ROOM - CITE)
    if len(rows) >= MOST_ROWS:
        rows, last = rows[: MOST_ROWS - 1], fit(" ".join(rows[MOST_ROWS - 1 :]), ROOM - CITE)
    yield from (((0, row, style),) for row in rows)
    yield ((0, last, style), (ROOM - len(clause), clause, palette.quiet))


def _seats(palette: Palette, view: SeatView) -> Iterator[Row]:
    """Everybody's letters, and no other order than that of the seats (magarac.end.4)."""
    yield from _cited(palette, tr("The letters, seat by seat:"), palette.quiet, "end.4")
    places = view.places
    if len(places) <= MOST_IN_A_COLUMN:
        yield from (_seat(palette, view, place, 0, ROOM - CITE, " ") for place in places)
        return
    half = -(-len(places) // 2)
    for number in range(half):
        row = _seat(palette, view, places[number], 0, COLUMN - 1, "")
        if number + half < len(places):
            row += _seat(palette, view, places[number + half], COLUMN, COLUMN - 1, "")
        yield row


def _seat(palette: Palette, view: SeatView, place: Place, begin: int, room: int, gap: str) -> Row:
    has_lost = place.seat in view.losers
    letters = letters_of(place, gap)
    name = fit(visible(place.name), room - cell_len(letters) - 3)
    mark = EARS if has_lost else "✗" if place.is_gone else " "
    style = palette.quiet if place.is_gone else palette.strong
    return (
        (begin, mark, palette.accent if has_lost else palette.quiet),
        (begin + 2, name, palette.accent if has_lost else style),
        (begin + room - cell_len(letters), letters, palette.accent if has_lost else palette.table),
    )


def letters_to_hear(view: SeatView) -> int:
    """How many letters are lit one after the other: all of the word, if anybody has lost."""
    return len(WORD) if view.losers else 0
