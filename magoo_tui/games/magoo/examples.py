"""Laws to begin from: sentences that a Magoo table understands, each with what comes of it."""

from typing import Final

from magoo_tui.rulebook.language.example import Example

ENFORCED: Final = (
    Example(
        "When a player plays a red 7, the next player draws 2 cards.",
        "The table deals the two cards out by itself.",
    ),
    Example(
        'When a player plays a Wild, they must say "pretty please" or drink 1.',
        "Polite until the next act. Drinks are counted, of anything, and nobody checks the glass.",
    ),
    Example(
        "When a player plays a 0, they swap hands with the player to their left.",
        "Whole hands change places. Watch faces.",
    ),
    Example(
        'When a player plays a 4, the last player to say "dibs" draws 1 card.',
        "A race: every seat has its key, and the slowest tongue pays.",
    ),
    Example(
        "When a player goes out, the player with the most cards draws 2 cards.",
        "Kicks whoever lies on the floor.",
    ),
    Example(
        "When a round begins, everyone gives a card to the player on their left.",
        "Everybody chooses a card in secret; all of them move together.",
    ),
    Example(
        'When a player plays a 5, that player draws 2 cards unless they say "high five".',
        "Said with the card, or before the next act, it costs nothing.",
    ),
    Example(
        "When a player plays a 2, if they hold a blue card, the next player draws 1 card.",
        "Who wants it so shows the blue card; who keeps quiet shows nothing.",
    ),
    Example("A 7 may be played on any 4.", "It fits there, whatever the colors."),
    Example(
        'A Wild may be played only if that player says "please".',
        "In the same breath, or it is refused.",
    ),
    Example('Nobody may say "Magoo", or drinks 2.', "Until it is repealed. Good luck."),
    Example("Each player may hold at most 12 cards.", "What is beyond that is not drawn at all."),
    Example(
        'For 3 turns, when a player draws a card, everyone else must say "ouch" or draw 1 card.',
        "Gone by itself after three turns.",
    ),
    Example("Until the round ends, Amendment V is suspended.", "No Socials before the next deal."),
)
"""Laws that the table carries out."""

DONE_ONCE: Final = (
    Example("Everyone draws a card.", "At once, and never again; it takes no number."),
    Example("The player with the fewest cards draws 3 cards.", "Justice, of a kind."),
    Example("Play reverses.", "Those who waited longest wait again."),
)
"""Deeds that are done when they come into force."""

BY_HAND: Final = (
    Example(
        "Whoever laughs draws two cards.",
        "The table hears no laughter: people charge who does (x), and judge it.",
    ),
    Example(
        "Left hands only until somebody goes out.", "Kept by the people, like every good oath."
    ),
    Example(
        "By hand: Everyone sings when a red 7 is played.",
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
