"""The error of a rulebook that cannot be read."""


class RulebookError(Exception):
    """A rulebook is missing or says something it must not; names the file and the clause."""

    def __init__(self, reason: str, *, file: str, clause: str | None = None) -> None:
        self.reason = reason
        self.file = file
        self.clause = clause
        """The clause or section at fault, None if the fault is the file's own."""
        super().__init__(f"{file}: {clause}: {reason}" if clause else f"{file}: {reason}")
