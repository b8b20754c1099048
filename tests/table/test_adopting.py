"""A house takes over the law of another, and loses nothing of its own."""

import pytest

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.rulebook.constitution import (
    Article,
    Constitution,
    Decision,
    format_constitution,
    parse_constitution,
)
from magoo_tui.store.deeds import (
    ClauseSuspended,
    LawRatified,
    LawRepealed,
    ParameterSet,
    Ratification,
)
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.table.adopting import adopt, constitution_of, plan_adoption


def voted(mover: str, line: int, table: str = "keen-crane") -> Ratification:
    return Ratification(
        mover=mover, date="2007-12-16", ayes=3, nays=1, members=4, table=table, line=line
    )


def lawful_house() -> House:
    house = House(MemoryStore())
    for number, words in enumerate(("Nobody hums.", "Red is lucky.", "Bo deals slowly."), 1):
        house.record(
            LawRatified(
                game="magoo",
                words=words,
                number_at_table=number,
                ratification=voted("Ann", number),
            )
        )
    house.record(
        LawRepealed(
            game="magoo", words="Red is lucky.", number_at_table=2, ratification=voted("Bo", 9)
        ),
        ParameterSet(game="magoo", parameter="social", value="3", ratification=voted("Bo", 4)),
        ClauseSuspended(game="magoo", clause="magoo.am6", ratification=voted("Cy", 5)),
    )
    return house


def test_the_law_of_a_house_goes_into_a_text_and_into_another_house() -> None:
    old, new = lawful_house(), House(MemoryStore())
    constitution = parse_constitution(format_constitution(constitution_of(old, "magoo")))
    assert [law.number for law in constitution.laws()] == [1, 3]
    adoption = adopt(new, constitution)
    assert adoption.laws == ((1, "Nobody hums."), (3, "Bo deals slowly."))
    assert adoption.settings == (("social", "3"),)
    assert adoption.suspensions == ("magoo.am6",)
    assert (adoption.overwritten, adoption.standing) == ((), 0)
    laws = new.laws("magoo")
    assert [law.words for law in laws] == ["Nobody hums.", "Bo deals slowly."]
    before = old.laws("magoo")[0].ratification
    after = laws[0].ratification
    for told in ("mover", "date", "ayes", "nays", "members"):
        assert getattr(after, told) == getattr(before, told)
    assert new.settings("magoo")[0].ratification.mover == "Bo"
    assert new.suspensions("magoo")[0].ratification.mover == "Cy"


def test_taking_it_over_twice_changes_nothing_more() -> None:
    house, constitution = House(MemoryStore()), constitution_of(lawful_house(), "magoo")
    adopt(house, constitution)
    entries = len(house.maglossary("magoo"))
    again = adopt(house, constitution)
    assert (again.laws, again.settings, again.suspensions, again.standing) == ((), (), (), 4)
    assert len(house.maglossary("magoo")) == entries


def test_a_law_that_was_repealed_here_can_be_taken_over_again() -> None:
    house, constitution = House(MemoryStore()), constitution_of(lawful_house(), "magoo")
    adopt(house, constitution)
    house.record(
        LawRepealed(
            game="magoo",
            words="Nobody hums.",
            number_at_table=1,
            ratification=voted("Di", 7, "wise-owl"),
        )
    )
    assert adopt(house, constitution).laws == ((1, "Nobody hums."),)
    assert [law.words for law in house.laws("magoo")] == ["Bo deals slowly.", "Nobody hums."]


def test_what_would_be_overwritten_is_known_before() -> None:
    house, constitution = lawful_house(), Constitution("magoo", (Article("Set", "social =  5"),))
    planned = plan_adoption(house, constitution)
    assert planned.overwritten == (("social", "3", "5"),)
    assert house.settings("magoo")[0].value == "3"
    adopt(house, constitution)
    assert house.settings("magoo")[0].value == "5"
    assert len(house.laws("magoo")) == 2


@pytest.mark.parametrize(
    "article",
    [
        Article("Set", "social = 99"),
        Article("Set", "luck = 3"),
        Article("Suspended", "magoo.am1"),
        Article("Law", "x" * 241, number=1),
    ],
)
def test_what_cannot_be_law_is_refused_and_changes_nothing(article: Article) -> None:
    house = lawful_house()
    before = constitution_of(house, "magoo")
    good = Article("Law", "Everybody smiles.", Decision("Di", "", 1, 0, 2), 1)
    number = 2 if article.kind == "Law" else article.number
    bad = Article(article.kind, article.text, article.decision, number)
    with pytest.raises(NoRecordError):
        adopt(house, Constitution("magoo", (good, bad)))
    assert constitution_of(house, "magoo") == before


def test_a_house_has_no_more_laws_than_a_table_takes() -> None:
    house = lawful_house()
    laws = tuple(Article("Law", f"Law of day {day}.", number=day) for day in range(1, 60))
    with pytest.raises(NoRecordError, match="at most 60"):
        adopt(house, Constitution("magoo", laws))
    assert len(adopt(house, Constitution("magoo", laws[:58])).laws) == 58
