"""Bots among people: they second, vote, chair, answer charges and judge, and wait their turn."""

from typing import Any

import msgspec

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import Level
from magoo_tui.bots.magoo.assembly import judge
from magoo_tui.bots.seating import join, seat_bots
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table
from tests.bots.tables import Clock

ANN, ADA, BASIL, CLOVER = Seat(0), Seat(1), Seat(2), Seat(3)


class Among:
    """Ann, a person, with bots; Ann does nothing by herself."""

    def __init__(
        self, *fields: tuple[str, str], seed: int = 1, bots: tuple[int, ...] = (1, 2, 3)
    ) -> None:
        head = (("Game", "magoo"), ("Seats", "Ann, Ada, Basil, Clover"), *fields)
        self.table = Table(GAMES["magoo"](), Header(head))
        self.clock = Clock()
        levels: dict[Seat, Level] = {Seat(seat): "sharp" for seat in bots}
        bots_here = seat_bots("magoo", levels, seed)
        self.live = Live(self.table, bots=bots_here, clock=self.clock)

    @property
    def view(self) -> Any:
        return self.table.view(ANN)

    def do(self, command: str, seat: Seat = ANN) -> None:
        assert self.table.submit(seat, command) is None

    def wait(self, seconds: float) -> None:
        """Let so much time pass."""
        end = self.clock.now + seconds
        while (due := self.live.due) is not None and self.clock.now + due <= end:
            self.clock.now += due
            self.live.tick()
        self.clock.now = end


POSITION = (
    ("Hand", "Ann = R5 G1 G2"),
    ("Hand", "Ada = R1 B2 B3"),
    ("Hand", "Basil = Y4 Y9 Y1"),
    ("Hand", "Clover = G4 G6 G7"),
    ("Discard", "R3"),
    ("Turn", "Ann"),
)

DUEL = (("Hand", "Ann = R5 G1"), ("Hand", "Ada = R1 B2"), ("Discard", "R3"), ("Turn", "Ann"))


def test_a_persons_motion_is_seconded_and_the_session_runs_to_its_end() -> None:
    at = Among(*POSITION, ("Dealer", "Clover"))
    at.do("move to convene")
    at.wait(3)
    assert at.view.stage == "committee"
    at.do("propose set social = 3")
    at.wait(5)
    assert at.view.committee.vote is not None
    at.do("aye")
    at.wait(10)
    assert len(at.view.committee.results) == 1
    at.wait(45)
    assert at.view.stage == "committee"
    at.do('say "one more proposal is coming"')
    at.wait(59)
    assert at.view.stage == "committee"
    at.wait(20)
    assert at.view.stage == "turn"
    assert at.view.turn == ANN


def test_a_bot_in_the_chair_leaves_people_time_to_propose() -> None:
    at = Among(*POSITION, ("Dealer", "Clover"))
    at.do("move to convene")
    at.wait(3)
    at.wait(45)
    assert at.view.stage == "committee"


def test_a_vote_is_a_matter_of_taste_and_not_of_the_hour() -> None:
    votes = set()
    for wait in (0, 30):
        at = Among(*POSITION, ("Dealer", "Clover"), seed=7)
        at.do("move to convene")
        at.wait(3)
        at.wait(wait)
        at.do("propose suspend magoo.am5")
        at.wait(4.2)
        at.do("aye")
        at.wait(10)
        result = at.view.committee.results[0]
        votes.add((result.ayes, result.nays))
    assert len(votes) == 1


def test_a_bot_answers_a_charge_and_others_judge_it() -> None:
    for seed in range(6):
        at = Among(*POSITION, seed=seed)
        at.do('charge Ada "gave a hint"')
        assert at.view.stage == "vote"
        at.wait(4)
        if at.view.charge is not None and at.view.charge.is_contested:
            at.do("aye")
            at.wait(8)
        assert at.view.stage == "turn"


def test_an_accused_bot_is_honest_about_a_call() -> None:
    at = Among(*POSITION[1:], ("Hand", "Ann = R5 G1"), ("Speech", "aloud"))
    at.do('play R5 "Uno"')
    at.wait(12)
    log = [line.text for line in at.view.log]
    assert not any("catches Ann" in text for text in log)


def test_only_a_catch_is_judged_by_what_was_heard() -> None:
    verdicts = {}
    for is_missed_call in (True, False):
        table = Table(GAMES["magoo"](), Header((("Game", "magoo"), ("Seats", "Ann, Ada"), *DUEL)))
        assert table.submit(ANN, 'charge Ada "no call"') is None
        view = table.view(ADA)
        charge = msgspec.structs.replace(view.charge, is_missed_call=is_missed_call)
        kinds = {option.kind: option for option in view.options}
        answers = [judge(view, charge, kinds, Leanings(seed)) for seed in range(20)]
        verdicts[is_missed_call] = {one.command for one in answers if one is not None}
    assert verdicts == {True: {"contest"}, False: {"admit", "contest"}}


def test_somebody_who_forgot_to_call_is_caught_by_a_sharp_bot() -> None:
    at = Among(*POSITION[1:], ("Hand", "Ann = R5 G1"))
    at.do("play R5")
    at.wait(3)
    assert any('catches Ann: "Uno" was not said' in line.text for line in at.view.log)


def test_nobody_is_caught_who_has_called() -> None:
    for command in ('play R5 "Uno"', 'play R5 "uno!!"'):
        at = Among(*POSITION[1:], ("Hand", "Ann = R5 G1"))
        at.do(command)
        at.wait(30)
        assert not any("catches Ann" in line.text for line in at.view.log)


def test_a_late_call_is_heard_too() -> None:
    at = Among(*POSITION[1:], ("Hand", "Ann = R5 G1"))
    at.do("play R5")
    at.do('say "oh, uno"')
    at.wait(3)
    assert not any("catches Ann" in line.text for line in at.view.log)


def test_a_magoo_that_was_not_called_is_caught_even_of_who_is_out() -> None:
    at = Among(("Hand", "Ann = G1 G2"), *POSITION[1:])
    at.do("play G1 G2")
    at.wait(3)
    assert any('"Double Magoo" was not said' in line.text for line in at.view.log)
    assert at.view.places[ANN].cards == 2


def test_a_straight_has_no_call_that_could_be_missed() -> None:
    at = Among(*POSITION[1:], ("Hand", "Ann = R1 R2"))
    at.do("play R2 R1")
    at.wait(30)
    assert "Ann plays R2 R1: a Straight" in [line.text for line in at.view.log]
    assert not any("catches Ann" in line.text for line in at.view.log)


def test_the_next_round_waits_long_for_people() -> None:
    at = Among(("Hand", "Ann = R5"), ("Hand", "Ada = R1 B2"), ("Discard", "R3"), ("Turn", "Ann"))
    at.do("play R5")
    assert at.view.ending is not None
    at.wait(39)
    assert at.view.ending is not None
    at.wait(12)
    assert at.view.round_number == 2


def test_bots_alone_leave_time_once_somebody_has_joined_them() -> None:
    head = (("Game", "magoo"), ("Seats", "Ada, Basil"), *POSITION[1:2], ("Hand", "Basil = R5"))
    for has_joined in (False, True):
        table = Table(GAMES["magoo"](), Header((*head, ("Discard", "R3"), ("Turn", "Basil"))))
        bots = seat_bots("magoo", {Seat(0): "sharp", Seat(1): "sharp"}, 1, is_alone=True)
        if has_joined:
            join(bots.values())
        clock = Clock()
        live = Live(table, bots=bots, clock=clock)
        assert table.submit(Seat(1), "play R5") is None
        assert live.due is not None
        assert (live.due > 30) is has_joined
