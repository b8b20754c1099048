"""The plain table through a pipe, as a script or a screen reader has it."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from magoo_tui.bots.levels import Level
from magoo_tui.bots.seating import seat_bots
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.plain.keyboard import EndOfInputError, Keyboard
from magoo_tui.plain.table import BLANKS, PlainTable, QuitError
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table
from magoo_tui.wording import seat_letters

POSITION = (
    ("Game", "magoo"),
    ("Seats", "Ann, Bo, Cy"),
    ("Hand", "Ann = R5 G1 G2"),
    ("Hand", "Bo = R1 B2 B3"),
    ("Hand", "Cy = Y4 Y9"),
    ("Discard", "R3"),
    ("Turn", "Ann"),
)

Fields = tuple[tuple[str, str], ...]
Played = Callable[..., list[str]]


@pytest.fixture
def played() -> Iterator[Played]:
    """Play a table with lines that are typed, and give all that it said."""
    lives = []

    def play(
        *typed: str,
        people: tuple[int, ...] = (0, 1, 2),
        bots: tuple[int, ...] = (),
        fields: Fields = POSITION,
    ) -> list[str]:
        table = Table(GAMES["magoo"](), Header(fields))
        levels: dict[Seat, Level] = {Seat(seat): "sharp" for seat in bots}
        live = Live(table, bots=seat_bots("magoo", levels, 1), pace=0.0)
        lives.append(live)
        reading, writing = os.pipe()
        os.write(writing, "".join(f"{line}\n" for line in typed).encode())
        os.close(writing)
        said: list[str] = []
        seats = tuple(Seat(seat) for seat in people)
        with suppress(QuitError, EndOfInputError):
            PlainTable(live, seats, Keyboard(reading), said.append).play()
        return said

    yield play
    for live in lives:
        live.close()


def test_a_hand_is_told_only_after_its_owners_own_letter(played: Played) -> None:
    said = played()
    assert said[-1] == "It is Ann's turn. Ann: type a, or Ann, to hear the hand."
    assert not any("G1" in line for line in said)
    said = played("b", "Bo", "")
    assert not any("holds 3 cards" in line for line in said)
    assert said.count("That is not Ann.") == 3
    assert "Ann holds 3 cards: R5 red 5, G1 green 1, G2 green 2." in played("a")
    assert any("Ann holds 3 cards" in line for line in played("ANN"))


def test_between_two_people_the_hand_leaves_the_page(played: Played) -> None:
    said = played("a", "play R5", "", "b")
    at = said.index("Ann: press Enter, and the hand leaves the page.")
    assert said[at + 1 : at + 1 + BLANKS] == [""] * BLANKS
    after = said[at + 1 :]
    assert not any("G1" in line for line in after)
    assert any("Bo holds 3 cards: R1 red 1" in line for line in after)
    assert not any("Bo holds 3" in line for line in said[:at])


def test_what_happened_since_ones_last_turn_is_told_again(played: Played) -> None:
    said = played("a", "play R5", "", "b", "play R1", "", "c")
    last = max(at for at, line in enumerate(said) if not line)
    assert "Ann plays R5. (uno.13)" in said[last:]
    assert "Bo plays R1. (uno.13)" in said[last:]


def test_numbers_do_what_stands_beside_them(played: Played) -> None:
    said = played("a", "1", people=(0, 1))
    assert " 1. play R5 (red 5)" in said
    assert "Ann plays R5. (uno.13)" in said


def test_a_number_of_an_old_list_does_nothing(played: Played) -> None:
    said = played("a", "1", "", "11", people=(0, 1))
    assert "There is no number 11 among the choices." in said


def test_a_refusal_is_a_sentence_with_its_clause(played: Played) -> None:
    said = played("a", "play G1")
    assert any(line.endswith("(uno.13)") and "G1" in line for line in said)


def test_somebody_acts_out_of_turn_by_name(played: Played) -> None:
    said = played("a", "Bo: move to convene", "Cy: second")
    assert "Bo moves to convene the committee. (art3.3)" in said
    assert "Cy seconds: the committee sits in an emergency session. (art3.4, art3.7)" in said


def test_a_session_is_held_without_a_hand_on_the_page(played: Played) -> None:
    said = played("a", "Bo: move to convene", "Cy: second", "", "Bo: propose set social = 3", "put")
    clear = said.index("Ann: press Enter, and the hand leaves the page.")
    assert not any("G1" in line for line in said[clear:])
    assert "Ann puts the question. (art3.10)" in said
    assert " 1. Bo: aye" in said
    assert " 4. Cy: nay" in said


def test_a_script_is_asked_for_proposals_before_a_bot_adjourns(played: Played) -> None:
    fields = (*POSITION, ("Dealer", "Cy"))
    typed = ("move to convene", "play R5", "propose set social = 3", "aye")
    said = played(*typed, people=(0,), bots=(1, 2), fields=fields)
    assert "Ann proposes: set social to 3. (art3.9)" in said
    assert any(line.startswith(("Ratified: ", "Not ratified: ")) for line in said)
    assert "Cy adjourns the session. (art3.13)" in said
    said = played("move to convene", "play R5", "", people=(0,), bots=(1, 2), fields=fields)
    assert "Cy adjourns the session. (art3.13)" in said


def test_who_does_not_play_here_cannot_be_played(played: Played) -> None:
    said = played("Cy: leave", people=(0,))
    assert "Cy does not play at this keyboard." in said


def test_one_person_has_no_curtain(played: Played) -> None:
    said = played("play R5", people=(0,))
    assert "Ann, what is done?" in said
    assert not any("press Enter" in line for line in said)


def test_help_rules_and_log_are_told_and_change_nothing(played: Played) -> None:
    said = played("?", "rules am4.6", "rules nothinglikethis", "log 1", "law", people=(0,))
    assert any("NAME: command" in line for line in said)
    assert any(line.startswith("magoo.am4.6  ") for line in said)
    assert any("has no clause nothinglikethis" in line for line in said)
    assert any("social = 4" in line for line in said)


def test_the_first_deal_waits_for_somebody(played: Played) -> None:
    fields = (("Game", "magoo"), ("Seats", "Ann, Bo, Cy"))
    assert not any("deals seven" in line for line in played(fields=fields))
    assert "Ann deals seven cards to each. (uno.4)" in played("deal", fields=fields)
    assert "Ann deals seven cards to each. (uno.4)" in played("1", fields=fields)


def test_the_end_is_told_with_its_chant(played: Played) -> None:
    fields = (*POSITION[:2], ("Hand", "Ann = R5"), ("Hand", "Bo = R1"), *POSITION[5:])
    said = played("a", "play R5", fields=fields)
    assert "Lost: Bo." in said
    assert "All chant: Magoo? Magoo. Huzzah! (am7.2)" in said


def test_nothing_that_is_typed_reaches_the_terminal_as_a_sequence(played: Played) -> None:
    said = played("a", 'say "\x9b31m\u202eabc"', people=(0,))
    assert all(mark.isprintable() or mark == "\n" for line in said for mark in line)
    assert any('Ann: "\ufffd31m\ufffdabc"' in line for line in said)


def test_each_seat_has_a_letter_of_its_own() -> None:
    names = ("Ann", "Anna", "Bo", "\u00c9mile", "\u65e5\u672c")
    assert seat_letters(names) == ("a", "n", "b", "e", "c")
    many = seat_letters([f"Ann {number}" for number in range(20)])
    assert len(set(many)) == 20


def test_the_keyboard_gives_lines_and_then_the_end() -> None:
    reading, writing = os.pipe()
    keyboard = Keyboard(reading)
    assert keyboard.line(0.01) is None
    os.write(writing, b"  draw \npl")
    assert keyboard.line() == "draw"
    assert keyboard.line(0.01) is None
    os.write(writing, b"ay \xff")
    os.close(writing)
    assert keyboard.line() == "play \ufffd"
    with pytest.raises(EndOfInputError):
        keyboard.line()
    with pytest.raises(EndOfInputError):
        keyboard.line()


@pytest.mark.parametrize("typed", ["9" * 5000, "log " + "9" * 5000, "log some"])
def test_a_number_beyond_all_measure_is_one_sentence(played: Played, typed: str) -> None:
    before = played(people=(0,))
    said = played(typed, "hand", people=(0,))
    assert len([line for line in said if "number" in line]) == 1
    assert len(said) > len(before) + 1


def test_the_hand_leaves_a_page_of_any_height(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "150")
    said = played("a", "play R5", "", "b")
    at = said.index("Ann: press Enter, and the hand leaves the page.")
    assert said[at + 1 : at + 151] == [""] * 150
    assert not any("\x1b" in line for line in said)


def test_people_at_a_terminal_are_told_once_what_it_keeps(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "a terminal that can be scrolled back keeps every hand that was told."
    assert told not in played("a")
    monkeypatch.setattr(os, "isatty", lambda _: True)
    assert played("a", "play R5", "", "b").count(told) == 1
    assert told not in played("play R5", people=(0,))
