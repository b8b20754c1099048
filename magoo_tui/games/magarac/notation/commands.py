"""Magarac's commands: ``parse_move`` and ``format_move`` are inverse to each other."""

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import DECK
from magoo_tui.kernel.moves import Move, Shuffle
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.parliament.notation import (
    Command,
    Commands,
    format_shared,
    not_understood,
    parse_cards,
    parse_throw,
    with_words,
)
from magoo_tui.tongue import tr

_PLAIN: dict[str, type[Move]] = {
    "slap": moves.Slap,
    "reveal": moves.Reveal,
    "ready": moves.Ready,
    "accept": moves.Accept,
    "refuse": moves.Refuse,
    "next round": moves.NextRound,
}
_NAME_OF_PLAIN = {kind: name for name, kind in _PLAIN.items()}


def _parse_pass(names: tuple[str, ...], command: Command) -> Move | Refusal:
    cards = parse_cards(command.words[1:], DECK)
    if isinstance(cards, Refusal):
        return cards
    if len(cards) != 1:
        return not_understood(tr("Exactly one card is passed. For example: pass KS."))
    return moves.Pass(command.seat, command.quoted, card=cards[0])


_COMMANDS = Commands(
    DECK, _PLAIN, {"pass": _parse_pass, "throw": lambda _, command: parse_throw(command)}
)


def parse_move(names: tuple[str, ...], seat: Seat, text: str) -> Move | Refusal:
    """The move that a command names, or what is wrong with its words."""
    return _COMMANDS.parse(names, seat, text)


def format_move(names: tuple[str, ...], move: Move) -> str:
    """The command that names a move."""
    text = format_shared(names, move)
    if text is None:
        text = f"pass {move.card}" if isinstance(move, moves.Pass) else _NAME_OF_PLAIN[type(move)]
    return with_words(text, move)


def format_for_all(names: tuple[str, ...], move: Move) -> str:
    """The command as everybody learns of it: no card that is passed, no shape before all throw."""
    match move:
        case moves.Pass():
            return with_words("pass a card", move)
        case Throw():
            return with_words("throw", move)
        case Shuffle(cards=cards):
            return f"shuffle of {len(cards)} cards"
    return format_move(names, move)
