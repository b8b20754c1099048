"""Refusals at a plain table: to all, or to the one whose hand they tell of."""

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.plain.refusals import Refusals

ANN, BO = Seat(0), Seat(1)
WHY = Refusal(ClauseId("magarac.travel.10"), "Ann holds the travelling card.")
TOLD = "Ann holds the travelling card. (travel.10)"


def heard(to: Seat | None, at_hand: Seat | None) -> tuple[Refusals, list[str]]:
    said: list[str] = []
    refusals = Refusals(lambda seat: ("Ann", "Bo")[seat], said.append)
    refusals.tell(WHY, to=to, at_hand=at_hand)
    return refusals, said


def test_what_tells_of_no_hand_is_told_to_all() -> None:
    assert heard(None, None)[1] == [TOLD]
    assert heard(None, BO)[1] == [TOLD]
    assert heard(ANN, ANN)[1] == [TOLD]


def test_what_tells_of_a_hand_waits_for_its_owner() -> None:
    for at_hand in (None, BO):
        refusals, said = heard(ANN, at_hand)
        assert said == ["That is refused, and Ann alone is told why."]
        refusals.tell_kept(BO)
        refusals.tell_kept(ANN)
        refusals.tell_kept(ANN)
        assert said[1:] == [TOLD]
