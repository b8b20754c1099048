"""Where laws meet the clauses of Magarac."""

from typing import Final

from magoo_tui.games.magarac.lexicon import LEXICON
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.touching import Grounds


def _clauses(*names: str) -> tuple[ClauseId, ...]:
    return tuple(ClauseId(f"magarac.{name}") for name in names)


_PASS, _LETTERS, _SEATS = _clauses("play.2", "score.2", "setup.6")

GROUNDS: Final = Grounds(
    deck=LEXICON.deck,
    happenings={
        "passes": _clauses("play.2"),
        "receives": _clauses("play.4"),
        "is dealt": _clauses("setup.6"),
        "says": _clauses("play.9"),
        "loses": _clauses("play.10", "score.1"),
        "starts a turn": _clauses("play.2"),
        "ends a turn": _clauses("play.2"),
        "slaps": _clauses("play.5"),
        "slaps first": _clauses("play.6"),
        "slaps last": _clauses("play.10"),
        "slaps falsely": _clauses("play.13"),
        "takes a letter": _clauses("score.2"),
        "a round begins": _clauses("setup.6"),
        "a round ends": _clauses("play.10"),
    },
    acts={},
    effects={
        law.LoseLetters: _LETTERS,
        law.SwitchSeats: _SEATS,
        law.TwoSeats: _SEATS,
        law.RoundEnds: ClauseId("magarac.play.10"),
        law.GameEnds: ClauseId("magarac.end.1"),
    },
    laying=_PASS,
    holding=(),
)
"""By event and by effect; no law is about laying, for nothing is laid."""
