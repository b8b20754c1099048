"""Facts that laws bring about in any game: drinks, words owed and forbidden, turns, races."""

from typing import Final, Literal, Protocol

from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.in_force import HouseLaw, InForce
from magoo_tui.rulebook.language.law import Unit
from magoo_tui.rulebook.standing import (
    Asked,
    Ban,
    Demand,
    Duty,
    HeldChain,
    LawRace,
    Promise,
    Standing,
    Step,
    TurnLoss,
    Want,
)


class UnderLaw(Protocol):
    """A game's state, as far as facts of laws look at it."""

    law: InForce


def standing_of(state: UnderLaw) -> Standing:
    """What laws have set going. Raises LookupError at a table that never had an enforced law."""
    standing = state.law.standing
    if standing is None:
        raise LookupError("no law has ever been enforced at this table")
    return standing


class ActBegins(Event[UnderLaw], frozen=True, gc=False, tag="act-begins"):
    """What words not said have cost is done; only now the act itself begins (law.duty.2)."""

    def apply(self, state: UnderLaw) -> None:
        """A mark between two chains of one line."""


class TurnEnded(Event[UnderLaw], frozen=True, gc=False, tag="turn-ended"):
    """A turn is over, with so many players in; told where a law counts turns or waits for it."""

    seat: Seat
    players: int

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).count_turn(self.players)


class LawExpired(Event[UnderLaw], frozen=True, gc=False, tag="law-expired"):
    """The time of a law has run out; it is gone as if repealed (law.time.1)."""

    law: HouseLaw

    def apply(self, state: UnderLaw) -> None:
        state.law.end(self.law.number)


class OnceSpent(Event[UnderLaw], frozen=True, gc=False, tag="once-spent"):
    """A law that acts once in a time has done so, for these seats."""

    law: int
    units: tuple[Unit, ...]
    seats: tuple[Seat, ...]

    def apply(self, state: UnderLaw) -> None:
        spent = standing_of(state).spent
        for unit in self.units:
            spent.setdefault(unit, set()).update((self.law, seat) for seat in self.seats)


class EffectVoid(Event[UnderLaw], frozen=True, gc=False, tag="effect-void"):
    """A law's effect finds nobody, or nothing to act upon, and falls away."""

    law: int

    def apply(self, state: UnderLaw) -> None:
        """Nothing changes."""


class Drunk(Event[UnderLaw], frozen=True, gc=False, tag="drunk"):
    """Somebody drinks, by law."""

    seat: Seat
    count: int

    def apply(self, state: UnderLaw) -> None:
        drunk = standing_of(state).drunk
        drunk[self.seat] = drunk.get(self.seat, 0) + self.count


class LawUpheld(Event[UnderLaw], frozen=True, gc=False, tag="law-upheld"):
    """At a table where people hear each other: a charge about a law on words is true (law.duty.6).

    What the law asks befalls the charged player.
    """

    law: int
    seat: Seat

    def apply(self, state: UnderLaw) -> None:
        """What befalls them are facts of their own."""


# ---- words


class DutyOpened(Event[UnderLaw], frozen=True, gc=False, tag="duty-opened"):
    """Words are to be said, or a card may be shown, in time."""

    duty: Duty

    def apply(self, state: UnderLaw) -> None:
        standing = standing_of(state)
        standing.duties.append(self.duty)
        standing.last_duty = self.duty.number


class WantMet(Event[UnderLaw], frozen=True, gc=False, tag="want-met"):
    """One of several things that a law waits for has been said or shown."""

    duty: int
    want: Want

    def apply(self, state: UnderLaw) -> None:
        standing = standing_of(state)
        standing.duties = [
            Duty(
                number=duty.number,
                law=duty.law,
                step=duty.step,
                needs=tuple(want for want in duty.needs if want != self.want),
                unless=duty.unless,
                is_owed=duty.is_owed,
                is_actors=duty.is_actors,
            )
            if duty.number == self.duty
            else duty
            for duty in standing.duties
        ]


class DutyClosed(Event[UnderLaw], frozen=True, gc=False, tag="duty-closed"):
    """Nothing hangs on the words any more: they were said, or their time is over."""

    duty: Duty
    outcome: Literal["met", "averted", "lapsed"]
    """All that was needed was said or shown; it was said and nothing comes of it; neither."""

    def apply(self, state: UnderLaw) -> None:
        standing = standing_of(state)
        standing.duties = [one for one in standing.duties if one.number != self.duty.number]


class BanOpened(Event[UnderLaw], frozen=True, gc=False, tag="ban-opened"):
    """Somebody must not say words for a while."""

    ban: Ban

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).bans.append(self.ban)


class BanEnded(Event[UnderLaw], frozen=True, gc=False, tag="ban-ended"):
    """The words may be said again."""

    ban: Ban

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).bans.remove(self.ban)


class CardShown(Event[UnderLaw], frozen=True, gc=False, tag="card-shown"):
    """Somebody shows a card of their hand, open to all until the next act (law.hidden.2)."""

    seat: Seat
    card: Card

    def apply(self, state: UnderLaw) -> None:
        shown = standing_of(state).open_cards
        shown[self.seat] = (*shown.get(self.seat, ()), self.card)


class CardsCovered(Event[UnderLaw], frozen=True, gc=False, tag="cards-covered"):
    """What was shown to all is hidden again."""

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).open_cards = {}


# ---- turns


class TurnsToLose(Event[UnderLaw], frozen=True, gc=False, tag="turns-to-lose"):
    """The next turns that come to somebody will pass on."""

    loss: TurnLoss

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).losing.append(self.loss)


class TurnForgone(Event[UnderLaw], frozen=True, gc=False, tag="turn-forgone"):
    """A turn that came to somebody passes on, by law."""

    seat: Seat
    law: int

    def apply(self, state: UnderLaw) -> None:
        standing = standing_of(state)
        for place, loss in enumerate(standing.losing):
            if loss.seat == self.seat and loss.law == self.law:
                if loss.turns > 1:
                    standing.losing[place] = TurnLoss(loss.law, loss.seat, loss.turns - 1)
                else:
                    del standing.losing[place]
                return


class TurnPromised(Event[UnderLaw], frozen=True, gc=False, tag="turn-promised"):
    """Somebody will have the next turn, by law."""

    promise: Promise

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).promised = self.promise


class StepKept(Event[UnderLaw], frozen=True, gc=False, tag="step-kept"):
    """What a law would do now that the round is over waits for the next deal (law.fire.7)."""

    step: Step

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).later.append(self.step)


class StepsTakenUp(Event[UnderLaw], frozen=True, gc=False, tag="steps-taken-up"):
    """What waited for the deal is done now."""

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).later = []


# ---- demands and races


class DemandMade(Event[UnderLaw], frozen=True, gc=False, tag="demand-made"):
    """A law asks for cards, and some have to choose which (law.demand.1)."""

    demand: Demand

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).demand = self.demand


class CardsChosen(Event[UnderLaw], frozen=True, gc=False, tag="cards-chosen"):
    """Somebody has chosen what they give up; it moves when all have."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: UnderLaw) -> None:
        standing = standing_of(state)
        demand = standing.demand
        if demand is None:
            raise LookupError("nobody is asked for cards")
        standing.demand = Demand(
            demand.law,
            tuple(
                Asked(one.seat, one.count, one.cards, one.to, self.cards)
                if one.seat == self.seat
                else one
                for one in demand.asked
            ),
        )


class DemandMet(Event[UnderLaw], frozen=True, gc=False, tag="demand-met"):
    """All have chosen."""

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).demand = None


class RaceBegun(Event[UnderLaw], frozen=True, gc=False, tag="race-begun"):
    """A race to say words begins (law.duty.5); its course are the facts of any race (racing)."""

    race: LawRace

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).race = self.race


class RaceClosed(Event[UnderLaw], frozen=True, gc=False, tag="race-closed"):
    """What the race was for goes on."""

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).race = None


# ---- the chain


class ChainHeld(Event[UnderLaw], frozen=True, gc=False, tag="chain-held"):
    """A chain waits for a shuffle, a demand or a race (law.fire.8)."""

    chain: HeldChain

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).held = self.chain


class ChainDone(Event[UnderLaw], frozen=True, gc=False, tag="chain-done"):
    """A chain that had waited has come to its end."""

    def apply(self, state: UnderLaw) -> None:
        standing_of(state).held = None


KINDS: Final = (
    ActBegins,
    TurnEnded,
    LawExpired,
    OnceSpent,
    EffectVoid,
    Drunk,
    LawUpheld,
    DutyOpened,
    WantMet,
    DutyClosed,
    BanOpened,
    BanEnded,
    CardShown,
    CardsCovered,
    TurnsToLose,
    TurnForgone,
    TurnPromised,
    StepKept,
    StepsTakenUp,
    DemandMade,
    CardsChosen,
    DemandMet,
    RaceBegun,
    RaceClosed,
    ChainHeld,
    ChainDone,
)
"""Every kind of fact of laws at work."""
