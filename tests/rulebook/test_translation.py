"""Other languages: whole where they are promised, English where they are not there yet."""

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import magoo_tui
from magoo_tui.games import GAMES
from magoo_tui.games.magarac.spoken import SPOKEN_RANKS, SPOKEN_SUITS
from magoo_tui.kernel.race import SHAPES
from magoo_tui.parliament.view import TERMS
from magoo_tui.plain import pins as plain_pins
from magoo_tui.plain.help import FIRST, LAST
from magoo_tui.plain.magarac import HELP as MAGARAC_HELP
from magoo_tui.plain.pages import SUSPENDED
from magoo_tui.rulebook import Clause, Rulebook, RulebookError, load, read_rulebook
from magoo_tui.rulebook.clauses import Kind
from magoo_tui.rulebook.location import rules_directory
from magoo_tui.rulebook.translation import translated
from magoo_tui.table.check import check_file
from magoo_tui.tongue import LANGUAGES, catalog, speak, speaking, spoken, tr, tr_count
from magoo_tui.tui.faces import FACES
from magoo_tui.tui.faces.magarac.forfeit import ForfeitModal
from magoo_tui.tui.modals import followers, note, parameters, pin
from magoo_tui.tui.modals.bill import UNTRIED
from magoo_tui.tui.modals.committee import OUTCOMES, CommitteeModal
from magoo_tui.tui.modals.propose import KINDS
from magoo_tui.tui.modals.propose_change import RepealForm, RestoreForm, SuspendForm
from magoo_tui.tui.modals.propose_text import ADJOURNED, CommandForm, LawForm
from magoo_tui.tui.modals.verdict import VerdictModal
from magoo_tui.tui.screens import help as help_page

WHOLE = [("magarac", "es")]
"""Games that are told in a language from the first word to the last."""

ROOT = Path(magoo_tui.__file__).parent
ASKED_FOR_BY_NAME = {
    *SHAPES,
    *get_args(Kind),
    *SPOKEN_RANKS.values(),
    *SPOKEN_SUITS.values(),
    *(words for both in TERMS.values() for words in both),
    *(FIRST, LAST, MAGARAC_HELP, SUSPENDED, plain_pins.NOTE, pin.NOTE),
    *("aye", "nay", "silent"),
    *OUTCOMES.values(),
    *UNTRIED.values(),
    *(words for _, _, *both in KINDS for words in both),
    *(form.TITLE_OF_FORM for form in (SuspendForm, RestoreForm, RepealForm, LawForm, CommandForm)),
    *(form.HINT for form in (SuspendForm, LawForm, CommandForm)),
    *(LawForm.BEGINNING, ADJOURNED, parameters.HINT),
    *(followers.HEADING, followers.EXAMPLES, note.GOES_ON),
    *(action.label for face in FACES.values() for action in face().actions),
    *(action.help for face in FACES.values() for action in face().actions),
    *(told for _, told in (*help_page.EVERYWHERE, *help_page.SESSION)),
    *(heading for _, heading in help_page.SCOPES),
    help_page.IN_SESSION,
    *(form.LASTS for form in (CommitteeModal, VerdictModal, ForfeitModal)),
    "any key",
}
"""Words that the code hands to ``tr`` by a name, not as they stand."""

TOLD_IN_SPANISH = ("parliament/", "games/magarac/", "table/")
"""Where every refusal and every line of the log is made from words of the catalog."""
SENTENCES = {"Refusal": 1, "Telling": 0, "not_understood": 0}
"""By who is told a sentence: which of the arguments it is."""


def texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text of a book that can be translated, with where it stands."""
    page = book.title_page
    yield from (("title", page.title), ("laid down", page.laid_down))
    yield from ((f"summary {at}", line) for at, line in enumerate(page.summary))
    for section in book.sections:
        yield section.id, section.title
        for clause in section.clauses:
            yield from ((f"{clause.id} {name}", getattr(clause, name)) for name in PARTS)
            for parameter in clause.parameters:
                yield f"{clause.id} {parameter.name}", parameter.meaning


PARTS = ("title", "rule", "table")


@pytest.mark.parametrize(("game", "language"), WHOLE)
def test_a_whole_translation_leaves_no_text_in_english(game: str, language: str) -> None:
    english, other = dict(texts(load(game))), dict(texts(load(game, language)))
    assert english.keys() == other.keys()
    assert [place for place, text in english.items() if other[place] == text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_changes_words_alone(game: str, language: str) -> None:
    english, other = load(game), load(game, language)
    assert list(english.clauses) == list(other.clauses)
    assert english.defaults == other.defaults
    for clause in english.clauses.values():
        told: Clause = other.clause(clause.id)
        assert (told.kind, told.placeholders) == (clause.kind, clause.placeholders)
        assert told.title and told.rule and told.table, clause.id
        cited = re.compile(r"\b[a-z]+\d*\.\d+\b")
        assert sorted(cited.findall(told.table)) == sorted(cited.findall(clause.table)), clause.id


def test_what_is_not_translated_is_english() -> None:
    assert load("magoo", "es").title == load("magoo").title


@pytest.mark.parametrize(
    ("file", "words", "fault"),
    [
        ("play.toml", 'id = "magarac.plya"', "no such section"),
        ("play.toml", 'id = "magarac.play"\n[[clause]]\nid = "magarac.play.99"', "no such clause"),
        ("play.toml", 'id = "magarac.play"\nkind = "ceremony"', "kind"),
        (
            "play.toml",
            'id = "magarac.play"\n[[clause]]\nid = "magarac.play.9"\ntable = "Nada."',
            "placeholders",
        ),
        (
            "play.toml",
            'id = "magarac.play"\n[[clause]]\nid = "magarac.play.9"\n[clause.meanings]\nlate = "x"',
            "no parameter late",
        ),
        ("game.toml", 'prefix = "otro"', "prefix"),
        ("game.toml", "name =", "Invalid"),
    ],
)
def test_words_of_nothing_are_an_error(file: str, words: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(words, encoding="utf-8")
    with pytest.raises(RulebookError, match=fault) as raised:
        translated(load("magarac"), tmp_path)
    assert raised.value.file.endswith(file)


def test_a_book_is_read_the_same_beside_its_translations(tmp_path: Path) -> None:
    shutil.copytree(rules_directory() / "magarac", tmp_path / "magarac")
    assert list(read_rulebook(tmp_path / "magarac").clauses) == list(load("magarac").clauses)


# ---- the table's words


@cache
def parsed() -> tuple[tuple[str, ast.AST], ...]:
    """Every node of the code, with the module that it stands in."""
    trees = {
        module.relative_to(ROOT).as_posix(): ast.parse(module.read_text(encoding="utf-8"))
        for module in ROOT.rglob("*.py")
    }
    return tuple((name, node) for name, tree in trees.items() for node in ast.walk(tree))


def told_by(node: ast.AST) -> str:
    """The name of the function that a node calls by its bare name."""
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return node.func.id if is_call else ""  # type: ignore[attr-defined]


def asked_for() -> set[str]:
    """Every text that the code hands to ``tr`` and ``tr_count``."""
    calls = [node for _, node in parsed() if told_by(node) in ("tr", "tr_count")]
    texts = [text for call in calls if isinstance(call, ast.Call) for text in call.args]
    words = {text.value for text in texts if isinstance(text, ast.Constant)}
    return {*ASKED_FOR_BY_NAME, *(text for text in words if isinstance(text, str))} - {""}


PLACE = re.compile(r"\{[^{}]*\}")
"""A place for a value, whatever it is called."""


def standing() -> set[str]:
    """Every text in the code, of one with values in it what stands between them."""
    found = set[str]()
    for _, node in parsed():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(PLACE.sub("{}", node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            found.add("".join(map(str, parts)))
    return found


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_the_table_s_words_are_all_in_spanish() -> None:
    assert asked_for() - catalog("es").keys() == set()


def test_the_catalog_has_no_words_that_nobody_says() -> None:
    said = standing()
    missing = {english for english in catalog("es") if PLACE.sub("{}", english) not in said}
    assert missing == set()


def test_what_a_table_says_by_itself_is_never_handed_over_in_english_alone() -> None:
    bare = {
        (module, node.lineno)
        for module, node in parsed()
        if module.startswith(TOLD_IN_SPANISH) and isinstance(node, ast.Call)
        for words in (
            node.args[SENTENCES[told_by(node)] :][:1] if told_by(node) in SENTENCES else []
        )
        if isinstance(words, ast.Constant | ast.JoinedStr) and not _is_speech(node)
    }
    assert bare == set()


def _is_speech(call: ast.Call) -> bool:
    return any(keyword.arg == "is_speech" for keyword in call.keywords)


def test_a_number_of_things_is_told_of_one_and_of_several() -> None:
    one, more = "{count} aye", "{count} ayes"
    assert [tr_count(count, one, more) for count in (0, 1, 2)] == ["0 ayes", "1 aye", "2 ayes"]
    with speaking("es"):
        assert tr_count(1, "{seat} loses a turn", "{seat} loses {count} turns", seat="Bo") == (
            "Bo pierde un turno"
        )
        assert tr_count(2, "{seat} loses a turn", "{seat} loses {count} turns", seat="Bo") == (
            "Bo pierde 2 turnos"
        )


def test_translated_words_have_the_same_places_and_the_same_stop() -> None:
    for english, other in catalog("es").items():
        assert places(english) == places(other), english
        assert english.endswith(".") == other.endswith("."), english


def test_a_language_is_spoken_until_another_one_is() -> None:
    assert spoken() == "en"
    with speaking("es"):
        assert tr("{seat} slaps", seat="Ann {Bo}") == "Ann {Bo} golpea"
        assert tr("Words that nobody has translated") == "Words that nobody has translated"
    assert tr("{seat} slaps", seat="Ann") == "Ann slaps"
    with pytest.raises(ValueError, match="take en, es"):
        speak("fr")


RECORDS = Path(__file__).parents[1] / "records"
SPOKEN_THERE = ("magarac/*.magoo", "law/0*.magoo", "law/magarac*.magoo")


@pytest.mark.parametrize("files", SPOKEN_THERE)
def test_a_record_holds_in_every_language(files: str) -> None:
    paths = sorted(RECORDS.glob(files))
    with speaking("es"):
        reports = {path.name: check_file(path).failures for path in paths}
    assert paths and {name for name, failures in reports.items() if failures} == set()
