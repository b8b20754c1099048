"""The language of a table's words: English as they stand in the code, others from catalogs.

A catalog is a gettext file, ``locale/LANGUAGE/LC_MESSAGES/magoo.po``, read when the first word of
its language is asked for; no compiled one is kept. Words that a catalog lacks are told in English.
Clauses are translated beside their rulebook, in ``rules/GAME/LANGUAGE/`` (rulebook.translation).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "es": "Español"}
"""The languages that can be asked for, by their code, as they call themselves."""

_SPOKEN: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def spoken() -> str:
    """The code of the language that is spoken here."""
    return _SPOKEN.get()


def speak(language: str) -> None:
    """Speak a language from now on. Raises ValueError if it is none of LANGUAGES."""
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {language}: take {', '.join(LANGUAGES)}.")
    _SPOKEN.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def tr(words: str, /, **values: object) -> str:
    """The words in the language that is spoken, with these values put in their places."""
    language = _SPOKEN.get()
    if language != ENGLISH:
        words = catalog(language).get(words, words)
    return words.format(**values) if values else words


def tr_count(count: int, one: str, more: str, /, **values: object) -> str:
    """The words for one thing or for several, the number itself as ``{count}``."""
    return tr(one if count == 1 else more, count=count, **values)


@cache
def catalog(language: str) -> dict[str, str]:
    """All words of a language by the English ones; empty for a language without a catalog."""
    file = Path(__file__).parent / "locale" / language / "LC_MESSAGES" / "magoo.po"
    if not file.is_file():
        return {}
    import polib  # only where another language than English is spoken

    return {entry.msgid: entry.msgstr for entry in polib.pofile(str(file)) if entry.translated()}
