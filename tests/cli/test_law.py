"""`magoo law`: how sentences are understood, a line each."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call, Magoo

DRAWS = "enforced\tAt once, everyone draws 1 card.\n"


def test_a_sentence_is_told_with_its_canonical_form(call: Call) -> None:
    assert call("law", "Everyone draws a card.") == (0, DRAWS, "")
    assert call("law", "Everyone", "draws", "a", "card.") == (0, DRAWS, "")
    assert call("law", "--game", "MAGOO", "No shoes!") == (0, "by hand\tNo shoes!\n", "")


def test_a_refusal_is_told_with_clause_and_reason(call: Call) -> None:
    status, out, err = call("law", "--game", "magoo", "That player draws 1 card.")
    assert (status, err) == (0, "")
    assert out == 'refused\tlaw.lang.4\tNobody is meant by "that player" here.\n'


def test_a_file_is_read_line_by_line(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "laws.txt"
    file.write_text("Everyone draws a card.\n\nBy hand: no shoes\n", encoding="utf-8")
    status, out, _ = call("law", str(file))
    assert status == 0
    assert out.splitlines() == [
        DRAWS.rstrip("\n"),
        "refused\tlaw.lang.2\tA law needs some words.",
        "by hand\tno shoes",
    ]


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_standard_input_is_read_where_nothing_is_named(
    call: Call, arguments: tuple[str, ...]
) -> None:
    status, out, _ = call("law", *arguments, typed="Everyone draws a card.\r\nNo shoes")
    assert (status, out) == (0, f"{DRAWS}by hand\tNo shoes\n")


def test_names_of_seats_are_those_that_are_given(call: Call) -> None:
    assert call("law", "Eve drinks.")[1].startswith("by hand\t")
    assert (
        call("law", "--seats", "Eve,Bo", "eve drinks.")[1] == "enforced\tAt once, Eve drinks 1.\n"
    )


def test_an_order_is_read_as_one(call: Call) -> None:
    assert call("law", "--order", "Everyone draws a card.") == (0, DRAWS, "")


def test_control_characters_are_only_shown(call: Call) -> None:
    assert "\x1b" not in call("law", "No \x1b[31mred hats")[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "poker", "x"),
        ("--seats", "Ann, ann", "x"),
        ("--seats", "", "x"),
        ("nowhere.txt",),
        ("nowhere/laws",),
        (".",),
        ("--loud", "x"),
    ],
)
def test_bad_usage_is_one_sentence_and_ends_with_2(call: Call, arguments: tuple[str, ...]) -> None:
    status, out, err = call("law", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("magoo: ") and err.count("\n") == 1


def test_a_file_that_is_no_text_ends_with_2(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "laws.txt"
    file.write_bytes(b"\xff\xfe")
    assert call("law", str(file))[0] == 2


def test_help_has_an_example(call: Call) -> None:
    status, out, _ = call("law", "--help")
    assert status == 0
    assert "Whoever plays a Skip draws a card." in " ".join(out.split())


def test_it_tells_each_line_of_a_pipe(magoo: Magoo) -> None:
    done = magoo("law", typed="Everyone draws a card.\nNo shoes.\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{DRAWS}by hand\tNo shoes.\n"
