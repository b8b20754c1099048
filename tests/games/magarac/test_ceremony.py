"""What people keep by hand, and what is only custom: the table leaves it to them."""

import pytest

from magoo_tui.games.magarac.cards import FEWEST, MOST_SEATS, TRAVELLING, WORD, pack_in_use
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from tests.games.staged import after

THREE = "Game: magarac\nSeats: Ann, Bo, Cy\n"
LOST = """Hand: Ann = AC AD AH AS
Hand: Bo = KC KD KH QS
Hand: Cy = QC QD QH KS
Letters: Cy = MAGARA

Ann: slap
Bo: slap
Cy: slap
"""


@pytest.mark.clause("magarac.goal.1", "magarac.end.2")
def test_one_has_lost_and_nobody_has_won() -> None:
    view: SeatView = after(f"{THREE}Set: forfeit = bray\n{LOST}").view(None)
    assert (view.stage, view.losers, view.forfeit) == ("over", (Seat(2),), "bray")
    assert [place.letters for place in view.places] == ["", "", WORD]
    assert "donkey" in view.log[-1].text
    assert not hasattr(view, "winner")


@pytest.mark.clause("magarac.goal.2")
def test_the_name_means_donkey_and_is_the_word_that_is_spelt() -> None:
    book = load("magarac")
    assert book.title_page.name.upper() == WORD
    assert "donkey" in book.title_page.laid_down
    assert "donkey" in book.clause("magarac.goal.2").rule


@pytest.mark.clause("magarac.goal.3")
def test_nobody_is_asked_for_an_age() -> None:
    with pytest.raises(NoRecordError):
        parse_record(f"{THREE}Age: 30\n\n")


@pytest.mark.clause("magarac.setup.2")
@pytest.mark.parametrize("seats", range(FEWEST, MOST_SEATS + 1))
def test_one_pack_is_enough_for_everybody(seats: int) -> None:
    cards = pack_in_use(seats, is_travelling=False)
    assert len(set(cards)) == len(cards) == 4 * seats <= 52
    assert len(pack_in_use(seats, is_travelling=True)) == len(cards) + 1


@pytest.mark.clause("magarac.setup.2")
def test_the_joker_serves_as_the_travelling_card_alone() -> None:
    assert TRAVELLING not in (table_of(parse_record(f"{THREE}\n")).shuffle_wanted() or ())
    record = parse_record(f"{THREE}Set: travelling_card = yes\n\n")
    assert TRAVELLING in (table_of(record).shuffle_wanted() or ())
