"""The bill's note: what a proposal meets, and what it would do to games, with the spread."""

from collections.abc import Iterator
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Label, Static

from magoo_tui.kernel.views import ProposalView
from magoo_tui.law_words import met
from magoo_tui.simulate.report import Measured, Report
from magoo_tui.simulate.spread import Spread
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.bill import GAMES, Bill
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible

BAR: Final = 24
LOOK: Final = 0.3
"""Seconds between two looks at how far the games have got."""
_WIDE: Final = 16
GOES_ON: Final = "↑↓ scroll  Esc back: the games go on"


class NoteModal(Dialog[None]):
    """Bots play while it is open, and go on when it is closed; a key stops them."""

    def __init__(self, bill: Bill) -> None:
        super().__init__()
        self._bill = bill
        self._shown = -1

    def compose(self) -> ComposeResult:
        """The text, what it meets, how far the games are, what they tell."""
        with Vertical(classes="dialog full note") as box:
            box.border_title = titled(tr("The bill's note"))
            yield Label(visible(self._bill.proposal.text), markup=False, id="text")
            with VerticalScroll(id="page"):
                yield Static(touches(self._bill.proposal), id="touches")
                yield Static("", id="games")
                yield Static("", id="found")
            with Horizontal(classes="keys"):
                yield KeyButton("s", tr("Stop"), id="stop")
                yield Label(tr(GOES_ON), classes="quiet", id="hint")

    def on_mount(self) -> None:
        """Let bots play from now on."""
        self.query_one("#page").focus()
        self._bill.begin()
        self.set_interval(LOOK, self._look)
        self._look()

    def action_go(self, way: str) -> None:
        """Up and down scroll the page."""
        step = {"up": -1, "down": 1}.get(way, 0)
        self.query_one("#page").scroll_relative(y=step, animate=False)

    @on(KeyButton.Pressed, "#stop")
    def stop(self) -> None:
        """Play no more; what has been played counts."""
        self._bill.stop()
        self._shown = -1
        self._look()

    def _look(self) -> None:
        bill = self._bill
        played = bill.look()
        is_running = bill.is_running
        self.query_one("#stop").display = is_running
        self.query_one("#hint", Label).update(
            tr(GOES_ON) if is_running else tr("↑↓ scroll  Esc back")
        )
        self.query_one("#games", Static).update(progress(bill, played))
        if played == self._shown and is_running:
            return
        if not is_running and self._shown == GAMES + 1:
            return
        self._shown = played if is_running else GAMES + 1
        report = bill.report()
        if report is not None and report.measures:
            self.query_one("#found", Static).update(found(report))


def touches(proposal: ProposalView) -> Content:
    """What a proposed law meets, and what counts then."""
    heading = Content.styled(tr("On the same occasion"), "bold $text-accent")
    if proposal.outcome not in ("enforced", "done once"):
        return Content("")
    lines = [heading]
    if not proposal.touches:
        lines.append(Content(f"  {tr('no law and no clause in force')}"))
    for touch in proposal.touches:
        lines.append(Content.assemble("  ", (met(touch), "bold"), f"  {visible(touch.title)}"))
        lines.append(Content.assemble(f"    {touch.how} ", (f"({touch.cites})", "$secondary")))
    return Content("\n").join([*lines, Content("")])


def progress(bill: Bill, played: int) -> Content:
    """How far the games have got, or why there are none."""
    heading = Content.styled(tr("What bots find when they play it"), "bold $text-accent")
    if bill.fault:
        return Content("\n").join([heading, Content(f"  {visible(bill.fault)}")])
    done = round(BAR * played / GAMES)
    told = tr("{played} of {games} games, each without and with it", played=played, games=GAMES)
    if not bill.is_running:
        told += f" · {tr('stopped') if bill.is_stopped else tr('done')}"
    bar = Content.assemble(
        "  ",
        ("█" * done, "$text-success"),
        ("░" * (BAR - done), "$secondary"),
        f" {told}",
    )
    return Content("\n").join([heading, bar])


def found(report: Report) -> Content:
    """The numbers with their spread, then the same in words."""
    head = "".join(fit(word, _WIDE) for word in ("", tr("without"), tr("with"), tr("difference")))
    rows = [Content(""), Content.styled(f"  {head}", "$secondary")]
    rows += [
        Content(f"  {''.join(fit(cell, _WIDE) for cell in _cells(one))}") for one in report.measures
    ]
    rows.append(
        Content.styled(
            f"  {tr('Behind ±: 95 of 100 such notes have the mean within.')}", "$secondary"
        )
    )
    rows.append(Content(""))
    rows += [Content.styled(f"  ⚠ {warning}", "bold $text-warning") for warning in report.warnings]
    rows += [Content(f"  {line}") for line in in_words(report)]
    return Content("\n").join(rows)


def in_words(report: Report) -> Iterator[str]:
    """What is different, and how often laws acted."""
    for one in report.measures:
        if one.verdict is not None:
            yield f"{one.name.capitalize()}: {one.verdict}."
    yield from (law.sentence for law in report.laws)


def summary(report: Report) -> str:
    """The one thing most worth knowing."""
    return next(iter((*report.warnings, *in_words(report))), "")


def _cells(one: Measured) -> Iterator[str]:
    yield one.name
    yield _center(one.without)
    yield "" if one.changed is None else _center(one.changed)
    yield "" if one.difference is None else f"{one.difference.mean:+.1f}{_reach(one.difference)}"


def _center(spread: Spread) -> str:
    return f"{spread.mean:.1f}{_reach(spread)}"


def _reach(spread: Spread) -> str:
    """How far the true mean may lie off; of a single game nobody can tell."""
    reach = (spread.most - spread.least) / 2
    return "" if reach == float("inf") else f" ±{reach:.1f}"
