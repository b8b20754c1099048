"""What can be typed at a plain table: the commands of its game, and those of every game."""

from typing import Final

from magoo_tui.tongue import tr

MAGOO_HELP: Final = """\
  play R5                    a card: R G B Y and 0-9, S Skip, R Reverse, D Draw Two; W and W4
  play W as red              a wild, with its color
  play G4 G4 "Double Magoo"  several cards, and what is said with them
  give R5 G5 B5 to NAME      a Threesome
  surrender R5, show B7      cards that a law asks for, or waits for
  throw rock                 or paper, or scissors: for the last place of a race
  draw, pass, end social, challenge, color red, catch NAME, next round"""

FIRST: Final = """\
A number does what stands beside it. Everything else is typed as records have it:"""
LAST: Final = """\
  say "words", charge NAME "reason", admit, contest, leave
  move to convene, second, propose "law", propose set NAME = VALUE, put, aye, nay, adjourn
NAME: command                somebody else at this keyboard does it, in turn or not
And besides:
  hand      the hand again            table     everything that all may know
  log N     the last N things told    law       the laws and numbers in force
  rules CLAUSE, rules WORDS           a clause, or clauses with these words
  pin       while a hand is waited for: its owner sets, changes or removes a PIN
  quit      stop here; the table is saved, and opens again exactly so"""


def help_with(commands: str) -> str:
    """The whole help, with the commands of a game in it."""
    return f"{tr(FIRST)}\n{tr(commands)}\n{tr(LAST)}"
