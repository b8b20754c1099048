"""Typing is measured in both fields in the same run."""

from magoo_tui.bench.typing_speed import measure_typing


def test_a_key_to_its_frame_is_measured_in_both_fields() -> None:
    speed = measure_typing(keys=20, sessions=1)
    assert speed.keys >= 10
    assert 0 < speed.plain_ms <= speed.plain_p95_ms
    assert 0 < speed.field_ms <= speed.field_p95_ms
    assert abs(speed.ratio - speed.field_ms / speed.plain_ms) < 0.01
