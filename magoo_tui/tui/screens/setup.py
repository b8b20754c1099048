"""A new game: who sits where, who is a bot, and the house's own numbers."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING, ClassVar, Final, get_args

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Label, Static

from magoo_tui.bots.levels import LEVELS, Level
from magoo_tui.bots.names import bot_names
from magoo_tui.kernel.seats import LONGEST_NAME, Seat, fault_of_name
from magoo_tui.rulebook import SeatRange
from magoo_tui.tui.faces import face_of
from magoo_tui.tui.lettering import title_of
from magoo_tui.tui.modals.dialog import TOWARDS, go
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.new_game import NewGame, Speech
from magoo_tui.tui.screens.cycle import Cycle
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.telling import rulebook_of
from magoo_tui.wording import visible

if TYPE_CHECKING:
    from magoo_tui.buzzers import Buzzers
    from magoo_tui.kernel.views import RulebookView

SPEECHES: Final[tuple[Speech, ...]] = get_args(Speech)
PERSON: Final = "a person"
WHO: Final = (PERSON, *(f"{level} bot" for level in LEVELS))
FIRST_BOTS: Final = 3
"""So many sit down besides the first person, unless somebody says otherwise."""
GIVEN_UP: Final = "Esc again gives up what was typed here."


class NameField(Field):
    """A name; the right arrow leads out of it at its end."""

    def action_cursor_right(self, select: bool = False) -> None:
        """A letter on, and after the last one to who it is."""
        if select or self.cursor_position < len(self.value):
            super().action_cursor_right(select)
        else:
            self.screen.focus_next()


class SeatRow(Horizontal):
    """A place at the table: its number, who sits there, and whether it is a bot."""

    def __init__(self, number: int, name: str, who: str) -> None:
        super().__init__(classes="seat")
        self._number = number
        self._first = (name, who)

    def compose(self) -> ComposeResult:
        """The name and who it is."""
        name, who = self._first
        yield Label(f"{self._number:>2} ", classes="number")
        yield NameField(name, placeholder="a name", max_length=LONGEST_NAME, compact=True)
        yield Cycle(WHO, who)

    @on(Cycle.Changed)
    def name_the_bot(self) -> None:
        """A bot that sits down without a name is given one."""
        if self.level is not None and not self.name_typed:
            others = [row.name_typed for row in self.screen.query(SeatRow)]
            self.field.value = bot_names(1, others)[0]

    @property
    def field(self) -> Field:
        """Where the name is typed."""
        return self.query_one(Field)

    @property
    def name_typed(self) -> str:
        """The name without blanks at its ends; empty where nobody sits."""
        return one_line(self.field.value).strip()

    @property
    def level(self) -> Level | None:
        """How well the bot plays that sits here; None for a person."""
        number = WHO.index(self.query_one(Cycle).value)
        return LEVELS[number - 1] if number else None


class SetupScreen(Leaving[NewGame]):
    """Asks for everything a new table needs; returns it once all of it is fit to be played."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["../modals/dialog.tcss", "setup.tcss"]

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", show=False),
        Binding("ctrl+s", "deal", "Deal", show=False),
        Binding("ctrl+n", "numbers", show=False),
        Binding("ctrl+b", "buzzers", show=False),
        Binding("pageup", "rows(-1)", show=False),
        Binding("pagedown", "rows(1)", show=False),
        *(Binding(way, f"go('{way}')", show=False) for way in TOWARDS),
    ]

    def __init__(
        self,
        game: str,
        people: Sequence[str] = (),
        law: "Callable[[], RulebookView | None] | None" = None,
        buzzers: "Buzzers | None" = None,
    ) -> None:
        """``law`` tells what holds in the house, once somebody asks for its numbers.

        ``buzzers`` are those that people of the house have chosen.
        """
        super().__init__()
        self._named = game
        self._book = rulebook_of(game)
        self._face = face_of(game)
        self._range = self._book.title_page.seats
        self._people = tuple(people)[: self._range.max]
        self._law = law
        self._buzzers = buzzers
        self._settings: dict[str, str] = {}
        self._asked = ""
        """What is done if it is asked for once more: to ``leave``, to ``deal``; or nothing."""
        self._untouched: tuple[object, ...] = ()
        """What stood in the rows before anybody typed."""

    def compose(self) -> ComposeResult:
        """The seats, what holds for all of them, and the keys."""
        with Vertical(id="setup"):
            yield Static(f"New game of {title_of(self._named)}", id="heading", markup=False)
            yield Static(
                "Names, clockwise; a row without one is nobody. Ctrl+U empties a name.",
                id="note",
            )
            with VerticalScroll(id="seats", can_focus=False):
                for number in range(1, self._most(decks=2) + 1):
                    yield SeatRow(number, *self._sitting(number - 1))
            with Horizontal(classes="choices"):
                yield Label("Words are ")
                yield Cycle(SPEECHES, SPEECHES[0], id="speech")
                if self._range.max_with_two_decks is not None:
                    yield Label("   Decks ")
                    yield Cycle(("1", "2"), "1", id="decks")
                yield Label("", id="settings", markup=False)
            yield Static("", id="told", markup=False)
            with Horizontal(classes="keys"):
                yield KeyButton("Ctrl+S", "Deal", id="deal")
                yield KeyButton("Ctrl+N", "House numbers", id="numbers")
                if self._face.buzz and self._buzzers is not None:
                    yield KeyButton("Ctrl+B", "Buzzers", id="buzzers")
                yield KeyButton("Esc", "Back", id="leave")

    def _sitting(self, number: int) -> tuple[str, str]:
        """Who sits there to begin with: the people of this house; bots with a single person."""
        if number < len(self._people):
            return self._people[number], PERSON
        if len(self._people) <= 1 and 0 < number <= FIRST_BOTS:
            return bot_names(FIRST_BOTS, self._people)[number - 1], WHO[1]
        return "", PERSON

    def on_mount(self) -> None:
        """The first name is to be typed; the second deck's seats wait for it."""
        self._show_rows(decks=1)
        self._explain_speech(SPEECHES[0])
        self.query(Field).first().focus()
        self._untouched = self._all_typed()

    def _all_typed(self) -> tuple[object, ...]:
        """All that somebody may have chosen or typed here."""
        rows = ((row.field.value, row.level) for row in self.query(SeatRow))
        cycles = (cycle.value for cycle in self.query(".choices Cycle").results(Cycle))
        return (*rows, *cycles, *self._settings.items())

    def _is_asked_again(self, act: str, sentence: str) -> bool:
        """Whether it is asked for the second time; the first time only say what it would do."""
        if self._asked == act:
            return True
        self._asked = act
        self.tell(sentence)
        return False

    @on(Field.Changed)
    @on(Cycle.Changed)
    def think_anew(self) -> None:
        """After a change everything is asked for the first time again."""
        self._asked = ""

    def _most(self, decks: int) -> int:
        """So many can sit there with so many decks."""
        two = self._range.max_with_two_decks
        return self._range.max if decks == 1 or two is None else two

    def _show_rows(self, decks: int) -> None:
        most = self._most(decks)
        for number, row in enumerate(self.query(SeatRow), 1):
            row.display = number <= most

    def action_go(self, way: str) -> None:
        """An arrow that no field needs for itself: up and down go from row to row, and round."""
        go_by_rows(self, way)

    def action_rows(self, way: int) -> None:
        """Scroll the seats."""
        self.query_one("#seats").scroll_relative(y=5 * way)

    def action_leave(self) -> None:
        """No new game; what was typed is given up only if that is asked for twice."""
        is_untouched = self._all_typed() == self._untouched
        if is_untouched or self._is_asked_again("leave", GIVEN_UP):
            self.dismiss(None)

    @on(Cycle.Changed, "#decks")
    def seat_more(self, turned: Cycle.Changed) -> None:
        """Two decks seat twenty."""
        self._show_rows(int(turned.value))

    @on(Cycle.Changed, "#speech")
    def explain(self, turned: Cycle.Changed) -> None:
        """Say what it means."""
        self._explain_speech(turned.value)

    def _explain_speech(self, speech: str) -> None:
        self.tell(self._face.speech[speech], is_fault=False)

    @on(Field.Submitted)
    def go_on(self, typed: Field.Submitted) -> None:
        """Enter leads to the next name, and after the last one to the deal."""
        rows = [row for row in self.query(SeatRow) if row.display]
        here = next(number for number, row in enumerate(rows) if row.field is typed.input)
        rest = rows[here + 1 :]
        if any(row.name_typed for row in rest) or (rest and rows[here].name_typed):
            rest[0].field.focus()
        else:
            self.query_one("#deal").focus()

    @on(Field.PasteCut)
    def tell_cut(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self.tell(cut.sentence)

    @on(KeyButton.Pressed)
    async def press(self, pressed: KeyButton.Pressed) -> None:
        """A click on a key does what the key does."""
        await self.run_action(str(pressed.button.id))

    def action_buzzers(self) -> None:
        """The keys that people slap with, where the game has buzzers."""
        from magoo_tui.tui.modals.buzzers import BuzzersModal

        names = [row.name_typed for row in self.query(SeatRow) if row.display and row.name_typed]
        if self._face.buzz and self._buzzers is not None:
            if names:
                self.show_over(BuzzersModal(names, self._buzzers))
            else:
                self.tell("Buzzers are given to names: type them first.")

    def action_numbers(self) -> None:
        """A parameter of the rulebook, for this table alone."""
        from magoo_tui.tui.modals.parameters import ParameterModal, Setting

        book, law = self._book, None if self._law is None else self._law()
        house = {name: parameter.initial for name, parameter in book.parameters.items()}
        house |= {} if law is None else law.parameters

        def answer(setting: Setting | None) -> None:
            if setting is None:
                return
            parameter = book.parameters[setting.parameter]
            self._settings.pop(setting.parameter, None)
            if parameter.parse(setting.value) != house[setting.parameter]:
                self._settings[setting.parameter] = setting.value
            self._show_settings(house)

        values = {name: book.parameters[name].parse(text) for name, text in self._settings.items()}
        self.show_over(ParameterModal(book, house | values, house), answer)

    def _show_settings(self, house: "Mapping[str, int | str]") -> None:
        """Tell what is set for this table, and what it would be without that."""
        told = (f"{name} = {value} (not {house[name]})" for name, value in self._settings.items())
        self.query_one("#settings", Label).update("".join(f"   {one}" for one in told))

    def tell(self, sentence: str, *, is_fault: bool = True) -> None:
        """Say something above the keys."""
        line = self.query_one("#told", Static)
        line.set_class(is_fault, "refusal")
        line.update(visible(sentence))

    def action_deal(self) -> None:
        """Return the game, or say what is still wrong with it and lead there."""
        rows = [row for row in self.query(SeatRow) if row.display and row.name_typed]
        for number, row in enumerate(rows):
            earlier = [other.name_typed.casefold() for other in rows[:number]]
            fault = fault_of_name(row.name_typed)
            if fault is None and row.name_typed.casefold() in earlier:
                fault = f"Two seats cannot share a name: {row.name_typed}."
            if fault is not None:
                self.tell(fault)
                row.field.focus()
                return
        fault = fault_of_number(self._range, len(rows), self._decks())
        if fault is not None:
            self.tell(f"{fault} ({self._face.seats_clause}).")
        elif any(row.level is None for row in rows) or self._are_bots_meant():
            self.dismiss(self._game(rows))

    def _are_bots_meant(self) -> bool:
        """Whether bots are to play alone; first the row where a person may sit is told."""
        rows = list(self.query(SeatRow))
        empty = next((n for n, row in enumerate(rows) if not row.name_typed), 0)
        who = "no name" if not rows[empty].name_typed else "a bot"
        sentence = f"Row {empty + 1} has {who}: who plays? Ctrl+S again lets the bots play alone."
        if self._is_asked_again("deal", sentence):
            return True
        rows[empty].field.focus()
        return False

    def _decks(self) -> int:
        return next((int(one.value) for one in self.query("#decks").results(Cycle)), 1)

    def _game(self, rows: Sequence[SeatRow]) -> NewGame:
        speech = next(one for one in SPEECHES if one == self.query_one("#speech", Cycle).value)
        levels = {Seat(number): row.level for number, row in enumerate(rows)}
        return NewGame(
            game=self._named,
            names=tuple(row.name_typed for row in rows),
            bots={seat: level for seat, level in levels.items() if level is not None},
            speech=speech,
            decks=1 if self._decks() == 1 else 2,
            settings=dict(self._settings),
        )


def fault_of_number(range_: SeatRange, seats: int, decks: int) -> str | None:
    """Say why so many cannot play with so many decks, without a full stop; None if they can."""
    if range_.may_seat(seats, decks=decks):
        return None
    are = "One name is" if seats == 1 else f"{seats} names are"
    two = range_.max_with_two_decks
    most = range_.max if decks == 1 or two is None else two
    so = "" if two is None else " with so many decks"
    return f"{are} given; {range_.min} to {most} can play{so}"


def go_by_rows(screen: SetupScreen, way: str) -> None:
    """Move the focus by an arrow: up and down from row to row, and round."""
    rows: dict[Widget | None, list[Widget]] = {}
    for one in screen.focus_chain:
        rows.setdefault(one.parent if isinstance(one.parent, Widget) else None, []).append(one)
    here = screen.focused
    if here is None or way not in ("up", "down"):
        go(screen, way)
        return
    order = list(rows.values())
    number = next(number for number, row in enumerate(order) if here in row)
    row = order[(number + TOWARDS[way][1]) % len(order)]
    middle = here.region.x + here.region.width // 2
    min(row, key=lambda one: abs(one.region.x + one.region.width // 2 - middle)).focus()
