"""Laws in words for every kind of terminal: how a text is understood, and what laws are at."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Lawful, PeopleView, ProposalView, Touch, WordsInTime
from magoo_tui.wording import short_clause, visible

if TYPE_CHECKING:
    from magoo_tui.rulebook.language.understanding import Understanding

NAMED: Final = 3
"""Of more than so many that are waited for only the first is named."""


def understood_in_words(understood: "Understanding") -> tuple[str, str]:
    """How a text is understood: what comes of it, and its words or the reason."""
    text = visible(understood.text)
    refusal, stopped = understood.refusal, understood.stopped_after
    if refusal is not None:
        return f"refused ({refusal.clause}):", visible(refusal.sentence)
    if understood.outcome == "by hand":
        where = ""
        if stopped is not None:
            where = f' (I could not follow after "{visible(stopped)}")'
            where = where if stopped else " (I could not follow how it begins)"
        return "by hand:", f"nobody but you will enforce this{where}"
    head = "done once:" if understood.outcome == "done once" else "understood as:"
    return head, text


def keeper_of(law: Lawful) -> str:
    """Who enforces a law, and how long it still holds."""
    keeper = "enforced by the table" if law.is_enforced else "kept by hand"
    return f"{keeper}, {law.left}" if law.left else keeper


# ---- laws at work


def words_to_say(view: PeopleView, people: Sequence[Seat]) -> list[WordsInTime]:
    """The words that these people can say in time, each once; none where the table hears none."""
    if view.is_aloud:
        return []
    found: dict[tuple[Seat, str], WordsInTime] = {}
    for one in view.at_work.words:
        if one.words and one.seat in people:
            found.setdefault((one.seat, one.words), one)
    return list(found.values())


def who_may_show(view: PeopleView, people: Sequence[Seat]) -> list[Seat]:
    """The people of whom a law waits to see whether they show a card."""
    seats = (one.seat for one in view.at_work.words if not one.words)
    return [seat for seat in dict.fromkeys(seats) if seat in people]


def in_time(view: PeopleView) -> Iterator[str]:
    """What laws have people say or show in time, a short sentence each."""
    return (_in_time(view, one) for one in view.at_work.words)


def at_work(view: PeopleView, *besides: str) -> Iterator[str]:
    """What laws have people owe, lose, leave unsaid and drink, a short sentence each.

    ``besides``: what they have set going in that game alone.
    """
    laws = view.at_work
    yield from in_time(view)
    for shown in laws.open_cards:
        yield f"{_name(view, shown.seat)} shows {' '.join(shown.cards)}"
    yield from besides
    for seat, words in laws.forbidden:
        yield f'{_name(view, seat)} may not say "{visible(words)}"'
    for seat, turns in laws.turns_to_lose:
        yield f"{_name(view, seat)} loses {'a turn' if turns == 1 else f'{turns} turns'}"
    if laws.drunk:
        counts = (f"{_name(view, seat)} {count}" for seat, count in laws.drunk)
        yield f"drinks: {', '.join(counts)}"


def _in_time(view: PeopleView, one: WordsInTime) -> str:
    name = _name(view, one.seat)
    if not one.words:
        return f"{name} may show a card (law {one.law})"
    verb = "owes" if one.is_owed else "may say"
    return f'{name} {verb} "{visible(one.words)}" (law {one.law})'


def asked_for_cards(view: PeopleView) -> str:
    """Who has still to give up cards, and by which law."""
    demand = view.at_work.demand
    if demand is None:
        return ""
    return f"Law {demand.law} asks {names_of(view, demand.waits_for)} for cards"


def race_in_words(view: PeopleView) -> str:
    """What is to be said in a race that a law has run, or who throws in it, and by which law."""
    race = view.race
    if race is None or race.law is None:
        return ""
    if race.throwers:
        throwers = names_of(view, race.throwers)
        return f"Law {race.law}: {throwers} were last together, and throw for the last place"
    return f'Law {race.law}: who is last to say "{visible(race.words)}"?'


def names_of(view: PeopleView, seats: Sequence[Seat]) -> str:
    """These seats' names in a row, or the first and how many more."""
    named = [_name(view, seat) for seat in seats]
    if len(named) > NAMED:
        return f"{named[0]} and {len(named) - 1} more"
    return " and ".join(filter(None, (", ".join(named[:-1]), named[-1] if named else "")))


def met(touch: Touch) -> str:
    """What a proposed law meets: ``law 2``, or a clause without the name of its game."""
    number = touch.clause.removeprefix("law.")
    return f"law {number}" if number.isdecimal() else short_clause(touch.clause)


def touches_in_words(proposal: ProposalView) -> str:
    """All that a proposed law meets, in one line."""
    if proposal.outcome not in ("enforced", "done once"):
        return ""
    return f"touches: {', '.join(map(met, proposal.touches)) or 'no law and no clause in force'}"


def _name(view: PeopleView, seat: Seat) -> str:
    return visible(view.places[seat].name)
