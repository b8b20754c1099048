"""Records as text."""

import pytest

from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.table.record import (
    format_line,
    format_record,
    parse_record,
    split_line,
)

HEAD = "Game: magoo\nSeats: Ann, Bo\n"


def test_a_record_is_fields_an_empty_line_and_lines() -> None:
    record = parse_record(
        f'\ufeff\n# a comment\n\n{HEAD}Law: "Nobody hums."\n# another\n\n\n'
        "Ann: draw\n?  turn Bo\n# told later\n@12.5 *: time up\n  Bo: pass  \n"
    )
    assert record.header.first("Law") == "Nobody hums."
    assert [(line.number, line.text, line.is_check, line.at) for line in record.lines] == [
        (10, "Ann: draw", False, None),
        (11, "turn Bo", True, None),
        (13, "*: time up", False, 12.5),
        (14, "Bo: pass", False, None),
    ]


def test_other_line_ends_are_read_too() -> None:
    assert parse_record(f"{HEAD}\nAnn: draw\n".replace("\n", "\r\n")) == parse_record(
        f"{HEAD}\nAnn: draw\n"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "# nothing but this\n",
        "Seats: Ann, Bo\n\n",
        "Game magoo\n\n",
        "game: magoo\n\n",
        f"{HEAD}Weather: fine\n\n",
        f"{HEAD}Ann: draw\n",
        f"{HEAD}\n@9 Ann: draw\n@8 Ann: pass\n",
        "PK\x03\x04 this is no text",
    ],
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(NoRecordError) as refused:
        parse_record(text)
    assert refused.value.sentence
    assert "\n" not in refused.value.sentence


def test_a_line_names_its_seat_and_its_command() -> None:
    names = ("Ann", "Bo Derek")
    assert split_line(names, "bo derek : play R5") == (Seat(1), "play R5")
    assert split_line(names, "*: shuffle R1") == (NOBODY, "shuffle R1")
    assert split_line(names, 'Ann: say "a: b"') == (Seat(0), 'say "a: b"')
    assert split_line(names, "Zoe: draw") is None
    assert split_line(names, "draw") is None


@pytest.mark.parametrize(
    ("at", "line"), [(None, "Ann: draw"), (0.0, "Ann: draw"), (2.25, "@2.25 Ann: draw")]
)
def test_a_line_as_it_is_written(at: float | None, line: str) -> None:
    assert format_line(("Ann", "Bo"), Seat(0), "draw", at) == line
    assert format_line(("Ann", "Bo"), NOBODY, "time up") == "*: time up"


def test_what_is_written_is_read_again() -> None:
    header = Header((("Game", "magoo"), ("Seats", "Ann, Bo"), ("Draw", ""), ("Set", "deal = 2")))
    lines = ["Ann: draw", "@3.5 *: time up", "? turn Bo"]
    record = parse_record(format_record(header, lines))
    assert record.header == header
    assert [line.text for line in record.lines] == ["Ann: draw", "*: time up", "turn Bo"]
    assert format_record(record.header, lines) == format_record(header, lines)
