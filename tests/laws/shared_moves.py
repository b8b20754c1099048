"""What tables of every game are tried with: moves that all know, settings and laws mixed."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hypothesis import strategies as st

from magoo_tui.kernel import moves as shared
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament import moves as committee

_text = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters='"'))
_said = _text.map(str.strip)
WORDS = st.lists(_said, max_size=2).map(tuple)
_law = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=60)
_numbers = st.integers(0, 200)


def seats_of(names: tuple[str, ...]) -> st.SearchStrategy[Seat]:
    """Any seat of a table."""
    return st.integers(0, len(names) - 1).map(Seat)


def moves_of_all_games(
    names: tuple[str, ...],
    plain: Iterable[type[Move]],
    kinds: Sequence[CardName],
    clauses: tuple[str, ...],
    parameter: str,
    values: tuple[str, ...],
) -> list[st.SearchStrategy[Move]]:
    """Moves of every kind that each game has, and of those of a game's own that name nothing."""
    seat, build = seats_of(names), st.builds
    nameless: tuple[type[Move], ...] = (
        *plain,
        *(shared.Leave, shared.Admit, shared.Contest),
        *(committee.MoveToConvene, committee.SecondMotion, committee.Withdraw),
        *(committee.Put, committee.Adjourn),
    )
    clause, value = st.sampled_from(clauses).map(ClauseId), st.sampled_from(values)
    spoken = st.lists(_said.filter(bool), min_size=1, max_size=2).map(tuple)
    shuffled = st.lists(st.sampled_from(kinds), max_size=6).map(tuple)
    return [
        *(build(kind, seat, WORDS) for kind in nameless),
        build(shared.Say, seat, spoken),
        build(shared.Vote, seat, WORDS, aye=st.booleans()),
        build(shared.Charge, seat, WORDS, accused=seat, reason=_said.filter(bool)),
        build(shared.Charge, seat, accused=seat, reason=st.just("")),
        build(shared.Shuffle, st.just(NOBODY), cards=shuffled),
        build(shared.TimeUp, st.just(NOBODY)),
        build(committee.Throw, seat, WORDS, shape=st.sampled_from(SHAPES)),
        build(committee.ProposeLaw, seat, text=_law),
        build(committee.ProposeRepeal, seat, WORDS, number=_numbers),
        build(committee.ProposeSuspend, seat, WORDS, clause=clause),
        build(committee.ProposeRestore, seat, WORDS, clause=clause),
        build(committee.ProposeSet, seat, WORDS, parameter=st.just(parameter), value=value),
    ]


def settings_and_laws(settings: Sequence[str], laws: Sequence[str]) -> st.SearchStrategy[list[str]]:
    """Fields of a header: some settings, and often some laws."""
    return st.builds(
        lambda chosen, enacted: [*chosen, *(f"Law: {law}" for law in enacted)],
        st.lists(st.sampled_from(settings), max_size=4, unique=True),
        st.one_of(st.just([]), st.lists(st.sampled_from(laws), max_size=5, unique=True)),
    )


def since(
    happened: list[Event[Any]], is_beginning: Callable[[Event[Any]], bool]
) -> list[Event[Any]]:
    """What has happened from the last such fact on; all of it where there was none."""
    for index in reversed(range(len(happened))):
        if is_beginning(happened[index]):
            return happened[index:]
    return happened
