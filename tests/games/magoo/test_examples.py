"""The laws to begin from do what is said of them."""

import pytest

from magoo_tui.games.magoo.examples import BY_HAND, DONE_ONCE, ENFORCED
from magoo_tui.games.magoo.lexicon import LEXICON
from magoo_tui.rulebook import load
from magoo_tui.rulebook.language.example import Example
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.understanding import understand

CASES = [(one, "enforced") for one in ENFORCED]
CASES += [(one, "done once") for one in DONE_ONCE]
CASES += [(one, "by hand") for one in BY_HAND]


@pytest.mark.parametrize(("example", "outcome"), CASES)
def test_an_example_comes_to_what_its_heading_says(example: Example, outcome: str) -> None:
    context = LawContext(lexicon=LEXICON, names=("Zed", "Yan"), rulebook=load("magoo"))
    assert understand(example.text, context).outcome == outcome
    assert len(example.text) <= 100
