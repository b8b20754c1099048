"""Magarac at a plain table: hands told in secret, slaps at any time, a race by typed lines."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from magoo_tui.bots.seating import seat_bots
from magoo_tui.games import GAMES
from magoo_tui.games.magarac.spoken import spoken_card
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.plain.keyboard import EndOfInputError, Keyboard
from magoo_tui.plain.table import PlainTable, QuitError
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table
from magoo_tui.tongue import speaking

POSITION = (
    ("Game", "magarac"),
    ("Seats", "Ann, Bo, Cy"),
    ("Dealer", "Cy"),
    ("Hand", "Ann = AC KH QC AS"),
    ("Hand", "Bo = KC KD AD KS"),
    ("Hand", "Cy = QH QD AH QS"),
)
TRAVELLING = (
    ("Game", "magarac"),
    ("Seats", "Ann, Bo, Cy"),
    ("Set", "travelling_card = yes"),
    ("Hand", "Ann = AD KD QD QH"),
    ("Hand", "Bo = AC AH QC KH T*"),
    ("Hand", "Cy = KC KS AS QS"),
)

Fields = tuple[tuple[str, str], ...]
Played = Callable[..., list[str]]


@pytest.fixture
def played() -> Iterator[Played]:
    """Play a table with lines that are typed, and give all that it said."""
    lives = []

    def play(
        *typed: str, bots: tuple[int, ...] = (), fields: Fields = POSITION, more: Fields = ()
    ) -> list[str]:
        table = Table(GAMES["magarac"](), Header((*fields, *more)))
        live = Live(
            table, bots=seat_bots("magarac", {Seat(seat): "sharp" for seat in bots}, 1), pace=0.0
        )
        table.clock = None
        lives.append(live)
        reading, writing = os.pipe()
        os.write(writing, "".join(f"{line}\n" for line in typed).encode())
        os.close(writing)
        said: list[str] = []
        people = tuple(Seat(seat) for seat in range(3) if seat not in bots)
        with suppress(QuitError, EndOfInputError):
            PlainTable(live, people, Keyboard(reading), said.append).play()
        return said

    yield play
    for live in lives:
        live.close()


def test_a_hand_is_told_to_its_owner_and_leaves_the_page(played: Played) -> None:
    said = played("a", "pass KH", "", "b")
    assert "Came last: KH." in said
    at = said.index("Ann: press Enter, and the hand leaves the page.")
    assert any("Ann holds AC ace of clubs" in line for line in said[:at])
    assert not any("AC" in line for line in said[at + 1 :])
    assert not any("KH" in line for line in said[at + 1 : said.index("Came last: KH.") - 3])


def test_a_race_is_run_by_names_and_letters(played: Played) -> None:
    said = played("a", "pass KH", "", "b", "Bo: slap", "Cy", "a")
    assert said.index("Cy slaps. (play.8)") < said.index("Ann slaps. (play.8)")
    assert "Ann writes M: M. (score.1, score.2)" in said
    assert "Bo had king of clubs, king of diamonds, king of spades, king of hearts." in said
    assert any(line.endswith("Ann: M, 3 cards") for line in said)


def test_whoever_is_named_slaps_while_a_hand_leaves_the_page(played: Played) -> None:
    said = played("a", "pass KH", "Bo: slap", "c", "a")
    assert "Ann writes M: M. (score.1, score.2)" in said


def test_a_letter_is_no_slap_of_who_has_slapped_or_plays_elsewhere(played: Played) -> None:
    said = played("a", "pass KH", "", "b", "Bo: slap", "b", "c", "c")
    assert sum(line.startswith("Cy slaps") for line in said) == 1
    assert not any(line.startswith("Ann slaps.") for line in said)


def test_one_person_and_bots_race_without_a_curtain(played: Played) -> None:
    said = played("pass KH", "slap", bots=(1, 2))
    assert "Bo slaps the table: all others slap. (play.8, play.6, play.5)" in said
    assert any(line.startswith("Ann slaps") for line in said)
    assert not any("press Enter" in line for line in said)


def test_offers_are_answered_and_told(played: Played) -> None:
    said = played("b", "pass T*", "", "2", "b", "pass KH", "", "c", fields=TRAVELLING)
    assert " 2. refuse" in said
    assert "Cy refuses it: Bo passes another card. (travel.8)" in said
    assert "One card was refused: the next one moves at once." in said
    assert any("T* travelling card" in line for line in said)


def test_the_last_page_names_the_donkey_and_the_forfeit(played: Played) -> None:
    more = (("Letters", "Ann = MAGARA"), ("Set", "forfeit = bray"))
    said = played("a", "slap", more=more)
    assert said[-2:] == [
        "With a donkey's ears, kindly meant: Ann.",
        "The loser's forfeit: bray",
    ]
    assert "  Ann: MAGARAC, 4 cards" in said


def test_what_can_be_asked_for_is_the_game_s_own(played: Played) -> None:
    said = played("a", "?", "table", "rules play.13", "rules am4.6")
    assert any("pass KS" in line for line in said)
    assert not any("G4 G4" in line for line in said)
    assert "  Bo: no letters, 4 cards" in said
    assert any(line.startswith("magarac.play.13") for line in said)
    assert "The rulebook has no clause am4.6, and none with these words." in said


def test_all_of_it_is_told_in_spanish(played: Played) -> None:
    with speaking("es"):
        said = played("a", "pass KH", "", "b", "Bo: slap", "Cy", "a")
        assert spoken_card("10H") == "10 de corazones"  # type: ignore[arg-type]
    assert "Ann llegó en último lugar y ha perdido la mano. (play.10)" in said
    assert "Bo tenía rey de tréboles, rey de diamantes, rey de picas, rey de corazones." in said


LAW = 'When a player passes, the last player to say "hola" drinks 2.'


def test_an_assembly_and_its_laws_are_told_in_spanish(played: Played) -> None:
    ayes = ("Ann: put", "Bo: aye", "Cy: aye", "Ann: aye")
    seats = POSITION[:3]
    with speaking("es"):
        said = played(
            *("Ann: put", "Ann: move to convene", "Bo: second", f'Bo: propose "{LAW}"', *ayes),
            *("Cy: propose set late = never", "Cy: propose set late = all", *ayes),
            *("law", "Ann: adjourn", "deal", "a", "1", "Bo: slap", 'Bo: say "hola"'),
            *('Ann: say "hola"', 'Cy: say "hola"', "", "table"),
            fields=seats,
        )
    assert [line for line in said if line in SPANISH] == list(SPANISH)
    assert f"La ley 1 entra en vigor: {LAW} (law.session.1)" in said
    assert f"Ley 1: {LAW} (la mesa la hace cumplir)" in said


SPANISH = (
    "Magarac. Asientos, en el sentido del reloj: Ann, Bo, Cy. Con ? sale la ayuda.",
    "Solo se vota en una sesión de la comisión, y no hay ninguna convocada. (law.session.1)",
    "Ann propone reunir la comisión. (law.session.1)",
    "Bo la apoya: la comisión se reúne en sesión ordinaria. (law.session.1)",
    f"Se entiende así: {LAW}",
    f"Bo propone: {LAW} (law.session.1)",
    "late admite all o nobody. (law.session.1)",
    "Cy propone: fijar late en all. (law.session.1)",
    "Desde ahora late vale all. (law.session.1)",
    "Ann levanta la sesión. (law.session.1)",
    'Carrera: todos los que siguen en juego dicen "hola". (law.duty.5, law.1)',
    'Primero se corre la carrera: hay que decir "hola". (law.duty.5)',
    "En último lugar: Cy. (law.1)",
    "Cy bebe 2. (law.1)",
    "Tragos: Cy 2.",
)
