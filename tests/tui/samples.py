"""Tables to look at: positions in the notation, played on to a moment worth seeing."""

from typing import Any

from textual.app import App

from magoo_tui.games import game_of
from magoo_tui.kernel.seats import find_seat
from magoo_tui.table.record import parse_record, split_line
from magoo_tui.table.table import Table
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.options import Options
from magoo_tui.tui.screens.table import TableScreen
from magoo_tui.tui.sitting import Sitting

PILE_ON = """
Game: magoo
Seats: Ann, Bo, Cy, Di, Eve
Dealer: Ann
Hand: Ann = RD G1 G2 B4 Y7 Y8 RS
Hand: Bo = R3 B3 RS W YD G7 W4
Hand: Di = Y9 Y1 G5 YR B8 RD W4
Hand: Eve = BD Y3
Discard: G8 R5 B0 Y0
Turn: Di

Di: play Y9
Eve: play Y3 "Uno"
Ann: play Y8 "Have fun, [b]Bo[/b]!"
Bo: play YD
"""
"""Di owes two; Cy is out."""

QUIET = """
Game: magoo
Seats: Ann, Bo, Cy
Hand: Ann = R1 R3 G4 B4 Y4 W W4 R5
Hand: Bo = G8 B8 B2 B1 Y3
Hand: Cy = R9 R1 Y2
Discard: B3 G7 R8 R4
Turn: Ann

"""
"""Ann can lay a Magoo (R1 R3), a Straight (R5 ...), a wild, or give three fours."""

CROWD = """
Game: magoo
Seats: Ann, Bo, Cy, Di, Eve, Flo, Gus, [/red], Hildegard the Learned, Ivo
Hand: Ann = R1 R2 R3 R4 R5 R6 R7 R8 R9 RS RR RD G1 G2 G3 G4 B5 B6 W W4
Hand: Bo = G8 B8 B2 B1 Y3
Hand: Cy = R9 R1 Y2
Hand: Di = G9 Y9
Hand: Eve = Y1 Y2 Y4 Y5
Hand: Flo = B3
Hand: Gus = B4 B7
Hand: [/red] = G5 G6 G7
Hand: Hildegard the Learned = B9 BS BR BD
Hand: Ivo = Y6 Y7 Y8
Discard: B0 G0 Y0 R0
Turn: Ann

"""
"""Ten seats, twenty cards in a hand, a Social of zeros."""

CHALLENGED = """
Game: magoo
Seats: Ann, Hal, Cy
Hand: Ann = W4 R1 R2
Hand: Hal = G8 B8
Hand: Cy = R9 Y2
Discard: B3
Turn: Ann

Ann: play W4 as red
"""
"""Hal may challenge; a hand of reds without a blue card holds."""

LAWS = """
Game: magoo
Seats: Ann, Bo, Cy, Di
Law: When a player plays a 7, everyone discards a number card.
Law: When a player plays a 4, the last player to say "dibs" draws 1 card.
Law: When a player plays a 5, that player must say "cinco" or drink 2.
Law: When a player plays a 2, if that player shows a blue card, the next player draws 1 card.
Law: When a player plays an 8, the next player loses 2 turns and that player drinks 3.
Law: When a player plays a 9, Ann and Cy switch seats.
Law: When a player plays a 6, the next player may not say "no" for 3 turns.
Law: By hand: nobody whistles.
Hand: Ann = R5 R7 R4 R2 B3 R8 R9 B1 R6 W
Hand: Bo = G8 R6 B2 Y5 Y3
Hand: Cy = R9 R1 Y2 B5 G1
Hand: Di = B5 B6 W4 G9
Discard: R3 R0
Turn: Ann

"""
"""Every card that Ann lays has a law."""

RACE = f"{LAWS}Ann: play R4\n"
TIED = f"""{LAWS}@10 Ann: play R4 "dibs"
@11 Bo: say "dibs"
@12 Cy: say "dibs"
@12.1 Di: say "dibs"
"""
"""Cy and Di were last together, and throw."""
DEMAND = f"{LAWS}Ann: play R7\n"
OWED = f"{LAWS}Ann: play R5\n"
MAY_SHOW = f"{LAWS}Ann: play R2\n"
SHOWN = f"{MAY_SHOW}Ann: show B3\n"
SWITCHED = f"{LAWS}Ann: play R8\nCy: play R9\n"

LAST_CARD = """
Game: magoo
Seats: Ann, Bo
Hand: Ann = R5 B9
Hand: Bo = R7 G2
Discard: R4
Turn: Ann

"""
"""Whatever is laid leaves one card: "Uno" is owed."""


def many(seats: int) -> str:
    """A table of so many seats with names of every kind, three cards each."""
    names = ["Ann", "李小龍", "[/red]", "Émile", *(f"Guest {n} of the house" for n in range(5, 21))]
    faces = [f"{color}{number}" for color in "RGBY" for number in range(1, 10)] * 2
    hands = "".join(
        f"Hand: {name} = {' '.join(faces[3 * n : 3 * n + 3])}\n"
        for n, name in enumerate(names[:seats])
    )
    return (
        f"Game: magoo\nSeats: {', '.join(names[:seats])}\nDecks: {1 + (seats > 10)}\n"
        f"{hands}Discard: R0\nTurn: Ann\n\n"
    )


def opened(text: str) -> Table:
    """The table of a record, with all of its lines accepted."""
    record = parse_record(text)
    table = Table(game_of(record.header), record.header)
    for line in record.lines:
        who = split_line(table.names, line.text)
        assert who is not None, line.text
        refusal = table.submit(*who, line.at)
        assert refusal is None, f"{line.text}: {refusal}"
    return table


def sitting_at(text: str, *people: str) -> Sitting:
    """A sitting at that table, at which these people play here; by default everybody."""
    table = opened(text)
    found = [find_seat(table.names, name) for name in people or table.names]
    return Sitting(table, people=tuple(seat for seat in found if seat is not None))


def app_at(text: str, *people: str, options: Options | None = None) -> MagooApp:
    """An app that shows such a sitting."""
    return MagooApp(sitting_at(text, *people), options=options)


def shown(app: App[Any]) -> str:
    """All that stands on the screen now, row by row."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def table_of(app: App[Any]) -> TableScreen:
    """The table's screen, which is what is shown."""
    assert isinstance(app.screen, TableScreen)
    return app.screen
