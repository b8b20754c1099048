"""Where the rules lie: the one place that knows a checkout from an installed wheel."""

from pathlib import Path

from magoo_tui.rulebook.errors import RulebookError


def rules_directory() -> Path:
    """The folder with one folder of rules for each game.

    A wheel carries it inside the package, a checkout beside it; raises `RulebookError` if neither
    is there.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "rules", package.parent / "rules"):
        if folder.is_dir():
            return folder
    raise RulebookError("the rules are not installed with the program", file=str(package / "rules"))
