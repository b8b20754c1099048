"""Laws at a plain table: read before they are proposed, and everything they ask for by number."""

import os
import pty
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import pytest

from magoo_tui.kernel.seats import Seat
from magoo_tui.plain.asides import answer
from magoo_tui.plain.keyboard import EndOfInputError, Keyboard
from magoo_tui.plain.table import PlainTable, QuitError
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table
from tests.tui.samples import LAWS, TIED, opened

CONVENED: Final = ("Ann: move to convene", "Bo: second")
Played = Callable[..., tuple[Table, str]]


@pytest.fixture
def played() -> Iterator[Played]:
    """Play a table with lines that are typed, by a script or by somebody at a terminal."""
    lives: list[Live] = []

    def play(
        *typed: str,
        position: str = LAWS,
        people: tuple[int, ...] = (0, 1, 2, 3),
        is_person: bool = False,
    ) -> tuple[Table, str]:
        table = opened(position)
        live = Live(table, pace=0.0)
        lives.append(live)
        reading, writing = pty.openpty() if is_person else os.pipe()[::1]
        text = "".join(f"{line}\n" for line in (*typed, "quit", "quit", "quit"))
        source, sink = (writing, reading) if is_person else (reading, writing)
        os.write(sink, text.encode())
        if not is_person:
            os.close(sink)
        said: list[str] = []
        with suppress(QuitError, EndOfInputError):
            seats = tuple(Seat(seat) for seat in people)
            PlainTable(live, seats, Keyboard(source), said.append).play()
        return table, "\n".join(said)

    yield play
    for live in lives:
        live.close()


@pytest.mark.clause("law.lang.1")
def test_a_person_is_asked_whether_a_law_is_proposed_as_it_is_understood(played: Played) -> None:
    line = 'Di: propose "Whoever plays a Skip draws a card."'
    table, said = played("a", *CONVENED, "", line, "yes", is_person=True)
    assert "Understood as: When a player plays a Skip, that player draws 1 card." in said
    assert "Propose it so?" in said
    committee = table.view(None).committee
    assert committee is not None and committee.proposal is not None


@pytest.mark.clause("law.lang.1")
def test_what_is_not_wanted_so_is_not_proposed(played: Played) -> None:
    line = 'Di: propose "Whoever laughs draws a card."'
    table, said = played("a", *CONVENED, "", line, "no", is_person=True)
    assert 'By hand: nobody but you will enforce this (I could not follow after "Whoever' in said
    assert "It is not proposed." in said
    committee = table.view(None).committee
    assert committee is not None and committee.proposal is None


def test_a_script_is_told_and_not_asked(played: Played) -> None:
    line = 'Di: propose "Everyone draws a card."'
    table, said = played(*CONVENED, line)
    assert "Done once: At once, everyone draws 1 card." in said
    assert "Propose it so?" not in said
    committee = table.view(None).committee
    assert committee is not None and committee.proposal is not None


@pytest.mark.clause("law.hidden.1")
def test_what_is_refused_is_told_with_its_clause_and_not_proposed(played: Played) -> None:
    line = 'Di: propose "When a player draws a red card, that player drinks 1."'
    table, said = played(*CONVENED, line)
    assert "Refused (law.hidden.1): " in said
    committee = table.view(None).committee
    assert committee is not None and committee.proposal is None


@pytest.mark.clause("law.demand.1")
def test_cards_that_a_law_asks_for_are_given_up_by_number(played: Played) -> None:
    table, said = played("a", "play R7", "1", "", "b", "1")
    assert "Law 1 asks Ann and 3 more for cards." in said
    assert "1. surrender R1 (red 1)" not in said  # nothing of Cy's hand
    assert "A law asks Bo for cards. Bo: type b, or Bo, to hear the hand." in said
    assert "Bo gives up 1 card of these: G8 R6 B2 Y5 Y3." in said
    assert set(table.view(None).floor) == {Seat(2), Seat(3)}


@pytest.mark.clause("law.duty.5")
def test_a_race_is_run_by_numbers_too(played: Played) -> None:
    table, said = played("1", "1", position=f"{LAWS}Ann: play R4\n")
    assert 'Law 2: who is last to say "dibs"?' in said
    assert '1. Ann: say "dibs"' in said
    assert "Said so far: Ann." in said
    race = table.view(None).race
    assert race is not None and race.arrived == (Seat(0), Seat(1))


@pytest.mark.clause("law.duty.5")
def test_a_tie_is_thrown_for_by_numbers_too(played: Played) -> None:
    table, said = played("1", "Di: throw paper", position=TIED)
    assert "Law 2: Cy and Di were last together, and throw for the last place" in said
    assert "1. Cy: throw rock" in said
    assert "5. Di: throw paper" in said
    assert "Thrown: Cy rock, Di paper" in said
    assert table.view(None).race is None


@pytest.mark.clause("law.duty.1")
def test_words_owed_out_of_turn_have_a_number_and_are_told(played: Played) -> None:
    table, said = played("b", 'Ann: say "cinco"', position=f"{LAWS}Ann: play R5\n")
    assert 'Ann owes "cinco" (law 3).' in said
    assert 'Ann: say "cinco" (law 3)' in said
    assert table.view(None).at_work.words == ()


def test_laws_say_who_enforces_them_and_rules_open_them() -> None:
    view = opened(
        LAWS.replace("Law: When a player plays a 9", "Law: For 3 turns, when a player plays a 9")
    ).view(None)
    told = "\n".join(answer("magoo", view, "law") or ())
    assert "Ann and Cy switch seats. (enforced by the table, for 3 more turns)" in told
    assert "Law 8: nobody whistles. (kept by hand)" in told
    assert "Ann and Cy switch seats." in "\n".join(answer("magoo", view, "rules law.6") or ())
    assert "Once in a chain" in "\n".join(answer("magoo", view, "rules law.fire.2") or ())


def test_seats_are_told_as_people_sit() -> None:
    view = opened(f"{LAWS}Ann: play R8\nCy: play R9\n").view(None)
    told = "\n".join(answer("magoo", view, "table") or ())
    assert told.index("Cy: ") < told.index("  Bo: ") < told.index("  Ann: ") < told.index("  Di: ")
    assert "Bo loses a turn." in told and "Drinks: Ann 3." in told
