"""The bill's note on paper: a table, a picture and sentences of what a simulation has found."""

from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from magoo_tui.cli.charts import histogram
from magoo_tui.simulate.report import Measured, Report
from magoo_tui.simulate.spread import Spread
from magoo_tui.wording import visible

_WITHOUT, _WITH = "without", "with"


def print_note(report: Report, *, is_ascii: bool = False) -> None:
    """Print all that a report tells on standard output."""
    console = Console(markup=False, highlight=False, emoji=False)
    is_ascii = is_ascii or not console.encoding.lower().startswith("utf")

    def say(text: str) -> None:
        console.print(Text(text.encode("ascii", "replace").decode() if is_ascii else text))

    say(_opening(report))
    if not report.measures:
        return
    sign = "+/-" if is_ascii else "±"
    console.print(_table(report, sign, is_ascii=is_ascii))
    say(f"Behind {sign}: in 95 of 100 such simulations the true mean lies within.")
    console.print(_picture(report, console.width, is_ascii=is_ascii))
    for sentence in sentences(report):
        say(sentence)


def _opening(report: Report) -> str:
    played = f"{report.played} game{'' if report.played == 1 else 's'}"
    if report.played < report.games:
        played = f"{report.played} of {report.games} games"
    compared = any(one.changed for one in report.measures)
    twice = ", each without and with the change" if compared else ""
    return f"{played} of {report.seats} bots{twice}."


def sentences(report: Report) -> Iterator[str]:
    """What stands below the numbers: warnings first, then what is different, then the laws."""
    yield from report.warnings
    for one in report.measures:
        if one.verdict is not None:
            yield f"{one.name.capitalize()}: {one.verdict}."
    for law in report.laws:
        yield law.sentence
        yield f"  {law.number}. {visible(law.text)}"


def _table(report: Report, sign: str, *, is_ascii: bool) -> Table:
    table = Table(box=box.ASCII if is_ascii else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    is_compared = any(one.changed for one in report.measures)
    heads = (_WITHOUT, "median", _WITH, "median", "difference")
    for head in heads if is_compared else ("mean", "median", "middle half"):
        table.add_column(head, justify="right")
    for one in report.measures:
        table.add_row(*map(Text, _row(one, sign)))
    return table


def _row(one: Measured, sign: str) -> Iterator[str]:
    yield one.name
    yield from _center(one.without, sign)
    if one.changed is None or one.difference is None:
        yield "-".join(f"{quarter:.4g}" for quarter in one.without.quarters)
    else:
        yield from _center(one.changed, sign)
        yield f"{one.difference.mean:+.1f}{_reach(one.difference, sign)}"


def _center(spread: Spread, sign: str) -> tuple[str, str]:
    return f"{spread.mean:.1f}{_reach(spread, sign)}", f"{spread.median:g}"


def _reach(spread: Spread, sign: str) -> str:
    """How far the true mean may lie from that of the games; of a single game nobody can tell."""
    reach = (spread.most - spread.least) / 2
    return "" if reach == float("inf") else f" {sign}{reach:.1f}"


def _picture(report: Report, width: int, *, is_ascii: bool) -> Table:
    """How the turns of the games lie, side by side and to one scale."""
    without, changed = report.turns
    samples = (without, changed) if changed else (without,)
    headings = ("turns", _WITHOUT, _WITH) if changed else ("turns", "games")
    heads, *rows = histogram(headings, samples, width, is_ascii=is_ascii)
    picture = Table(box=None, pad_edge=False)
    for at, head in enumerate(heads):
        picture.add_column(head, justify="left" if at else "right", no_wrap=True)
    styles = ("", "cyan", "magenta")
    for row in rows:
        picture.add_row(*(Text(cell, style) for cell, style in zip(row, styles, strict=False)))
    return picture
