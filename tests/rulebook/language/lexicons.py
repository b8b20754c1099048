"""Tables to read sentences at: of the games that are here, and two more for what else is meant.

Those two are written here from what the language says of their games; no game is behind them.
"""

from magoo_tui.games.magarac.lexicon import LEXICON as MAGARAC_LEXICON
from magoo_tui.games.magoo.lexicon import LEXICON as MAGOO
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook import Clause, IntParameter, Rulebook, SeatRange, Section, TitlePage, load
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import LawContext, Lexicon
from magoo_tui.rulebook.language.printed import Printed

NAMES = ("Ann", "Bo", "Cy", "Di")
MAGOO_AT_TABLE = LawContext(lexicon=MAGOO, names=NAMES, rulebook=load("magoo"))
MAGARAC = LawContext(lexicon=MAGARAC_LEXICON, names=NAMES, rulebook=load("magarac"))

_RANKS = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
_COLOR_OF = {"clubs": "black", "diamonds": "red", "hearts": "red", "spades": "black"}
FRENCH = tuple(
    Printed(
        color=color,
        suit=suit,
        value=value,
        rank=_RANKS.get(value),
        number=None if value in _RANKS else value,
    )
    for suit, color in _COLOR_OF.items()
    for value in range(1, 14)
)


def _book(game: str, *clauses: Clause) -> Rulebook:
    page = TitlePage(
        game=game,
        prefix=game,
        name=game,
        title=game,
        laid_down=game,
        summary=(game,),
        seats=SeatRange(min=2, max=8),
    )
    return Rulebook(page, [Section(id=ClauseId(f"{game}.card"), title="Cards", clauses=clauses)])


MAO = LawContext(
    names=NAMES,
    rulebook=_book(
        "mao",
        Clause(
            id=ClauseId("mao.card.9"),
            title="Rhymefest",
            kind="enforced",
            rule="Who lays a nine rhymes.",
            table="The others rhyme on.",
            suspendable=True,
        ),
        Clause(
            id=ClauseId("mao.card.20"),
            title="The deal",
            kind="enforced",
            rule="Three cards each.",
            table="{cards} cards each.",
            parameters=(
                IntParameter(
                    name="cards", alias="hand size", meaning="cards", default=3, min=1, max=10
                ),
            ),
        ),
    ),
    lexicon=Lexicon(
        game="mao",
        name="Mao",
        deck=FRENCH,
        suits=frozenset(_COLOR_OF),
        happenings=frozenset(
            {
                *("plays", "discards", "draws", "passes", "is dealt", "says", "wins", "drinks"),
                *("starts a turn", "ends a turn", "takes a penalty", "the draw pile is reshuffled"),
            }
        ),
        open_faces=frozenset({"plays", "discards"}),
        circumstances=frozenset({"first turn", "own turn", "out of turn"}),
        tests=frozenset({law.HoldsCount, law.HasDrunk, law.Says, law.TopCardIs, law.PileHolds}),
        offices=frozenset({"dealer", "chair", "chairman"}),
        effects=frozenset(
            {
                *(law.Draw, law.Drink, law.TakePenalty, law.LoseTurns, law.AnotherTurn),
                *(law.GoNext, law.MustSay, law.MaySayNot, law.Discard, law.Give, law.SwapHands),
                *(law.SwitchSeats, law.TwoSeats, law.TwoHands, law.Reverse, law.SuitBecomes),
                *(law.ShufflePile, law.GameEnds, law.RoundEnds),
            }
        ),
        units={"turn": "turn", "lap": "lap", "round": "game", "hand": "game", "game": "game"},
        sanctions=frozenset({"draw", "drink", "penalty", "lose a turn"}),
        standard=law.Sanction("penalty", 1),
        secret_hands=ClauseId("law.hidden.3"),
    ),
)

BULLY_PULPIT = LawContext(
    names=NAMES,
    rulebook=_book("bp"),
    lexicon=Lexicon(
        game="bully-pulpit",
        name="Bully Pulpit",
        deck=FRENCH,
        happenings=frozenset(
            {
                *("draws", "gives", "gives drinks", "receives", "says", "drinks"),
                *("guesses right", "guesses wrong", "guesses the suit"),
                *("starts a turn", "ends a turn", "the draw pile is reshuffled"),
            }
        ),
        open_faces=frozenset({"draws"}),
        circumstances=frozenset({"first turn", "own turn", "out of turn"}),
        tests=frozenset({law.HoldsCount, law.HasDrunk, law.Says, law.PileHolds}),
        offices=frozenset({"dealer"}),
        effects=frozenset(
            {
                *(law.Drink, law.LoseTurns, law.MustSay, law.MaySayNot, law.Discard, law.Trade),
                *(law.SwitchSeats, law.TwoSeats, law.GameEnds, law.RoundEnds),
            }
        ),
        lays_cards=False,
        units={"turn": "turn", "lap": "lap", "round": "lap", "hand": "lap", "game": "game"},
        sanctions=frozenset({"drink", "lose a turn"}),
        standard=law.Sanction("drink", 1),
    ),
)

TABLES = {"magoo": MAGOO_AT_TABLE, "mao": MAO, "bully-pulpit": BULLY_PULPIT, "magarac": MAGARAC}
