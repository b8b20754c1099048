"""What a table of Magarac waits for, and what its keys would do, in sentences with names."""

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.games.magarac.spoken import spoken_card
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.law_words import names_of
from magoo_tui.tongue import tr
from magoo_tui.tui.faces.magarac.cards import look
from magoo_tui.tui.faces.magarac.scenes import left_of
from magoo_tui.tui.telling import name_of, of_procedure


def situation(view: SeatView) -> str:
    """What is to be done now, and by whom."""
    if view.stage == "over":
        return tr("The game is over")
    procedure = of_procedure(view)
    if procedure is not None:
        return procedure
    if view.race is not None:
        return tr("A race not to be last")
    if view.stage == "between-rounds":
        return _between_hands(view)
    if view.offer is not None:
        giver, to = name_of(view, view.offer.giver), name_of(view, view.offer.to)
        return tr("{to} takes a card from {giver} unseen, or refuses it", giver=giver, to=to)
    if view.stage == "reveal":
        return _reveal(view)
    if view.turn is None:
        return ""
    giver, to = name_of(view, view.turn), name_of(view, left_of(view, view.turn))
    if view.is_second_card:
        return tr("{giver} is to pass {to} another card, which moves at once", giver=giver, to=to)
    return tr("{giver} is to pass a card to {to}", giver=giver, to=to)


def _between_hands(view: SeatView) -> str:
    if view.is_shuffle_due:
        return tr("The cards are shuffled")
    motion = ""
    if view.motion is not None:
        motion = " · " + tr("{seat} moves to convene", seat=name_of(view, view.motion))
    if view.ending is None:
        return tr("{seat} deals", seat=name_of(view, view.dealer)) + motion
    losers = names_of(view, view.ending.losers)
    if not losers:
        return tr("The hand is over, and nobody has lost it") + motion
    return tr("The hand is over: last, {seats}", seats=losers) + motion


def _reveal(view: SeatView) -> str:
    holder = names_of(view, view.floor)
    if view.opened is None:
        return tr("{seat} is to show the travelling card to all", seat=holder)
    return tr("{seat} is to take the travelling card back and shuffle the hand", seat=holder)


def in_place_of_cards(view: SeatView, has_people: bool, may_sit: bool) -> str:
    """What is told while the hand of the seat at hand can do nothing."""
    if may_sit:
        return tr("Bots are playing: any key takes a seat.")
    if view.stage == "over":
        return tr("The game is over: q leaves the table")
    if view.stage == "between-rounds":
        return _before_the_deal(view) if has_people and not view.is_shuffle_due else ""
    if view.seat is not None and view.seat in view.floor:
        return _own_act(view, view.seat)
    return waiting(view)


def _before_the_deal(view: SeatView) -> str:
    if view.motion is not None:
        mover = name_of(view, view.motion)
        return tr("{seat} moves to convene: m seconds · n deals all the same", seat=mover)
    if view.round_number == 0:
        return tr("Nobody has dealt yet: n deals · p names a forfeit · m changes the law")
    return tr("The hand is over: n deals the next · m convenes the committee first")


def _own_act(view: SeatView, seat: Seat) -> str:
    """What whoever has the floor can do but pass a card."""
    if view.stage == "reveal" and view.opened is None:
        return tr("Enter shows the travelling card to all, as it must be")
    if view.stage == "reveal":
        return tr("Enter takes it back; the hand is shuffled, so that nobody knows where it lies")
    if view.offer is not None and view.offer.to == seat:
        return tr("Enter takes the card, unseen · n refuses it, and must take the next one")
    return ""


def waiting(view: SeatView) -> str:
    """Who is waited for, where it is not the seat of the view."""
    if not view.floor or view.seat in view.floor:
        return ""
    return tr("Waiting for {seats}.", seats=names_of(view, view.floor))


def of_card(view: SeatView, card: CardName, *, may_pass: bool, is_new: bool) -> str:
    """What the card under the cursor is, and what Enter does to it."""
    told = f"{look(card).label}  {spoken_card(card)}"
    told += tr(", just come") if is_new else ""
    if not may_pass:
        return tr("{card}: it was just refused; another one goes", card=told)
    if view.turn is None:
        return told
    to = name_of(view, left_of(view, view.turn))
    if view.is_travelling and not view.is_second_card:
        return tr("{card}: Enter offers it to {seat}, unseen", card=told, seat=to)
    return tr("{card}: Enter passes it to {seat}, unseen", card=told, seat=to)


def newest(view: SeatView) -> int | None:
    """The card that came last, for the cursor to stand on."""
    return view.received
