"""What one game can carry out of the amendment language: its own table, data and no code."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.language.law import (
    Circumstance,
    Effect,
    Happening,
    Law,
    Sanction,
    Test,
    Unit,
)
from magoo_tui.rulebook.language.printed import Printed

Office: TypeAlias = Literal["dealer", "chair", "chairman"]
SanctionKind: TypeAlias = Literal["draw", "drink", "penalty", "lose a turn", "letter"]


class Lexicon(Struct, frozen=True, kw_only=True):
    """Everything about a game that decides whether a sentence can be a law in it."""

    game: str
    name: str
    """As sentences for players call it."""
    deck: tuple[Printed, ...]
    """Every kind of card that the game knows."""
    colors: frozenset[str] = frozenset()
    """Colors that can be in force."""
    suits: frozenset[str] = frozenset()
    """Suits that can be in force."""
    happenings: frozenset[Happening]
    """What can be waited for."""
    open_faces: frozenset[Happening]
    """Those of them in which everybody sees the cards (law.hidden.1)."""
    circumstances: frozenset[Circumstance]
    tests: frozenset[type[Test]]
    """Conditions that the game knows; what they may look at is told below."""
    offices: frozenset[Office]
    effects: frozenset[type[Effect]]
    """What can be carried out."""
    lays_cards: bool = True
    """Whether laws can say what may be played, and how many cards may be held."""
    units: Mapping[Unit, Unit]
    """How each unit of time is called in the canonical form."""
    sanctions: frozenset[SanctionKind]
    standard: Sanction
    """The sanction where none is said (law.duty.1)."""
    may_show: bool = False
    """Whether somebody may show a card, to bring a law about (law.hidden.2)."""
    secret_hands: ClauseId = ClauseId("law.hidden.2")
    """Under which clause a look into a hand is refused."""
    open_hands: frozenset[Happening] = frozenset()
    """Occasions on which all hands lie open (law.hidden.5)."""
    too_late: Mapping[Happening, frozenset[type[Effect]]] = {}
    """Effects that have no place any more when something has happened (law.game.6)."""
    closed_parameters: frozenset[str] = frozenset()
    """Parameters that no law may set."""
    because: Mapping[object, str] = {}
    """Reasons of the game's own, by what is refused: a happening, an effect's or a test's type."""
    one_sentence: ClauseId = ClauseId("law.lang.3")
    one_sentence_order: ClauseId = ClauseId("law.lang.3")
    objection: "Callable[[Law | str, LawContext], Refusal | None] | None" = None
    """The game's own clauses, asked before all others; of a text kept by hand too."""


class LawContext(Struct, frozen=True, kw_only=True):
    """The table that a sentence is read at: its seats, its rulebook, its laws so far."""

    lexicon: Lexicon
    names: tuple[str, ...]
    rulebook: Rulebook
    gone: frozenset[Seat] = frozenset()
    """Who has left or resigned."""
    has_drinks: bool = True
    """Whether laws may speak of drinks (law.game.7)."""
    laws: int = 0
    """How many laws there are already, those that wait for their coming into force too."""
    is_order: bool = False
    """Whether the sentence is an order and no law (bp.5.5)."""
