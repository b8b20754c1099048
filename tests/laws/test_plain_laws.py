"""Lines that laws have nothing more to do with are left to the clauses: it comes to the same."""

import pytest

import magoo_tui.games.magoo.rules  # noqa: F401 (loaded before what laws add to it)
from magoo_tui.games import GAMES
from magoo_tui.games.magoo.cards import NAME, UNO
from magoo_tui.games.magoo.events import TurnCame
from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.rules import carrying
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.laws.events import ChainDone, ChainHeld
from magoo_tui.parliament.laws.holding import take_up
from magoo_tui.rulebook.language.law import OnOccasion
from magoo_tui.rulebook.standing import HeldChain, Step
from magoo_tui.table.table import Table
from tests.laws.strategies import facts_of, seeded_drive


def lawful_tables() -> list[Table]:
    drives = (seeded_drive("magoo", seed, 60) for seed in range(120))
    tables = []
    for drive in drives:
        if "Law: " in repr(drive):
            *_, table = drive.played()
            tables.append(table)
    return tables


def told(table: Table) -> list[Event[object]]:
    """All that has happened, but that a chain with nothing in it stood still for a shuffle."""
    return [fact for fact in facts_of(table) if not isinstance(fact, (ChainHeld, ChainDone))]


def test_what_is_left_to_the_clauses_comes_to_the_same_as_the_chain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = []
    real = MagooChain.is_left_to_clauses

    def noted(chain: MagooChain, line: Facts) -> bool:
        left.append(real(chain, line))
        return left[-1]

    monkeypatch.setattr(MagooChain, "is_left_to_clauses", noted)
    tables = lawful_tables()
    assert sum(left) > 50

    def done_by_chain(chain: MagooChain, line: Facts) -> bool:
        if real(chain, line):
            chain.run()
        return False

    monkeypatch.setattr(MagooChain, "is_left_to_clauses", done_by_chain)
    monkeypatch.setattr(carrying, "is_for_laws", lambda *_: True)
    for table in tables:
        again = Table(table.game, table.header)
        for entry in table.entries:
            assert again.submit_move(entry.move) is None
        assert told(again) == told(table)
        assert again.inspect() == table.inspect()


DRINKS_AT_THE_DEAL = "When a round begins, everyone drinks 1."
HEARS_NO_DEAL = "When a player passes, that player drinks 1."


def dealt(opening: str, *laws: str) -> Table:
    """A table of three where this card has been turned up after the deal."""
    fields = (("Game", "magoo"), ("Seats", "Ann, Bo, Cy"), *(("Law", law) for law in laws))
    table = Table(GAMES["magoo"](), Header(fields))
    names = [NAME[card] for card in UNO.pack(1)]
    names.remove(CardName(opening))
    names.insert(3 * 7, CardName(opening))
    assert table.submit_move(Shuffle(NOBODY, cards=tuple(names))) is None
    return table


@pytest.mark.parametrize("opening", ["R5", "RS", "RR", "W"])
@pytest.mark.parametrize("law", [DRINKS_AT_THE_DEAL, HEARS_NO_DEAL])
def test_the_first_turn_rests_on_the_opening_card_whatever_laws_hear(
    opening: str, law: str
) -> None:
    without, under = dealt(opening), dealt(opening, law)
    came = [fact for fact in without.entries[0].facts if isinstance(fact, TurnCame)]
    assert [fact for fact in under.entries[0].facts if isinstance(fact, TurnCame)] == came
    drunk = under.inspect().law.standing.drunk
    assert drunk == (dict.fromkeys(range(3), 1) if law == DRINKS_AT_THE_DEAL else {})


def test_a_step_of_which_nothing_is_left_is_not_taken_up_again() -> None:
    chain = MagooChain(dealt("R5", HEARS_NO_DEAL).inspect())
    (meaning,) = chain.standing.meanings.values()
    assert isinstance(meaning, OnOccasion)
    left = Step(1, meaning.effects, (Seat(0),))
    held = HeldChain(Seat(0), (), (), 0, (), (Step(1, (), (Seat(0),)), left))
    take_up(chain, held)
    assert chain.steps == [left]
