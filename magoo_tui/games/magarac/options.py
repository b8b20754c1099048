"""What a seat may do now, ready to be submitted: everything but speech, proposals and charges."""

from collections.abc import Iterator

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import NAME, WORD
from magoo_tui.games.magarac.notation.commands import format_move
from magoo_tui.games.magarac.rules import decide
from magoo_tui.games.magarac.rules.slapping import must_shout
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.moves import Admit, Contest, Leave, Move, Say, Vote
from magoo_tui.kernel.race import SHAPES, Race
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Option
from magoo_tui.parliament import moves as committee
from magoo_tui.parliament.laws.duties import words_awaited
from magoo_tui.parliament.laws.racing import open_throws
from magoo_tui.rulebook.standing import Standing


def options_for(state: State, seat: Seat) -> tuple[Option, ...]:
    """The options of one seat; none of them is refused."""
    if seat in state.gone:
        return ()
    offered = [
        Option(format_move(state.names, move), _kind(move), _cards(move))
        for move in _moves(state, seat)
        if type(decide(state, move)) is not Refusal
    ]
    if state.law.standing is not None:
        return tuple(dict.fromkeys((*_by_law(state, seat, state.law.standing), *offered)))
    return tuple(offered)


def _by_law(state: State, seat: Seat, standing: Standing) -> Iterator[Option]:
    """Words that enforced laws have somebody say in time, and throws for the last place."""
    if state.is_aloud or state.is_over or state.assembly.session or state.assembly.case:
        return
    for words in dict.fromkeys(words_awaited(standing, seat)):
        yield Option(f'say "{words}"', "say")
    for throw in open_throws(standing, seat):
        yield Option(format_move((), throw), _kind(throw))


def fitting(state: State, seat: Seat) -> frozenset[CardName]:
    """The cards of a hand that may be passed now."""
    if seat != state.turn or not state.is_turn_open():
        return frozenset()
    hand = state.hands[seat]
    return frozenset(NAME[card] for card in hand if card != state.refused or len(hand) == 1)


def _kind(move: Move) -> str:
    match move:
        case moves.Pass():
            return "single"
        case Vote(aye=aye):
            return "aye" if aye else "nay"
    return format_move((), move).partition(' "')[0]


def _cards(move: Move) -> tuple[CardName, ...]:
    return (move.card,) if isinstance(move, moves.Pass) else ()


def _moves(state: State, seat: Seat) -> Iterator[Move]:
    """What is worth trying at this stage."""
    if state.is_in_hand:
        yield from _of_hand(state, seat)
    elif not state.is_over:
        yield from (Admit(seat), Contest(seat), Vote(seat, aye=True), Vote(seat, aye=False))
        yield from (committee.SecondMotion(seat), committee.Withdraw(seat), committee.Put(seat))
        yield from (committee.Adjourn(seat), moves.NextRound(seat), committee.MoveToConvene(seat))
    yield Leave(seat)


def _of_hand(state: State, seat: Seat) -> Iterator[Move]:
    if state.race is not None:
        yield from _of_race(state, state.race, seat)
        return
    if seat == state.turn and state.is_turn_open():
        yield from (moves.Pass(seat, card=NAME[card]) for card in state.hands[seat])
    if state.is_revealing:
        yield from (moves.Reveal(seat), moves.Ready(seat))
    if state.offered is not None:
        yield from (moves.Accept(seat), moves.Refuse(seat))
    yield moves.Slap(seat)


def _of_race(state: State, race: Race, seat: Seat) -> Iterator[Move]:
    words = (WORD.capitalize(),) if must_shout(state) and seat not in state.shouted else ()
    if seat in race.waited_for and seat in state.followed:
        yield Say(seat, words)
    elif seat in race.waited_for:
        yield moves.Slap(seat, words)
    yield from (committee.Throw(seat, shape=shape) for shape in SHAPES if seat in race.throwers)
