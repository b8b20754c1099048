"""Magoo's commands: ``parse_move`` and ``format_move`` are inverse to each other."""

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import UNO, WILD, parse_color
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
    parse_seat,
    parse_throw,
    with_words,
)

_PLAIN: dict[str, type[Move]] = {
    "draw": moves.Draw,
    "pass": moves.Pass,
    "end social": moves.EndSocial,
    "challenge": moves.Challenge,
    "next round": moves.NextRound,
}
_NAME_OF_PLAIN = {kind: name for name, kind in _PLAIN.items()}


def _parse_play(names: tuple[str, ...], command: Command) -> Move | Refusal:
    words, color = command.words[1:], None
    if len(words) > 1 and words[-2].lower() == "as":
        color = parse_color(words[-1])
        if color is None:
            return not_understood(f"There is no color {words[-1]}.")
        words = words[:-2]
    cards = parse_cards(words, UNO)
    if isinstance(cards, Refusal):
        return cards
    if not cards:
        return not_understood("Which card is to be laid? For example: play R5.")
    if color is not None and (len(cards) > 1 or cards[0][0] != WILD):
        return not_understood("Only a single wild is laid with a color.")
    return moves.Play(command.seat, command.quoted, cards=cards, color=color)


def _parse_give(names: tuple[str, ...], command: Command) -> Move | Refusal:
    words = command.words[1:]
    lowered = [word.lower() for word in words]
    if "to" not in lowered:
        return not_understood("A Threesome goes to somebody: give R5 G5 B5 to NAME.")
    at = lowered.index("to")
    cards = parse_cards(words[:at], UNO)
    if isinstance(cards, Refusal):
        return cards
    if not cards:
        return not_understood("Which cards are to be given? For example: give R5 G5 B5 to NAME.")
    to = parse_seat(names, words[at + 1 :])
    if isinstance(to, Refusal):
        return to
    return moves.Give(command.seat, command.quoted, cards=cards, to=to)


def _parse_color(names: tuple[str, ...], command: Command) -> Move | Refusal:
    color = parse_color(" ".join(command.words[1:]))
    if color is None:
        return not_understood("Colors are red, green, blue and yellow.")
    return moves.NameColor(command.seat, command.quoted, color=color)


def _parse_catch(names: tuple[str, ...], command: Command) -> Move | Refusal:
    whom = parse_seat(names, command.words[1:])
    if isinstance(whom, Refusal):
        return whom
    return moves.Catch(command.seat, command.quoted, whom=whom)


def _parse_surrender(names: tuple[str, ...], command: Command) -> Move | Refusal:
    cards = parse_cards(command.words[1:], UNO)
    if isinstance(cards, Refusal):
        return cards
    if not cards:
        return not_understood("Which cards are given up? For example: surrender R5.")
    return moves.Surrender(command.seat, command.quoted, cards=cards)


def _parse_show(names: tuple[str, ...], command: Command) -> Move | Refusal:
    cards = parse_cards(command.words[1:], UNO)
    if isinstance(cards, Refusal):
        return cards
    if len(cards) != 1:
        return not_understood("One card is shown at a time. For example: show B7.")
    return moves.Show(command.seat, command.quoted, card=cards[0])


_PARSERS = {
    "play": _parse_play,
    "give": _parse_give,
    "color": _parse_color,
    "catch": _parse_catch,
    "surrender": _parse_surrender,
    "show": _parse_show,
    "throw": lambda _, command: parse_throw(command),
}


_COMMANDS = Commands(UNO, _PLAIN, _PARSERS)


def parse_move(names: tuple[str, ...], seat: Seat, text: str) -> Move | Refusal:
    """The move that a command names, or what is wrong with its words."""
    return _COMMANDS.parse(names, seat, text)


def format_move(names: tuple[str, ...], move: Move) -> str:
    """The command that names a move."""
    text = format_shared(names, move)
    if text is None:
        text = _format_own(names, move)
    return with_words(text, move)


def format_for_all(names: tuple[str, ...], move: Move) -> str:
    """The command as everybody learns of it: no shuffle's order, no shape before all throw."""
    if isinstance(move, Throw):
        return with_words("throw", move)
    if isinstance(move, Shuffle):
        return f"shuffle of {len(move.cards)} cards"
    return format_move(names, move)


def _format_own(names: tuple[str, ...], move: Move) -> str:
    match move:
        case moves.Play(cards=cards, color=color):
            laid = " ".join(("play", *cards))
            return f"{laid} as {color}" if color else laid
        case moves.Give(cards=cards, to=to):
            return f"{' '.join(('give', *cards))} to {names[to]}"
        case moves.NameColor(color=color):
            return f"color {color}"
        case moves.Catch(whom=whom):
            return f"catch {names[whom]}"
        case moves.Surrender(cards=cards):
            return " ".join(("surrender", *cards))
        case moves.Show(card=card):
            return f"show {card}"
    return _NAME_OF_PLAIN[type(move)]
