"""Which directory is the house's."""

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from magoo_tui.store import places
from magoo_tui.store.places import house_directory, utc_now

PROJECT = Path(__file__).parents[2]


def test_the_option_comes_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGOO_HOUSE", "/srv/theirs")
    assert house_directory("/srv/ours") == Path("/srv/ours")
    assert house_directory(None) == Path("/srv/theirs")


def test_a_home_and_a_relative_directory_are_written_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/home/ann")
    assert house_directory("games") == tmp_path / "games"
    assert house_directory("~/games") == Path("/home/ann/games")


@pytest.mark.parametrize("variable", [None, ""])
def test_without_either_it_is_the_users_data_directory(
    monkeypatch: pytest.MonkeyPatch, variable: str | None
) -> None:
    if variable is None:
        monkeypatch.delenv("MAGOO_HOUSE", raising=False)
    else:
        monkeypatch.setenv("MAGOO_HOUSE", variable)
    assert house_directory("") == Path(platformdirs.user_data_dir("magoo", appauthor=False))


def test_later_moments_sort_later() -> None:
    moments = [utc_now() for _ in range(50)]
    assert moments == sorted(moments)
    assert all(len(moment) == len("2026-11-29T21:52:00.000000Z") for moment in moments)


def test_the_protocol_is_known_without_a_database() -> None:
    program = (
        "import sys, magoo_tui.store.house, magoo_tui.store.memory;"
        "print({'sqlite3', 'platformdirs', 'asyncio', 'textual'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


def test_a_link_is_followed_and_a_pipe_is_written_to(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("before", encoding="utf-8")
    link.symlink_to(target)
    places.write_private(link, b"after")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "after"
    places.write_private(Path("/dev/null"), b"nothing")
    assert Path("/dev/null").is_char_device()


def test_a_directory_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as refused:
        places.write_private(tmp_path / "nowhere" / "file", b"x")
    assert refused.value.filename == str(tmp_path / "nowhere")
