"""A house's law, taken along as a constitution and taken over by another house."""

from hashlib import blake2b
from string import ascii_uppercase

from msgspec import Struct

from magoo_tui.games import game_of
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.rulebook import load
from magoo_tui.rulebook.constitution import Article, Constitution, Decision, format_constitution
from magoo_tui.rulebook.law_text import MOST_LAWS
from magoo_tui.store.deeds import ClauseSuspended, Deed, LawRatified, ParameterSet, Ratification
from magoo_tui.store.house import House


class Adoption(Struct, frozen=True, kw_only=True):
    """What taking over a constitution comes to."""

    laws: tuple[tuple[int, str], ...] = ()
    """The laws that are new here: their numbers in the constitution, and their words."""
    settings: tuple[tuple[str, str], ...] = ()
    """The parameters that are set, with their new values."""
    overwritten: tuple[tuple[str, str, str], ...] = ()
    """Those of them that the house had set to something else: name, old value, new value."""
    suspensions: tuple[str, ...] = ()
    """The clauses that are suspended."""
    standing: int = 0
    """So many articles are law here already."""


def constitution_of(house: House, game: str) -> Constitution:
    """The law of a house, with who moved what and how it was voted."""
    articles = [
        Article("Set", f"{one.parameter} = {one.value}", _decision(one.ratification))
        for one in house.settings(game)
    ]
    articles += [
        Article("Suspended", one.clause, _decision(one.ratification))
        for one in house.suspensions(game)
    ]
    articles += [
        Article("Law", law.words, _decision(law.ratification), law.number)
        for law in house.laws(game)
    ]
    last = max((law.number for law in house.maglossary(game)), default=0)
    return Constitution(game, tuple(articles), last)


def _decision(voted: Ratification) -> Decision:
    return Decision(voted.mover, voted.date, voted.ayes, voted.nays, voted.members)


def plan_adoption(house: House, constitution: Constitution) -> Adoption:
    """What taking it over would change in a house; nothing is done. Raises NoRecordError."""
    game = game_of(Header((("Game", constitution.game),)))
    seats = ", ".join(ascii_uppercase[: load(game.name).title_page.seats.min])
    header = Header((("Game", game.name), ("Seats", seats), *constitution.fields()))
    game.open_table(header)  # says what is wrong with it, if anything is
    values = {one.parameter: one.value for one in house.settings(game.name)}
    known = {law.words for law in house.laws(game.name)}
    suspended = {one.clause for one in house.suspensions(game.name)}
    new = [law for law in constitution.laws() if law.text not in known]
    if len(known) + len(new) > MOST_LAWS:
        raise NoRecordError(f"A house has at most {MOST_LAWS} laws in force.")
    settings = [pair for pair in _settings(constitution) if values.get(pair[0]) != pair[1]]
    suspensions = [
        article.text
        for article in constitution.articles
        if article.kind == "Suspended" and article.text not in suspended
    ]
    changed = len(new) + len(settings) + len(suspensions)
    return Adoption(
        laws=tuple((law.number, law.text) for law in new),
        settings=tuple(settings),
        overwritten=tuple((name, values[name], to) for name, to in settings if name in values),
        suspensions=tuple(suspensions),
        standing=len(constitution.articles) - changed,
    )


def adopt(house: House, constitution: Constitution) -> Adoption:
    """Take over what a house has not yet: its own laws stay, and settings are overwritten.

    Who moved what, when, and how it was voted is kept; laws take the house's next numbers.
    Raises NoRecordError and StoreError, and has changed nothing then.
    """
    adoption = plan_adoption(house, constitution)
    table = _name_of(house, constitution)
    deeds = [
        deed
        for line, article in enumerate(constitution.articles, 1)
        if (deed := _deed(article, constitution.game, adoption, table, line)) is not None
    ]
    house.record(*deeds)
    return adoption


def _settings(constitution: Constitution) -> list[tuple[str, str]]:
    """The parameters that it sets, with their values as a house writes them."""
    return [_setting(one, constitution.game) for one in constitution.articles if one.kind == "Set"]


def _setting(article: Article, game: str) -> tuple[str, str]:
    name, _, value = (part.strip() for part in article.text.partition("="))
    parameter = load(game).parameters[name]
    return name, parameter.format(parameter.parse(value))


def _name_of(house: House, constitution: Constitution) -> str:
    """Where it was ratified, as far as this house knows.

    The same constitution counts anew once the law of the house has changed, and else once.
    """
    now = constitution_of(house, constitution.game)
    both = f"{format_constitution(now)}\n{format_constitution(constitution)}"
    return f"constitution-{blake2b(both.encode(), digest_size=5).hexdigest()}"


def _deed(article: Article, game: str, adoption: Adoption, table: str, line: int) -> Deed | None:
    one = article.decision
    voted = Ratification(
        mover=one.mover,
        date=one.date,
        ayes=one.ayes,
        nays=one.nays,
        members=one.members,
        table=table,
        line=line,
    )
    if article.kind == "Law" and (article.number, article.text) in adoption.laws:
        return LawRatified(
            game=game, words=article.text, number_at_table=article.number, ratification=voted
        )
    if article.kind == "Suspended" and article.text in adoption.suspensions:
        return ClauseSuspended(game=game, clause=article.text, ratification=voted)
    if article.kind == "Set" and (setting := _setting(article, game)) in adoption.settings:
        return ParameterSet(game=game, parameter=setting[0], value=setting[1], ratification=voted)
    return None
