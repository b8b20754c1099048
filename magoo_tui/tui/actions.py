"""Actions: the table of them drives keys, footer, help and command palette."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from rich.cells import cell_len

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import who_may_show, words_to_say
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.wording import visible

LONGEST_WORDS: Final = 18
"""Cells that words to be said have in the footer."""
Scope = Literal["table", "curtain"]


@dataclass(frozen=True, slots=True)
class Moment:
    """What decides which actions there are: the view, and what the screen has in its hands."""

    view: Any
    """The view of the game that is played: at least a TableView."""
    scope: Scope = "table"
    people: tuple[Seat, ...] = ()
    chosen: int = 0
    """How many cards of the hand are chosen."""
    is_choosing: bool = False
    """Whether cards of the hand can be chosen now."""
    has_clause: bool = False
    """Whether the hint names a clause."""
    may_sit: bool = False
    """Whether bots play by themselves here, and would make room for a person."""
    may_set_pin: bool = False
    """Whether somebody is waited for whose PIN the house would keep."""

    @property
    def is_on_turn(self) -> bool:
        """Whether the seat at hand has the turn."""
        view = self.view
        return view.stage == "turn" and view.seat is not None and view.turn == view.seat

    @property
    def is_asked(self) -> bool:
        """Whether a law asks the seat at hand for cards (law.demand.1)."""
        return is_asked(self.view)

    def offers(self, kind: str) -> bool:
        """Whether the seat at hand may do something of that kind now."""
        return any(option.kind == kind for option in self.view.options)


Holds = Callable[[Moment], bool]
Values = Callable[[Any], Mapping[str, object]]
"""What stands in the places of a label, told by a view."""


def _nothing(_: Any) -> Mapping[str, object]:
    return {}


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a key, a click, the footer or the palette does."""

    id: str
    """The method of that name, on whichever of a screen's acts has it, does it."""
    keys: str
    """As Textual names them, comma-separated; the first is the one told."""
    sign: str
    """The key as the footer writes it."""
    label: str
    """What it does, in a word or two; ``{debt}`` and the like are filled from the view."""
    help: str
    """What it does, in a sentence."""
    when: Holds
    scopes: tuple[Scope, ...] = ("table",)
    in_footer: bool = True
    in_help: bool = True
    """Whether help tells it; not where the line of another key tells of both."""
    values: Values = _nothing

    def title(self, view: TableView) -> str:
        """The label as it reads now, in the language that is spoken."""
        return tr(self.label, **self.values(view))


def is_asked(view: TableView) -> bool:
    """Whether a law asks the seat of the view for cards."""
    demand = view.at_work.demand
    return view.stage == "demand" and demand is not None and demand.count > 0


def _words_at_hand(view: TableView) -> Mapping[str, object]:
    """The words that the seat of the view can say in time, else somebody's."""
    words = sorted((one for one in view.at_work.words if one.words), key=lambda one: one.seat)
    own = [one.words for one in words if one.seat == view.seat]
    found = own or [one.words for one in words]
    room = min(LONGEST_WORDS, cell_len(visible(found[0]))) if found else 0
    return {"words": fit(found[0], room) if found else ""}


def may_choose(moment: Moment) -> bool:
    """Whether arrows go along the hand at hand."""
    return (moment.is_on_turn or moment.is_asked) and bool(moment.view.hand)


def may_pick(moment: Moment) -> bool:
    """Whether a card of the hand can be chosen now."""
    return moment.is_choosing and bool(moment.view.hand)


def _may_utter(moment: Moment) -> bool:
    is_closed = moment.view.stage in ("committee", "vote", "race", "over")
    return not is_closed and bool(words_to_say(moment.view, moment.people))


def _may_show(moment: Moment) -> bool:
    return moment.view.stage == "turn" and bool(who_may_show(moment.view, moment.people))


def _is_due(moment: Moment) -> bool:
    view = moment.view
    return bool(moment.people) and view.stage == "between-rounds" and not view.is_shuffle_due


def _may_speak(moment: Moment) -> bool:
    return bool(moment.people) and moment.view.stage != "over"


def always(_: Moment) -> bool:
    """At every moment."""
    return True


def at_stages(*stages: str) -> Holds:
    """At these stages, where somebody plays here."""
    return lambda moment: bool(moment.people) and moment.view.stage in stages


BOTH: Final[tuple[Scope, ...]] = ("table", "curtain")

ALONG: Final = (
    Action("left", "left", "←→", "choose",
           "Go along the hand. Down leads to the acts in the footer, up back to the hand.",
           may_choose),
    Action("right", "right", "→", "next card", "Go along the hand.", may_choose, in_footer=False,
           in_help=False),
    Action("first", "home", "Home", "first card", "Go to the first card.", may_choose,
           in_footer=False),
    Action("last", "end", "End", "last card", "Go to the last card.", may_choose,
           in_footer=False),
)  # fmt: skip
"""Along the hand."""

CHOOSE: Final = Action(
    "choose", "space", "Space", "add",
    "Choose a card, or put it back. Several are laid in the order they are chosen in.",
    may_pick,
)  # fmt: skip

BY_LAW: Final = (
    Action("surrender", "enter", "Enter", "give up",
           "Give up the cards chosen, else the one under the cursor, that a law asks for.",
           lambda moment: moment.is_asked),
    Action("utter", "u", "u", 'say "{words}"',
           "Say the words that a law has somebody say in time; with several, one asks which.",
           _may_utter, BOTH, values=_words_at_hand),
    Action("show", "v", "v", "show a card",
           "Show a card for which a law waits. Nobody has to, and silence tells nothing.",
           _may_show, BOTH),
)  # fmt: skip
"""What enforced laws let people do."""

OF_THE_TABLE: Final = (
    Action("next_round", "n,enter", "n", "deal",
           "Go on to the next round, and deal.", _is_due, BOTH),
    Action("take_seat", "enter,space", "any key", "takes a seat",
           "Sit down in the place of a bot, and play on with its cards.",
           lambda moment: moment.may_sit),
    Action("open_clause", "question_mark", "?", "clause",
           "Open the rulebook at the clause that the hint names.",
           lambda moment: moment.has_clause),
    Action("help", "question_mark", "?", "help", "Tell which keys work here, and what they do.",
           lambda moment: not moment.has_clause, BOTH),
    Action("say", "s", "s", "say",
           "Say something, alone or with the cards that are laid: a call, for one.",
           _may_speak, BOTH),
)  # fmt: skip
"""What goes on at every table."""


def motions(may_act: Holds) -> tuple[Action, ...]:
    """To have the Rules Committee convene, at the moments at which a game lets it."""
    return (
        Action("second", "m", "m", "second",
               "Second the motion to convene the Rules Committee.",
               lambda moment: may_act(moment) and moment.view.motion is not None, BOTH),
        Action("move", "m", "m", "motion",
               "Move that the Rules Committee convene.",
               lambda moment: may_act(moment) and moment.view.motion is None, BOTH),
        Action("withdraw", "w", "w", "withdraw",
               "Take a motion back before it is seconded.",
               lambda moment: may_act(moment) and moment.view.motion in moment.people, BOTH),
    )  # fmt: skip


def charge(may_charge: Holds) -> Action:
    """To accuse somebody, at the moments at which a game lets it."""
    return Action(
        "charge",
        "x",
        "x",
        "charge",
        "Accuse somebody of breaking a rule that the table cannot see.",
        may_charge,
        BOTH,
    )


BESIDE: Final = (
    Action("rulebook", "r", "r", "rulebook",
           "Open the rulebook, at the clause of what has just happened.", always, BOTH),
    Action("pin", "asterisk", "*", "PIN",
           "Set, change or remove the PIN of whoever is waited for. It keeps glances out, not the "
           "owner of the machine: magoo pin NAME --remove removes a forgotten one.",
           lambda moment: moment.may_set_pin, ("curtain",), in_footer=False),
    Action("command", "colon", ":", "type",
           "Type a command of the notation, with completion (Tab).",
           lambda moment: bool(moment.people) and moment.view.seat is not None),
    Action("log", "l", "l", "log",
           "Walk through what happened; Enter opens the rulebook at a line's clause.", always),
    Action("log_up", "pageup", "PgUp", "log up", "Scroll what happened.", always,
           in_footer=False),
    Action("log_down", "pagedown", "PgDn", "log down", "Scroll what happened.", always,
           in_footer=False),
)  # fmt: skip
"""The rulebook, the notation, the log."""

NTH: Final = Action(
    "nth", "1,2,3,4,5,6,7,8,9,0", "1-9", "that card",
    "Choose the card at that place, or put it back.", may_pick, in_footer=False,
)  # fmt: skip

LAST: Final = (
    Action("unchoose", "escape", "Esc", "put back", "Put the chosen cards back.",
           lambda moment: moment.chosen > 0, in_footer=False),
    Action("rise", "q", "q", "leave the screen",
           "Go back to the lobby. The table is saved as it stands.", always, BOTH),
)  # fmt: skip
"""What comes last in footer and help."""


def actions_now(actions: Sequence[Action], moment: Moment) -> Iterator[Action]:
    """What of these can be done at this moment, in their order; for one key only the first."""
    taken: set[str] = set()
    for action in actions:
        keys = action.keys.split(",")
        if moment.scope in action.scopes and action.when(moment) and not taken & set(keys):
            taken.update(keys)
            yield action
