"""Where a house's files lie, and what only the operating system has: modes, clock, chance.

The one module of the store that imports `os` and a clock. Every file it makes is readable by its
owner only, from its first moment on and whatever the umask says.
"""

import os
from datetime import UTC, datetime
from errno import ENOENT
from pathlib import Path

HOUSE_FILE = "house.db"
OWNER_ONLY = 0o600
OWNER_ONLY_DIRECTORY = 0o700


def house_directory(option: str | None = None) -> Path:
    """Return the house's directory: the option, else MAGOO_HOUSE, else the user's data directory.

    An empty option or variable counts as none. Nothing is made on disk.
    """
    chosen = option or os.environ.get("MAGOO_HOUSE")
    if chosen:
        return Path(chosen).expanduser().absolute()
    import platformdirs  # here, because a house that is named needs no search for it

    return Path(platformdirs.user_data_dir("magoo", appauthor=False))


def make_private_directory(directory: Path) -> None:
    """Make a directory and the parents it lacks, for the owner only; one that is there stays so.

    A directory that was there before may be anybody's: its mode is not this program's to change.
    """
    if directory.is_dir():
        return
    make_private_directory(directory.parent)
    try:
        directory.mkdir(mode=OWNER_ONLY_DIRECTORY)
    except FileExistsError:
        if not directory.is_dir():
            raise
    else:
        directory.chmod(OWNER_ONLY_DIRECTORY)


def open_private(path: Path, *, is_new: bool = False) -> int:
    """Open a file for reading and writing and return its descriptor, making it if it is missing.

    With `is_new` the file must be missing, else FileExistsError is raised.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    descriptor = os.open(path, flags | (os.O_EXCL if is_new else 0), OWNER_ONLY)
    try:
        _tighten(descriptor)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def make_private(path: Path) -> None:
    """Make sure that a file is there and that only its owner may read it."""
    os.close(open_private(path))


def keep_private(path: Path) -> None:
    """Take from others what a file that is there lets them do; nothing if it is not there.

    The file is not opened for it: closing it again would end the locks that SQLite has on it.
    """
    if path.is_file() and path.stat().st_mode & 0o077:
        path.chmod(OWNER_ONLY)


def write_private(path: Path, content: bytes) -> None:
    """Write a file that only its owner may read: wholly, or not at all (OSError).

    What stood there before is replaced in the moment in which the new content is on disk. A link
    is followed; what is no ordinary file (a pipe, a terminal) is written to as it is.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, "there is no such directory", str(path.parent))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.unlink(missing_ok=True)
    with open(open_private(beside, is_new=True), "wb") as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            move(beside, path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise


def move(source: Path, target: Path) -> None:
    """Give a file another name in the same directory, so that it survives a loss of power."""
    source.replace(target)
    if os.name == "posix":
        descriptor = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None if it is not there, or empty."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_size else None


def process_id() -> int:
    """Return the number of this process."""
    return os.getpid()


def fresh_salt() -> bytes:
    """Return bytes that nobody has seen before."""
    return os.urandom(16)


def utc_now() -> str:
    """Return the moment as ISO 8601 in UTC, to the microsecond: later moments sort later."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _tighten(descriptor: int) -> None:
    """Take away what a looser mode, or add what a stricter umask, did to an open file."""
    if hasattr(os, "fchmod") and os.fstat(descriptor).st_mode & 0o777 != OWNER_ONLY:
        os.fchmod(descriptor, OWNER_ONLY)
