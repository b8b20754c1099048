"""Proposals: which changes of the rules a committee may vote on."""

from collections.abc import Callable

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
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
from magoo_tui.rulebook.law_text import MOST_LAWS, prepare_law


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

    def __init__(self, bylaws: Bylaws, book: Callable[[], Rulebook]) -> None:
        self._by = bylaws
        self._book = book

    def change_of(self, state: Deliberation, move: moves.Propose) -> AnyChange | Refusal:
        """The change that a proposal would make, judged against the law in force."""
        match move:
            case moves.ProposeLaw(text=text):
                return self._law(state, text)
            case moves.ProposeRepeal(number=number):
                if number not in state.law.laws:
                    return Refusal(self._by.proposals, f"There is no law number {number} in force.")
                return RepealLaw(number)
            case moves.ProposeSuspend(clause=clause):
                return self._suspension(state, clause)
            case moves.ProposeRestore(clause=clause):
                return self._restoration(state, clause)
            case moves.ProposeSet(parameter=name, value=value):
                return self._setting(name, value)
        raise TypeError(f"no proposal: {move!r}")

    def _law(self, state: Deliberation, text: str) -> AnyChange | Refusal:
        words = prepare_law(text)
        if isinstance(words, Refusal):
            return words
        session = state.assembly.session
        pending = session.pending if session else []
        waiting = sum(isinstance(outcome.proposal.change, EnactLaw) for outcome in pending)
        if len(state.law.laws) + waiting >= MOST_LAWS:
            return Refusal(
                ClauseId("law.fire.2"), f"There are {MOST_LAWS} laws already, and no room for more."
            )
        return EnactLaw(words)

    def _suspension(self, state: Deliberation, clause: ClauseId) -> AnyChange | Refusal:
        book = self._book()
        if not book.knows(clause):
            return self._unknown(clause)
        if not book.is_suspendable(clause):
            return Refusal(
                self._by.suspension, f"Without {clause} the table could not say how play goes on."
            )
        if state.law.is_suspended(clause):
            return Refusal(self._by.proposals, f"{clause} is suspended already.")
        return SuspendClause(clause)

    def _restoration(self, state: Deliberation, clause: ClauseId) -> AnyChange | Refusal:
        if not self._book().knows(clause):
            return self._unknown(clause)
        if clause in state.law.suspended:
            return RestoreClause(clause)
        if state.law.is_suspended(clause):
            return Refusal(
                self._by.proposals, f"{clause} is suspended with its whole section: restore that."
            )
        return Refusal(self._by.proposals, f"{clause} is in force already.")

    def _unknown(self, clause: ClauseId) -> Refusal:
        book = self._book()
        full = f"{book.title_page.prefix}.{clause}"
        hint = f"; write {full}" if book.knows(full) else ""
        return Refusal(self._by.proposals, f"The rulebook has no clause {clause}{hint}.")

    def _setting(self, name: str, value: str) -> AnyChange | Refusal:
        parameter = self._book().parameters.get(name)
        if parameter is None:
            known = ", ".join(self._book().parameters)
            return Refusal(self._by.proposals, f"There is no parameter {name}; there are {known}.")
        try:
            return SetParameter(name, parameter.parse(value))
        except ValueError as fault:
            return Refusal(self._by.proposals, str(fault))
