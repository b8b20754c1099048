"""A crash: what may be written of it, so that no hand is in it."""

import traceback


def crash_report(error: BaseException) -> str:
    """Where an error came from: kinds of error, files, lines and functions of the program alone.

    Neither variables nor the error's own words are in it: both may name cards.
    """
    lines = []
    cause: BaseException | None = error
    while cause is not None:
        lines.append(f"{type(cause).__module__}.{type(cause).__qualname__}")
        for frame in traceback.extract_tb(cause.__traceback__):
            lines.append(f"  {frame.filename}:{frame.lineno} in {frame.name}")
            if frame.line:
                lines.append(f"    {frame.line}")
        cause = cause.__cause__ or cause.__context__
    return "\n".join(lines) + "\n"
