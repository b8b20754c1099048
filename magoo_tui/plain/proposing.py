"""A law that is proposed: how the table understands it."""

from collections.abc import Callable

from magoo_tui.law_words import understood_in_words
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.tongue import tr


def law_in(command: str) -> str | None:
    """The text of the law that a command proposes; None of every other command."""
    head, mark, rest = command.strip().partition('"')
    is_law = head.strip().casefold() == "propose" and bool(mark) and rest.endswith('"')
    return rest[:-1] if is_law else None


def is_wanted(
    command: str,
    context: LawContext,
    say: Callable[[str], None],
    ask: Callable[[], str] | None,
) -> bool:
    """Of a law that is proposed say how it is understood; whether the command is to be submitted.

    Never where the law is refused; else as whoever can be asked answers, and always where nobody
    can, or where it proposes no law.
    """
    law = law_in(command)
    if law is None:
        return True
    from magoo_tui.rulebook.language.understanding import understand

    understood = understand(law, context)
    sentence = " ".join(understood_in_words(understood))
    say(f"{sentence[:1].upper()}{sentence[1:]}")
    if understood.outcome == "refused":
        return False
    if ask is None:
        return True
    say(tr("Propose it so? Type yes, or anything else to leave it."))
    is_so = ask().casefold() in ("y", "yes", tr("yes"))
    if not is_so:
        say(tr("It is not proposed."))
    return is_so
