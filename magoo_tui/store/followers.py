"""Who follows which table, and what each has already been told."""

from collections.abc import Callable, Sequence

from magoo_tui.store.protocol import Follower, Line, Unfollow


class _Following:
    """One follower of one table, and the last line it was told."""

    def __init__(self, follower: Follower, seen: int) -> None:
        self.follower = follower
        self.seen = seen


class Followers:
    """Tells every follower each line once and in order, also if a follower itself appends."""

    def __init__(self, read: Callable[[str, int], list[Line]]) -> None:
        """Take the store's `read`, for a follower that has missed something."""
        self._read = read
        self._following: dict[str, list[_Following]] = {}

    def add(self, table: str, follower: Follower, seen: int) -> Unfollow:
        """Follow a table from the line after `seen` on; the answer ends it, once or more often."""
        following = _Following(follower, seen)
        self._following.setdefault(table, []).append(following)

        def unfollow() -> None:
            here = self._following.get(table, [])
            if following in here:
                here.remove(following)
            if not here:
                self._following.pop(table, None)

        return unfollow

    def tables(self) -> list[str]:
        """Return the tables that somebody follows."""
        return list(self._following)

    def forget(self, table: str) -> None:
        """End every following of a table."""
        self._following.pop(table, None)

    def tell(self, table: str, lines: Sequence[Line]) -> None:
        """Pass on lines that were just appended.

        If a follower raises, the others are told all the same, and then its error is raised: the
        lines stand.
        """
        if not lines:
            return
        error: Exception | None = None
        for following in tuple(self._following.get(table, ())):
            missed = following.seen < lines[0].seq - 1
            told = self._read(table, following.seen) if missed else lines
            error = _tell_one(following, told) or error
        if error is not None:
            raise error

    def catch_up(self, table: str) -> None:
        """Pass on whatever stands and has not been told."""
        here = self._following.get(table, ())
        if here:
            self.tell(table, self._read(table, min(following.seen for following in here)))


def _tell_one(following: _Following, lines: Sequence[Line]) -> Exception | None:
    """Tell one follower what is new to it; return the error that it raised."""
    fresh = [line for line in lines if line.seq > following.seen]
    if not fresh:
        return None
    following.seen = fresh[-1].seq
    try:
        following.follower(fresh)
    except Exception as error:  # noqa: BLE001 - a follower may raise anything; the others are told
        return error
    return None
