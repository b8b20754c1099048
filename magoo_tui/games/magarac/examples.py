"""Laws to begin from: sentences that a Magarac table understands, each with what comes of it."""

from typing import Final

from magoo_tui.rulebook.language.example import Example

ENFORCED: Final = (
    Example(
        "When a player slaps falsely, that player drinks 2.",
        "Besides the letter. Drinks are counted, of anything, and nobody checks the glass.",
    ),
    Example(
        "When a player slaps first, that player loses a letter.",
        "Who is awake is forgiven something.",
    ),
    Example(
        'When a player takes a letter, the next player must say "sorry" or take a letter.',
        "Said before the next act it costs nothing.",
    ),
    Example(
        'When a round begins, the last player to say "donkey" drinks 2.',
        "A second race, before the cards begin to go round.",
    ),
    Example(
        "When a player slaps last, the player to their left drinks 1.",
        "Neighbors answer for each other.",
    ),
    Example("When the dealer ends a turn, the dealer drinks 1.", "Dealing makes thirsty."),
    Example(
        "When a player takes a letter, they switch seats with the player to their left.",
        "Another neighbor passes the cards from now on.",
    ),
    Example(
        'Until the game ends, nobody may say "Magarac", or drinks 1.', "Call it the donkey game."
    ),
)
"""Laws that the table carries out."""

DONE_ONCE: Final = (
    Example("Everyone drinks 1.", "At once, and never again; it takes no number."),
    Example("Everyone loses a letter.", "Mercy for all."),
)
"""Deeds that are done when they come into force."""

BY_HAND: Final = (
    Example(
        "Hands stay under the table until somebody slaps.",
        "The table sees no hands: people charge who does it (x), and judge it.",
    ),
    Example("The player who dealt last makes tea.", "Kept by the people, like every good oath."),
    Example(
        "By hand: Everyone brays when a letter is taken.",
        "Begun so, the table does not even try to follow.",
    ),
)
"""Laws that people keep."""

EXAMPLES: Final = (
    ("enforced by the table", ENFORCED),
    ("done once", DONE_ONCE),
    ("kept by hand", BY_HAND),
)
"""By what comes of them."""
