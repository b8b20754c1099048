"""What befalls somebody for words said or not said (law.duty.1, 4, 6)."""

import re
from typing import TYPE_CHECKING, Any, Final

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.events import DutyClosed, LawUpheld
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.language.law import (
    THAT_PLAYER,
    Draw,
    Drink,
    Effect,
    LastToSay,
    Law,
    LoseTurns,
    MaySayNot,
    MustSay,
    OnOccasion,
    Sanction,
    Says,
    TakeLetters,
    TakePenalty,
    WordBan,
)
from magoo_tui.rulebook.standing import Step

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain

_LAW: Final = re.compile(r"law\s+(\d{1,4})\b", re.IGNORECASE)


def sanction_effect(sanction: Sanction) -> Effect:
    """What a sanction does to "that player"."""
    match sanction.kind:
        case "draw":
            return Draw(THAT_PLAYER, sanction.count)
        case "drink":
            return Drink(THAT_PLAYER, sanction.count)
        case "penalty":
            return TakePenalty(THAT_PLAYER, sanction.count)
        case "lose a turn":
            return LoseTurns(THAT_PLAYER, sanction.count)
    return TakeLetters(THAT_PLAYER, sanction.count)


def law_charged(law: InForce, reason: str, accused: Seat) -> int | None:
    """The number of the enforced law on words that the reason of a charge names (law.duty.6)."""
    named, standing = _LAW.match(reason.strip()), law.standing
    if named is None or standing is None:
        return None
    number = int(named[1])
    meaning = standing.meanings.get(number)
    if meaning is None or charged_step(number, meaning, accused) is None:
        return None
    return number


def charged_step(number: int, law: Law, seat: Seat) -> Step | None:
    """What befalls somebody who has offended a law on words; None if it is about no words."""
    if isinstance(law, WordBan):
        return Step(number, (sanction_effect(law.sanction),), (seat,))
    if not isinstance(law, OnOccasion):
        return None
    is_verbal = bool(law.unless) or law.occasion.happening == "says"
    is_verbal = is_verbal or any(isinstance(test, Says) for test in law.tests)
    effects: list[Effect] = []
    last: list[tuple[str, tuple[Seat, ...]]] = []
    for effect in law.effects:
        who = getattr(effect, "who", None)
        if isinstance(effect, MustSay | MaySayNot):
            effects.append(sanction_effect(effect.sanction))
        elif isinstance(who, LastToSay):
            effects.append(effect)
            last.append((who.words, (seat,)))
        elif is_verbal:
            effects.append(effect)
    return Step(number, tuple(effects), (seat,), tuple(last)) if effects else None


def take_note(chain: "Chain[Any]", fact: Event[Any]) -> None:
    """Take up what a law wants done because of words said, or not said."""
    if type(fact) is LawUpheld:
        meaning = chain.standing.meanings.get(fact.law)
        step = None if meaning is None else charged_step(fact.law, meaning, fact.seat)
        if step is not None:
            chain.fired.add(fact.law)
            chain.steps.append(step)
    elif type(fact) is DutyClosed and fact.outcome == "met":
        chain.fired.add(fact.duty.law)
        chain.steps.append(fact.duty.step)
