"""What is asked about a text that is being typed, and what is answered; both travel as JSON."""

from msgspec import Struct

from magoo_tui.games.lexicons import LEXICONS
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.rulebook.language.completing import completions
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.understanding import Understanding, understand


class Place(Struct, frozen=True):
    """The table that a text is read at, as far as its reading depends on it."""

    game: str
    names: tuple[str, ...]
    gone: tuple[Seat, ...]
    has_drinks: bool
    laws: int

    def context(self) -> LawContext:
        """The same as the language wants it."""
        return LawContext(
            lexicon=LEXICONS[self.game](),
            names=self.names,
            rulebook=load(self.game),
            gone=frozenset(self.gone),
            has_drinks=self.has_drinks,
            laws=self.laws,
        )


def place_of(context: LawContext) -> Place:
    """What has to be told of a table."""
    return Place(
        game=context.lexicon.game,
        names=context.names,
        gone=tuple(sorted(context.gone)),
        has_drinks=context.has_drinks,
        laws=context.laws,
    )


class Question(Struct, frozen=True):
    """A text at a table."""

    number: int
    text: str
    place: Place


class Answer(Struct, frozen=True):
    """How a text is understood, and how it can go on."""

    number: int
    """Of the question; 0 when a process has begun."""
    understood: Understanding | None = None
    """None of an empty text."""
    phrases: tuple[str, ...] = ()


def answer_to(question: Question) -> Answer:
    """Read a text: this is what takes its time."""
    context = question.place.context()
    text = question.text
    understood = understand(text.strip(), context) if text.strip() else None
    phrases = completions(text, context)
    if not text.endswith((" ", '"')):
        phrases += completions(f"{text} ", context)
    return Answer(question.number, understood, tuple(dict.fromkeys(phrases)))
