"""The table: everything that one seat may know and do, on one screen."""

from typing import TYPE_CHECKING, Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.screen import Screen

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import at_work
from magoo_tui.tui.actions import Moment
from magoo_tui.tui.choice import Choice
from magoo_tui.tui.modals.citing import may_open
from magoo_tui.tui.pressed import sign_of
from magoo_tui.tui.screens.acting import Acting
from magoo_tui.tui.screens.arrows import Arrows
from magoo_tui.tui.screens.clockwork import Clockwork
from magoo_tui.tui.screens.floor import Floor
from magoo_tui.tui.screens.out_of_turn import OutOfTurn
from magoo_tui.tui.screens.picking import Picking
from magoo_tui.tui.screens.speaking import Speaking
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.widgets.at_work import AtWorkRow
from magoo_tui.tui.widgets.hand import Hand
from magoo_tui.tui.widgets.log import Log
from magoo_tui.tui.widgets.rows import HINT_ROWS, ActionRow, Hint, HintRow, TitleRow
from magoo_tui.tui.widgets.seats import SeatPicked, SeatRows
from magoo_tui.tui.widgets.table_top import TableTop

if TYPE_CHECKING:
    from magoo_tui.tui.widgets.bar import Bar

TALL: Final = 30
"""Rows of the terminal from which the hand has large cards."""
SMALL_HAND, LARGE_HAND, NO_HAND = 6, 7, 2


class TableScreen(Acting):
    """The table as the seat at hand may know it; a spectator's while the curtain is up."""

    CSS_PATH = "table.tcss"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.face = face = sitting.face
        self.choice = Choice(face.rank)
        self.out_of_turn = OutOfTurn(self)
        self._playing = face.playing(self)
        self._picking = Picking(self)
        self._speaking = Speaking(self, self._playing)
        self._arrows = Arrows(self)
        own = self._playing.acts
        self.acts = (self._picking, *own, self._speaking, self._arrows, self.out_of_turn)
        self._floor = Floor(self)
        self.clockwork = Clockwork(self, sitting, lambda: self._floor.is_looked_at)
        self._was_covered = False
        self._arranged: tuple[Size, bool] | None = None
        self._situation = ""
        self._offered: tuple[bool, int, TableView] | None = None
        """What the actions in the footer were found for."""
        self.title_row = TitleRow()
        self.seat_rows = SeatRows()
        self.table_top = TableTop()
        self.log_panel = Log(face.look, face.cards_in_text)
        self.at_work_row = AtWorkRow()
        self.hint_row = HintRow()
        self.hand = Hand(self.choice, face.look)
        self.action_row = ActionRow()

    def compose(self) -> ComposeResult:
        """From the top: title, seats, the table and its log, the hint, the hand, the acts."""
        yield self.title_row
        yield self.seat_rows
        with Horizontal(id="middle"):
            yield self.table_top
            yield self.log_panel
        yield self.at_work_row
        yield self.hint_row
        yield self.hand
        yield self.action_row

    def on_mount(self) -> None:
        """Show the table as it stands."""
        self._arrange(self.app.size)
        self.take_in()

    def catch_up(self) -> None:
        """Show what others have done; what was done here is shown already."""
        if self.sitting.table.revision == self.view.revision:
            return
        if self._floor.is_taken:
            self.clockwork.wait()  # what has the floor shows it; the table does afterwards
        else:
            self.take_in()

    def on_screen_suspend(self) -> None:
        """Another screen lies on top."""
        self._was_covered = True

    def on_screen_resume(self) -> None:
        """Another screen has gone: a modal, the curtain."""
        if self._was_covered:
            self._was_covered = False
            self.take_in()

    def go_on(self) -> None:
        """Nobody need be waited for any more."""
        if not self.has_left:
            self.clockwork.wait()

    def on_resize(self, event: events.Resize) -> None:
        """Arrange everything anew."""
        self._arrange(event.size)

    def _arrange(self, size: Size) -> None:
        """Use the room: large cards, a wide log, the seats round the table.

        Between rounds there is no hand here, and what lies on the table has its room too.
        """
        is_between = self.view.stage in ("between-rounds", "over") and not self.view.hand
        if (size, is_between) == self._arranged:
            return
        self._arranged = size, is_between
        hand = NO_HAND if is_between else LARGE_HAND if size.height >= TALL else SMALL_HAND
        self.hand.styles.height = hand
        rest, count = size.height - 2 - HINT_ROWS - hand, len(self.view.places)
        self.table_top.use_room(self.seat_rows, self.log_panel, size.width, rest, count)

    def moment(self) -> Moment:
        """What decides which actions there are now."""
        return Moment(
            self.view,
            people=self.sitting.people,
            chosen=len(self.choice.chosen),
            is_choosing=self.face.is_choosing(self.view),
            has_clause=self.clause is not None,
            may_sit=self.sitting.may_sit,
        )

    def take_in(self) -> None:
        """See what has changed at the table, and show it."""
        if self.has_left:
            return
        self._floor.look()
        before, view = self.view, self.sitting.view()
        if view.seat != before.seat:
            self.put_away()
        self.view = view
        self._arrange(self.app.size)
        face, sitting = self.face, self.sitting
        looks = sitting.keyboard.beside(face.seats(view), sitting.people)
        self._situation = face.situation(view)
        self.choice.take(view, face.newest(view))
        self._arrows.go_home()
        self.title_row.show(face.heading(view))
        self.seat_rows.show(view.order, looks)
        self.table_top.show(face.middle(view), view.order, looks, view.seat)
        self.log_panel.show(view.log)
        self.at_work_row.show(at_work(view, *face.besides_laws(view)))
        is_dim = not face.is_choosing(view)
        self.hand.show(face.marks(view), is_dim=is_dim, waiting=self._waiting())
        self.show_choice()
        if (whisper := self.sitting.whispers.get(view.seat)) is not None:
            self.refuse(whisper)
        self.clockwork.wait()

    def put_away(self) -> None:
        """Leave nothing half done to the next one: the bar empty and gone, the arrows at home."""
        self._speaking.leave()
        self._arrows.go_home()

    def _waiting(self) -> str:
        """What is to be told while nothing of a hand can be laid here."""
        people, may_sit = bool(self.sitting.people), self.sitting.may_sit
        return self.face.in_place_of_cards(self.view, people, may_sit)

    def show_choice(self) -> None:
        """Tell what is chosen, or else what the card under the cursor is."""
        if not self.face.is_choosing(self.view) or self.choice.card is None:
            self._show_hint(self._waiting() if self.view.hand else "")
        else:
            self._show_hint(*self._playing.hint())

    def _show_hint(
        self, sentence: str, clause: ClauseId | None = None, *, is_refusal: bool = False
    ) -> None:
        if clause is not None and not may_open(clause):
            clause = None
        self.hint_row.show(Hint(self._situation, sentence, clause, is_refusal))
        moment = (clause is None, len(self.choice.chosen), self.view)
        self.clause = clause
        if moment != self._offered:
            self._offered = moment
            self.action_row.show(self.offer(), self.view)

    def refuse(self, refusal: Refusal) -> None:
        """The sentence stands where the hint stands."""
        self._show_hint(refusal.sentence, refusal.clause, is_refusal=True)

    def accepted(self) -> None:
        """Show at once what was done."""
        self.take_in()

    def show_secret(self, screen: Screen[None]) -> None:
        """Show what somebody alone is to look at; bots wait meanwhile."""
        self._floor.show_secret(screen)

    def on_key(self, event: events.Key) -> None:
        """Keys of the table, unless they are letters of the bar."""
        if not self.hears(event) or self._speaking.is_open or self._floor.is_echo(sign_of(event)):
            return
        if self.press_buzzer(event):
            return
        if event.key.isdigit() and self.may_do("nth"):
            self._picking.nth((int(event.key) - 1) % 10)
        elif not self._arrows.press(event) and not self.press(event) and self.sitting.may_sit:
            event.stop()
            self.out_of_turn.take_seat()

    def on_bar_closed(self) -> None:
        """The bar was left."""
        self._speaking.closed()

    def on_bar_typed(self, typed: "Bar.Typed") -> None:
        """Something was typed in the bar."""
        self._speaking.do(typed.mode, typed.text)

    @on(ActionRow.Pressed)
    def _act(self, pressed: ActionRow.Pressed) -> None:
        self.perform(pressed.action)

    @on(Hand.Touched)
    def _touch(self, touched: Hand.Touched) -> None:
        if self.may_do("choose"):
            self._picking.nth(touched.place)

    @on(SeatPicked)
    def _pick_seat(self, picked: SeatPicked) -> None:
        self._playing.pick_seat(picked.seat)

    @on(TableTop.SpotPicked)
    def _pick_spot(self, picked: TableTop.SpotPicked) -> None:
        if self.may_do(picked.action):
            self._playing.pick_spot(picked.action)

    @on(HintRow.ClauseClicked)
    def _click_clause(self) -> None:
        self.open_rulebook(self.clause)

    @on(Log.ClausePicked)
    def _pick_clause(self, picked: Log.ClausePicked) -> None:
        self.open_rulebook(picked.clause)

    def may_do(self, action: str) -> bool:
        """Whether the action of that id can be done now."""
        return any(known.id == action for known in self._keys.values())

    def do(self, action: str) -> None:
        """Do the action of that id, if it can be done now."""
        for known in dict.fromkeys(self._keys.values()):
            if known.id == action:
                self.perform(known)

    def rise(self) -> None:
        """Leave the screen; the table stays as it stands."""
        self.dismiss(None)
