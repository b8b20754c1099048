"""What can be done at a table of Magarac, and by which keys; buzzers come before all of them."""

from collections.abc import Mapping
from typing import Final

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.tongue import tr
from magoo_tui.tui.actions import (
    ALONG,
    BESIDE,
    BOTH,
    BY_LAW,
    LAST,
    OF_THE_TABLE,
    Action,
    Moment,
    at_stages,
    charge,
    may_choose,
    motions,
)

IN_HAND: Final = ("reveal", "turn", "offer")
"""The stages at which anybody may slap."""


def _may_pass(moment: Moment) -> bool:
    return moment.is_choosing and bool(moment.view.hand)


def _pass(view: SeatView) -> Mapping[str, object]:
    is_offered = view.is_travelling and not view.is_second_card
    return {"act": tr("offer") if is_offered else tr("pass")}


def _may_slap_by_space(moment: Moment) -> bool:
    return len(moment.people) == 1 and moment.view.stage in IN_HAND


def _may_name_forfeit(moment: Moment) -> bool:
    view = moment.view
    is_before = view.stage == "between-rounds" and view.round_number == 0
    return bool(moment.people) and is_before and view.forfeit_proposal is None


ACTIONS: Final = (
    *ALONG,
    Action("pass_card", "enter", "Enter", "{act}",
           "Pass the card under the cursor to the left, face down.", _may_pass, values=_pass),
    Action("accept", "enter", "Enter", "take it",
           "Take the card that is offered, before having seen it.",
           lambda moment: moment.offers("accept")),
    Action("refuse_card", "n", "n", "refuse",
           "Refuse the card that is offered; the next one comes without asking.",
           lambda moment: moment.offers("refuse")),
    Action("reveal", "enter", "Enter", "show the card",
           "Show the travelling card to all.", lambda moment: moment.offers("reveal")),
    Action("ready", "enter", "Enter", "take it back",
           "Take the travelling card back into the hand, which is shuffled.",
           lambda moment: moment.offers("ready")),
    Action("slap", "space", "Space", "slap",
           "Slap the table, with four alike: a false slap costs a letter. Where several people "
           "sit at one keyboard each of them has a buzzer for it.", _may_slap_by_space),
    *BY_LAW,
    *OF_THE_TABLE,
    Action("forfeit", "p", "p", "forfeit",
           "Propose what awaits the loser. It stands when everybody has agreed, before the first "
           "deal.", _may_name_forfeit, BOTH),
    *motions(at_stages("between-rounds")),
    charge(at_stages("between-rounds", *IN_HAND)),
    Action("choose_keys", "k", "k", "buzzers",
           "Give somebody another buzzer: the key to slap with, at any time, also while the "
           "curtain is up.", at_stages("between-rounds", *IN_HAND), BOTH),
    *BESIDE,
    Action("sort", "o", "o", "sort", "Put the hand in order: as it came, or by rank.",
           may_choose, in_footer=False),
    *LAST,
)  # fmt: skip
"""All of them, in the order in which footer and help tell them."""
