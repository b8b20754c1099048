"""A table is open in one process at a time: a lock on a file, which dies with its process.

The lock belongs to the open file, not to what is written in it: the process number there only
serves the sentence, and a file that a dead process left behind locks nothing.
"""

import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from magoo_tui.store import places
from magoo_tui.store.errors import TableBusy

if sys.platform == "win32":
    import msvcrt

    # Windows locks bytes, and forbids others to read them: so one far behind the process number.
    LOCKED_BYTE = 1 << 30
else:
    import fcntl

LOCKS = "locks"


class FileLock:
    """A lock on a file that is made if it is missing; closing it, or dying, lets go of it."""

    def __init__(self, path: Path) -> None:
        """Open the file without locking it yet; OSError if that cannot be done."""
        places.make_private_directory(path.parent)
        descriptor = places.open_private(path)
        self._file = open(descriptor, "r+b", buffering=0)  # noqa: SIM115, PTH123 (held till close)

    def take(self, *, is_shared: bool = False, may_wait: bool = False) -> bool:
        """Lock the file, or change the lock; say whether that was done.

        Shared locks go together, and with nothing else. Windows has none: there a shared lock is
        given without locking, and two processes that open one house are not kept apart by it.
        """
        try:
            if sys.platform == "win32":
                if not is_shared:
                    self._file.seek(LOCKED_BYTE)
                    msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                kind = fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX
                fcntl.flock(self._file, kind if may_wait else kind | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def sign(self, text: str) -> None:
        """Write into the locked file who holds it."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(text.encode())

    def signature(self) -> str:
        """Return what is written in the file."""
        self._file.seek(0)
        return self._file.read(64).decode(errors="replace")

    def close(self) -> None:
        """Let go of the lock and the file."""
        self._file.close()


class TableLock:
    """The hold of this process on one table, until `release` or the end of a `with` block."""

    def __init__(self, table: str, lock: FileLock | None) -> None:
        """Wrap a lock that has been taken; None where there is nobody to lock out."""
        self.table = table
        self._lock = lock

    def release(self) -> None:
        """Let others open the table; more than once does no harm."""
        if self._lock is not None:
            self._lock.close()

    def __enter__(self) -> Self:
        """Hold the table for the length of a block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Release the table, whatever happened."""
        self.release()


def hold(directory: Path, table: str) -> TableLock:
    """Hold a table of the house in `directory` for this process.

    Raises `TableBusy` if it is held, here or elsewhere, and OSError if there can be no lock file.
    """
    lock = FileLock(directory / LOCKS / f"{table}.lock")
    if not lock.take():
        signature = lock.signature().strip()
        lock.close()
        raise TableBusy(table, int(signature) if signature.isdecimal() else None)
    with suppress(OSError):  # the lock holds without the number, also on a full disk
        lock.sign(str(places.process_id()))
    return TableLock(table, lock)
