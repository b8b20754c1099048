"""The bill before the committee: what bots find out about it while people talk."""

from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.views import ProposalView
from magoo_tui.tongue import tr
from magoo_tui.tui.sitting import Sitting

if TYPE_CHECKING:
    from magoo_tui.simulate.report import Report
    from magoo_tui.simulate.study import Study

GAMES: Final = 200
"""So many games are played, each without the change and with it."""
UNTRIED: Final = {
    "by hand": "Bots keep no laws by hand, so they cannot tell what it would do.",
    "done once": "It is done once, and no law: there is nothing to try in other games.",
}


class Bill:
    """A proposal, and a study of it once one is begun. Whoever asks never waits."""

    def __init__(self, sitting: Sitting, proposal: ProposalView) -> None:
        self.proposal = proposal
        self._sitting = sitting
        self._study: Study | None = None
        self.fault = tr(UNTRIED.get(proposal.outcome, ""))
        """Why no bot can try it, in one sentence."""
        self.is_stopped = False

    @property
    def is_begun(self) -> bool:
        """Whether bots play or have played."""
        return self._study is not None

    @property
    def is_running(self) -> bool:
        """Whether bots play now."""
        return self._study is not None and not self._study.is_done

    def begin(self) -> None:
        """Let bots play in other processes, unless they do or cannot."""
        if self._study is not None or self.fault:
            return
        from magoo_tui.simulate.study import Study

        try:
            without, changed = self._headers()
            self._study = Study(without, changed, games=GAMES, is_background=True)
        except (NoRecordError, OSError) as fault:
            self.fault = tr("It cannot be tried here: {fault}", fault=fault)

    def _headers(self) -> tuple[Header, Header]:
        from magoo_tui.simulate.basis import header_of_table, with_laws, with_proposal

        without = header_of_table(self._sitting.table.header, self._sitting.view_of(None))
        if self.proposal.outcome == "enforced":
            return without, with_laws(without, [self.proposal.text])
        return without, with_proposal(without, self.proposal.command)

    def look(self) -> int:
        """Take in what has come: how many games have been played by now."""
        if self._study is None:
            return 0
        played = self._study.poll()
        if self._study.fault is not None:
            self.fault = self._study.fault
        return played

    def report(self) -> "Report | None":
        """What the games played so far tell."""
        return None if self._study is None else self._study.report()

    def stop(self) -> None:
        """Let nobody play any more; what has been played stays."""
        if self.is_running and self._study is not None:
            self.is_stopped = True
            self._study.stop()

    def close(self) -> None:
        """It is before the committee no longer."""
        if self._study is not None:
            self._study.stop()
