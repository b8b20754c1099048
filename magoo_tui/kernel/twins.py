"""Twins: a second value with the same fields, quicker than `copy.copy` makes one."""

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def twin_of(value: T) -> T:
    """A dataclass of the same kind whose fields hold the very same values."""
    twin: T = object.__new__(type(value))
    kind: Any = type(value)
    for name in _names(kind):
        setattr(twin, name, getattr(value, name))
    return twin


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))
