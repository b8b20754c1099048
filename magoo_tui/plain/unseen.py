"""Typing that is not shown on a terminal: its echo is switched off for as long as it lasts."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def unseen(descriptor: int) -> Iterator[None]:
    """Show nothing of what is typed there, but that a line has ended.

    What is no terminal, or a terminal that cannot do it, stays as it is.
    """
    try:
        import termios
    except ImportError:
        yield
        return
    try:
        before = termios.tcgetattr(descriptor)
    except termios.error:
        yield
        return
    silent = [*before]
    silent[3] = (before[3] & ~termios.ECHO) | termios.ECHONL
    termios.tcsetattr(descriptor, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        with suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
