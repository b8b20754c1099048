"""The table of Magarac, played by keys: passes, offers and slaps, and nothing that is a secret."""

import pytest

from magoo_tui.games.magarac.cards import DECK
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.faces.magarac.cards import CARDS_IN_TEXT, HEAD, look
from magoo_tui.tui.faces.magarac.ending import DonkeyScreen
from magoo_tui.tui.faces.magarac.forfeit import ForfeitField, ForfeitModal
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.modals.verdict import VerdictModal
from magoo_tui.tui.options import Options
from magoo_tui.tui.pressed import DEAF
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.race import RaceScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.games.staged import after
from tests.tui.conftest import SIZES
from tests.tui.magarac_tables import DEALT, MOMENTS, OVER, PLAIN, TRAVELLING
from tests.tui.raced import LARGE, SMALL, app_with, letters, press, sitting_with, told
from tests.tui.samples import shown, table_of

TAKEN = f"{TRAVELLING}Bo: pass KH\nCy: accept\n"
"""Cy has the turn; Bo holds the travelling card."""
OFFERED = f"{TRAVELLING}Bo: pass T*\n"
FOUR = "Game: magarac\nSeats: Ann, Bo, Cy, Di\n\n"
DEAL_FOUR = "*: shuffle AC KC QC JC AD KD QD JD AH KH QH JH AS KS QS JS\n"
ALMOST_OVER = OVER.removesuffix("Cy: slap\n")
"""Cy alone has still to slap, and then has completed the word."""


def faces_on(screen: str) -> set[str]:
    """Every card of which rank and suit stand on a screen, on a card or in a sentence."""
    rows = screen.splitlines()
    seen: set[str] = set()
    for card in DECK.kinds:
        face, sign = look(card).face, look(card).shape
        places = [
            (y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == sign
        ]
        if any(rows[y - 1][x - 1 :].startswith(face) for y, x in places if y and x):
            seen.add(card)
    if HEAD[1] in screen:
        seen.add("T*")
    named = {found.group() for found in CARDS_IN_TEXT.finditer(screen)}
    return seen | named


# ---- passing


@pytest.mark.clause("magarac.play.2")
async def test_enter_passes_the_card_under_the_cursor(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, "Ann")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "right")
        assert "K ♥  king of hearts: Enter passes it to Bo, unseen" in shown(app)
        await press(pilot, clock, "enter")
        assert sitting.view_of(Seat(0)).hand == ("AC", "QC", "AS")
        assert sitting.view_of(None).turn == 1
        assert "Waiting for Bo." in shown(app)


@pytest.mark.clause("magarac.play.4")
async def test_the_cursor_stands_on_the_card_that_has_just_come(clock: Clock) -> None:
    app = app_with(sitting_with(f"{PLAIN}Ann: pass QC\n", clock, "Bo"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert table_of(app).choice.card == "QC"
        assert "queen of clubs, just come: Enter passes it to Cy" in shown(app)


async def test_no_key_passes_a_card_of_who_has_not_the_turn(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, "Bo")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "right", "enter", "n", "2")
        assert sitting.table.revision == 0
        assert "Enter pass" not in shown(app)


async def test_a_click_on_the_top_slaps_for_the_only_person(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, "Ann")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#top", offset=(20, 5))
        await pilot.pause()
        assert told(sitting)[0] == "Ann slaps falsely"


# ---- the travelling card


@pytest.mark.clause("magarac.travel.7", "magarac.travel.8")
async def test_an_offer_is_taken_by_enter(clock: Clock) -> None:
    sitting = sitting_with(OFFERED, clock, "Cy")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        assert "Enter takes the card, unseen · n refuses it" in shown(app)
        assert "T*" not in faces_on(shown(app))
        await press(pilot, clock, "enter")
        assert "T*" in sitting.view_of(Seat(2)).hand
        assert "T*" in faces_on(shown(app))


@pytest.mark.clause("magarac.travel.8", "magarac.travel.9")
async def test_a_refused_offer_is_followed_by_a_card_that_moves_at_once(clock: Clock) -> None:
    sitting = sitting_with(OFFERED, clock, "Bo", "Cy")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "y", "n")
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, clock, "b", "home", "enter")
        view = sitting.view_of(None)
        assert (view.turn, view.stage) == (2, "turn")


@pytest.mark.clause("magarac.travel.9")
async def test_why_the_refused_card_does_not_go_is_told_to_its_holder(clock: Clock) -> None:
    sitting = sitting_with(f"{OFFERED}Cy: refuse\n", clock, "Bo")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "end")
        assert "it was just refused; another one goes" in shown(app)
        await press(pilot, clock, "enter")
        assert "travel.9 · press ? for the clause" in shown(app)
        assert sitting.view_of(None).turn == 1
        await press(pilot, clock, "question_mark")
        assert isinstance(app.screen, RulebookScreen)
        assert "travel.9" in shown(app)


@pytest.mark.clause("magarac.travel.4", "magarac.travel.5")
async def test_the_travelling_card_is_shown_and_taken_back_by_enter(clock: Clock) -> None:
    sitting = sitting_with(DEALT, clock, "Bo")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        assert "Enter shows the travelling card to all" in shown(app)
        await press(pilot, clock, "enter")
        assert sitting.view_of(None).opened.cards == ("T*",)
        assert "Enter takes it back" in shown(app)
        await press(pilot, clock, "enter")
        view = sitting.view_of(None)
        assert (view.opened, view.stage, view.turn) == (None, "turn", 1)


# ---- slaps


@pytest.mark.clause("magarac.play.13")
async def test_space_slaps_for_a_single_person(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, "Ann", bots=("Bo", "Cy"))
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "space")
        assert letters(sitting) == ["MAG", "", "MAG"]


async def test_space_slaps_for_nobody_where_several_play(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "space", "a", "space")
        assert table_of(app).view.seat == Seat(0)
        assert sitting.table.revision == 0
        assert "Space slap" not in shown(app)


@pytest.mark.clause("magarac.play.5", "magarac.play.13")
async def test_a_buzzer_slaps_while_somebody_elses_hand_is_open(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "a", "comma")
        assert letters(sitting) == ["MA", "", "MAGA"]
        assert table_of(app).view.seat == Seat(0)
        assert faces_on(shown(app)) == {"AC", "KH", "QC", "AS"}


@pytest.mark.parametrize("after_seconds", [0.0, DEAF / 2, 2 * DEAF])
async def test_a_buzzer_slaps_while_the_curtain_is_up_and_deaf(
    clock: Clock, after_seconds: float
) -> None:
    sitting = sitting_with(PLAIN, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "comma", wait=after_seconds)
        assert letters(sitting) == ["MA", "", "MAGA"]
        assert isinstance(app.screen, CurtainScreen)
        assert "Cy slaps falsely" in shown(app)
        assert faces_on(shown(app)) == set()


@pytest.mark.clause("magarac.play.8")
async def test_a_true_slap_from_behind_the_curtain_begins_the_race(clock: Clock) -> None:
    sitting = sitting_with(f"{PLAIN}Ann: pass KH\n", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "5", wait=0.0)
        assert isinstance(app.screen, RaceScreen)
        assert "Bo slapped first: everybody else slaps" in shown(app)


async def test_nobody_slaps_for_a_bot(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, "Ann", "Bo", bots=("Cy",))
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "comma", "a", "comma")
        assert table_of(app).view.seat == Seat(0)
        assert sitting.table.revision == 0


async def test_the_curtain_tells_buzzers_of_people_alone(clock: Clock) -> None:
    app = app_with(sitting_with(PLAIN, clock, "Ann", "Bo", bots=("Cy",)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Buzzers: [1] Ann  [5] Bo  " in shown(app)


async def test_a_seat_that_is_gone_has_no_buzzer(clock: Clock) -> None:
    dealt = "*: shuffle AC KC QC AD KD QD AH KH QH AS KS QS\n"
    sitting = sitting_with(f"{FOUR}{DEAL_FOUR}Cy: leave\nAnn: next round\n{dealt}", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        before = shown(app)
        assert "Buzzers: [1] Ann  [5] Bo  [9] Di" in before
        await press(pilot, clock, "comma")
        assert shown(app) == before
        assert letters(sitting) == [""] * 4
        await press(pilot, clock, "y", "d", "comma")
        assert letters(sitting) == [""] * 4
        assert " , " not in shown(app).splitlines()[1]


@pytest.mark.clause("magarac.travel.10")
async def test_a_slap_that_the_travelling_card_forbids_is_told_to_its_holder_at_once(
    clock: Clock,
) -> None:
    sitting = sitting_with(TRAVELLING, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "b", "5")
        assert "travel.10 · press ? for the clause" in shown(app)
        assert sitting.table.revision == 0


@pytest.mark.clause("magarac.travel.10")
async def test_such_a_slap_is_told_to_nobody_else_and_to_its_slapper_with_the_hand(
    clock: Clock,
) -> None:
    sitting = sitting_with(TAKEN, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        covered = shown(app)
        await press(pilot, clock, "5")
        assert shown(app) == covered
        await press(pilot, clock, "y")
        open_ = shown(app)
        await press(pilot, clock, "5")
        assert shown(app) == open_
        assert "travel.10" not in shown(app)
        await press(pilot, clock, "enter", "a", "enter", "enter", "b")
        assert table_of(app).view.seat == Seat(1)
        assert "travel.10 · press ? for the clause" in shown(app)


@pytest.mark.clause("magarac.play.13")
async def test_a_buzzer_held_down_counts_once_and_means_nothing_else(clock: Clock) -> None:
    sitting = sitting_with(f"{PLAIN}Ann: pass KH\nBo: slap\nAnn: slap\n", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "comma")
        assert isinstance(app.screen, TableScreen)
        before = shown(app)
        for _ in range(20):
            await press(pilot, clock, "comma", wait=0.03)
        assert shown(app) == before
        assert letters(sitting) == ["MA", "", "MAGA"]


async def test_between_hands_buzzers_do_nothing(clock: Clock) -> None:
    app = app_with(sitting_with(MOMENTS["hand over"], clock))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = shown(app)
        await press(pilot, clock, "1", "5", "comma", "space")
        assert shown(app) == before


async def test_a_new_buzzer_is_heard_at_once(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "k", "comma", "9", "escape")
        assert "[9] Cy" in shown(app)
        await press(pilot, clock, "comma")
        assert letters(sitting) == ["MA", "", "MAG"]
        await press(pilot, clock, "9")
        assert letters(sitting) == ["MA", "", "MAGA"]


# ---- what people agree on


@pytest.mark.clause("magarac.end.3")
async def test_a_forfeit_is_proposed_and_stands_when_all_have_agreed(clock: Clock) -> None:
    sitting = sitting_with(MOMENTS["new"], clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "p", "a")
        assert isinstance(app.screen, ForfeitField)
        await press(pilot, clock, *"bray", "enter")
        assert isinstance(app.screen, ForfeitModal)
        assert "Ann proposes:" in shown(app)
        await press(pilot, clock, "b", "a")
        assert "waiting for Cy" in shown(app)
        await press(pilot, clock, "y", "a")
        assert isinstance(app.screen, TableScreen)
        assert sitting.view_of(None).forfeit == "bray"
        assert "The loser's forfeit: bray" in shown(app)


@pytest.mark.clause("magarac.end.3")
async def test_one_nay_drops_a_forfeit(clock: Clock) -> None:
    sitting = sitting_with(MOMENTS["proposed"], clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "y", "n")
        assert isinstance(app.screen, TableScreen)
        assert sitting.view_of(None).forfeit == "none"


@pytest.mark.clause("magarac.end.3")
async def test_a_forfeit_has_as_many_letters_as_the_rule_lets_it(clock: Clock) -> None:
    sitting = sitting_with(MOMENTS["new"], clock, "Ann")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "p")
        app.screen.query_one(Field).value = "x" * 119
        await press(pilot, clock, "end", "y", "z", "enter")
        waiting = sitting.view_of(None).forfeit_proposal
        assert waiting is not None
        assert waiting.text == "x" * 119 + "y"


@pytest.mark.clause("magarac.play.15")
async def test_a_charge_is_noted_and_heard_between_hands(clock: Clock) -> None:
    sitting = sitting_with(f"{PLAIN}Ann: pass KH\n", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "x", "a", "b", *"spied", "enter")
        assert sitting.view_of(None).charges_noted == 1
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, clock, "5", "1", "comma")
        assert isinstance(app.screen, VerdictModal)
        assert "spied" in shown(app)


@pytest.mark.clause("magarac.end.6")
async def test_who_leaves_ends_the_hand_and_the_others_play_on(clock: Clock) -> None:
    sitting = sitting_with(f"{FOUR}{DEAL_FOUR}", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "b", "colon", *"leave", "enter")
        assert "The hand is over, and nobody has lost it" in shown(app)
        assert faces_on(shown(app)) == set()
        await press(pilot, clock, "n")
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the laptop to  Di" in shown(app)
        assert [place.cards for place in sitting.view_of(None).places] == [4, 0, 4, 4]


@pytest.mark.clause("magarac.end.1", "magarac.end.2")
@pytest.mark.parametrize("has_motion", [False, True])
async def test_the_end_of_the_game_shows_the_donkey_and_leads_back_to_the_table(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, *, has_motion: bool
) -> None:
    monkeypatch.setattr("magoo_tui.tui.screens.race.LINGERS", 0.2)
    monkeypatch.setattr("magoo_tui.tui.screens.ceremony.GUARD", 0.05)
    app = app_with(sitting_with(ALMOST_OVER, clock), Options(has_motion=has_motion))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "comma")
        await pilot.pause(0.4)
        assert isinstance(app.screen, DonkeyScreen)
        for _ in range(4):
            await pilot.press("x")
            await pilot.pause(0.1)
        assert isinstance(app.screen, TableScreen)
        assert "The game is over: Cy is the donkey" in shown(app)


# ---- secrets


@SIZES
@pytest.mark.clause("magarac.setup.7")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_no_screen_holds_a_card_of_a_hand_that_is_not_at_hand(
    clock: Clock, moment: str, size: tuple[int, int]
) -> None:
    sitting = sitting_with(MOMENTS[moment], clock)
    app = app_with(sitting)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        view = sitting.view_of(None)
        lies_open = set(view.opened.cards) if view.opened else set()
        if isinstance(app.screen, CurtainScreen):
            assert faces_on(shown(app)) == set()
            await press(pilot, clock, app.screen.letter)
            assert sitting.at_hand in view.floor
            assert faces_on(shown(app)) == {*sitting.view().hand, *lies_open}
        else:
            assert sitting.at_hand is None
            assert faces_on(shown(app)) == (set() if view.race else lies_open)


@pytest.mark.clause("magarac.setup.7")
async def test_what_is_passed_is_seen_by_giver_and_receiver_alone(clock: Clock) -> None:
    app = app_with(sitting_with(PLAIN, clock))
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot, clock, "a", "right", "enter")
        assert isinstance(app.screen, CurtainScreen)
        assert faces_on(shown(app)) == set()
        await press(pilot, clock, "b")
        assert faces_on(shown(app)) == {"KC", "KD", "AD", "KS", "KH"}


@pytest.mark.clause("magarac.setup.7")
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_log_names_no_card(moment: str) -> None:
    lines = [line for line in after(MOMENTS[moment]).view(None).log if not line.cards]
    assert not [line.text for line in lines if CARDS_IN_TEXT.search(line.text)]
