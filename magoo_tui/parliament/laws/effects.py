"""Effects that are the same in every game: drinks, turns, words."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.sanctions import sanction_effect
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.language.law import (
    AnotherTurn,
    Drink,
    Effect,
    GoNext,
    LoseTurns,
    MaySayNot,
    MustSay,
)
from magoo_tui.rulebook.standing import Ban, Duty, Promise, Step, TurnLoss, Want

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain


Doing: TypeAlias = Callable[[Any, int, Any, Sequence[Seat]], None]
"""Does an effect in the chain of a game: of the law of that number, for these persons in order."""


def void(chain: "Chain[Any]", law: int, _: Effect, seats: Sequence[Seat]) -> None:
    """An effect that finds nobody, or nothing to act upon, or that the game does not have."""
    chain.do(facts.EffectVoid(cite(law), law))


def _drink(chain: "Chain[Any]", law: int, effect: Drink, seats: Sequence[Seat]) -> None:
    """Drinks of several in one event."""
    chain.do_as_one(drunk_by(chain.state.law, chain.standing.drunk, law, effect.count, seats))


def _lose_turns(chain: "Chain[Any]", law: int, effect: LoseTurns, seats: Sequence[Seat]) -> None:
    for seat in seats:
        chain.do(facts.TurnsToLose(cite(law), TurnLoss(law, seat, effect.count)))


def _promise(chain: "Chain[Any]", law: int, _: Effect, seats: Sequence[Seat]) -> None:
    chain.do(facts.TurnPromised(cite(law), Promise(law, seats[0])))


def drunk_by(
    in_force: InForce, drunk: Mapping[Seat, int], law: int, count: int, seats: Sequence[Seat]
) -> list[facts.Drunk]:
    """The facts that these drink so much by a law; what is beyond the cap of the round is let go.

    ``drunk``: what each has drunk in it by then.
    """
    cap, cites, done = in_force.number("drink_cap"), cite(law), []
    for seat in seats:
        most = cap - drunk.get(seat, 0)
        if most > 0:
            done.append(facts.Drunk(cites, seat, min(count, most)))
    return done


# ---- words


def _owe(chain: "Chain[Any]", law: int, effect: MustSay, seats: Sequence[Seat]) -> None:
    if chain.state.is_aloud or chain.state.is_over:
        return
    for seat in seats:
        step = Step(law, (sanction_effect(effect.sanction),), (seat,))
        open_duty(chain, step, unless=(Want(seat, effect.words),), is_owed=True)


def _ban(chain: "Chain[Any]", law: int, effect: MaySayNot, seats: Sequence[Seat]) -> None:
    if chain.state.is_aloud or chain.state.is_over:
        return
    lasts = effect.duration or chain.ban_lasts
    term = chain.standing.term_of(lasts, chain.state.in_count())
    for seat in seats:
        ban = Ban(law, seat, effect.words, effect.sanction, term)
        chain.do(facts.BanOpened(cite(law), ban))


def is_said_with_line(chain: "Chain[Any]", seat: Seat, words: str) -> bool:
    """Whether somebody spoke words with the line that the chain is about."""
    return bool(words) and seat == chain.seat and is_said(words, chain.words)


def _is_said(chain: "Chain[Any]", want: Want) -> bool:
    return is_said_with_line(chain, want.seat, want.words)


def open_duty(
    chain: "Chain[Any]",
    step: Step,
    needs: tuple[Want, ...] = (),
    unless: tuple[Want, ...] = (),
    *,
    is_owed: bool = False,
) -> None:
    """Let effects hang on words, or a card shown, in time; said with the line they count."""
    if chain.state.is_over:
        return
    open_needs = needs
    if chain.words:
        if any(_is_said(chain, want) for want in unless):
            return
        open_needs = tuple(want for want in needs if not _is_said(chain, want))
    if needs and not open_needs and not unless:
        chain.steps.append(step)
        return
    number = chain.standing.last_duty + 1
    who = (open_needs or unless)[0].seat
    duty = Duty(number, step.law, step, open_needs, unless, is_owed, who == chain.seat)
    chain.do(facts.DutyOpened(cite(step.law), duty))


SHARED: Final[Mapping[type[Effect], Doing]] = {
    Drink: _drink,
    LoseTurns: _lose_turns,
    AnotherTurn: _promise,
    GoNext: _promise,
    MustSay: _owe,
    MaySayNot: _ban,
}
"""By kind of effect: how every game does it."""
