"""The tie between a clause and the code that enforces it."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

CLAUSES = "__clauses__"


def enforces(*clauses: str) -> Callable[[F], F]:
    """Mark what enforces these clauses; a test holds the marks against the rulebook."""

    def mark(function: F) -> F:
        setattr(function, CLAUSES, clauses)
        return function

    return mark
