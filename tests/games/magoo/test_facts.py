"""What a line causes beyond what a record can say: clauses, secrets, limits, laws."""

import pytest

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from tests.games.magoo.staged import ANN, BO, CY, THREE, after


def cites(fact: Event[State]) -> set[str]:
    return set(fact.cites)


@pytest.mark.clause("magoo.am4.2", "magoo.am4.3", "magoo.am4.4", "magoo.am4.5", "magoo.am4.9")
@pytest.mark.parametrize("answer", ["GD", "RR", "RS", "W4 as blue"])
def test_an_answer_cites_the_pile_on_and_no_base_rule(answer: str) -> None:
    table = after(
        f"{THREE}Hand: Ann = B1 B2\nHand: Bo = RD B3 B4\nHand: Cy = GD RR RS W4 B5\n"
        f"Discard: R1\n\nBo: play RD\nCy: play {answer}\n"
    )
    told = [fact for fact in table.facts_of_last() if not isinstance(fact, facts.TurnCame)]
    assert told
    for fact in told:
        assert all(clause.startswith("magoo.am4.") for clause in fact.cites), fact


@pytest.mark.clause("magoo.uno.6")
def test_no_fact_names_a_clause_twice() -> None:
    table = after("Game: magoo\nSeats: Ann, Bo\nSet: deal = 1\n\n")
    cards = sorted(table.shuffle_wanted() or (), key=lambda card: card[0] == "W")
    assert table.submit(NOBODY, f"shuffle {' '.join(cards)}") is None
    for fact in table.facts_of_last():
        assert len(set(fact.cites)) == len(fact.cites), fact


@pytest.mark.clause("magoo.uno.5", "magoo.uno.21")
def test_what_a_challenge_shows_is_told_to_the_challenger_alone() -> None:
    table = after(
        f"{THREE}Hand: Ann = B1 B2\nHand: Bo = W4 R3 G2\nHand: Cy = G1 B8\nDiscard: R5\n\n"
        "Bo: play W4 as green\nCy: challenge\n"
    )
    for reader in (None, ANN, BO):
        view = table.view(reader)
        assert view.shown == ()
        assert not any("R3" in line.text or "R3" in line.cards for line in view.log)
    view = table.view(CY)
    assert set(view.shown) == {"R3", "G2"}
    assert any("R3" in line.cards for line in view.log)


@pytest.mark.clause("magoo.uno.5")
def test_a_spectator_sees_no_hand_and_has_no_options() -> None:
    table = after(f"{THREE}Hand: Ann = B1 B2\nHand: Bo = W4 R3 G2\nDiscard: R5\n\nBo: draw\n")
    view = table.view(None)
    assert (view.hand, view.options, view.shown, view.drawn) == ((), (), (), None)
    assert [place.cards for place in view.places] == [2, 4, 0]
    assert all(not line.cards for line in view.log)


@pytest.mark.clause("magoo.uno.28")
def test_a_missing_call_leaves_no_trace_in_any_view_until_it_is_caught() -> None:
    start = f"{THREE}Hand: Ann = B1 B2\nHand: Bo = R6 R3\nHand: Cy = G1 G2\nDiscard: R5\n\n"
    silent, said = after(f"{start}Bo: play R6\n"), after(f'{start}Bo: play R6 "Uno"\n')
    for seat in (None, ANN, BO, CY):
        heard = [
            line for line in said.view(seat).log if line.clauses != (ClauseId("magoo.uno.28"),)
        ]
        heard = [line for line in heard if not line.is_speech]
        assert [line.text for line in silent.view(seat).log] == [line.text for line in heard]
        assert silent.view(seat).options == said.view(seat).options


@pytest.mark.clause("magoo.uno.5")
def test_asking_what_a_draw_would_do_does_not_tell_the_card() -> None:
    table = after(f"{THREE}Hand: Ann = B1 B2\nHand: Bo = R3 G2\nDiscard: R5\nDraw: Y7 Y8\n\n")
    answer = table.ask(BO, "draw")
    assert isinstance(answer, tuple)
    assert all("Y7" not in line.text and not line.cards for line in answer)


@pytest.mark.clause("magoo.uno.21")
def test_asking_what_a_challenge_would_do_shows_no_hand() -> None:
    table = after(
        f"{THREE}Hand: Ann = B1 B2\nHand: Bo = W4 R3 G2\nHand: Cy = G1 B8\nDiscard: R5\n\n"
        "Bo: play W4 as green\n"
    )
    answer = table.ask(CY, "challenge")
    assert isinstance(answer, tuple)
    assert all(not line.cards for line in answer)


@pytest.mark.clause("magoo.uno.38", "magoo.uno.37", "magoo.art3.7")
def test_the_next_round_waits_for_the_adjournment() -> None:
    table = after(
        f"{THREE}Hand: Ann = R1 R2\nHand: Bo = G1 G2\nDiscard: R9\n\n"
        "Ann: move to convene\nCy: second\nBo: leave\n"
    )
    assert table.view(CY).stage == "committee"
    assert table.refused(CY, "next round") is not None


@pytest.mark.clause("magoo.art2.2", "magoo.art3.10", "magoo.art3.13")
def test_each_limit_runs_where_it_should() -> None:
    table = after(
        f"{THREE}Set: vote_time = 20\nSet: session_time = 60\n"
        "Hand: Ann = R1 R2\nHand: Bo = G1 G2\nDiscard: R9\n\n"
    )

    def limit_after(seat: Seat, command: str) -> tuple[str, int, bool] | None:
        assert table.submit(seat, command) is None, command
        limit = table.limit()
        return None if limit is None else (limit.name, limit.seconds, limit.starts_anew)

    assert table.limit() is None
    assert limit_after(BO, 'charge Ann "humming"') == ("answer", 20, False)
    assert limit_after(ANN, "contest") == ("charge", 20, False)
    assert limit_after(NOBODY, "time up") is None
    assert limit_after(BO, "move to convene") is None
    assert limit_after(CY, "second") == ("session", 60, True)
    assert limit_after(BO, "propose set deal = 2") == ("session", 60, True)
    assert limit_after(ANN, "put") == ("hearing", 20, False)
    assert limit_after(BO, "aye") == ("hearing", 20, False)
    assert limit_after(CY, "nay") == ("chair", 20, False)
    assert limit_after(ANN, "aye") == ("session", 60, True)
    assert limit_after(NOBODY, "time up") is None


@pytest.mark.clause("magoo.art3.12")
def test_what_an_emergency_session_ratifies_waits_in_view_of_all() -> None:
    table = after(
        f"{THREE}Hand: Ann = R1 R2\nHand: Bo = G1 G2\nDiscard: R9\n\n"
        "Ann: move to convene\nCy: second\nBo: propose set social = 3\nAnn: put\n"
        "Bo: aye\nCy: aye\nAnn: nay\n"
    )
    committee = table.view(None).committee
    assert committee.is_emergency
    (result,) = committee.results
    assert (result.is_ratified, result.ayes, result.nays, result.members) == (True, 2, 1, 3)
    assert table.view(None).law.parameters["social"] == 4


def under_skips_cost(draw: str) -> Table:
    return table_of(
        parse_record(
            f"{THREE}Law: Whoever plays a Skip draws a card.\n"
            "Hand: Ann = B1 B2\nHand: Bo = RS R3\nHand: Cy = G1 G2\n"
            f"Discard: B7 R5\nDraw: {draw}\n\n"
        )
    )


def test_a_law_acts_within_the_line_and_before_the_next_turn() -> None:
    table = under_skips_cost("Y7 Y8")
    assert table.submit(BO, "play RS") is None
    assert table.view(BO).hand == ("R3", "Y7")
    assert table.view(BO).turn == ANN
    taken = [fact for fact in table.facts_of_last() if isinstance(fact, facts.CardsTaken)]
    assert [cites(fact) for fact in taken] == [{"law.1"}]


@pytest.mark.clause("magoo.uno.31")
def test_what_a_law_takes_waits_for_the_shuffle_too() -> None:
    table = under_skips_cost("")
    assert table.submit(BO, "play RS") is None
    assert table.view(BO).is_shuffle_due
    assert sorted(table.shuffle_wanted() or ()) == ["B7", "R5"]
    assert table.submit(NOBODY, "shuffle R5 B7") is None
    assert table.view(BO).hand == ("R3", "R5")
    assert any(isinstance(fact, facts.CardsLaid) for fact in table.facts_of_last())
