"""Records read for a replay: every frame is made when it is asked for, in any order."""

from pathlib import Path

import pytest

from magoo_tui.cli.faults import Fault
from magoo_tui.cli.reading import RecordFrames, read_record
from magoo_tui.table.record import parse_record

TEXT = """\
Game: magoo
Seats: Ann, Bo
Hand: Ann = R5 G1 G2
Hand: Bo = R1 B2
Discard: R3
Turn: Ann

Ann: play G1
? refused
Ann: play R5
? turn Bo
Bo: draw
"""


def frames(text: str = TEXT) -> RecordFrames:
    return RecordFrames(parse_record(text), Path("game.magoo"))


def test_there_is_a_frame_before_the_first_line_and_one_after_each_accepted_line() -> None:
    made = frames()
    assert len(made) == 3
    assert [frame.line for frame in made] == ["", "Ann: play R5", "Bo: draw"]


def test_frames_may_be_asked_for_in_any_order() -> None:
    made = frames()
    assert made[-1].view.draw_count == made[0].view.draw_count - 1
    assert made[0].view.turn == 0
    assert made[1].view.turn == 1
    assert [frame.line for frame in made[1:]] == ["Ann: play R5", "Bo: draw"]
    with pytest.raises(IndexError):
        _ = made[3]


def test_a_frame_tells_what_its_line_brought_as_a_spectator_has_it_and_every_hand() -> None:
    last = frames()[2]
    assert [line.text for line in last.told] == ["Bo draws a card"]
    assert last.view.hand == ()
    assert last.hands[0] == ("G1", "G2")
    assert len(last.hands[1]) == 3


def test_a_line_that_is_refused_is_named() -> None:
    with pytest.raises(Fault, match=r"game.magoo:8: .*\(magoo.uno.13\)"):
        frames(TEXT.replace("? refused\n", ""))


def test_a_file_that_is_no_text_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "game.magoo"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match="not UTF-8"):
        read_record(path)
