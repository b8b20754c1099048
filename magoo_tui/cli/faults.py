"""What ends a command: one sentence and an exit status, never a traceback."""

CHECKS_FAILED = 1
BAD_USAGE = 2
"""Bad usage, or a file, a table or a house that cannot be used."""
OWN_ERROR = 70
"""An error of the program's own."""
INTERRUPTED = 130


class Fault(Exception):
    """A command cannot go on, and why, in one sentence."""

    def __init__(self, sentence: str, status: int = BAD_USAGE) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def sentence_of(error: Exception) -> str | None:
    """The sentence of an error that is no fault of the program; None for any other."""
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}."
    sentence = getattr(error, "sentence", None)
    return sentence if isinstance(sentence, str) else None
