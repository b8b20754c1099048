"""What a player of Magarac can wish to do, besides what every game and its committee know."""

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.moves import Move


class Pass(Move, frozen=True, gc=False, kw_only=True):
    """Pass a card to the left; with a travelling card in the pack, offer it."""

    card: CardName


class Slap(Move, frozen=True, gc=False):
    """Slap the table."""


class Reveal(Move, frozen=True, gc=False):
    """Show the travelling card to all."""


class Ready(Move, frozen=True, gc=False):
    """Take the travelling card back and shuffle the hand."""


class Accept(Move, frozen=True, gc=False):
    """Take the card that is offered."""


class Refuse(Move, frozen=True, gc=False):
    """Refuse the card that is offered, before having seen it."""


class NextRound(Move, frozen=True, gc=False):
    """Gather the cards for the next deal."""
