"""A law that is proposed: how the table understands it."""

from magoo_tui.law_words import understood_in_words
from magoo_tui.rulebook.language.lexicon import LawContext


def law_in(command: str) -> str | None:
    """The text of the law that a command proposes; None of every other command."""
    head, mark, rest = command.strip().partition('"')
    is_law = head.strip().casefold() == "propose" and bool(mark) and rest.endswith('"')
    return rest[:-1] if is_law else None


def reading_of(law: str, context: LawContext) -> tuple[str, bool]:
    """How a text is understood, in one sentence, and whether it is refused."""
    from magoo_tui.rulebook.language.understanding import understand

    understood = understand(law, context)
    sentence = " ".join(understood_in_words(understood))
    return f"{sentence[:1].upper()}{sentence[1:]}", understood.outcome == "refused"
