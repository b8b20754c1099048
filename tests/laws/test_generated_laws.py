"""Laws by chance, as the language can mean them, at tables that are driven by chance."""

from collections import Counter
from random import Random
from time import process_time

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from magoo_tui.games.magoo.lexicon import LEXICON
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.canonical import canonical_form
from magoo_tui.rulebook.language.judging import objection
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.law_text import LONGEST_LAW
from magoo_tui.table.record import format_record, parse_record, split_line
from magoo_tui.table.table import Table
from tests.laws.magoo_tables import PEOPLE, position
from tests.laws.strategies import Drive, facts_of, game_of, header_of, material
from tests.laws.test_laws import otherwise
from tests.rulebook.language.strategies import Laws

AT_TABLE = LawContext(lexicon=LEXICON, names=PEOPLE[:4], rulebook=load("magoo"))
LONGEST_LINE = 0.05
"""Seconds that a line may take, the reading of a proposed law apart."""


LAWS = Laws(AT_TABLE).laws


def is_law(meant: law.Law) -> bool:
    """Whether a header may bring it along."""
    return not isinstance(meant, law.Deed) and objection(meant, AT_TABLE) is None


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A law that a header may bring along."""
    meant = next((one for one in (draw(LAWS) for _ in range(20)) if is_law(one)), None)
    assume(meant is not None)
    text = canonical_form(meant, AT_TABLE.names, AT_TABLE.rulebook) if meant is not None else ""
    assume(len(text) <= LONGEST_LAW)
    return text


def driven(laws: list[str], numbers: list[int], seed: int) -> Drive:
    """A table of four under these laws."""
    header = header_of(position(seed, 4, [f"Law: {text}" for text in laws]))
    return Drive(game_of("magoo"), material("magoo"), header, numbers)


numbers = st.lists(st.integers(0, 2**20), min_size=15, max_size=30)
drives = st.builds(
    driven,
    st.lists(texts(), min_size=1, max_size=4, unique=True),
    numbers,
    st.integers(0, 2**16),
)
by_chance = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    phases=(Phase.generate,),
)


@by_chance
@given(drives)
def test_no_card_is_lost_and_the_table_is_rebuilt_from_its_lines(drive: Drive) -> None:
    before: Counter[Card] | None = None
    table, seen = drive.table(), 0
    for table in drive.played():
        happened = facts_of(table)
        now = drive.brings.cards(table.inspect())
        assert not now or max(now.values()) == 1
        if before is not None and not any(map(drive.brings.gathers, happened[seen:])):
            assert now == before, table.text_of(table.entries[-1])
        before, seen = now, len(happened)
    record = parse_record(format_record(table.header, map(table.text_of, table.entries)))
    again = Table(table.game, record.header)
    for line in record.lines:
        parted = split_line(again.names, line.text)
        assert parted is not None
        assert again.submit(*parted) is None
    assert again.inspect() == table.inspect()


@by_chance
@given(drives)
def test_somebody_always_has_something_to_do(drive: Drive) -> None:
    for table in drive.played():
        is_for_people = table.shuffle_wanted() is None
        for seat in table.view(None).floor if is_for_people else ():
            offered = [option.command for option in table.view(seat).options]
            assert [one for one in offered if one not in ("leave", "move to convene")]
            assert [one for one in offered if table.refused(seat, one) is not None] == []


@by_chance
@given(drives, st.integers(0, 3).map(Seat), st.integers(0, 2**20))
def test_no_seat_learns_what_it_may_not_see(drive: Drive, seat: Seat, chance: int) -> None:
    *_, table = drive.played()
    other = otherwise(table, drive, seat, Random(chance))
    if other is None:
        return
    assert other.view(seat) == table.view(seat)
    for option in table.view(seat).options:
        command = option.command
        assert other.refused(seat, command) == table.refused(seat, command), command
        assert other.ask(seat, command) == table.ask(seat, command), command


SETTING_EACH_OTHER_OFF = (
    "When a player plays a card, everyone draws 1 card.",
    "When a player draws a card, everyone draws 1 card and drinks 1.",
    "When a player drinks, everyone else draws 1 card and play reverses.",
    'When a player draws a card, unless that player says "uno", that player draws 2 cards.',
    "When a player discards a card, that player swaps hands with the next player.",
    "When a player draws a card, everyone gives a card to the next player.",
)


@pytest.mark.clause("law.fire.2")
@pytest.mark.parametrize("seed", range(4))
def test_sixty_laws_that_set_each_other_off_do_not_hold_a_table_up(seed: int) -> None:
    laws = [*SETTING_EACH_OTHER_OFF * 10]
    drive = driven(laws, [seed * 1000 + number for number in range(25)], seed)
    table, longest = drive.table(), 0.0
    for at, command in drive.tries(table):
        begun = process_time()
        table.submit(at, command)
        longest = max(longest, process_time() - begun if "propose" not in command else 0.0)
    assert table.revision > 5
    assert longest < 4 * LONGEST_LINE  # a slow machine gets some grace
