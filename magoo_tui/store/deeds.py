"""What happens to a house: rounds are finished, laws ratified; and how each is kept as an entry.

A deed that a line brings about rides in the transaction of that line (`append(also=...)`), so that
neither can stand without the other. Whatever is entered twice counts once.
"""

import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec

from magoo_tui.store.protocol import Entry


class Ratification(msgspec.Struct, frozen=True, kw_only=True):
    """How a committee came to a decision, to be shown beside it (magoo.art1.4)."""

    mover: str
    date: str
    """The day of play, YYYY-MM-DD."""
    ayes: int
    nays: int
    members: int
    """How many sat on the committee, whether they voted or not."""
    table: str
    """The id of the table at which it sat."""
    line: int
    """The number of the line that brought it into force there."""


class PersonSeated(msgspec.Struct, frozen=True, tag="person", kw_only=True):
    """Somebody, or a bot, has taken a seat in this house."""

    name: str
    is_bot: bool = False


class PinSet(msgspec.Struct, frozen=True, tag="pin", kw_only=True):
    """Somebody's hands are shown from now on to whoever knows these digits, of which none is kept.

    `pins` knows how the digest is made.
    """

    name: str
    salt: bytes
    """Of this PIN alone, so that it also tells one from another."""
    digest: bytes


class PinRemoved(msgspec.Struct, frozen=True, tag="no pin", kw_only=True):
    """Somebody's hands are shown without a PIN again; one that was set meanwhile stays."""

    name: str
    salt: bytes
    """That of the PIN which ends."""


class BuzzerSet(msgspec.Struct, frozen=True, tag="buzzer", kw_only=True):
    """Somebody has chosen the key that they slap with where several share a keyboard."""

    name: str
    key: str
    """Empty where they take again whatever key the table gives them."""
    salt: bytes
    """Of this choice alone, so that the same one can be made again after another."""


class RoundFinished(msgspec.Struct, frozen=True, tag="round", kw_only=True):
    """A round is over; one round with a loser is one game (magoo.am8.2)."""

    game: str
    table: str
    round: int
    """From 1 at every table; a round of a table is counted once."""
    date: str
    """The day of play, YYYY-MM-DD."""
    seats: tuple[str, ...]
    """Everybody whose row of losses this round changes."""
    finished: tuple[str, ...] = ()
    """In the order in which they went out."""
    losers: tuple[str, ...] = ()
    exempt: tuple[str, ...] = ()
    """Who was excused from the Huzzah (magoo.am8.1)."""


class LawRatified(msgspec.Struct, frozen=True, tag="law", kw_only=True):
    """A law joins the house's Maglossary and takes its next number."""

    game: str
    words: str
    """As a `Law:` field of a header takes them."""
    number_at_table: int
    """Its number at the table that ratified it, which tells two laws of one line apart."""
    ratification: Ratification


class LawRepealed(msgspec.Struct, frozen=True, tag="repeal", kw_only=True):
    """A law has ended, by vote or because its time is up.

    It is known by its words, since tables number their laws anew; of several with the same words
    the oldest ends.
    """

    game: str
    words: str
    number_at_table: int
    ratification: Ratification


class ParameterSet(msgspec.Struct, frozen=True, tag="set", kw_only=True):
    """A parameter of the rulebook has a value of the house's own."""

    game: str
    parameter: str
    value: str
    """As a `Set:` field of a header takes it."""
    ratification: Ratification


class ClauseSuspended(msgspec.Struct, frozen=True, tag="suspend", kw_only=True):
    """A clause of the rulebook no longer applies in this house."""

    game: str
    clause: str
    ratification: Ratification


class ClauseRestored(msgspec.Struct, frozen=True, tag="restore", kw_only=True):
    """A suspended clause applies again."""

    game: str
    clause: str
    ratification: Ratification


Deed = (
    PersonSeated
    | PinSet
    | PinRemoved
    | BuzzerSet
    | RoundFinished
    | LawRatified
    | LawRepealed
    | ParameterSet
    | ClauseSuspended
    | ClauseRestored
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)


def name_key(name: str) -> str:
    """Return what two spellings of one name have in common: case and composition do not matter."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def format_deed(deed: Deed) -> Entry:
    """Return the entry under which a deed is kept."""
    topic, *rest = _topic_and_key(deed)
    key = msgspec.json.encode([topic, *rest]).decode()
    return Entry(topic=topic, key=key, body=_ENCODER.encode(deed))


def format_deeds(deeds: Iterable[Deed]) -> list[Entry]:
    """Return the entries of several deeds, as `append(also=...)` takes them."""
    return [format_deed(deed) for deed in deeds]


def parse_deed(entry: Entry) -> Deed:
    """Return the deed that an entry keeps; ValueError if it is damaged or of an unknown kind."""
    return _DECODER.decode(entry.body)


def _topic_and_key(deed: Deed) -> tuple[Any, ...]:
    """Return what a deed is counted with, and what makes it the same deed as another."""
    kind = deed.__struct_config__.tag
    match deed:
        case PersonSeated(name=name, is_bot=is_bot):
            return kind, name, is_bot
        case (
            PinSet(name=name, salt=salt)
            | PinRemoved(name=name, salt=salt)
            | BuzzerSet(name=name, salt=salt)
        ):
            return kind, name_key(name), salt.hex()
        case RoundFinished(table=table, round=number):
            return kind, table, number
        case LawRatified(ratification=r) | LawRepealed(ratification=r):
            return f"{kind} {deed.game}", r.table, deed.number_at_table
        case ParameterSet(ratification=r):
            return f"{kind} {deed.game}", r.table, r.line, deed.parameter, deed.value
        case ClauseSuspended(ratification=r) | ClauseRestored(ratification=r):
            return f"{kind} {deed.game}", r.table, r.line, deed.clause
