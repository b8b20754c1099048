"""The rulebooks: what the clauses say, and what a committee may set or suspend in them."""

from magoo_tui.rulebook.book import Rulebook, SeatRange, TitlePage
from magoo_tui.rulebook.clauses import Clause, Kind, Section
from magoo_tui.rulebook.errors import RulebookError
from magoo_tui.rulebook.loader import load, read_rulebook
from magoo_tui.rulebook.location import rules_directory
from magoo_tui.rulebook.parameters import (
    ChoiceParameter,
    DecimalParameter,
    IntParameter,
    Parameter,
    TextParameter,
    Value,
)

__all__ = [
    "ChoiceParameter",
    "Clause",
    "DecimalParameter",
    "IntParameter",
    "Kind",
    "Parameter",
    "Rulebook",
    "RulebookError",
    "SeatRange",
    "Section",
    "TextParameter",
    "TitlePage",
    "Value",
    "load",
    "read_rulebook",
    "rules_directory",
]
