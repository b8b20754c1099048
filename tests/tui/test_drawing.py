"""Laws of drawing: everything keeps to its cells, whatever the names are."""

import unicodedata

from hypothesis import assume, given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, SMALL, card_rows, card_strips, face_of, look_of, spoken
from magoo_tui.tui.glyphs import PLAIN
from magoo_tui.tui.lettering import RESERVED_LETTERS, fit, seat_keys, wrap
from magoo_tui.tui.palette import PAINTS, SHAPES, palette_for
from magoo_tui.tui.widgets.fan import fan_out
from magoo_tui.tui.widgets.round import most_seats, round_the_table
from magoo_tui.tui.widgets.seats import in_rows
from magoo_tui.wording import visible

TEXTS = st.text(max_size=40)


def seated(seats: int) -> list[Seat]:
    return [Seat(n) for n in range(seats)]


@given(TEXTS, st.integers(1, 30))
def test_fit_takes_exactly_its_cells(text: str, cells: int) -> None:
    assert cell_len(fit(text, cells)) == cells


@given(TEXTS, st.integers(6, 40), st.integers(0, 3))
def test_wrapped_lines_keep_to_their_cells(text: str, cells: int, indent: int) -> None:
    assert all(cell_len(line) <= cells for line in wrap(text, cells, indent))


@given(st.lists(st.sampled_from("abc DEF 李 [/]".split()), min_size=1).map(" ".join))
def test_wrapping_loses_no_letter(text: str) -> None:
    assert "".join(wrap(text, 8)).replace(" ", "") == text.replace(" ", "")


@given(TEXTS)
def test_nothing_unseen_is_left_in_what_is_shown(text: str) -> None:
    assert not {unicodedata.category(mark) for mark in visible(text)} & {"Cc", "Cf", "Zl", "Zp"}


def test_control_and_direction_characters_have_stand_ins() -> None:
    assert visible("a\x1b[2J\u202eb\x7f") == "a␛[2J�b␡"


@given(st.lists(TEXTS, min_size=2, max_size=20))
def test_every_seat_has_a_key_of_its_own(names: list[str]) -> None:
    letters = seat_keys(names)
    assert len(set(letters)) == len(names)
    assert not RESERVED_LETTERS & set(letters)


def test_a_seat_has_a_key_of_its_name_where_one_is_free() -> None:
    names = ("Ann", "Anna", "Bo", "\u00c9mile", "\u65e5\u672c")
    assert seat_keys(names) == ("a", "n", "b", "e", "d")


@given(st.integers(1, 60), st.integers(40, 150), st.sampled_from([(5, 3), (7, 4)]), st.data())
def test_a_fan_keeps_to_its_room_and_shows_the_card_under_the_cursor(
    count: int, room: int, card: tuple[int, int], data: st.DataObject
) -> None:
    cursor = data.draw(st.integers(0, count - 1))
    fan = fan_out(count, room, card[0], card[1], cursor)
    assert fan.width <= room
    assert fan.first <= cursor <= fan.last
    assert fan.seen(cursor) >= card[0] or cursor == fan.last
    for place in range(fan.first, fan.last + 1):
        assert fan.seen(place) >= card[1]
        assert fan.place_at(fan.left(place)) == place
    assert fan.place_at(fan.width) is None


@given(st.integers(2, 20), st.integers(76, 200), st.integers(21, 60), st.data())
def test_boxes_round_the_table_never_overlap(
    seats: int, width: int, height: int, data: st.DataObject
) -> None:
    assume(seats <= most_seats(width, height))
    nearest = Seat(data.draw(st.integers(0, seats - 1)))
    boxes = round_the_table(seated(seats), width, height, nearest).boxes
    whole = Region(0, 0, width, height)
    assert len(set(boxes)) == seats
    assert all(whole.contains_region(box) for box in boxes)
    assert not any(one.overlaps(other) for n, one in enumerate(boxes) for other in boxes[n + 1 :])
    assert boxes[nearest].y == height - 3


@given(st.integers(2, 20), st.integers(80, 200))
def test_boxes_in_rows_never_overlap(seats: int, width: int) -> None:
    boxes = in_rows(seated(seats), width).boxes
    assert all(box.right <= width for box in boxes)
    assert len({(box.x, box.y) for box in boxes}) == seats


@given(TEXTS, st.integers(-5, 25), st.integers(-1, 3))
def test_a_canvas_keeps_its_width_whatever_is_written_on_it(text: str, x: int, y: int) -> None:
    canvas = Canvas(20, 3, Style())
    canvas.put(x, y, visible(text), Style(bold=True))
    assert all(strip.cell_length == 20 for strip in canvas.strips())
    assert all(cell_len(strip.text) == 20 for strip in canvas.strips())


def test_cards_have_the_size_that_they_say_in_every_theme() -> None:
    names = [f"{color}{face}" for color in "RGBY" for face in "0123456789SRD"] + ["W", "W4"]
    for theme in PAINTS:
        for size in (SMALL, LARGE):
            for name in names:
                strips = card_strips(look_of(name), size, palette_for(theme))
                assert len(strips) == size.height
                assert {strip.cell_length for strip in strips} == {size.width}


def test_color_is_never_the_only_sign() -> None:
    for name in ("R7", "G7", "B7", "Y7"):
        text = "".join(
            piece
            for row in card_rows(look_of(name), SMALL, palette_for("felt"))
            for piece, _ in row
        )
        assert any(shape in text for shape in SHAPES.values())
    assert {ord(shape) for shape in SHAPES.values()} <= set(PLAIN)


def test_faces_and_words_of_cards() -> None:
    assert [face_of(name) for name in ("R0", "GS", "BR", "YD", "W", "W4")] == [
        "0", "S", "R", "D2", "W", "W4",
    ]  # fmt: skip
    assert spoken("YD") == "yellow Draw Two"
    assert spoken("W4") == "Wild Draw Four"
