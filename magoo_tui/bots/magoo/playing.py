"""Which of the turn's options a bot takes: each is weighed by what it leaves behind."""

from collections.abc import Sequence
from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import Skill
from magoo_tui.bots.magoo.hearing import DEAL, GIFT
from magoo_tui.games.magoo.seat_view import Option, Place, SeatView
from magoo_tui.kernel.cards import CardName

COLORS: Final = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}
LAID: Final = ("single", "worded", "magoo", "straight", "threesome")

SHED = 10.0
"""What it is worth to be rid of a card; everything else is measured by it."""
_KEPT: Final = {"W": 6.0, "W4": 9.0}
"""What it costs to spend a card that could be laid at any time."""
_ATTACK: Final = {"D": 6.0, "W4": 6.0, "S": 4.0, "R": 3.0}
"""What it is worth to hold up the next player: more the nearer that one is to going out."""
_NEARLY_OUT = 2
_WEARY = 6.0
"""What each earlier gift of three of the face takes from one more: nobody gives for ever."""
_IN_A_DUEL: Final = {"D": 8.0, "W4": 10.0, "S": 7.0, "R": 7.0}
"""What it is worth to play again at once, where only two are left (magoo.uno.27)."""


def choose(view: SeatView, skill: Skill, leanings: Leanings) -> Option | None:
    """The best option for whoever has the turn; None where nothing may be done."""
    options = [one for one in view.options if one.kind in (*LAID, *_WEIGHTS, "color")]
    if view.debt and not leanings.is_inclined(skill.answers, "answer", view.revision):
        options = [one for one in options if one.kind == "draw"] or options
    if len(options) < 2:
        return options[0] if options else None

    def weight(option: Option) -> float:
        haste = leanings.between(0, skill.haste, "haste", view.revision, option.command)
        return _weigh(view, option, skill, leanings) + haste

    return max(options, key=weight)


def _weigh(view: SeatView, option: Option, skill: Skill, leanings: Leanings) -> float:
    if option.kind == "color":
        return float(_held(view.hand, COLORS[option.command.split()[1]]))
    if option.kind in LAID:
        return _weigh_laid(view, option, leanings)
    return _WEIGHTS[option.kind](view, skill, leanings)


def _weigh_draw(view: SeatView, skill: Skill, leanings: Leanings) -> float:
    return -SHED * view.debt if view.debt else -8.0


def _weigh_pass(view: SeatView, skill: Skill, leanings: Leanings) -> float:
    return -2.0


def _weigh_challenge(view: SeatView, skill: Skill, leanings: Leanings) -> float:
    """The more cards lay beside a Wild Draw Four, the likelier one had the color."""
    held = 0 if view.debt_layer is None else view.places[view.debt_layer].cards
    doubt = skill.challenges * held / 6
    return 0.0 if leanings.is_inclined(doubt, "doubt", view.revision) else -SHED * (view.debt + 2)


def _weigh_end_social(view: SeatView, skill: Skill, leanings: Leanings) -> float:
    """Worth it where a card that is held would fit what lies below."""
    below = view.pile[: -view.social or None]
    held = view.hand if view.drawn is None else (view.hand[view.drawn],)
    if view.debt:
        return 1.0 if any(_face(card) in ("S", "R", "D", "W4") for card in held) else -SHED * 9
    if not below:
        return 2.0
    color, face = below[-1].color, _face(below[-1].name)
    fits = any(_fits(card, COLORS.get(color or ""), face) for card in held)
    return 2.0 if fits else -9.0


_WEIGHTS: Final = {
    "draw": _weigh_draw,
    "pass": _weigh_pass,
    "challenge": _weigh_challenge,
    "end social": _weigh_end_social,
}


def _weigh_laid(view: SeatView, option: Option, leanings: Leanings) -> float:
    cards, rest = option.cards, _without(view.hand, option.cards)
    weight = SHED * len(cards)
    if not rest:
        return weight + _weigh_going_out(view, leanings)
    if option.kind == "threesome":
        tired = _WEARY * _times_given(view, _face(cards[0]))
        return weight - 4.0 - tired + _weigh_receiver(view, option)
    last = cards[-1]
    weight -= _KEPT.get(last, 0.0)
    color = _color_named(option) or last[0]
    weight += _fitting(rest, color, _face(last))
    if last[0] == "W":
        weight += _held(rest, color)
    weight += _weigh_effect(view, _face(last))
    if last == "W4" and not view.debt and _held(rest, COLORS.get(view.color or "")):
        weight -= 1.5 * SHED  # whoever challenges it finds the color in the hand (magoo.uno.22)
    return weight


def _weigh_effect(view: SeatView, face: str) -> float:
    """What the card laid last does to whoever comes next."""
    if sum(place.cards > 0 for place in view.places) == 2:
        return _IN_A_DUEL.get(face, 0.0)
    after = next_in(view)
    is_urgent = after is not None and after.cards <= _NEARLY_OUT
    return _ATTACK.get(face, 0.0) * (1.0 if is_urgent else 0.3)


def _weigh_going_out(view: SeatView, leanings: Leanings) -> float:
    """Out is safe, unless the corner is waiting for the first who goes out (magoo.am5.8)."""
    is_wary = leanings.is_inclined(0.5, "corner", view.revision)
    return -SHED * view.corner if view.corner and is_wary else 2.5 * SHED


def _weigh_receiver(view: SeatView, option: Option) -> float:
    """Three cards hurt most who has the fewest; who is out comes in again (magoo.am3.4)."""
    name = option.command.partition(" to ")[2].partition(' "')[0]
    held = next((place.cards for place in view.places if place.name == name), 10)
    return 0.5 * max(0, 10 - held)


def _times_given(view: SeatView, face: str) -> int:
    """How often three of this face have changed hands in this round."""
    times = 0
    for line in reversed(view.log):
        if DEAL in line.clauses:
            break
        times += GIFT in line.clauses and _face(line.cards[0]) == face
    return times


def worth_keeping(card: CardName) -> float:
    """What a card is worth to its holder beyond being one more to get rid of."""
    return _KEPT.get(card, 0.0) + _ATTACK.get(_face(card), 0.0) / 2


def next_in(view: SeatView) -> Place | None:
    """Who would have the turn next; None for a spectator."""
    if view.seat is None:
        return None
    order = view.order if view.direction == "left" else view.order[::-1]
    after = order.index(view.seat) + 1
    round_the_table = (view.places[seat] for seat in (*order[after:], *order[: after - 1]))
    return next((place for place in round_the_table if place.cards), None)


def _without(hand: Sequence[CardName], cards: Sequence[CardName]) -> list[CardName]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def _held(hand: Sequence[CardName], letter: str | None) -> int:
    return len([card for card in hand if card[0] == letter])


def _face(card: CardName) -> str:
    return card if card[0] == "W" else card[1:]


def _fitting(hand: Sequence[CardName], letter: str | None, face: str) -> int:
    """How many cards of a hand would fit on that color and face."""
    return len([card for card in hand if _fits(card, letter, face)])


def _fits(card: CardName, letter: str | None, face: str) -> bool:
    return card[0] in ("W", letter) or _face(card) == face


def _color_named(option: Option) -> str | None:
    """The letter of the color that a wild is laid with."""
    _, _, named = option.command.partition(" as ")
    return COLORS.get(named.partition(" ")[0])
