"""The dialogs that ask one thing."""

import pytest
from textual import events

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.modals.charge import ChargeModal
from magoo_tui.tui.modals.field import Field, one_line, quoted
from magoo_tui.tui.modals.say import SayModal
from magoo_tui.tui.modals.seat import SeatModal
from tests.tui.sample_views import FIVE, TEN, TWENTY, view_of
from tests.tui.staged import Shown, table_with, text_of

SIZE = (80, 24)
CALLS = ("Uno", "Double Magoo", "Triple Magoo")


@pytest.mark.parametrize(
    ("keys", "color"),
    [
        (["r"], "red"),
        (["G"], "green"),
        (["3"], "blue"),
        (["right", "right", "right", "enter"], "yellow"),
        (["escape"], None),
    ],
)
async def test_a_color_is_named_by_letter_digit_or_arrows(
    keys: list[str], color: str | None
) -> None:
    app = Shown(ColorModal(view_of()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert app.answers == [color]


async def test_every_color_has_its_shape_and_its_letter_on_its_button() -> None:
    app = Shown(ColorModal(view_of()))
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        for sign in ("▲", "●", "■", "◆", "r  red", "g  green", "b  blue", "y  yellow"):
            assert sign in shown


async def test_twenty_seats_have_a_key_each_and_all_fit_the_smallest_screen() -> None:
    seats = [Seat(number) for number in range(20)]
    app = Shown(SeatModal(view_of(TWENTY), "Catch whom?", seats))
    async with app.run_test(size=SIZE) as pilot:
        shown = text_of(app)
        for name in TWENTY:
            assert name in shown
        await pilot.press("down", "down", "right", "enter")
        await pilot.pause()
        assert app.answers == [Seat(5)]


async def test_a_seat_is_chosen_by_its_own_key_or_by_nobody() -> None:
    for key, answer in (("b", Seat(1)), ("escape", None), ("z", "none yet")):
        app = Shown(SeatModal(view_of(), "Whom?", [Seat(0), Seat(1), Seat(3)]))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press(key)
            await pilot.pause()
            assert app.answers == ([] if answer == "none yet" else [answer])


async def test_a_click_chooses_a_seat() -> None:
    app = Shown(SeatModal(view_of(), "Whom?", [Seat(0), Seat(1), Seat(3)]))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.click("SeatButton:last-of-type")
        await pilot.pause()
        assert app.answers == [Seat(3)]


async def test_what_is_said_is_a_command_of_the_notation() -> None:
    app = Shown(SayModal(view_of(), Seat(1), CALLS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*'a "b', "enter")
        await pilot.pause()
        assert app.answers == ['say "a \'b"']
        assert table_with().submit(Seat(1), app.answers[0]) is None


async def test_the_calls_are_reached_without_typing_them() -> None:
    app = Shown(SayModal(view_of(), Seat(1), CALLS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "2")
        await pilot.pause()
        assert app.answers == ['say "Double Magoo"']


async def test_nothing_typed_is_nothing_said() -> None:
    app = Shown(SayModal(view_of(), Seat(1), CALLS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space", "enter")
        await pilot.pause()
        assert app.answers == [None]


async def test_a_paste_becomes_one_line_and_says_nothing() -> None:
    app = Shown(SayModal(view_of(), Seat(1), CALLS))
    async with app.run_test(size=SIZE) as pilot:
        app.screen.query_one(Field).post_message(events.Paste("\none\r\ntwo\u202e\tthree\x1b\n"))
        await pilot.pause()
        assert app.screen.query_one(Field).value == " one two three"
        assert app.answers == []


async def test_a_paste_that_is_too_long_is_cut_with_a_note() -> None:
    app = Shown(SayModal(view_of(), Seat(1), CALLS))
    async with app.run_test(size=SIZE) as pilot:
        app.screen.query_one(Field).post_message(events.Paste("x" * 300))
        await pilot.pause()
        assert app.screen.query_one(Field).value == "x" * 240
        assert "its last 60 letters were left out" in text_of(app)


async def test_a_paste_beside_a_field_chooses_nothing() -> None:
    app = Shown(ColorModal(view_of()))
    async with app.run_test(size=SIZE) as pilot:
        app.screen.post_message(events.Paste("r"))
        await pilot.pause()
        assert app.answers == []


async def test_a_charge_names_the_seat_and_the_reason() -> None:
    app = Shown(ChargeModal(view_of(), Seat(1)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert "What has Di done?" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == []
        assert "A charge needs a reason" in text_of(app)
        await pilot.press(*"peeked", "enter")
        await pilot.pause()
        assert app.answers == ['charge Di "peeked"']
        assert table_with().submit(Seat(1), app.answers[0]) is None


async def test_a_law_kept_by_hand_is_offered_as_a_reason() -> None:
    table = table_with()
    app = Shown(ChargeModal(table.view(None), Seat(1)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("y", "down", "enter")
        await pilot.pause()
        assert table.submit(Seat(1), app.answers[0]) is None
        assert "whistles" in table.view(None).charge.reason


@pytest.mark.parametrize("names", [FIVE, TEN, TWENTY])
async def test_names_are_shown_letter_for_letter(names: tuple[str, ...]) -> None:
    app = Shown(ChargeModal(view_of(names), Seat(2)))
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        for number, name in enumerate(names):
            assert name in shown or number == 2


def test_a_text_becomes_one_line_of_letters() -> None:
    assert one_line("a\nb\tc\u2028d\u200fe\x07f") == "a b c def"
    assert one_line("\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"


def test_words_cannot_end_the_text_they_stand_in() -> None:
    assert quoted('a" "b') == "\"a' 'b\""
