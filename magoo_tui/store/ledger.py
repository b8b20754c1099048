"""What a house's entries add up to: its people, its results and its Maglossary."""

import msgspec

from magoo_tui.store.deeds import (
    BuzzerSet,
    ClauseRestored,
    ClauseSuspended,
    Deed,
    LawRatified,
    LawRepealed,
    ParameterSet,
    PersonSeated,
    PinRemoved,
    PinSet,
    Ratification,
    RoundFinished,
    name_key,
    parse_deed,
)
from magoo_tui.store.protocol import Entry


class HouseLaw(msgspec.Struct, kw_only=True):
    """A law of the Maglossary, in force or repealed."""

    game: str
    number: int
    """Running in this house and game, from 1; never used twice."""
    words: str
    ratification: Ratification
    repeal: Ratification | None = None


class Standing(msgspec.Struct, kw_only=True):
    """What somebody has done in this house, in one game."""

    name: str
    is_bot: bool
    games: int = 0
    """Rounds that had a loser."""
    first: int = 0
    """Times that nobody went out earlier."""
    lost: int = 0
    losses_in_a_row: int = 0


class Ledger:
    """The entries of a house, added up one by one in their order."""

    def __init__(self) -> None:
        """Begin with an empty house."""
        self.number = 0
        """The number of the last entry that was added."""
        self.unreadable = 0
        """How many entries could not be understood and were left out."""
        self.people: dict[str, PersonSeated] = {}
        self.pins: dict[str, PinSet] = {}
        self.buzzers: dict[str, str] = {}
        self.rounds: list[RoundFinished] = []
        self.laws: dict[str, list[HouseLaw]] = {}
        self.settings: dict[str, dict[str, ParameterSet]] = {}
        self.suspensions: dict[str, dict[str, ClauseSuspended]] = {}
        self._standings: dict[str, dict[str, Standing]] = {}

    def add(self, entry: Entry) -> None:
        """Add one entry; one that cannot be understood is counted and left out."""
        self.number = entry.number
        try:
            deed = parse_deed(entry)
        except ValueError:
            self.unreadable += 1
        else:
            self._add_deed(deed, entry.place)

    def standing(self, game: str, name: str) -> Standing:
        """Return what somebody has done in a game, nothing if they never sat down to it."""
        key = name_key(name)
        known = self._standings.get(game, {}).get(key)
        return known or self._new_standing(name)

    def standings(self, game: str) -> list[Standing]:
        """Return what everybody has done who has played a game, in no order."""
        return list(self._standings.get(game, {}).values())

    def _add_deed(self, deed: Deed, place: int) -> None:
        match deed:
            case PersonSeated(name=name):
                self.people[name_key(name)] = deed
            case PinSet() | PinRemoved():
                self._change_pin(deed)
            case BuzzerSet(name=name, key=key):
                self.buzzers[name_key(name)] = key
            case RoundFinished():
                self._add_round(deed)
            case LawRatified(game=game, words=words, ratification=ratification):
                law = HouseLaw(game=game, number=place, words=words, ratification=ratification)
                self.laws.setdefault(game, []).append(law)
            case LawRepealed():
                self._repeal(deed)
            case ParameterSet(game=game, parameter=parameter):
                self.settings.setdefault(game, {})[parameter] = deed
            case ClauseSuspended(game=game, clause=clause):
                self.suspensions.setdefault(game, {})[clause] = deed
            case ClauseRestored(game=game, clause=clause):
                self.suspensions.get(game, {}).pop(clause, None)

    def _add_round(self, finished: RoundFinished) -> None:
        self.rounds.append(finished)
        for name in finished.seats:
            self.people.setdefault(name_key(name), PersonSeated(name=name))
        if not finished.losers:
            return
        losers = {name_key(name) for name in finished.losers}
        standings = self._standings.setdefault(finished.game, {})
        # A loser who has left is counted too, also where the seats no longer name them.
        for name in {name_key(name): name for name in finished.seats + finished.losers}.values():
            standing = standings.setdefault(name_key(name), self._new_standing(name))
            standing.games += 1
            has_lost = name_key(name) in losers
            standing.lost += has_lost
            standing.losses_in_a_row = standing.losses_in_a_row + 1 if has_lost else 0
        for name in finished.finished[:1]:
            if name_key(name) in standings and name_key(name) not in losers:
                standings[name_key(name)].first += 1

    def _new_standing(self, name: str) -> Standing:
        person = self.people.get(name_key(name)) or PersonSeated(name=name)
        return Standing(name=person.name, is_bot=person.is_bot)

    def _change_pin(self, deed: PinSet | PinRemoved) -> None:
        key = name_key(deed.name)
        if isinstance(deed, PinSet):
            self.pins[key] = deed
        elif key in self.pins and self.pins[key].salt == deed.salt:
            del self.pins[key]

    def _repeal(self, repealed: LawRepealed) -> None:
        for law in self.laws.get(repealed.game, ()):
            if law.repeal is None and law.words == repealed.words:
                law.repeal = repealed.ratification
                return
