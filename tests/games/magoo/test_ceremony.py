"""What people do and the table only shows: the book, its makers, the palm, the chant."""

import re

import pytest

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from tests.games.magoo.staged import ANN, BO, after
from tests.laws.strategies import seeded_drive

BOOK = load("magoo")


END = """
Game: magoo
Seats: Ann, Bo, Cy
Hand: Ann = R1
Hand: Bo = R2 R3
Discard: R9
Turn: Ann

"""


@pytest.mark.clause("magoo.art1.2")
def test_the_list_of_amendments_is_called_the_maglossary() -> None:
    amendments = [section for section in BOOK.sections if section.id.startswith("magoo.am")]
    assert {section.part for section in amendments} == {"The Maglossary"}


@pytest.mark.clause("magoo.art1.3")
def test_the_title_page_is_the_constigootions() -> None:
    page = BOOK.title_page
    assert page.title == "The Constigootion of Magoo"
    assert "Rules Committee on Sunday, 16 December 2007, in Baltimore, Maryland" in page.laid_down


@pytest.mark.clause("magoo.art1.4", "magoo.am4.18")
def test_each_amendment_names_its_makers() -> None:
    told = {str(section.id): " ".join(section.history) for section in BOOK.sections}
    for section, maker in {
        "magoo.am2": "Matthew Swanson",
        "magoo.am3": "David Turner",
        "magoo.am4": "Amended by Richard Flynn on 18 December 2007",
        "magoo.am5": "Amended by Christian Vainieri",
        "magoo.am6": "Christian Vainieri",
        "magoo.am7": "Rules Committee",
        "magoo.am8": "Christian Vainieri, David Turner and Matthew Swanson",
    }.items():
        assert maker in told[section]
        assert "16 December 2007" in told[section]
    assert "2007" not in told["magoo.am1"]


@pytest.mark.clause("magoo.art1.4")
def test_a_law_of_the_house_tells_its_mover_date_and_votes() -> None:
    table = after(
        "Game: magoo\nSeats: Ann, Bo, Cy\nDate: 2026-03-14\n\n"
        'Ann: move to convene\nBo: second\nCy: propose "Nobody hums."\nAnn: put\n'
        "Bo: nay\nCy: aye\nAnn: aye\n"
    )
    (law,) = table.view(BO).law.laws
    assert (law.number, law.text, law.mover, law.date) == (1, "Nobody hums.", "Cy", "2026-03-14")
    assert (law.ayes, law.members, law.is_enforced) == (2, 3, False)


@pytest.mark.clause("magoo.art2.1")
def test_the_tables_own_words_scold_nobody_and_address_nobody() -> None:
    for seed in range(40):
        drive = seeded_drive("magoo", seed)
        table = drive.table()
        for seat, command in drive.tries(table):
            refusal = table.submit(seat, command)
            if refusal is not None:
                assert not re.search(r"!|\b(you|your)\b", refusal.sentence, re.IGNORECASE)
        for line in table.view(None).log:
            if not line.is_speech:
                assert not re.search(r"!|\b(you|your)\b", line.text, re.IGNORECASE), line.text


@pytest.mark.clause("magoo.uno.35", "magoo.art2.1", "magoo.am7.5")
@pytest.mark.parametrize("clause", ["magoo.uno.35", "magoo.art2.1", "magoo.am7.5"])
def test_what_people_keep_by_hand_stands_in_the_book_and_may_be_suspended(clause: str) -> None:
    assert BOOK.clause(clause).kind == "by hand"
    assert BOOK.is_suspendable(clause)
    view = after(f"Game: magoo\nSeats: Ann, Bo\nSuspended: {clause}\n\n").view(ANN)
    assert view.law.suspended == (clause,)


@pytest.mark.clause("magoo.am7.1")
@pytest.mark.parametrize("last", ["Ann: play R1", "Bo: leave"])
def test_the_last_card_is_shown_also_when_the_loser_has_left(last: str) -> None:
    ending = after(f"{END}{last}\n").view(Seat(2)).ending
    assert ending is not None
    assert ending.losers == (BO,)
    assert ending.last_card is not None
    assert ending.last_card.name == ("R1" if "play" in last else "R9")


@pytest.mark.clause("magoo.am7.2", "magoo.am7.4", "magoo.am7.6")
def test_the_chant_is_led_for_everybody_and_until_the_next_round() -> None:
    table = after(f"{END}Ann: play R1\n")
    for seat in (None, ANN, BO, Seat(2)):
        assert table.view(seat).ending.chant == "Magoo? Magoo. Huzzah!"
    assert table.submit(ANN, "next round") is None
    assert table.view(ANN).ending is None


@pytest.mark.clause("magoo.am7.2", "magoo.art3.14")
def test_without_the_seventh_amendment_no_chant_is_asked_for() -> None:
    text = END.replace("Discard:", "Suspended: magoo.am7\nDiscard:")
    ending = after(f"{text}Ann: play R1\n").view(ANN).ending
    assert ending is not None
    assert ending.chant is None


@pytest.mark.clause("magoo.am7.2")
def test_a_table_that_is_over_without_a_loser_has_no_chant() -> None:
    table = after("Game: magoo\nSeats: Ann, Bo\n\nBo: leave\n")
    assert table.view(ANN).stage == "over"
    assert table.view(ANN).ending is None


@pytest.mark.clause("magoo.am8.1")
def test_who_is_exempt_is_named_beside_the_chant() -> None:
    text = END.replace("Discard:", "Losses: Bo = 4\nDiscard:")
    ending = after(f"{text}Ann: play R1\n").view(ANN).ending
    assert ending is not None
    assert ending.exempt == (BO,)
