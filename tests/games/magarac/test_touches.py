"""What a proposed law meets of the clauses of Magarac is told while the committee sits."""

import pytest

from tests.games.staged import after

HEAD = "Game: magarac\nSeats: Ann, Bo, Cy\n\nAnn: move to convene\nBo: second\n"


@pytest.mark.parametrize(
    ("law", "clauses"),
    [
        ("When a player slaps falsely, that player loses a letter.", ["play.13", "score.2"]),
        ("When a player passes, Ann and Bo switch seats.", ["play.2", "setup.6"]),
        ("The loser drinks 2.", ["play.10", "score.1"]),
    ],
)
def test_a_law_meets_the_clauses_on_its_occasion_and_effects(law: str, clauses: list[str]) -> None:
    committee = after(f'{HEAD}Ann: propose "{law}"\n').view(None).committee
    met = {touch.clause.removeprefix("magarac.") for touch in committee.proposal.touches}
    assert met == set(clauses)
