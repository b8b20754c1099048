"""The House: the people who play here, their results, and the laws they have ratified."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from magoo_tui.store import lock
from magoo_tui.store.deeds import (
    ClauseSuspended,
    Deed,
    ParameterSet,
    PersonSeated,
    PinSet,
    RoundFinished,
    format_deeds,
    name_key,
)
from magoo_tui.store.errors import StoreRefused
from magoo_tui.store.ledger import HouseLaw, Ledger, Standing
from magoo_tui.store.protocol import Store


class House:
    """One house on one store: what it answers is of the moment, other processes' deeds included.

    Names are matched without regard to case, here as at a table.
    """

    def __init__(
        self,
        store: Store,
        *,
        directory: Path | None = None,
        presence: lock.FileLock | None = None,
    ) -> None:
        """Take the store; with a directory, tables are locked there while they are open.

        `presence` is the lock that tells others that the house file is in use.
        """
        self.store = store
        self.directory = directory
        self._presence = presence
        self._ledger = Ledger()

    def record(self, *deeds: Deed) -> None:
        """Enter deeds that no line brings about; those that stand already change nothing.

        What a line brings about belongs into its `append(also=format_deeds(...))`.
        """
        self.store.enter(format_deeds(deeds))

    def people(self) -> list[PersonSeated]:
        """Return everybody who ever sat down here, by name."""
        return sorted(self._read().people.values(), key=lambda person: person.name.casefold())

    def pins(self) -> list[PinSet]:
        """Return the PINs that are set, by the name of whose hands they hide."""
        return sorted(self._read().pins.values(), key=lambda pin: pin.name.casefold())

    def pin(self, name: str) -> PinSet | None:
        """Return somebody's PIN; None if they have none."""
        return self._read().pins.get(name_key(name))

    def buzzers(self, names: Iterable[str]) -> dict[str, str]:
        """Return the key that each of these names has chosen, for those that have chosen one."""
        kept = self._read().buzzers
        return {name: key for name in names if (key := kept.get(name_key(name)))}

    def losses_in_a_row(self, game: str, names: Iterable[str]) -> dict[str, int]:
        """Return for each name how many games in a row it has lost (magoo.am8.2)."""
        ledger = self._read()
        return {name: ledger.standing(game, name).losses_in_a_row for name in names}

    def laws(self, game: str) -> list[HouseLaw]:
        """Return the laws in force, lowest number first: the `Law:` fields of a new game."""
        return [law for law in self.maglossary(game) if law.repeal is None]

    def maglossary(self, game: str) -> list[HouseLaw]:
        """Return all laws that were ever ratified, repealed ones too, lowest number first."""
        return list(self._read().laws.get(game, ()))

    def settings(self, game: str) -> list[ParameterSet]:
        """Return the parameters that the house has set: the `Set:` fields of a new game."""
        return list(self._read().settings.get(game, {}).values())

    def suspensions(self, game: str) -> list[ClauseSuspended]:
        """Return the clauses that the house has suspended and not restored."""
        return list(self._read().suspensions.get(game, {}).values())

    def results(self, limit: int | None = None, *, game: str | None = None) -> list[RoundFinished]:
        """Return finished rounds, the last one first."""
        rounds = reversed(self._read().rounds)
        return [one for one in rounds if game in (None, one.game)][:limit]

    def standings(self, game: str) -> list[Standing]:
        """Return everybody's games, the smallest share of lost ones first, then the most games."""
        played = self._read().standings(game)
        return sorted(played, key=lambda one: (one.lost / one.games, -one.games, one.name))

    def notices(self) -> Sequence[str]:
        """Return a sentence for what is kept here but could not be understood."""
        unreadable = self._read().unreadable
        if not unreadable:
            return ()
        entries = "entry of this house was" if unreadable == 1 else "entries of this house were"
        return (f"{unreadable} {entries} not understood and left out.",)

    def hold(self, table: str) -> lock.TableLock:
        """Hold a table for this process, so that no other opens it.

        Raises `UnknownTable`, `TableBusy`, or `StoreRefused` if there can be no lock file. A house
        without a directory is in no other process's reach, and nothing is locked.
        """
        self.store.info(table)
        if self.directory is None:
            return lock.TableLock(table, None)
        try:
            return lock.hold(self.directory, table)
        except OSError as error:
            why = error.strerror or str(error)
            raise StoreRefused(f"The table {table} could not be locked: {why}.") from error

    def close(self) -> None:
        """Let go of the store and the house's files."""
        self.store.close()
        if self._presence is not None:
            self._presence.close()

    def _read(self) -> Ledger:
        """Return the ledger with whatever has been entered since it was last asked."""
        for entry in self.store.entries(self._ledger.number):
            self._ledger.add(entry)
        return self._ledger
