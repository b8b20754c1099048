"""What a store may say instead of an answer: each error carries one plain sentence."""


class StoreError(Exception):
    """Something a store could not do; `sentence` says what, in words for the screen."""

    def __init__(self, sentence: str) -> None:
        """Keep the sentence, which is also the text of the exception."""
        super().__init__(sentence)
        self.sentence = sentence


class Conflict(StoreError):
    """Lines stand that the writer had not read: another process has gone on with the table."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        """Say how many lines were expected and how many there are."""
        super().__init__(f"The table {table} has {found} lines, not {expected}.")
        self.table = table
        self.expected = expected
        self.found = found


class StoreRefused(StoreError):
    """The disk refused: nothing was changed, and it can be tried again."""


class UnknownTable(StoreError):
    """No table of that name is kept here."""

    def __init__(self, table: str) -> None:
        """Name the table that was asked for."""
        super().__init__(f"There is no table {table} in this house.")
        self.table = table


class TableUnreadable(StoreError):
    """The record of one table is cut or damaged; the others are not touched by it."""

    def __init__(self, table: str, why: str) -> None:
        """Name the table and what is wrong with it."""
        super().__init__(f"The table {table} cannot be read: {why}.")
        self.table = table


class TableBusy(StoreError):
    """The table is open in another process, or a second time in this one."""

    def __init__(self, table: str, process: int | None) -> None:
        """Name the table, and the process that holds it where that is known."""
        where = "in another process" if process is None else f"in process {process}"
        super().__init__(f"The table {table} is open {where}.")
        self.table = table
        self.process = process


class HouseBusy(StoreError):
    """The house file has to be set aside, but another process has it open."""


class HouseTooNew(StoreError):
    """The house file was written by a newer version; it is left as it is."""
