"""Magarac's commands: ``parse_move`` and ``format_move`` are inverse to each other."""

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import DECK
from magoo_tui.kernel.moves import Move, Shuffle
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.parliament.notation import (
    Command,
    format_shared,
    not_understood,
    parse_cards,
    parse_proposal_text,
    parse_shared,
    parse_throw,
    split_command,
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


def parse_move(names: tuple[str, ...], seat: Seat, text: str) -> Move | Refusal:
    """The move that a command names, or what is wrong with its words."""
    proposal = None if seat == NOBODY else parse_proposal_text(seat, text)
    if proposal is not None:
        return proposal
    command = split_command(seat, text)
    if isinstance(command, Refusal):
        return command
    shared = parse_shared(names, command, DECK)
    if shared is not None:
        return shared
    if command.head in _PLAIN:
        return _PLAIN[command.head](seat, command.quoted)
    first = command.words[0].lower() if command.words else ""
    if first == "pass":
        return _parse_pass(command)
    if first == "throw":
        return parse_throw(command)
    known = command.head or tr("without words")
    return not_understood(tr("The table knows no command {command}.", command=known))


def _parse_pass(command: Command) -> Move | Refusal:
    cards = parse_cards(command.words[1:], DECK)
    if isinstance(cards, Refusal):
        return cards
    if len(cards) != 1:
        return not_understood(tr("Exactly one card is passed. For example: pass KS."))
    return moves.Pass(command.seat, command.quoted, card=cards[0])


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
