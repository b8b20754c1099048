"""A process that plays its share of a study: ``python -m magoo_tui.simulate.worker``.

One line of JSON comes in, the task; one goes out for each game, and one at the end. Standard input
stays open as long as whoever asked lives: when it closes, the process ends at once.
"""

import gc
import os
import signal
import sys
import threading

import msgspec

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.simulate.outcomes import Fault, Finished, Message, Opened, Pair, Task
from magoo_tui.simulate.playing import kept_by_hand, play_game

_TIDIED_EVERY = 25
"""Games between two collections of what only cycles keep alive."""


def main() -> None:
    """Read a task, play it, tell of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked hears it too, and says what now
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    threading.Thread(target=_end_with_asker, daemon=True).start()
    if task.is_background and hasattr(os, "nice"):
        os.nice(10)
    try:
        _play(task)
    except NoRecordError as fault:
        _tell(Fault(fault.sentence))
    except Exception as fault:  # noqa: BLE001 (whatever it is, it is told in one sentence)
        _tell(Fault(f"A simulated game broke off: {type(fault).__name__}: {fault}."))
    else:
        _tell(Finished())


def _play(task: Task) -> None:
    headers = [task.without] if task.changed is None else [task.without, task.changed]
    by_hand = [kept_by_hand(header) for header in headers]
    _tell(Opened(by_hand[-1]))
    gc.disable()
    gc.freeze()  # what is loaded stays
    for count, number in enumerate(task.numbers, 1):
        without, *changed = [
            play_game(header, number, task.seed, task.level, task.most_lines) for header in headers
        ]
        _tell(Pair(number, without, changed[0] if changed else None))
        if count % _TIDIED_EVERY == 0:
            gc.collect()


def _tell(message: Message) -> None:
    try:
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
        sys.stdout.buffer.flush()
    except OSError:
        os._exit(0)  # nobody listens any more


def _end_with_asker() -> None:
    """Wait until nobody holds the other end of standard input."""
    while sys.stdin.buffer.read(1):
        pass
    os._exit(0)


if __name__ == "__main__":
    main()
