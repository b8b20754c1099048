"""The lobby: the first screen, from which everything else is reached."""

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from magoo_tui.games import GAMES
from magoo_tui.tui.lettering import title_of
from magoo_tui.tui.modals.dialog import TOWARDS, go
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.palette import SHAPES, Palette
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.wording import visible

if TYPE_CHECKING:
    from magoo_tui.kernel.views import RulebookView
    from magoo_tui.tui.new_game import Desk, NewGame
    from magoo_tui.tui.sitting import Sitting

Answer = TypeVar("Answer")
MENU: Final = (
    ("g", "game", "Another game", ""),
    ("n", "new", "New game", "names, bots, and the house's own numbers"),
    ("o", "open", "Open a saved table", "it stands exactly as it was left"),
    ("r", "rulebook", "Rulebook", "the rules, and the laws of this house"),
    ("e", "results", "Results", "who has lost, and how often in a row"),
    ("h", "help", "Help", "which keys work where"),
    ("q", "quit", "Quit", ""),
)
MOTTO: Final = "Card games whose rules are changed by vote while they are played."


class LobbyScreen(Leaving["Sitting | None"]):
    """Offers a new game, the saved tables, the rulebook, the results and help.

    Returns a sitting at the table that was chosen, or None when somebody leaves. It builds no
    table itself: that is the work of the desk, which is asked only for what is wanted.
    """

    CSS_PATH = "lobby.tcss"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "press('help')", show=False),
        *(Binding(way, f"go('{way}')", show=False) for way in TOWARDS),
        *(Binding(key, f"press('{name}')", show=False) for key, name, _, _ in MENU),
    ]

    def __init__(self, desk: "Desk") -> None:
        super().__init__()
        self._desk = desk
        self._game = next(iter(GAMES))
        """What the menu is about: a new game, the rulebook, the results."""

    def compose(self) -> ComposeResult:
        """The five cards of the name, and the menu."""
        with Vertical(id="lobby"):
            yield Static(id="cards")
            yield Static(MOTTO, id="motto", markup=False)
            with Vertical(id="menu"):
                for key, name, label, note in MENU:
                    yield KeyButton(key, _row(label, note), id=name)
            yield Static("", id="told", markup=False)

    def on_mount(self) -> None:
        """A new game is at hand."""
        self._show_game()
        self.query_one("#new").focus()
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show_game())

    def _show_game(self) -> None:
        """The game's name in cards, and what the key for another one would lead to."""
        name = title_of(self._game)
        cards = name_in_cards(name.upper(), self._signs(), palette_of(self))
        self.query_one("#cards", Static).update(cards)
        button = self.query_one("#game", KeyButton)
        button.label = _row("Another game", f"{name} now; {title_of(self._next_game())} is next")
        button.refresh()

    def _signs(self) -> Sequence[tuple[str, str]]:
        """What the cards of the name bear; the first game's without its face being loaded."""
        if self._game == next(iter(GAMES)):
            return tuple(SHAPES.items())
        from magoo_tui.tui.faces import face_of

        return face_of(self._game).signs

    def _next_game(self) -> str:
        games = list(GAMES)
        return games[(games.index(self._game) + 1) % len(games)]

    @on(KeyButton.Pressed, "#game")
    def turn_game(self) -> None:
        """The next game of those that there are."""
        self._game = self._next_game()
        self._show_game()
        self.tell("")

    def tell(self, sentence: str) -> None:
        """Say something below the menu: why a table could not be opened, for one."""
        self.query_one("#told", Static).update(visible(sentence))

    def action_go(self, way: str) -> None:
        """An arrow."""
        go(self, way)

    def action_press(self, name: str) -> None:
        """A key of the menu."""
        self.query_one(f"#{name}", KeyButton).action_press()

    def _sit_down(self, sitting: "Sitting | str") -> None:
        """To the table, or why there is none."""
        if isinstance(sitting, str):
            self.tell(sitting)
        else:
            self.dismiss(sitting)

    def _of(self, ask: Callable[[], Answer]) -> "Answer | None":
        """What the desk answers; None, and why, where the house cannot be opened."""
        from magoo_tui.store.errors import StoreError

        try:
            return ask()
        except StoreError as fault:
            self.tell(fault.sentence)
            return None

    @on(KeyButton.Pressed, "#new")
    def ask_game(self) -> None:
        """Who plays, and how."""
        from magoo_tui.tui.screens.setup import SetupScreen

        def begin(game: "NewGame | None") -> None:
            if game is not None:
                self._sit_down(self._desk.begin(game))

        people = self._of(self._desk.people)
        if people is not None:

            def law() -> "RulebookView | None":
                return self._of(lambda: self._desk.law(self._game))

            screen = SetupScreen(self._game, people, law, self._of(self._desk.buzzers))
            self.show_over(screen, begin)

    @on(KeyButton.Pressed, "#open")
    def ask_table(self) -> None:
        """Which of the saved tables."""
        saved = self._of(self._desk.saved)
        if not saved:
            if saved is not None:
                self.tell("No table is saved here yet.")
            return
        from magoo_tui.tui.modals.resume import ResumeModal

        def resume(name: str | None) -> None:
            if name is not None:
                self._sit_down(self._desk.resume(name))

        self.show_over(ResumeModal(saved), resume)

    @on(KeyButton.Pressed, "#rulebook")
    def open_rulebook(self) -> None:
        """The rulebook under the law of the house."""
        from magoo_tui.tui.screens.rulebook import RulebookScreen
        from magoo_tui.tui.telling import rulebook_of

        law = self._of(lambda: self._desk.law(self._game))
        if law is not None:
            self.show_over(RulebookScreen(rulebook_of(self._game), law))

    @on(KeyButton.Pressed, "#results")
    def open_results(self) -> None:
        """How everybody stands."""
        from magoo_tui.tui.screens.results import ResultsScreen

        records = self._of(self._desk.records)
        if records is not None:
            self.show_over(ResultsScreen(records, self._game))

    @on(KeyButton.Pressed, "#help")
    def open_help(self) -> None:
        """Which keys work where."""
        from magoo_tui.tui.faces import face_of
        from magoo_tui.tui.screens.help import HelpScreen

        self.show_over(HelpScreen(face_of(self._game).actions))

    @on(KeyButton.Pressed, "#quit")
    def leave(self) -> None:
        """Nobody sits down."""
        self.dismiss(None)


def _row(label: str, note: str) -> Content:
    """A line of the menu."""
    return Content.assemble(label.ljust(20), (note, "$secondary"))


def name_in_cards(name: str, signs: Sequence[tuple[str, str]], palette: Palette) -> Content:
    """A name as a fan of cards, one for each letter, each with an ink and a shape in turn."""
    rows: list[list[tuple[str, Style]]] = [[] for _ in range(5)]
    for letter, (color, shape) in zip(name, cycle(signs), strict=False):
        ink = palette.ink(color)
        edge, fill = Style.from_rich_style(ink.edge), Style.from_rich_style(ink.fill)
        bare = Style()
        rows[0].append(("╭─────╮", edge))
        for row, inside in enumerate((f" {letter}   ", f"  {shape}  ", f"   {letter} "), 1):
            rows[row] += [("│", edge), (inside, fill), ("│", edge)]
        rows[4].append(("╰─────╯", edge))
        for cells in rows:
            cells.append((" ", bare))
    return Content("\n").join(Content.assemble(*row) for row in rows)
