"""Tables of any game for tests: as a record's header sets them up, its lines taken."""

from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record, split_line
from magoo_tui.table.table import Table


def after(text: str) -> Table:
    """The table of a record once all its lines have been taken; none of them is refused."""
    record = parse_record(text)
    table = table_of(record)
    for line in record.lines:
        parted = split_line(table.names, line.text)
        assert parted is not None
        assert table.submit(*parted, line.at) is None, line.text
    return table
