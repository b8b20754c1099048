"""Pictures of Magarac: its cards, its seats, the flat top, in every room, theme and script."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.color import Color
from textual.geometry import Region

from magoo_tui.games.magarac.cards import NAME, TRAVELLING, WORD
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.games.magarac.spoken import spoken_card
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import LANGUAGES, speaking
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, SMALL, card_strips
from magoo_tui.tui.faces.magarac.cards import CARDS_IN_TEXT, EARS, SIGNS, look, rank
from magoo_tui.tui.faces.magarac.middle import SLAP, FlatTop, top_in
from magoo_tui.tui.faces.magarac.standing import heading, seats
from magoo_tui.tui.glyphs import PLAIN
from magoo_tui.tui.looks import Middle, SeatLook
from magoo_tui.tui.palette import PAINTS, palette_for
from tests.tui.magarac_tables import (
    FORFEIT,
    MOMENTS,
    NAMES,
    OVER,
    crowd,
    last_game,
    view_at,
    view_of,
)

SMALLEST = Region(1, 0, 48, 10)
"""The middle of a table of up to five at 80x24."""
LOW = Region(1, 0, 48, 7)
"""The same of up to ten."""
ROUND = Region(17, 4, 46, 20)
"""Between seats round a table at 120x40."""
AWAKE = ["turn", "false", "race", "tie", "offer", "refused", "to be shown", "shown"]
"""Moments at which a slap is possible."""

CARDS = sorted(set(NAME))


def painted(view: SeatView, box: Region = SMALLEST, theme: str = "felt") -> list[str]:
    """The rows of the middle, with nothing beside it."""
    palette = palette_for(theme)
    canvas = Canvas(box.right + 3, box.bottom + 2, palette.table)
    middle: Middle = FlatTop(view)
    middle.paint(canvas, palette, box)
    return [strip.text for strip in canvas.strips()]


def told(view: SeatView, box: Region = SMALLEST) -> str:
    """What stands there, in one line."""
    return " ".join(" ".join(painted(view, box)).replace("│", " ").split())


def seat_of(view: SeatView, seat: int) -> SeatLook:
    return seats(view)[seat]


# ---- cards


@pytest.mark.parametrize("theme", PAINTS)
def test_cards_have_the_size_that_they_say(theme: str) -> None:
    for name in CARDS:
        for one in (SMALL, LARGE):
            strips = card_strips(look(name), one, palette_for(theme))
            assert {(strip.cell_length, cell_len(strip.text)) for strip in strips} == {
                (one.width, one.width)
            }
            assert len(strips) == one.height


def test_every_card_looks_like_no_other_without_colors_and_in_letters() -> None:
    faces = {(look(name).face, look(name).shape) for name in CARDS}
    plain = {(face, shape.translate(PLAIN)) for face, shape in faces}
    assert len(faces) == len(plain) == len(CARDS) == 53
    assert {shape.translate(PLAIN) for shape in SIGNS.values()} == set(SIGNS)


@pytest.mark.parametrize("theme", PAINTS)
def test_red_and_black_can_be_read_on_ivory(theme: str) -> None:
    for ink in ("ivory-red", "ivory-black"):
        ground, written = PAINTS[theme].cards[ink]
        assert contrast(ground, written) >= 4.5
    assert look(CardName("KS")).ink == look(CardName("2C")).ink == "ivory-black"
    assert look(CardName("KH")).ink == look(CardName("10D")).ink == "ivory-red"


@pytest.mark.parametrize("theme", PAINTS)
def test_what_is_written_on_wood_can_be_read(theme: str) -> None:
    wood = palette_for(theme).wood
    for style in (wood.plain, wood.quiet, wood.strong, wood.accent, wood.warning):
        assert style.color is not None
        assert contrast(PAINTS[theme].wood, style.color.get_truecolor().hex) >= 4.5


def contrast(first: str, second: str) -> float:
    """How much lighter one color is than the other, as WCAG counts it."""
    dark, light = sorted(map(_light, (first, second)))
    return (light + 0.05) / (dark + 0.05)


def _light(color: str) -> float:
    shares = (part / 255 for part in Color.parse(color).get_truecolor())
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.clause("magarac.travel.2")
def test_the_travelling_card_bears_a_donkey() -> None:
    donkey = look(TRAVELLING)
    assert (donkey.face, donkey.shape, donkey.ink) == (TRAVELLING, EARS, "wild")
    rows = card_strips(donkey, LARGE, palette_for("felt"))
    assert [strip.text[1:-1] for strip in rows[1:-1]] == list(donkey.picture)


def test_a_hand_is_sorted_by_ranks_with_the_travelling_card_last() -> None:
    hand = [CardName(name) for name in ("T*", "2C", "10D", "AH", "AS", "KC")]
    assert sorted(hand, key=rank) == ["AS", "AH", "KC", "10D", "2C", "T*"]
    assert len({rank(card) for card in CARDS}) == len(CARDS)


def test_cards_are_found_in_sentences() -> None:
    text = "Ann lays KS, 10H and T*; 1S, KSS, AT*, XKC and 110H are none (but QD. is)."
    assert CARDS_IN_TEXT.findall(text) == ["KS", "10H", "T*", "QD"]
    assert all(CARDS_IN_TEXT.fullmatch(name) for name in CARDS)
    assert spoken_card(CardName("10H")) == "10 of hearts"


# ---- seats


@pytest.mark.clause("magarac.score.2")
def test_letters_stand_at_the_seats() -> None:
    view = view_at("turn")
    assert [one.standing for one in seats(view)] == ["MA·····", "·······", "MAG····"]
    assert [one.brief for one in seats(view)] == ["MA", "·", "MAG"]


@pytest.mark.parametrize(
    ("moment", "awaited"),
    [
        ("new", []),
        ("turn", [0]),
        ("false", [0]),
        ("offer", [2]),
        ("refused", [1]),
        ("to be shown", [1]),
        ("shown", [1]),
        ("race", [2]),
        ("tie", [0]),
        ("hand over", []),
    ],
)
def test_whose_act_is_awaited_is_on_turn(moment: str, awaited: list[int]) -> None:
    assert [one.seat for one in seats(view_at(moment)) if one.is_on_turn] == awaited


def test_badges_tell_what_befell_a_seat() -> None:
    assert seat_of(view_at("turn"), 2).badges == ("dealer",)
    assert seat_of(view_at("false"), 2).badges == ("falsely", "dealer")
    assert seat_of(view_at("false"), 2).standing == "MAGA···  ✓"
    assert [one.badges[:1] for one in seats(view_at("tie"))] == [
        ("throws",),
        ("first",),
        ("thrown",),
    ]
    assert seat_of(view_at("race"), 0).badges == ("slapped",)
    assert seat_of(view_at("hand over"), 2).badges[0] == "last"
    gone = seat_of(view_at("dead"), 2)
    assert gone.is_away
    assert gone.standing == "has left"
    assert EARS in seat_of(view_of(OVER), 2).standing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_seat_is_told_in_the_cells_of_the_smallest_box(moment: str, language: str) -> None:
    with speaking(language):
        for one in seats(view_at(moment)):
            assert cell_len(one.standing) <= 11
            assert cell_len(one.brief) <= 8
            assert all(cell_len(badge) <= 8 for badge in one.badges)


@pytest.mark.parametrize("count", range(3, 14))
def test_every_seat_is_told(count: int) -> None:
    told_of = seats(view_of(crowd(count)))
    assert [one.name for one in told_of] == list(NAMES[:count])


def test_the_heading_tells_hand_dealer_travelling_card_and_laws() -> None:
    assert heading(view_at("new")).left == "Magarac · dealt by Ann"
    assert heading(view_at("turn")).left == "Magarac · hand 1 · dealt by Cy"
    assert heading(view_at("turn")).middle == "◀ to the left"
    assert heading(view_at("offer")).middle == f"{EARS} travelling card"
    assert heading(view_at("turn")).right == "laws in force: 0"
    with speaking("es"):
        parts = heading(view_of(crowd(3).replace("Dealer", "Set: travelling_card = no\nDealer")))
        assert cell_len(parts.left + parts.middle + parts.right) <= 73


# ---- the flat top


@pytest.mark.parametrize("theme", PAINTS)
@pytest.mark.parametrize("box", [SMALLEST, LOW, ROUND, Region(0, 0, 48, 5), Region(2, 1, 66, 15)])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_top_stays_in_its_box(moment: str, box: Region, theme: str) -> None:
    rows = painted(view_at(moment), box, theme)
    assert {cell_len(row) for row in rows} == {box.right + 3}
    for y, row in enumerate(rows):
        if box.y <= y < box.bottom:
            assert not row[: box.x].strip()
            assert not row.rstrip()[box.right :]
        else:
            assert not row.strip()


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(MOMENTS)),
    st.integers(0, 90),
    st.integers(0, 30),
    st.sampled_from(sorted(LANGUAGES)),
)
def test_no_room_is_too_small_or_too_large(
    moment: str, width: int, height: int, language: str
) -> None:
    with speaking(language):
        rows = painted(view_at(moment), Region(1, 1, width, height))
    assert {cell_len(row) for row in rows} == {width + 4}
    assert not rows[0].strip()
    assert not rows[-1].strip()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_click_slaps_while_a_hand_is_played(moment: str) -> None:
    middle, top = FlatTop(view_at(moment)), top_in(SMALLEST)
    spot = SLAP if moment in AWAKE else None
    assert middle.spot_at(top.x, top.y, SMALLEST) == spot
    assert middle.spot_at(top.right - 1, top.bottom - 1, SMALLEST) == spot
    assert middle.spot_at(top.x - 1, top.y, SMALLEST) is None
    assert middle.spot_at(top.right, top.y, SMALLEST) is None
    assert ("slap here" in told(view_at(moment))) == (moment in AWAKE)
    assert middle.direction == "left"


@pytest.mark.clause("magarac.play.2")
def test_a_card_is_on_its_way_from_giver_to_receiver() -> None:
    rows = painted(view_at("turn"))
    row = next(row for row in rows if "▸ ▸ ▸" in row)
    assert row.index("Ann") < row.index("░") < row.index("▸") < row.index("Bo")
    assert "Ann chooses a card to pass on" in told(view_at("turn"))


@pytest.mark.clause("magarac.travel.7", "magarac.travel.8")
def test_an_offered_card_lies_before_its_receiver() -> None:
    row = next(row for row in painted(view_at("offer")) if "▸ ▸ ▸" in row)
    assert row.index("Bo") < row.index("▸") < row.index("░") < row.index("Cy")
    assert "Cy takes it unseen, or refuses it" in told(view_at("offer"))


@pytest.mark.clause("magarac.travel.9")
def test_a_refused_card_is_back_and_the_next_one_moves_at_once() -> None:
    row = next(row for row in painted(view_at("refused")) if "✗" in row)
    assert row.index("Bo") < row.index("░") < row.index("✗") < row.index("Cy")
    assert "the next card moves at once" in told(view_at("refused"))


@pytest.mark.clause("magarac.travel.4")
def test_the_travelling_card_is_seen_while_it_is_shown_and_no_longer() -> None:
    head = look(TRAVELLING).picture
    assert not any(head[1] in row for row in painted(view_at("to be shown")))
    assert any(head[1] in row for row in painted(view_at("shown")))
    assert "T*" in told(view_at("shown"), LOW)
    assert "Bo has the travelling card" in told(view_at("to be shown"))


@pytest.mark.clause("magarac.play.8")
def test_a_race_tells_who_has_slapped_and_who_has_still_to() -> None:
    assert "Bo slapped first!" in told(view_at("race"))
    assert "Then: Ann" in told(view_at("race"))
    assert "Still to slap: Cy" in told(view_at("race"))


@pytest.mark.clause("magarac.play.12")
def test_a_tie_tells_who_throws_and_not_what() -> None:
    words = told(view_at("tie"), ROUND)
    assert "Ann and Cy are last" in words
    assert "Thrown: Cy" in words
    assert "rock" not in words


@pytest.mark.clause("magarac.play.10")
@pytest.mark.parametrize("box", [SMALLEST, LOW, ROUND])
def test_after_a_hand_four_alike_lie_open_and_the_last_is_named(box: Region) -> None:
    words = told(view_at("hand over"), box)
    assert "Bo slapped first!" in words
    assert "Cy was last" in words
    assert [words.count(sign) for sign in SIGNS.values()] == [1, 1, 1, 1]
    assert ("M A G A · · ·" in words) == (box is not ROUND)


@pytest.mark.clause("magarac.play.11")
def test_all_who_were_late_are_named_with_their_letters() -> None:
    words = told(view_at("late"), ROUND)
    assert "Ann and Cy were late" in words
    assert "Ann M A G · · · ·" in words


@pytest.mark.clause("magarac.end.6")
def test_a_dead_hand_lays_nothing_open() -> None:
    assert "nobody writes a letter" in told(view_at("dead"))
    assert not set("".join(SIGNS.values())) & set(told(view_at("dead")))


@pytest.mark.clause("magarac.end.3")
def test_the_forfeit_is_told_before_and_while_it_is_agreed() -> None:
    assert "Bo proposes a forfeit: bray" in told(view_at("proposed"))
    assert "Still to agree: Cy" in told(view_at("proposed"))
    assert FORFEIT in told(view_at("turn"))


@pytest.mark.clause("magarac.setup.3")
def test_before_the_deal_the_pack_is_told() -> None:
    assert "Four of each: A K Q" in told(view_at("new"))


@pytest.mark.clause("magarac.setup.7")
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_picture_differs_by_what_its_seat_holds(moment: str) -> None:
    spectator = painted(view_at(moment), ROUND)
    assert all(painted(view_at(moment, seat), ROUND) == spectator for seat in range(3))


@pytest.mark.parametrize("count", range(3, 14))
def test_a_race_of_any_number_is_told(count: int) -> None:
    slaps = [f"{name}: slap" for name in NAMES[: count // 2 + 1]]
    words = told(view_of(crowd(count, *slaps)), LOW)
    assert f"{NAMES[0]} slapped first!" in words
    assert view_of(last_game(count)).stage == "over"
    assert "donkey" in told(view_of(last_game(count)), ROUND)


def test_after_a_game_the_donkey_is_named_on_the_table() -> None:
    assert "Cy is the donkey" in told(view_of(OVER))
    assert view_of(OVER).places[Seat(2)].letters == WORD
