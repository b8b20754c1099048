"""What holds of every sentence: the laws of the language itself."""

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from lark.visitors import CollapseAmbiguities

from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.canonical import canonical_form
from magoo_tui.rulebook.language.grammar import grammar
from magoo_tui.rulebook.language.judging import objection
from magoo_tui.rulebook.language.names import names_of
from magoo_tui.rulebook.language.preparing import sentences
from magoo_tui.rulebook.language.reading import read
from magoo_tui.rulebook.language.understanding import understand
from tests.rulebook.language.lexicons import MAGOO_AT_TABLE, TABLES
from tests.rulebook.language.strategies import Laws

STRATEGIES = {game: Laws(context) for game, context in TABLES.items()}
COMMON = settings(deadline=None, suppress_health_check=list(HealthCheck))
TABLES_LAWS = st.sampled_from([*TABLES, "magoo", "mao"]).flatmap(
    lambda game: st.tuples(st.just(game), STRATEGIES[game].laws)
)


@settings(COMMON, max_examples=150)
@given(TABLES_LAWS)
def test_the_canonical_form_of_a_law_is_understood_as_that_law(table: tuple[str, law.Law]) -> None:
    game, meant = table
    context = TABLES[game]
    assume(objection(meant, context) is None)
    text = canonical_form(meant, context.names, context.rulebook)
    assume(len(text) <= 240)
    understood = understand(text, context)
    assert understood.text == text
    assert understood.law == meant


@cache
def every_reading() -> Any:
    return grammar().parser("explicit")


@settings(COMMON, max_examples=25)
@given(TABLES_LAWS)
def test_a_canonical_form_has_one_reading(table: tuple[str, law.Law]) -> None:
    game, meant = table
    context = TABLES[game]
    assume(objection(meant, context) is None)
    last = getattr(meant, "effects", (None,))[-1]
    assume(getattr(last, "duration", None) is None)  # whose it is at the end of a sentence is ruled
    text = canonical_form(meant, context.names, context.rulebook)
    assume(len(text) <= 120)
    (prepared,) = sentences(text, context.names)
    tree = every_reading().parse(names_of(context.rulebook).marked(prepared.text))
    assert len({read(one).form for one in CollapseAmbiguities().transform(tree)}) == 1


SHREDS = st.sampled_from(
    'when whenever a player plays draws a 7 red card everyone else that player must say "x" or and'
    " drinks 2 if unless the next for turns until round ends may not be played only nobody Ann Bo"
    " at most once per , . ! : ; @1 $magoo.am5 %deal [b] \\ \" 's amendment V is suspended".split(
        " "
    )
)


@settings(COMMON, max_examples=300)
@given(st.text(max_size=80) | st.lists(SHREDS, max_size=25).map(" ".join))
@example('"')
@example('""')
@example("By hand:")
@example("By hand: .")
@example(".")
@example('Nobody may say "".')
@example("\x00 \u202e \ud800")
@example("When a player plays @0, Ann draws 1 card.")
@example("When a player plays 99999999999999999999999999999, Ann draws 99999999999999 cards.")
@example("Clause $magoo.am5 is suspended.")
def test_whatever_is_typed_comes_to_an_end(text: str) -> None:
    understood = understand(text, MAGOO_AT_TABLE)
    if understood.outcome == "refused":
        assert understood.refusal is not None
        assert understood.refusal.sentence.endswith((".", "!"))
    else:
        assert understood.refusal is None
        assert (understood.law is None) == (understood.outcome == "by hand")
    if understood.outcome == "by hand":
        assert understood.stopped_after is None or understood.text.startswith(
            understood.stopped_after
        )


@settings(COMMON, max_examples=200)
@given(st.text(max_size=260))
def test_random_text_is_kept_by_hand_or_refused(text: str) -> None:
    assert understand(text, MAGOO_AT_TABLE).outcome in {"by hand", "refused"}


@settings(COMMON, max_examples=40)
@given(TABLES_LAWS, st.integers(0, 3))
def test_capitals_blanks_and_commas_make_no_difference(
    table: tuple[str, law.Law], kind: int
) -> None:
    game, meant = table
    context = TABLES[game]
    assume(objection(meant, context) is None)
    text = canonical_form(meant, context.names, context.rulebook)
    assume(len(text) <= 200 and '"' not in text)
    other = [text.upper(), text.replace(",", ""), text.replace(" ", "  "), text.rstrip(".")][kind]
    assert understand(other, context).text == text


@pytest.mark.parametrize("game", TABLES)
def test_every_game_accepts_some_laws(game: str) -> None:
    found: list[law.Law] = []

    @settings(COMMON, max_examples=40, database=None)
    @given(STRATEGIES[game].laws)
    def look(meant: law.Law) -> None:
        if objection(meant, TABLES[game]) is None:
            found.append(meant)

    look()
    assert found
