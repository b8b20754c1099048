"""Tables of Magarac to look at, each at a moment worth seeing."""

from typing import Final

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.french_deck import RANKS, SUITS
from magoo_tui.kernel.seats import Seat
from tests.games.staged import after

NAMES: Final = (
    "Ann", "Bo", "Hildegard the Learned", "東京の太郎さん", "[/red]", "Flo", "Gus",
    "Hal", "Ivo", "Jo", "Kit", "Lou", "Mo",
)  # fmt: skip
"""Short ones, long ones, wide ones, and one that looks like markup."""
FORFEIT: Final = "bray three times at the next train"

PLAIN: Final = f"""Game: magarac
Seats: Ann, Bo, Cy
Dealer: Cy
Set: forfeit = {FORFEIT}
Hand: Ann = AC KH QC AS
Hand: Bo = KC KD AD KS
Hand: Cy = QH QD AH QS
Letters: Ann = MA
Letters: Cy = MAG

"""
"""Ann has the turn; with her king Bo holds four."""

TRAVELLING: Final = """Game: magarac
Seats: Ann, Bo, Cy
Set: travelling_card = yes
Hand: Ann = AD KD QD QH
Hand: Bo = AC AH QC KH T*
Hand: Cy = KC KS AS QS

"""
"""Bo has the turn, and the card that travels."""

DEALT: Final = """Game: magarac
Seats: Ann, Bo, Cy
Set: travelling_card = yes

*: shuffle AC KC QC AD KD QD AH KH QH AS KS QS T*
"""
"""Bo has the travelling card from the deal."""

MOMENTS: Final = {
    "new": "Game: magarac\nSeats: Ann, Bo, Cy\n\n",
    "proposed": "Game: magarac\nSeats: Ann, Bo, Cy\n\nBo: propose set forfeit = bray\nAnn: aye\n",
    "turn": PLAIN,
    "false": f"{PLAIN}Cy: slap\n",
    "race": f"{PLAIN}Ann: pass KH\nBo: slap\nAnn: slap\n",
    "hand over": f"{PLAIN}Ann: pass KH\nBo: slap\nAnn: slap\nCy: slap\n",
    "late": f"{PLAIN}Ann: pass KH\nBo: slap\n*: time up\n",
    "tie": f"{PLAIN}@1 Ann: pass KH\n@2 Bo: slap\n@3 Ann: slap\n@3.05 Cy: slap\n"
    "@4 Cy: throw rock\n",
    "dead": "Game: magarac\nSeats: Ann, Bo, Cy, Di\n\n"
    "*: shuffle AC KC QC JC AD KD QD JD AH KH QH JH AS KS QS JS\nCy: leave\n",
    "offer": f"{TRAVELLING}Bo: pass T*\n",
    "refused": f"{TRAVELLING}Bo: pass T*\nCy: refuse\n",
    "to be shown": DEALT,
    "shown": f"{DEALT}Bo: reveal\n",
}


def view_at(moment: str, seat: int | None = None) -> SeatView:
    """What a seat, or a spectator, sees at one of these moments."""
    return view_of(MOMENTS[moment], seat)


def view_of(record: str, seat: int | None = None) -> SeatView:
    """What a seat, or a spectator, sees after the lines of a record."""
    view: SeatView = after(record).view(None if seat is None else Seat(seat))
    return view


def crowd(seats: int, *lines: str, letters: str = "") -> str:
    """A record of so many, each of whom holds four alike; the letters are everybody's."""
    names = NAMES[:seats]
    fields = [f"Game: magarac\nSeats: {', '.join(names)}\nDealer: {names[-1]}"]
    fields += [
        f"Hand: {name} = {' '.join(rank + suit for suit in SUITS)}"
        for name, rank in zip(names, RANKS, strict=False)
    ]
    fields += [f"Letters: {name} = {letters}" for name in names if letters]
    return "\n".join((*fields, "", *lines, ""))


def last_game(seats: int) -> str:
    """A record of so many in which all but the first two are donkeys together."""
    first, second, *_ = NAMES
    lines = (f"{first}: slap", f"{second}: slap", "*: time up")
    return crowd(seats, *lines, letters="MAGARA")


OVER: Final = f"""Game: magarac
Seats: Ann, Bo, Cy
Set: forfeit = {FORFEIT}
Hand: Ann = AC AD AH AS
Hand: Bo = KC KD KH QS
Hand: Cy = QC QD QH KS
Dealer: Cy
Letters: Bo = MA
Letters: Cy = MAGARA

Ann: slap
Bo: slap
Cy: slap
"""
"""Cy has completed the word."""

ABANDONED: Final = "Game: magarac\nSeats: Ann, Bo, Cy\nLetters: Ann = MAG\n\nBo: leave\n"
"""Too few are left."""
