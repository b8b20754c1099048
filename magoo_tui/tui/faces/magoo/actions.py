"""What can be done at a table of Magoo, and by which keys."""

from typing import Final

from magoo_tui.tui.actions import (
    ALONG,
    BESIDE,
    BOTH,
    BY_LAW,
    CHOOSE,
    LAST,
    NTH,
    OF_THE_TABLE,
    Action,
    Moment,
    at_stages,
    charge,
    may_choose,
    may_pick,
    motions,
)

_may_catch = at_stages("turn")


def _may_lay(moment: Moment) -> bool:
    return moment.is_on_turn and may_pick(moment)


def _may_give(moment: Moment) -> bool:
    are_three = moment.chosen == 3 and not moment.view.law.is_suspended("magoo.am3")
    return _may_lay(moment) and (are_three or moment.offers("threesome"))


ACTIONS: Final = (
    *ALONG,
    CHOOSE,
    *BY_LAW,
    Action("lay", "enter", "Enter", "lay",
           "Lay what is chosen, else the card under the cursor. What is not allowed is told why.",
           _may_lay),
    Action("color", "enter", "Enter", "name a color",
           "Name the color of the wild that lies there without one.",
           lambda moment: moment.is_on_turn and moment.view.must_name_color),
    Action("give", "g", "g", "give three",
           "Give three cards alike to anybody, in place of laying (a Threesome).",
           _may_give),
    Action("draw", "d", "d", "draw",
           "Draw a card from the pile.",
           lambda moment: moment.offers("draw") and not moment.view.debt),
    Action("draw", "d", "d", "take {debt}",
           "Take the whole debt of the Pile-On.",
           lambda moment: moment.offers("draw") and moment.view.debt > 0,
           values=lambda view: {"debt": view.debt}),
    Action("pass_turn", "p", "p", "pass", "Lay nothing after having drawn.",
           lambda moment: moment.offers("pass")),
    Action("end_social", "e", "e", "end Social",
           "Declare the end of the Social; its cards go into the corner.",
           lambda moment: moment.offers("end social")),
    Action("challenge", "h", "h", "challenge",
           "Say that the Wild Draw Four was not allowed.",
           lambda moment: moment.offers("challenge")),
    *OF_THE_TABLE,
    *motions(at_stages("turn", "between-rounds")),
    Action("catch", "c", "c", "catch",
           "Catch somebody who has not made a call that was owed.", _may_catch, BOTH),
    charge(_may_catch),
    *BESIDE,
    NTH,
    Action("sort", "o", "o", "sort", "Put the hand in order: as it came, or by color and number.",
           may_choose, in_footer=False),
    *LAST,
)  # fmt: skip
"""All of them, in the order in which footer and help tell them."""
