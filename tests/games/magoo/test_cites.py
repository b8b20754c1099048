"""What an act cites, and nothing besides: each act's clauses, the passing of the turn apart."""

import pytest

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.table.table import Table
from tests.games.magoo.staged import THREE, after
from tests.laws.strategies import seeded_drive

PASSES = "uno.12"


def cited(table: Table) -> set[str]:
    clauses = {cite for fact in table.facts_of_last() for cite in fact.cites}
    return {clause.removeprefix("magoo.") for clause in clauses} - {PASSES}


def case(clauses: str, hands: str, line: str, discard: str = "R8", more: str = "") -> object:
    """Bo's turn: what Bo, Cy and Ann hold, what lies there, the last line, its clauses."""
    return pytest.param(set(clauses.split()), hands, line, discard, more, id=f"{line} {clauses}")


@pytest.mark.parametrize(
    ("clauses", "hands", "line", "discard", "more"),
    [
        case("uno.13", "R5 R1 R2 / Y1 Y2 / Y3", "Bo: play R5"),
        case("uno.13 uno.18", "W R1 R2 / Y1 Y2 / Y3", "Bo: play W as red"),
        case("uno.13 uno.20 am4.1", "W4 R1 R2 / Y1 Y2 / Y3", "Bo: play W4 as red"),
        case("uno.13 am4.1", "RD R1 R2 / Y1 Y2 / Y3", "Bo: play RD"),
        case("uno.13 uno.25", "RR R1 R2 / Y1 Y2 / Y3", "Bo: play RR"),
        case("uno.13 uno.26", "RS R1 R2 / Y1 Y2 / Y3", "Bo: play RS"),
        case("uno.13 uno.25 uno.27", "RR R1 R2 / Y1 Y2 /", "Bo: play RR"),
        case("uno.13 uno.26 uno.27", "RS R1 R2 / Y1 Y2 /", "Bo: play RS"),
        case("uno.13 uno.24", "RD R1 R2 / Y1 /", "Bo: play RD", more="Suspended: magoo.am4"),
        case("uno.13 uno.20", "W4 R1 / Y1 /", "Bo: play W4 as red", more="Suspended: magoo.am4"),
        case("uno.13 uno.28", "R5 R1 / Y1 Y2 / Y3", 'Bo: play R5 "Uno"'),
        case("uno.13", "R5 R1 / Y1 Y2 / Y3", "Bo: play R5"),
        case("am2.1", "G4 G4 R1 R2 / Y1 Y2 / Y3", "Bo: play G4 G4"),
        case("am2.1 am2.7", "G4 G4 R1 R2 / Y1 Y2 / Y3", 'Bo: play G4 G4 "Double Magoo"'),
        case("am2.1 am2.7 uno.28", "G4 G4 R1 / Y1 /", 'Bo: play G4 G4 "Double Magoo" "Uno"'),
        case("am6.2", "R7 R6 R1 R2 / Y1 Y2 / Y3", "Bo: play R7 R6"),
        case("am3.1", "R5 G5 B5 R1 R2 / Y1 Y2 / Y3", "Bo: give R5 G5 B5 to Cy"),
        case("am3.1 am3.4", "R5 G5 B5 R1 R2 / Y1 Y2 /", "Bo: give R5 G5 B5 to Ann"),
        case("am3.1 am1.2", "R5 G5 B5 / Y1 Y2 / Y3", "Bo: give R5 G5 B5 to Cy"),
        case("uno.15", "R1 R2 / Y1 Y2 / Y3", "Bo: draw"),
        case("uno.15 uno.32", "R1 R2 / Y1 Y2 / Y3", "Bo: draw", more="Draw:"),
        case("uno.19", "R1 R2 / Y1 Y2 / Y3", "Bo: color red", discard="W"),
        case("uno.30", "R1 R2 / Y1 Y2 / Y3", "Cy: catch Bo"),
        case("uno.13 am5.1", "R5 R1 R2 / Y1 Y2 / Y3", "Bo: play R5", discard="G5 B5 Y5"),
        case("uno.13", "R5 R1 R2 / Y1 Y2 / Y3", "Bo: play R5", discard="B5 Y5"),
        case("am5.4 am5.5 am5.6 am5.11", "R1 / Y1 / Y3", "Bo: end social", "R8 R5 G5 B5 Y5"),
        case("am5.4 am5.5 am5.6 am5.12", "R1 / Y1 / Y3", "Bo: end social", "R5 G5 B5 Y5"),
        case("am5.4 am5.5 am5.6 am5.11 am5.9", "R1 / Y1 /", "Bo: end social", "R8 R5 G5 B5 Y5"),
        case("uno.13 am1.2", "R5 / Y1 Y2 / Y3", "Bo: play R5"),
        case("uno.13 am1.2 am5.8", "R5 / Y1 Y2 / Y3", "Bo: play R5", more="Corner: W W W W"),
        case("uno.13 am1.2 am1.1 am1.3 am7.2 am7.3 am8.2", "R5 / Y1 Y2 /", "Bo: play R5"),
        case(
            "uno.13 am1.2 am1.1 am1.3 am7.2 am7.3 am8.1 am8.2",
            "R5 / Y1 Y2 /",
            "Bo: play R5",
            more="Losses: Cy = 4",
        ),
        case("art3.3", "R1 R2 / Y1 Y2 / Y3", "Ann: move to convene"),
        case("art2.2", "R1 R2 / Y1 Y2 / Y3", 'Ann: charge Bo "humming"'),
        case("uno.38", "R1 R2 / Y1 Y2 / Y3", "Bo: leave"),
        case("uno.38 am1.1 am1.3 am7.2 am7.3 am8.2", "R1 R2 / Y1 Y2 /", "Bo: leave"),
    ],
)
def test_an_act_cites_its_clauses(
    clauses: set[str], hands: str, line: str, discard: str, more: str
) -> None:
    held = dict(zip(("Bo", "Cy", "Ann"), hands.split("/"), strict=True))
    fields = "".join(f"Hand: {name} ={cards}\n" for name, cards in held.items())
    table = after(f"{THREE}{fields}Discard: {discard}\nTurn: Bo\n{more}\n\n{line}\n")
    assert cited(table) == clauses


@pytest.mark.parametrize(
    ("lines", "clauses"),
    [
        ("Cy: second", "art3.4 art3.7"),
        ("Cy: second|Bo: propose set deal = 2", "art3.9"),
        ("Cy: second|Bo: propose set deal = 2|Bo: withdraw", "art3.9"),
        ("Cy: second|Bo: propose set deal = 2|Ann: put", "art3.10"),
        ("Cy: second|Bo: propose set deal = 2|Ann: put|Bo: aye", "art3.10"),
        ("Cy: second|Bo: propose set deal = 2|Ann: put|*: time up", "art3.10"),
        ("Cy: second|Bo: propose set deal = 2|Ann: put|Bo: aye|Cy: aye|Ann: aye", "art3.10"),
        (
            "Cy: second|Bo: propose set deal = 2|Ann: put|Bo: aye|Cy: aye|Ann: nay|Ann: adjourn",
            "art3.13 art3.12",
        ),
        ("Cy: second|Ann: adjourn", "art3.13"),
        ("Cy: second|*: time up", "art3.13"),
        ("Bo: withdraw", "art3.3"),
    ],
)
def test_each_step_of_a_session_cites_its_clause(lines: str, clauses: str) -> None:
    start = f"{THREE}Hand: Ann = R1 R2\nHand: Bo = R3 R4\nDiscard: R9\n\nBo: move to convene\n"
    table = after(start + lines.replace("|", "\n") + "\n")
    assert cited(table) == set(clauses.split())


def test_an_opening_card_cites_its_own_clause() -> None:
    for opening, clauses in {
        "R5": "uno.4 uno.6",
        "W": "uno.4 uno.6 uno.7",
        "RD": "uno.4 uno.6 uno.9",
        "RR": "uno.4 uno.6 uno.10",
        "RS": "uno.4 uno.6 uno.11",
    }.items():
        table = after(f"{THREE}Set: deal = 1\n\n")
        rest: list[str] = list(table.shuffle_wanted() or ())
        rest.remove(opening)
        rest.insert(3, opening)
        assert table.submit(NOBODY, f"shuffle {' '.join(rest)}") is None
        assert cited(table) == set(clauses.split()), opening


@pytest.mark.clause("magoo.am5.1")
def test_a_social_is_told_whenever_cards_make_it_or_lengthen_it_and_only_then() -> None:
    told = 0
    for seed in range(200):
        *_, table = (drive := seeded_drive("magoo", seed)).played()
        again = drive.table()
        again.clock = None  # each line is done again at its own time
        for entry in table.entries:
            assert again.submit_move(entry.move) is None
            state: State = again.inspect()
            made = [
                f.length for f in again.entries[-1].facts if isinstance(f, facts.SocialAchieved)
            ]
            has_laid = any(isinstance(fact, facts.CardsLaid) for fact in again.entries[-1].facts)
            expected = [state.social()] if has_laid and state.social() else []
            assert made == expected, again.text_of(entry)
            told += len(made)
    assert told > 10
