"""Effects that are the same in every game: drinks, turns, words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.events import UnderLaw
from magoo_tui.parliament.laws.sanctions import sanction_effect
from magoo_tui.parliament.laws.words import is_said
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


def do_shared(chain: "Chain[Any]", law: int, effect: Effect, seats: Sequence[Seat]) -> bool:
    """Do an effect of a law, if every game does it alike; False if it is the game's own."""
    match effect:
        case Drink(count=count):
            _drink(chain, law, count, seats)
        case LoseTurns(count=count):
            for seat in seats:
                chain.do(facts.TurnsToLose(cite(law), TurnLoss(law, seat, count)))
        case AnotherTurn() | GoNext():
            chain.do(facts.TurnPromised(cite(law), Promise(law, seats[0])))
        case MustSay():
            _owe(chain, law, effect, seats)
        case MaySayNot():
            _ban(chain, law, effect, seats)
        case _:
            return False
    return True


def _drink(chain: "Chain[Any]", law: int, count: int, seats: Sequence[Seat]) -> None:
    """Drinks of several in one event."""
    chain.do_as_one(drunk_by(chain.state, law, count, seats))


def drunk_by(
    state: UnderLaw, law: int, count: int, seats: Sequence[Seat], besides: Mapping[Seat, int] = {}
) -> list[facts.Drunk]:
    """The facts that these drink so much by a law; what is beyond the cap of the round is let go.

    ``besides``: what each will have drunk by then and the state does not tell yet.
    """
    cap, drunk = state.law.number("drink_cap"), facts.standing_of(state).drunk
    left = [(seat, cap - drunk.get(seat, 0) - besides.get(seat, 0)) for seat in seats]
    return [facts.Drunk(cite(law), seat, min(count, most)) for seat, most in left if most > 0]


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


def duty_to_say(
    state: UnderLaw, law: int, effect: MustSay, seat: Seat, mover: Seat
) -> facts.DutyOpened:
    """That somebody owes words which were not said with the line, ``mover``'s."""
    step = Step(law, (sanction_effect(effect.sanction),), (seat,))
    number = facts.standing_of(state).last_duty + 1
    duty = Duty(number, law, step, (), (Want(seat, effect.words),), True, seat == mover)
    return facts.DutyOpened(cite(law), duty)


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
    if chain.state.is_over or any(_is_said(chain, want) for want in unless):
        return
    open_needs = tuple(want for want in needs if not _is_said(chain, want))
    if needs and not open_needs and not unless:
        chain.steps.append(step)
        return
    number = chain.standing.last_duty + 1
    who = (open_needs or unless)[0].seat
    duty = Duty(number, step.law, step, open_needs, unless, is_owed, who == chain.seat)
    chain.do(facts.DutyOpened(cite(step.law), duty))
