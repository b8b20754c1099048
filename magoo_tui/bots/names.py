"""What bots are called: short names that are easy to tell apart, each with its own first letter."""

from collections.abc import Iterable
from typing import Final

NAMES: Final = (
    "Ada",
    "Basil",
    "Clover",
    "Dot",
    "Elmo",
    "Fern",
    "Gizmo",
    "Hazel",
    "Ivo",
    "Juno",
    "Kit",
    "Lark",
    "Moss",
    "Nib",
    "Olive",
    "Pip",
    "Quill",
    "Rook",
    "Sage",
    "Tansy",
)


def bot_names(count: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """So many names that nobody here bears; those whose first letter is free come first.

    Raises ValueError if there are not so many.
    """
    known = [name.casefold() for name in taken]
    letters = {name[:1] for name in known}
    free = [name for name in NAMES if name.casefold() not in known]
    free.sort(key=lambda name: name[0].casefold() in letters)
    if count > len(free):
        raise ValueError(f"there are {len(free)} names for bots, not {count}")
    return tuple(free[:count])
