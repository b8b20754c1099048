"""Proposals: which changes of the rules a committee may vote on."""

from collections.abc import Callable

from msgspec import Struct, structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament import moves
from magoo_tui.parliament.assembly import (
    AnyChange,
    Deliberation,
    EnactLaw,
    RepealLaw,
    RestoreClause,
    SetParameter,
    SuspendClause,
)
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.language.lexicon import LawContext, Lexicon
from magoo_tui.rulebook.language.understanding import understand
from magoo_tui.tongue import tr


class Bylaws(Struct, frozen=True):
    """The clauses under which a game's committee works."""

    only_committee: ClauseId
    motion: ClauseId
    second: ClauseId
    regular: ClauseId
    emergency: ClauseId
    proposals: ClauseId
    ratification: ClauseId
    divided: ClauseId
    into_force: ClauseId
    adjournment: ClauseId
    suspension: ClauseId


class Proposals:
    """What may be proposed in one game: judged by its bylaws, its rulebook and the law in force."""

    def __init__(
        self, bylaws: Bylaws, book: Callable[[], Rulebook], lexicon: Callable[[], Lexicon]
    ) -> None:
        self._by = bylaws
        self._book = book
        self._lexicon = lexicon

    def change_of(self, state: Deliberation, move: moves.Propose) -> AnyChange | Refusal:
        """The change that a proposal would make, judged against the law in force."""
        match move:
            case moves.ProposeLaw(text=text):
                return self._law(state, text)
            case moves.ProposeRepeal(number=number):
                if number not in state.law.laws:
                    sentence = tr("There is no law number {number} in force.", number=number)
                    return Refusal(self._by.proposals, sentence)
                return RepealLaw(number)
            case moves.ProposeSuspend(clause=clause):
                return self._suspension(state, clause)
            case moves.ProposeRestore(clause=clause):
                return self._restoration(state, clause)
            case moves.ProposeSet(parameter=name, value=value):
                return self._setting(name, value)
        raise TypeError(f"no proposal: {move!r}")

    def _law(self, state: Deliberation, text: str) -> AnyChange | Refusal:
        understood = understand(text, self.context(state))
        if understood.refusal is not None:
            return structs.replace(understood.refusal, sentence=tr(understood.refusal.sentence))
        own_words = text.strip()
        is_same = own_words == understood.text
        return EnactLaw(understood.text, "" if is_same else own_words, understood.law)

    def context(self, state: Deliberation) -> LawContext:
        """What a sentence is read against at this table; laws that wait for their force count."""
        session = state.assembly.session
        pending = session.pending if session else []
        waiting = sum(
            isinstance(change := outcome.proposal.change, EnactLaw) and not change.is_deed
            for outcome in pending
        )
        members = state.members()
        seats = (Seat(seat) for seat in range(len(state.names)))
        return LawContext(
            lexicon=self._lexicon(),
            names=state.names,
            rulebook=self._book(),
            gone=frozenset(seat for seat in seats if seat not in members),
            has_drinks=state.law.values.get("drinks") != "no",
            laws=len(state.law.laws) + waiting,
        )

    def _suspension(self, state: Deliberation, clause: ClauseId) -> AnyChange | Refusal:
        book = self._book()
        if not book.knows(clause):
            return self._unknown(clause)
        if not book.is_suspendable(clause):
            sentence = tr(
                "Without {clause} the table could not say how play goes on.", clause=clause
            )
            return Refusal(self._by.suspension, sentence)
        if state.law.is_suspended(clause):
            return Refusal(self._by.proposals, tr("{clause} is suspended already.", clause=clause))
        return SuspendClause(clause)

    def _restoration(self, state: Deliberation, clause: ClauseId) -> AnyChange | Refusal:
        if not self._book().knows(clause):
            return self._unknown(clause)
        if clause in state.law.suspended:
            return RestoreClause(clause)
        if state.law.is_suspended(clause):
            sentence = tr(
                "{clause} is suspended with its whole section: restore that.", clause=clause
            )
            return Refusal(self._by.proposals, sentence)
        return Refusal(self._by.proposals, tr("{clause} is in force already.", clause=clause))

    def _unknown(self, clause: ClauseId) -> Refusal:
        book = self._book()
        full = f"{book.title_page.prefix}.{clause}"
        sentence = tr("The rulebook has no clause {clause}.", clause=clause)
        if book.knows(full):
            sentence = tr(
                "The rulebook has no clause {clause}; write {full}.", clause=clause, full=full
            )
        return Refusal(self._by.proposals, sentence)

    def _setting(self, name: str, value: str) -> AnyChange | Refusal:
        parameter = self._book().parameters.get(name)
        if parameter is None:
            known = ", ".join(self._book().parameters)
            sentence = tr(
                "There is no parameter {name}; there are {known}.", name=name, known=known
            )
            return Refusal(self._by.proposals, sentence)
        try:
            return SetParameter(name, parameter.parse(value))
        except ValueError as fault:
            return Refusal(self._by.proposals, str(fault))
