"""The commands with the second game: played, kept, exported and told like the first."""

from pathlib import Path
from random import Random

import pytest

from magoo_tui.cli.desk import Desk
from magoo_tui.cli.exporting import full_record, is_secret_yet, public_record
from magoo_tui.games import GAMES
from magoo_tui.games.magarac.cards import DECK
from magoo_tui.games.magarac.playout import random_move
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.store.opening import open_house
from magoo_tui.table.check import check_record
from magoo_tui.table.keeping import begin_table, reopen_table
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from tests.bots.tables import BotTable
from tests.cli.conftest import Call, Magoo, opened

HEAD = (("Game", "magarac"), ("Seats", "Ann, Bo, Cy"), ("Dealer", "Cy"))
ANN, BO, CY = Seat(0), Seat(1), Seat(2)
RECORDS = Path(__file__).parents[1] / "records" / "magarac"


def dealt(seed: int) -> Table:
    """A hand in which Ann and Bo hold and pass the same cards, whatever the others hold."""
    table = Table(GAMES["magarac"](), Header(HEAD))
    others = ["KC", "KD", "KH", "KS", "QC", "QD", "QH", "QS"]
    Random(seed).shuffle(others)
    cards = [card for at in range(4) for card in ("A" + "CDHS"[at], others[at], others[at + 4])]
    assert table.submit(Seat(-1), f"shuffle {' '.join(cards)}") is None
    return table


def test_a_public_record_hides_what_is_passed_and_held() -> None:
    tables = [dealt(seed) for seed in range(6)]
    for table in tables:
        assert table.submit(ANN, "pass AS") is None
        held = table.view(BO).hand
        assert table.submit(BO, f'pass {held[0]} "Yours"') is None
        assert is_secret_yet(table.view(None))
    texts = {public_record(table) for table in tables}
    assert len(texts) == 1
    text = texts.pop()
    assert "# Ann: pass a card\n" in text
    assert '# Bo: pass a card "Yours"' in text
    assert not any(f" {card}" in text for card in DECK.kinds)
    assert check_record(parse_record(text)).failures == ()


def test_a_throw_stays_hidden_until_all_have_thrown() -> None:
    table = Table(GAMES["magarac"](), Header((*HEAD, ("Set", "tie_window = 1"))))
    cards = "AC KC QC AD KD QD AH KH QH AS KS QS"
    lines = [(-1, f"shuffle {cards}", 1), (0, "slap", 2), (1, "slap", 3), (2, "slap", 3.5)]
    for seat, command, at in [*lines, (1, "throw rock", 4)]:
        assert table.submit(Seat(seat), command, at) is None
    assert "rock" not in public_record(table)
    assert "# @4 Bo: throw\n" in public_record(table)
    assert table.submit(CY, "throw paper", 5) is None
    assert "@4 Bo: throw rock" in public_record(table)


def test_a_full_record_plays_through_to_the_same_state_ties_and_all() -> None:
    sat = BotTable(4, 3, game="magarac", Set="tie_window = 0.5")
    sat.live.deal()
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    assert sat.table.did("throw")
    again = Table(GAMES["magarac"](), sat.table.header)
    for line in parse_record(full_record(sat.table)).lines:
        name, _, command = line.text.partition(": ")
        seat = Seat(-1) if name == "*" else Seat(again.names.index(name))
        assert again.submit(seat, command, line.at) is None
    assert again.inspect() == sat.table.inspect()


def test_a_kept_game_is_opened_as_it_was_and_counted_once(tmp_path: Path) -> None:
    house, _ = open_house(tmp_path / "house")
    kept, chance = begin_table(house, Header(HEAD)), Random(5)
    while not kept.table.inspect().is_over:
        move = random_move(kept.table.inspect(), chance.random, chance.shuffle)
        assert kept.table.submit_move(move) is None
    kept.lock.release()
    again = reopen_table(house, kept.id)
    assert again.table.inspect() == kept.table.inspect()
    assert again.table.view(ANN) == kept.table.view(ANN)
    results = house.results(10, game="magarac")
    assert len(results) == 1
    losers = kept.table.view(None).losers
    assert results[0].losers == tuple(kept.table.names[seat] for seat in losers)
    assert results[0].finished == ()
    again.lock.release()
    house.close()


def test_records_are_checked_and_told(call: Call) -> None:
    files = sorted(str(file) for file in RECORDS.glob("*.magoo"))
    status, out, _ = call("check", *files)
    assert status == 0
    assert out.startswith(f"{len(files)} records, ")
    status, out, _ = call("replay", str(RECORDS / "three-throw.magoo"), "--plain", "--lang", "es")
    assert status == 0
    assert "@" not in out
    assert "Bo: throw scissors" in out
    assert "  Bo se apunta la M: M. (score.1, score.2)" in out


def test_a_record_with_too_few_seats_is_none(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "two.magoo"
    file.write_text("Game: magarac\nSeats: Ann, Bo\n\n")
    status, _, err = call("check", str(file))
    assert status == 2
    assert "magarac.setup.1" in err


@pytest.mark.parametrize("seats", [3, 13])
def test_the_engine_is_measured(call: Call, seats: int) -> None:
    arguments = ("bench", "engine", "--game", "magarac", "--seats", str(seats), "--seconds", "0.2")
    status, out, _ = call(*arguments)
    assert status == 0
    assert "moves a second" in out


def test_the_lobby_offers_its_saved_tables_of_every_game(magoo: Magoo, house: Path) -> None:
    magoo("play", "magarac", "--plain", "--bots", "2", typed="quit\n")
    here = opened(house)
    assert [table.game for table in here.store.tables()] == ["magarac"]
    here.close()
    desk = Desk(house)
    assert [table.game for table in desk.saved()] == ["magarac"]
    desk.close()


def test_laws_are_read_for_the_game_that_is_named(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "laws.txt"
    file.write_text("The loser drinks 2.\nWhen a player passes, that player draws 1 card.\n")
    status, out, _ = call("law", "--game", "magarac", str(file))
    assert status == 0
    assert [line.split("\t")[:2] for line in out.splitlines()] == [
        ["enforced", "When a player loses, that player drinks 2."],
        ["refused", "law.game.2"],
    ]


def test_the_law_of_a_house_is_taken_along(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "law.magoo"
    file.write_text("Game: magarac\nSet: slap_time = 5\nLaw: When a player loses, Ann drinks 1.\n")
    status, out, err = call("laws", "--game", "magarac", "--import", str(file))
    assert (status, err) == (0, "")
    assert "slap_time" in out
    _, told, _ = call("laws", "--game", "magarac")
    assert "When a player loses, Ann drinks 1." in told


def test_a_house_sets_numbers_for_each_game_apart(call: Call, house: Path) -> None:
    assert call("laws", "--game", "magarac")[0] == 0
    assert call("results", "--game", "magarac")[0] == 0
