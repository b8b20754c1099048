"""The Rules Committee in session, from the first proposal to the adjournment (magoo.art3)."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Label, Static

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import CommitteeView, OutcomeView, ProposalView
from magoo_tui.law_words import touches_in_words
from magoo_tui.tongue import tr, tr_count
from magoo_tui.tui.modals.bill import GAMES, Bill
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.floor import FloorDialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.time_left import TimeLeft
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.telling import rulebook_of
from magoo_tui.wording import visible

ROOM: Final = 55
"""The cells of the line that tells the numbers, on the smallest screen."""
TALL: Final = 30
FEW: Final = 8
SHORT: Final = 150
"""On a tall screen, or where it is short and seats are few, a proposal has room around it."""
LOOK: Final = 0.5
"""Seconds between two looks at how far bots have got."""
OUTCOMES: Final = {
    "enforced": "enforced by the table",
    "by hand": "kept by hand: the table cannot enforce it, people charge it",
    "done once": "done once, as soon as it is in force",
    "rulebook": "a change of the rulebook",
}


class CommitteeModal(FloorDialog):
    """Proposals, votes and results, one after the other, until the chair adjourns."""

    LASTS = "The session lasts until the chair adjourns it."

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._bill: Bill | None = None
        """What bots find out about the proposal before the committee."""
        self._noted: Bill | None = None
        """The bill whose finished note is told."""

    def compose(self) -> ComposeResult:
        """Above what is proposed, below the voices, the numbers and the keys."""
        with Vertical(classes="dialog full committee") as box:
            box.border_title = titled(tr("The Rules Committee"))
            yield Label("", markup=False, classes="plain", id="who")
            yield Label("", markup=False, id="text")
            yield Label("", markup=False, classes="quiet", id="words")
            yield Label("", markup=False, classes="quiet", id="state")
            yield Label("", markup=False, classes="quiet", id="note")
            yield self.ballot
            with VerticalScroll(id="results", can_focus=False):
                yield Static("", id="outcomes")
            with Horizontal(classes="standing"):
                yield Label("", markup=False, classes="plain", id="count")
                yield TimeLeft(self.seconds_left)
            with Horizontal(classes="keys"):
                yield KeyButton("a", tr("Aye"), id="aye")
                yield KeyButton("n", tr("Nay"), id="nay")
                yield KeyButton("+", tr("all ayes"), id="ayes")
                yield KeyButton("-", tr("all nays"), id="nays")
                yield KeyButton("p", tr("Propose"), id="propose")
                yield KeyButton("v", tr("Put it to the vote"), id="put")
                yield KeyButton("b", tr("Note"), id="bill")
                yield KeyButton("w", tr("Withdraw"), id="withdraw")
                yield KeyButton("j", tr("Adjourn"), id="adjourn")
                yield KeyButton("?", tr("Rulebook"), id="rulebook")
            yield Label("", markup=False, classes="plain", id="answer")

    def on_mount(self) -> None:
        """Look now and then how far bots have got with the bill."""
        self.set_interval(LOOK, self._show_note)

    def on_unmount(self) -> None:
        """No bot plays any more."""
        if self._bill is not None:
            self._bill.close()

    def is_over(self) -> bool:
        """Adjourned."""
        return self.view.committee is None

    def show(self) -> None:
        """Bring it up to the view."""
        session = self.view.committee
        if session is None:
            return
        chair = visible(self.view.places[session.chair].name)
        box = self.query_one(".dialog", Vertical)
        box.border_title = titled(
            tr("The Rules Committee · emergency session · {chair} has the chair", chair=chair)
            if session.is_emergency
            else tr("The Rules Committee · regular session · {chair} has the chair", chair=chair)
        )
        self.query_one(TimeLeft).show(self.view.limit)
        self._show_proposal(session)
        self._show_vote(session, chair)
        for key, is_there in self._keys(session):
            self.query_one(f"#{key}").display = is_there
        self.rest_focus()

    def _show_proposal(self, session: CommitteeView) -> None:
        proposal = session.proposal
        self._take_bill(proposal)
        for part in ("text", "words", "state", "note"):
            self.query_one(f"#{part}").display = proposal is not None
        if proposal is None:
            opening = tr("Nothing is proposed. Any member may propose a change.")
            again = tr("Nothing is proposed now. Any member may propose another change.")
            self.query_one("#who", Label).update(again if session.results else opening)
            return
        mover = visible(self.view.places[proposal.mover].name)
        self.query_one("#who", Label).update(tr("{seat} proposes:", seat=mover))
        text = self.query_one("#text", Label)
        text.update(visible(proposal.text))
        is_roomy = self.app.size.height >= TALL or len(proposal.text) <= SHORT
        text.set_class(is_roomy and len(self.view.places) <= FEW, "-large")
        words = visible(proposal.own_words)
        self.query_one("#words", Label).update(
            tr("{seat}'s words: “{words}”", seat=mover, words=words)
        )
        self.query_one("#words").display = bool(words)
        outcome = tr(OUTCOMES.get(proposal.outcome, proposal.outcome))
        state = " · ".join(filter(None, (outcome, touches_in_words(proposal))))
        self.query_one("#state", Label).update(state)
        self._show_note()

    def _take_bill(self, proposal: ProposalView | None) -> None:
        """What bots find out goes with the proposal that they try."""
        if self._bill is not None and self._bill.proposal == proposal:
            return
        if self._bill is not None:
            self._bill.close()
        self._bill = None if proposal is None else Bill(self.sitting, proposal)

    def _show_note(self) -> None:
        """How far the note is, or what it says in a word."""
        bill, line = self._bill, self.query_one("#note", Label)
        line.display = bill is not None and bill.is_begun
        if bill is None or not bill.is_begun or (self._noted is bill and not bill.is_running):
            return
        from magoo_tui.tui.modals.note import summary

        played = bill.look()
        if bill.is_running:
            told = tr(
                "the bill's note: {played} of {games} games played", played=played, games=GAMES
            )
            line.update(told)
            return
        self._noted = bill
        report = bill.report()
        told = bill.fault or ("" if report is None else summary(report))
        line.update(tr("the bill's note: {told}", told=visible(told)))

    def _show_vote(self, session: CommitteeView, chair: str) -> None:
        vote = session.vote
        self.show_ballot(vote, chair=session.chair, is_chairs_turn=session.is_chairs_turn)
        has_results = session.proposal is None and bool(session.results)
        self.query_one("#results").display = has_results
        count = self.query_one("#count", Label)
        if vote is not None:
            standing = self.standing_of(vote)
            last = "" if session.is_chairs_turn else tr(", then the chair")
            has_room = cell_len(standing + last) <= ROOM
            count.update(standing + last if has_room else standing)
        elif session.proposal is not None:
            count.update(tr("{chair}, in the chair, puts it to the vote", chair=chair))
        else:
            self.query_one("#outcomes", Static).update(self._outcomes(session.results))
            waits = session.is_emergency and any(one.is_ratified for one in session.results)
            told = tr("what is ratified comes into force with the adjournment")
            count.update(told if waits else "")

    def _outcomes(self, results: tuple[OutcomeView, ...]) -> Content:
        """What was decided in this session, the latest first."""
        return Content("\n").join(_outcome(result) for result in reversed(results))

    def _keys(self, session: CommitteeView) -> Iterator[tuple[str, bool]]:
        """Which keys there are now: those of acts that somebody at this terminal may do."""
        people = self.sitting.people
        is_vote, proposal = session.vote is not None, session.proposal
        yield "propose", bool(people) and proposal is None
        yield "bill", proposal is not None
        yield "put", session.chair in people and proposal is not None and not is_vote
        yield "withdraw", proposal is not None and proposal.mover in people and not is_vote
        yield "adjourn", session.chair in people and not is_vote

    @on(KeyButton.Pressed, "#put, #adjourn")
    def act_as_chair(self, pressed: KeyButton.Pressed) -> None:
        """What the chair alone may do."""
        if (session := self.view.committee) is not None:
            self.do(session.chair, str(pressed.button.id))

    @on(KeyButton.Pressed, "#bill")
    def open_note(self) -> None:
        """What it meets, and what bots find when they play it."""
        from magoo_tui.tui.modals.note import NoteModal

        if self._bill is not None:
            self.show_over(NoteModal(self._bill))

    @on(KeyButton.Pressed, "#withdraw")
    def withdraw(self) -> None:
        """The mover takes the proposal back."""
        session = self.view.committee
        if session is not None and session.proposal is not None:
            self.do(session.proposal.mover, "withdraw")

    @on(KeyButton.Pressed, "#propose")
    def ask_mover(self) -> None:
        """Who proposes, where several people sit at this terminal."""
        from magoo_tui.tui.modals.seat import SeatModal

        people = self.sitting.people
        if len(people) == 1:
            self.ask_proposal(people[0])
        else:
            self.show_over(SeatModal(self.view, tr("Who proposes?"), people), self.ask_proposal)

    def ask_proposal(self, mover: Seat | None) -> None:
        """What is proposed."""
        from magoo_tui.tui.modals.propose import ProposeModal

        def submit(command: str | None) -> None:
            if command is not None and mover is not None:
                self.do(mover, command)

        if mover is not None:
            self.show_over(ProposeModal(self.sitting, mover), submit)

    @on(KeyButton.Pressed, "#rulebook")
    def open_rulebook(self) -> None:
        """The rulebook with the law in force."""
        from magoo_tui.tui.screens.rulebook import RulebookScreen

        self.show_over(RulebookScreen(rulebook_of(self.sitting.table.game.name), self.view.law))


def _outcome(result: OutcomeView) -> Content:
    sign, word = ("✓", tr("ratified")) if result.is_ratified else ("✗", tr("failed"))
    style = "bold $text-success" if result.is_ratified else "bold $text-error"
    nays = tr_count(result.nays, "{count} nay", "{count} nays")
    numbers = tr(
        "{ayes} of {members} ayes, {nays}", ayes=result.ayes, members=result.members, nays=nays
    )
    text = visible(result.proposal.text)
    return Content.assemble((f"{sign} {word}", style), (f" {numbers}: ", "$secondary"), text)
