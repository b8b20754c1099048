"""A race is measured beside a cursor and a plain key, in the same run."""

from magoo_tui.bench.race_speed import measure_race


def test_a_slap_to_the_order_on_the_screen_is_measured() -> None:
    speed = measure_race(rounds=1)
    assert speed.slaps >= 6
    assert min(speed.plain_ms, speed.cursor_ms, speed.race_ms) > 0
    assert abs(speed.race_ratio - speed.race_ms / speed.plain_ms) < 0.01
    assert abs(speed.cursor_ratio - speed.cursor_ms / speed.plain_ms) < 0.01
