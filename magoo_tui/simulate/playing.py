"""One game played by bots through the table, as fast as they can think."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from magoo_tui.bots.levels import Level
from magoo_tui.bots.seating import Manners, manners_of, seat_bots
from magoo_tui.games import game_of
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.simulate.gauges import GAUGES, Gauge
from magoo_tui.simulate.outcomes import End, Outcome
from magoo_tui.simulate.quiet import QuietTable
from magoo_tui.simulate.seeds import Shuffles, key
from magoo_tui.table.chance import shuffle
from magoo_tui.table.live import Bot
from magoo_tui.table.table import Table

_LAW: Final = "law."


def play_game(header: Header, number: int, seed: int, level: Level, most_lines: int) -> Outcome:
    """Play the game of that number to its end. Raises NoRecordError.

    Nothing but the header, the number, the seed and the level has a say in how it goes.
    """
    game = game_of(header)
    manners = manners_of(game.name)
    table = QuietTable(game, _dealt_by(header, number), manners.heeded)
    seats = [Seat(seat) for seat in range(len(table.names))]
    bots = seat_bots(game.name, dict.fromkeys(seats, level), key(seed, number, "bots"))
    sitting = _Sitting(table, bots, manners, GAUGES[game.name]())
    end = sitting.play(Shuffles(seed, number), most_lines)
    gauge = sitting.gauge
    return Outcome(gauge.turns, table.revision, gauge.debt, gauge.hand, fired_in(table), end)


def kept_by_hand(header: Header) -> tuple[int, ...]:
    """The laws of a header that no table enforces, by their numbers. Raises NoRecordError."""
    view = Table(game_of(header), header).view(None)
    return tuple(law.number for law in view.law.laws if not law.is_enforced)


def _dealt_by(header: Header, number: int) -> Header:
    """The same header with another dealer from game to game: no seat always begins."""
    names = header.names()
    fields = tuple(field for field in header.fields if field[0] != "Dealer")
    return Header((*fields, ("Dealer", names[number % len(names)])))


class _Sitting:
    """A table, its bots, and what is measured of them."""

    def __init__(
        self, table: Table, bots: Mapping[Seat, Bot], manners: Manners, gauge: Gauge
    ) -> None:
        self.table = table
        self.gauge = gauge
        self._bots = bots
        self._manners = manners
        self._heard = 0

    def play(self, chance: Shuffles, most_lines: int) -> End:
        """Go on to the end of the round, or as far as it goes."""
        table, gauge = self.table, self.gauge
        while table.revision < most_lines:
            if table.shuffle_wanted() is not None:
                is_done = shuffle(table, chance) is None
            else:
                view = table.view(gauge.turn)
                gauge.look(view)
                if self._manners.is_over(view):
                    return "finished"
                is_done = self._act(view)
            if not is_done:
                return "stuck"
            self._hear()
        gauge.look(table.view(gauge.turn))
        return "finished" if self._manners.is_over(table.view(gauge.turn)) else "capped"

    def _hear(self) -> None:
        entries = self.table.entries
        for entry in entries[self._heard :]:
            self.gauge.hear(entry.facts)
        self._heard = len(entries)

    def _act(self, view: Any) -> bool:
        """Let act who would be the first to, time included; the next one where it is refused."""
        plans: list[tuple[float, Seat, str]] = []
        limit = self.table.limit()
        if limit is not None:
            plans.append((limit.seconds, NOBODY, "time up"))
        for seat in self._manners.awake(view):
            intention = self._bots[seat].intend(self.table.view(seat))
            if intention is not None:
                plans.append((intention.after, seat, intention.command))
        table = self.table
        for _, seat, command in sorted(plans):
            move = _move(table.game.parse_move, table.names, seat, command)
            if not isinstance(move, Refusal) and table.submit_move(move) is None:
                return True
        return False


@lru_cache(maxsize=8192)
def _move(
    parse: Callable[[tuple[str, ...], Seat, str], Move | Refusal],
    names: tuple[str, ...],
    seat: Seat,
    command: str,
) -> Move | Refusal:
    """What a command means is the same in every game of these names."""
    return parse(names, seat, command)


def fired_in(table: Table) -> dict[int, int]:
    """How often each law fired: in how many chains it brought anything about (law.fire.2)."""
    fired: dict[int, int] = {}
    chain: set[int] = set()
    for entry in table.entries:
        chain |= _laws_cited(entry.facts)
        if any(map(table.game.awaits_shuffle, entry.facts)):
            continue  # the chain goes on with the shuffle
        for number in chain:
            fired[number] = fired.get(number, 0) + 1
        chain = set()
    for number in chain:
        fired[number] = fired.get(number, 0) + 1
    return fired


def _laws_cited(facts: Sequence[Event[Any]]) -> set[int]:
    return {
        int(cite[len(_LAW) :])
        for fact in facts
        for cite in fact.cites
        if cite.startswith(_LAW) and cite[len(_LAW) :].isdecimal()
    }
