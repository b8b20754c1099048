"""Where laws meet the clauses of Magoo."""

from typing import Final

from magoo_tui.games.magoo.lexicon import PRINTED
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.touching import Grounds


def _clauses(*names: str) -> tuple[ClauseId, ...]:
    return tuple(ClauseId(f"magoo.{name}") for name in names)


_WHOSE_TURN, _COLOR = _clauses("uno.12", "uno.13")

GROUNDS: Final = Grounds(
    deck=tuple(PRINTED.values()),
    happenings={
        "draws": _clauses("uno.15"),
        "passes": _clauses("uno.17"),
        "gives": _clauses("am3.1"),
        "receives": _clauses("am3.1"),
        "is dealt": _clauses("uno.4"),
        "says": _clauses("uno.28"),
        "goes out": _clauses("am1.2"),
        "comes back in": _clauses("am1.4"),
        "wins": _clauses("am1.3"),
        "loses": _clauses("am1.3"),
        "takes a penalty": _clauses("uno.29", "am4.6"),
        "starts a turn": _clauses("uno.12"),
        "ends a turn": _clauses("uno.12"),
        "a round begins": _clauses("uno.4"),
        "a round ends": _clauses("am1.1"),
        "the draw pile is reshuffled": _clauses("uno.31"),
        "a Social begins": _clauses("am5.1"),
        "a Social ends": _clauses("am5.4", "am5.6"),
        "a Pile-On begins": _clauses("am4.1"),
        "a Pile-On ends": _clauses("am4.6"),
    },
    acts={
        "skip": ClauseId("magoo.uno.26"),
        "reverse": ClauseId("magoo.uno.25"),
        "draw two": ClauseId("magoo.am4.1"),
        "wild": ClauseId("magoo.uno.19"),
        "wild four": ClauseId("magoo.am4.1"),
    },
    effects={
        law.AnotherTurn: _WHOSE_TURN,
        law.GoNext: _WHOSE_TURN,
        law.LoseTurns: _WHOSE_TURN,
        law.Reverse: _WHOSE_TURN,
        law.SwitchSeats: _WHOSE_TURN,
        law.TwoSeats: _WHOSE_TURN,
        law.ColorBecomes: _COLOR,
        law.TakeCorner: ClauseId("magoo.am5.8"),
        law.RoundEnds: ClauseId("magoo.am1.1"),
        law.GameEnds: ClauseId("magoo.am1.1"),
    },
    laying=ClauseId("magoo.uno.13"),
    holding=_clauses("uno.15", "am4.6", "uno.29", "am3.1"),
)
"""By event, by card and by effect."""
