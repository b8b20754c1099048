"""Starts the program. Without a command the lobby comes first, and everything else after it."""

import gc
import os
import sys

INTERRUPTED = 130
"""The exit status after Ctrl+C, as shells have it."""


def main() -> None:
    """Run what the command line asks for, and end the process with its status.

    Nothing that is loaded at the start is garbage: it is looked for once a command runs.
    """
    gc.disable()
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _run() -> None:
    if len(sys.argv) > 1 or "_MAGOO_COMPLETE" in os.environ:
        from magoo_tui.cli.app import app

        app(prog_name="magoo")
        return
    from magoo_tui.cli.faults import Fault
    from magoo_tui.cli.screens import show_lobby

    try:
        status = show_lobby()
    except Fault as fault:
        sys.stderr.write(f"magoo: {fault.sentence}\n")
        status = fault.status
    sys.exit(status)


if __name__ == "__main__":
    main()
