"""The canonical form: one sentence, always the same for the same meaning.

Parsing it gives the law itself again.
"""

from collections.abc import Sequence

from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.wording import cards_in, duration_in, person_in
from magoo_tui.rulebook.language.wording_effects import effects_in, sanction_in
from magoo_tui.rulebook.language.wording_occasions import conditions_in, occasion_in, tests_in


@enforces("law.check.1")
def canonical_form(meant: law.Law, names: Sequence[str], book: Rulebook) -> str:
    """The sentence for a law at a table where people have these names."""
    sentence = _sentence(meant, names, book)
    if meant.duration is not None:
        sentence = f"{duration_in(meant.duration)}, {sentence}"
    elif isinstance(getattr(meant, "who", None), law.Named):
        return f"{sentence}."  # a name begins as its owner writes it
    return f"{sentence[0].upper()}{sentence[1:]}."


def _sentence(meant: law.Law, names: Sequence[str], book: Rulebook) -> str:
    match meant:
        case law.OnOccasion(occasion=occasion, effects=effects):
            parts = [f"when {occasion_in(occasion, names)}", *conditions_in(meant, names)]
            return ", ".join([*parts, effects_in(effects, names)])
        case law.Deed(effects=effects):
            return f"at once, {effects_in(effects, names)}"
        case law.HoldLimit(most=most):
            return f"each player may hold at most {most} cards"
        case law.WordBan(words=words, sanction=sanction, who=who):
            is_of_all = isinstance(who, law.AnyPlayer)
            forbidden = "nobody may" if is_of_all else f"{person_in(who, names)} may not"
            return f'{forbidden} say "{words}" or must {sanction_in(sanction)}'
        case law.SuspendedClause(clause=clause):
            return f"clause {clause} is suspended"
        case law.RestoredClause(clause=clause):
            return f"clause {clause} is in force"
        case law.ParameterIs(name=name, value=value):
            return f"the {book.parameters[name].spoken} is {value}"
        case _:
            return _laying(meant, names)


_Laying = law.Permission | law.OnlyIf | law.Prohibition | law.OnlyThese


def _laying(meant: _Laying, names: Sequence[str]) -> str:
    on = "" if meant.on is None else f" on {cards_in(meant.on)}"
    cards = cards_in(meant.cards)
    match meant:
        case law.OnlyThese():
            return f"only {cards} may be played{on}"
        case law.Permission(who=who, tests=tests):
            end = f" if {tests_in(tests, names)}" if tests else ""
            return f"{_may(who, cards, names, '')}{on}{end}"
        case law.OnlyIf(who=who, tests=tests):
            return f"{_may(who, cards, names, '')}{on} only if {tests_in(tests, names)}"
        case law.Prohibition(who=who):
            return f"{_may(who, cards, names, ' not')}{on}"


def _may(who: law.Who, cards: str, names: Sequence[str], negation: str) -> str:
    if isinstance(who, law.AnyPlayer):
        return f"{cards} may{negation} be played"
    return f"{person_in(who, names)} may{negation} play {cards}"
