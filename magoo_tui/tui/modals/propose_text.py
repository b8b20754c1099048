"""Proposals that are typed: the table says as they are typed how it understands them."""

from time import monotonic
from typing import Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Label, Static

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.law_words import understood_in_words
from magoo_tui.rulebook.language.completing import completed
from magoo_tui.rulebook.language.understanding import Understanding
from magoo_tui.rulebook.law_text import LONGEST_LAW
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.modals.followers import Followers
from magoo_tui.tui.reading.questions import Answer
from magoo_tui.tui.reading.reader import Reader
from magoo_tui.tui.screens.following import Following
from magoo_tui.tui.sitting import Sitting
from magoo_tui.wording import visible

PAUSE: Final = 0.1
"""Seconds without a key after which what is typed is read."""
LONGEST_PAUSE: Final = 0.4
"""Seconds after which it is read although the keys do not rest."""
LONGEST_COMMAND: Final = 300
ADJOURNED: Final = "The session was adjourned."
_STYLES: Final = {
    "enforced": "bold $text-success",
    "done once": "bold $text-success",
    "by hand": "bold $text-warning",
    "refused": "bold $text-error",
}


class TypedForm(Dialog[str], Following[str]):
    """A field, and below it how the table understands what stands in it.

    No key waits for the reading: it is done elsewhere, once the keys rest, and of the newest text.
    """

    TITLE_OF_FORM = ""
    PLACEHOLDER = ""
    HINT = ""
    BEGINNING = ""
    """What stands below an empty field."""
    LONGEST = LONGEST_LAW

    class Read(Message):
        """A text has been read."""

        def __init__(self, answer: Answer) -> None:
            super().__init__()
            self.answer = answer

    def __init__(self, sitting: Sitting, mover: Seat, reader: Reader | None = None) -> None:
        """Without a reader of somebody else's it has one of its own."""
        super().__init__()
        self.sitting = sitting
        self._mover = mover
        self._own_reader = Reader() if reader is None else None
        self._reader = reader or self._own_reader or Reader()
        self._waiting: Timer | None = None
        self._typed_at = self._unread_since = 0.0
        self._asked = 0
        """The number of the newest question."""
        self._understood: tuple[str, Understanding | None] = ("", None)
        """The text that was read last, and how it is understood."""
        self._is_to_be_proposed = False
        """Whether Enter was pressed before the text was read."""
        self.is_refused = False
        """Whether what is told is why it cannot be proposed."""

    def on_mount(self) -> None:
        """Hear what is read."""
        self._reader.listen(self._take_answer)

    def _take_answer(self, answer: Answer) -> None:
        """Called where it was read, which is never the thread of the screen."""
        self.post_message(self.Read(answer))

    def on_unmount(self) -> None:
        """Whoever reads is not waited for."""
        self._reader.listen(None)
        if self._own_reader is not None:
            self._own_reader.stop()

    def catch_up(self) -> None:
        """Where the session has ended meanwhile, say so; what was typed stays."""
        if self._is_adjourned:
            self.tell("", tr(ADJOURNED), "refused")

    @property
    def _is_adjourned(self) -> bool:
        return self.sitting.view().committee is None

    @property
    def typed(self) -> str:
        """What stands in the field, as it would be proposed."""
        return one_line(self.query_one(Field).value).strip()

    def compose(self) -> ComposeResult:
        """The field, its reading, and what is to be known."""
        with Vertical(classes="dialog full typed") as box:
            box.border_title = titled(tr(self.TITLE_OF_FORM))
            yield Field(placeholder=self.PLACEHOLDER, max_length=self.LONGEST)
            yield Static("", markup=False, classes="plain", id="reading")
            yield from self.compose_more()
            yield Label(tr(self.HINT), markup=False, classes="quiet")

    def compose_more(self) -> ComposeResult:
        """What else stands below the reading."""
        yield from ()

    def command_of(self, typed: str) -> str:
        """The command that the typed text stands for."""
        raise NotImplementedError

    def law_of(self, typed: str) -> str | None:
        """The law in it that is to be read; None where it is something else."""
        raise NotImplementedError

    # ---- reading

    @on(Field.Changed)
    def wait_for_more(self) -> None:
        """Read it once the keys rest; a key by itself does no more than note the time."""
        self.forget_wishes()
        self._typed_at = monotonic()
        if self._waiting is None:
            self._unread_since = self._typed_at
            self._waiting = self.set_timer(PAUSE, self._look)

    def forget_wishes(self) -> None:
        """What was wanted of another text is not wanted of this one."""
        self._is_to_be_proposed = False

    def _look(self) -> None:
        now = monotonic()
        rest = min(self._typed_at + PAUSE, self._unread_since + LONGEST_PAUSE) - now
        if rest > 0:
            self._waiting = self.set_timer(rest, self._look)
        else:
            self._waiting = None
            self.read()

    def read(self) -> None:
        """Ask for the reading of what stands there now."""
        typed = self.typed
        length = len(self.query_one(Field).value)
        self._say_length(tr("{count} of {most}", count=length, most=self.LONGEST))
        if self._is_adjourned:
            self.tell("", tr(ADJOURNED), "refused")
            return
        law = self.law_of(typed)
        if law is None:
            self._tell_command(typed)
        else:
            self._asked = self._reader.ask(law, self.sitting.table.law_context())

    def _tell_command(self, typed: str) -> None:
        """What the log would say; nothing is done."""
        if not typed:
            self.tell("", "", "enforced")
            return
        answer = self.sitting.ask(self._mover, self.command_of(typed))
        if isinstance(answer, Refusal):
            self._tell_refusal(answer)
        else:
            self.tell("", "\n".join(visible(one.text) for one in answer), "enforced")

    @on(Read)
    def show_reading(self, read: Read) -> None:
        """Show how the newest text is understood; older ones do not count any more."""
        answer = read.answer
        if answer.number != self._asked:
            return
        law = self.law_of(self.typed) or ""
        self._understood = (law.strip(), answer.understood)
        self.show_phrases(answer.phrases)
        if self._is_adjourned:
            self.tell("", tr(ADJOURNED), "refused")
        elif answer.understood is None:
            self.tell("", tr(self.BEGINNING), "enforced")
        else:
            head, words = understood_in_words(answer.understood)
            self.tell(head, words, answer.understood.outcome)
        if self._is_to_be_proposed:
            self._propose()

    def show_phrases(self, phrases: tuple[str, ...]) -> None:
        """What can follow in the text."""

    def tell(self, head: str, words: str, outcome: str) -> None:
        """Say what comes of the text."""
        self.is_refused = outcome == "refused"
        told = Content.assemble(
            (head, _STYLES[outcome]), " " if head else "", (words, "bold" if head else "")
        )
        line = self.query_one("#reading", Static)
        line.set_class(self.is_refused, "refusal")
        line.update(told)

    def _tell_refusal(self, refusal: Refusal) -> None:
        head = tr("refused ({clause}):", clause=cite(refusal.clause))
        self.tell(head, visible(refusal.sentence), "refused")

    @on(Field.PasteCut)
    def tell_cut(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self._say_length(cut.sentence)

    def _say_length(self, told: str) -> None:
        """How much room is left stands in the frame: every widget costs each key its part."""
        self.query_one(".dialog", Vertical).border_subtitle = titled(told)

    # ---- proposing

    @on(Field.Submitted)
    def answer(self) -> None:
        """Propose it as soon as it is read, unless the table says that it may not be."""
        typed = self.typed
        if not typed or self._is_adjourned:
            self.read()
            return
        law = self.law_of(typed)
        if law is None or self._understood[0] == law.strip():
            self._propose()
        else:
            self._is_to_be_proposed = True
            self.read()

    def _propose(self) -> None:
        """It has been read, so that the table has not to read it again."""
        self._is_to_be_proposed = False
        command = self.command_of(self.typed)
        answer = self.sitting.ask(self._mover, command)
        if isinstance(answer, Refusal):
            self._tell_refusal(answer)
        else:
            self.dismiss(command)


class LawField(Field):
    """A field in which phrases are taken over by Tab, and by an arrow at the end of the text."""

    class Wanted(Message):
        """Something is wanted of the form: ``take``, ``next``, ``previous``, ``examples``."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def on_key(self, event: events.Key) -> None:
        """Keys that are no letters of the law."""
        is_at_end = self.cursor_position == len(self.value)
        keys = {"tab": "take", "down": "next", "up": "previous", "ctrl+g": "examples"}
        what = keys.get(event.key)
        if event.key == "right" and is_at_end:
            what = "take"
        elif event.character == "?" and not self.value:
            what = "examples"
        if what is not None:
            event.stop()
            event.prevent_default()
            self.post_message(self.Wanted(what))


class LawForm(TypedForm):
    """A law in the mover's own words; returns ``propose "..."``."""

    TITLE_OF_FORM = "A law in your own words"
    PLACEHOLDER = "When a player plays a red 7, ..."
    HINT = "↑↓ choose  Tab or → take over  Enter propose  Esc back"
    _offered_to = ""
    """The text that the phrases can follow in."""
    _is_to_be_taken = False
    """Whether a phrase was wanted before those of the newest text were there."""
    BEGINNING = "Here the table says how it understands what is typed."

    def compose(self) -> ComposeResult:
        """A field with phrases."""
        with Vertical(classes="dialog full typed") as box:
            box.border_title = titled(tr(self.TITLE_OF_FORM))
            yield LawField(placeholder=self.PLACEHOLDER, max_length=self.LONGEST)
            yield Static("", markup=False, classes="plain", id="reading")
            yield Followers(tr(self.HINT))

    def on_mount(self) -> None:
        """Offer how a law can begin."""
        self.call_after_refresh(self.read)

    def command_of(self, typed: str) -> str:
        """The text in quotes; quotes inside it are part of it."""
        return f'propose "{typed}"'

    def law_of(self, typed: str) -> str | None:
        """All of it, up to the cursor's end with its blank."""
        return one_line(self.query_one(Field).value)

    def show_phrases(self, phrases: tuple[str, ...]) -> None:
        """Offer them; where one was wanted before they were there, take the first."""
        self._offered_to = self.query_one(Field).value
        followers = self.query_one(Followers)
        followers.show(phrases)
        if self._is_to_be_taken:
            self._take(followers.phrase)

    def forget_wishes(self) -> None:
        """No phrase is taken over either."""
        super().forget_wishes()
        self._is_to_be_taken = False

    @on(LawField.Wanted)
    def do_wanted(self, wanted: LawField.Wanted) -> None:
        """Choose among the phrases, take one over, open the examples."""
        followers = self.query_one(Followers)
        if wanted.what == "examples":
            self.open_examples()
        elif wanted.what == "take" and self._offered_to != self.query_one(Field).value:
            self._is_to_be_taken = True
            self.read()
        elif wanted.what == "take":
            self._take(followers.phrase)
        else:
            followers.move(1 if wanted.what == "next" else -1)

    @on(Followers.Picked)
    def pick(self, picked: Followers.Picked) -> None:
        """A phrase was clicked."""
        self._take(picked.phrase)

    def _take(self, phrase: str | None) -> None:
        self._is_to_be_taken = False
        if phrase is not None:
            field = self.query_one(Field)
            text = completed(field.value, phrase)
            self._put(text if text.endswith('"') else f"{text} ")

    def _put(self, text: str) -> None:
        """Let this stand in the field."""
        field = self.query_one(Field)
        field.value = text[: self.LONGEST]
        field.cursor_position = len(field.value)
        field.focus()
        self.read()

    @on(Followers.ExamplesClicked)
    def open_examples(self) -> None:
        """Sentences to begin from."""
        from magoo_tui.games.examples import EXAMPLES
        from magoo_tui.tui.modals.examples import ExamplesModal

        def insert(text: str | None) -> None:
            if text is not None:
                self._put(text)

        sentences = EXAMPLES[self.sitting.table.game.name]()
        self.show_over(ExamplesModal(sentences), insert)


class CommandForm(TypedForm):
    """A proposal as a record has it; returns it with its first word."""

    TITLE_OF_FORM = "The command"
    PLACEHOLDER = "propose set social = 3"
    HINT = (
        'propose "TEXT" · propose set NAME = VALUE · propose suspend CLAUSE\n'
        "propose restore CLAUSE · propose repeal N          Enter proposes it.  Esc: back."
    )
    LONGEST = LONGEST_COMMAND

    def command_of(self, typed: str) -> str:
        """As it is typed; the first word need not be."""
        return typed if typed.split(maxsplit=1)[0].casefold() == "propose" else f"propose {typed}"

    def law_of(self, typed: str) -> str | None:
        """What stands between quote marks, of a law."""
        head, mark, rest = typed.partition('"')
        is_law = bool(mark) and head.strip().casefold() in ("", "propose") and rest.endswith('"')
        return rest[:-1] if is_law else None
