"""Laws in words for every kind of terminal: how a text is understood, and what laws are at."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Lawful, PeopleView, ProposalView, Touch, WordsInTime
from magoo_tui.tongue import tr, tr_count
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
        return tr("refused ({clause}):", clause=refusal.clause), visible(tr(refusal.sentence))
    if understood.outcome == "by hand":
        return tr("by hand:"), _kept_by_hand(stopped)
    is_done_once = understood.outcome == "done once"
    return tr("done once:") if is_done_once else tr("understood as:"), text


def _kept_by_hand(stopped: str | None) -> str:
    if stopped is None:
        return tr("nobody but you will enforce this")
    if not stopped:
        return tr("nobody but you will enforce this (I could not follow how it begins)")
    return tr(
        'nobody but you will enforce this (I could not follow after "{words}")',
        words=visible(stopped),
    )


def keeper_of(law: Lawful) -> str:
    """Who enforces a law, and how long it still holds."""
    keeper = tr("enforced by the table") if law.is_enforced else tr("kept by hand")
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
        yield tr("{seat} shows {cards}", seat=_name(view, shown.seat), cards=" ".join(shown.cards))
    yield from besides
    for seat, words in laws.forbidden:
        yield tr('{seat} may not say "{words}"', seat=_name(view, seat), words=visible(words))
    for seat, turns in laws.turns_to_lose:
        yield tr_count(
            turns, "{seat} loses a turn", "{seat} loses {count} turns", seat=_name(view, seat)
        )
    if laws.drunk:
        counts = ", ".join(f"{_name(view, seat)} {count}" for seat, count in laws.drunk)
        yield tr("drinks: {counts}", counts=counts)


def _in_time(view: PeopleView, one: WordsInTime) -> str:
    name = _name(view, one.seat)
    if not one.words:
        return tr("{seat} may show a card (law {law})", seat=name, law=one.law)
    words = visible(one.words)
    if one.is_owed:
        return tr('{seat} owes "{words}" (law {law})', seat=name, words=words, law=one.law)
    return tr('{seat} may say "{words}" (law {law})', seat=name, words=words, law=one.law)


def asked_for_cards(view: PeopleView) -> str:
    """Who has still to give up cards, and by which law."""
    demand = view.at_work.demand
    if demand is None:
        return ""
    asked = names_of(view, demand.waits_for)
    return tr("Law {law} asks {seats} for cards", law=demand.law, seats=asked)


def race_in_words(view: PeopleView) -> str:
    """What is to be said in a race that a law has run, or who throws in it, and by which law."""
    race = view.race
    if race is None or race.law is None:
        return ""
    if race.throwers:
        return tr(
            "Law {law}: {seats} were last together, and throw for the last place",
            law=race.law,
            seats=names_of(view, race.throwers),
        )
    words = visible(race.words)
    return tr('Law {law}: who is last to say "{words}"?', law=race.law, words=words)


def names_of(view: PeopleView, seats: Sequence[Seat]) -> str:
    """These seats' names in a row, or the first and how many more."""
    named = [_name(view, seat) for seat in seats]
    if len(named) > NAMED:
        return tr("{first} and {count} more", first=named[0], count=len(named) - 1)
    *first, last = named or [""]
    return tr("{first} and {last}", first=", ".join(first), last=last) if first else last


def met(touch: Touch) -> str:
    """What a proposed law meets: ``law 2``, or a clause without the name of its game."""
    number = touch.clause.removeprefix("law.")
    return tr("law {number}", number=number) if number.isdecimal() else short_clause(touch.clause)


def touches_in_words(proposal: ProposalView) -> str:
    """All that a proposed law meets, in one line."""
    if proposal.outcome not in ("enforced", "done once"):
        return ""
    if not proposal.touches:
        return tr("touches: no law and no clause in force")
    return tr("touches: {clauses}", clauses=", ".join(map(met, proposal.touches)))


def _name(view: PeopleView, seat: Seat) -> str:
    return visible(view.places[seat].name)
