"""All the parts of a law, however deep: what is judged and settled part by part."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct, structs

P = TypeVar("P", bound=Struct)


def parts_of(whole: object) -> Iterator[Struct]:
    """A struct, and every struct within it, in the order of their fields."""
    if isinstance(whole, tuple):
        for item in whole:
            yield from parts_of(item)
    elif isinstance(whole, Struct):
        yield whole
        for field in whole.__struct_fields__:
            yield from parts_of(getattr(whole, field))


def every(kind: type[P], whole: object) -> Iterator[P]:
    """Every part of one kind."""
    return (part for part in parts_of(whole) if isinstance(part, kind))


def with_parts(whole: P, change: Callable[[Struct], Struct]) -> P:
    """The same with each part changed, the innermost first; a change keeps what it is for."""
    fields = {field: _changed(getattr(whole, field), change) for field in whole.__struct_fields__}
    changed = change(structs.replace(whole, **fields))
    if isinstance(changed, type(whole)):
        return changed
    raise TypeError(f"{whole!r} became {changed!r}")


def _changed(value: object, change: Callable[[Struct], Struct]) -> object:
    if isinstance(value, tuple):
        return tuple(_changed(item, change) for item in value)
    if isinstance(value, Struct):
        fields = {name: _changed(getattr(value, name), change) for name in value.__struct_fields__}
        return change(structs.replace(value, **fields))
    return value
