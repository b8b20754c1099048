"""Reading the files of a rulebook as values: whatever is not as it should be is an error."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from magoo_tui.rulebook.errors import RulebookError

T = TypeVar("T")


def read_toml(file: Path) -> dict[str, Any]:
    """What a file says, every text on one line. Raises RulebookError if it cannot be read."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulebookError(str(error), file=str(file)) from error
    return {key: _unwrapped(value) for key, value in raw.items()}


def _unwrapped(value: object) -> object:
    """The same with every text on one line: how a file wraps its lines means nothing."""
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, list):
        return [_unwrapped(item) for item in value]
    if isinstance(value, dict):
        return {key: _unwrapped(item) for key, item in value.items()}
    return value


def convert(raw: object, shape: type[T], file: Path, clause: object = None) -> T:
    """The raw data as a value; unknown and missing keys are errors like wrong types."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        named = None if clause is None else str(clause)
        raise RulebookError(str(error), file=str(file), clause=named) from error
