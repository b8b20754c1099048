"""The yardstick: a fixed loop of plain Python, so that figures of two machines compare."""

import time

_ROUNDS = 150_000


def million_steps_per_s() -> float:
    """Million steps a second: a look-up, some arithmetic, a list that grows and shrinks."""
    table = {0: 5, 1: 3, 2: 8, 3: 1}
    stack: list[int] = []
    value = 1
    start = time.process_time()
    for step in range(_ROUNDS):
        value = (value * 3 + table[step & 3]) & 2047
        if value & 1:
            stack.append(value)
        elif stack:
            stack.pop()
    return _ROUNDS / (time.process_time() - start) / 1e6
