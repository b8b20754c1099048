"""Keys on a real terminal: those that arrive together have one moment, however many they are."""

import sys
from pathlib import Path

import pexpect

PATIENCE = 30
APP = """
from textual import events

from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.terminal import TerminalDriver, run_on_terminal


class Keys(MagooApp):
    moments = []

    async def on_event(self, event):
        is_new = isinstance(event, events.Key) and not event.is_forwarded
        await super().on_event(event)
        if is_new:
            self.moments.append(f"{self.pressed.last}@{self.pressed.moment!r}")
            self.last_line = " ".join(["keys", *self.moments, "end"])
            if self.pressed.last == "q":
                self.exit(0)


raise SystemExit(run_on_terminal(Keys(driver_class=TerminalDriver)))
"""


def test_keys_that_arrive_together_have_one_moment(tmp_path: Path) -> None:
    env = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "TERM": "xterm-256color"}
    env |= {"LANG": "C.UTF-8", "PYTHONPATH": str(Path(__file__).parents[2])}
    child = pexpect.spawn(
        sys.executable, ["-c", APP], env=env, dimensions=(24, 200), timeout=PATIENCE
    )
    child.expect_exact("\x1b[?2004h")
    child.send("15,9zb73jf/[\\")
    child.send("k")
    child.expect(pexpect.TIMEOUT, timeout=0.3)
    child.send("q")
    child.expect("keys (.*) end")
    told = child.match.group(1).decode().replace("\r\n", "").split(" ")
    child.close()
    keys = [key.split("@") for key in told]
    assert "".join(key for key, _ in keys) == "15,9zb73jf/[\\kq"
    moments = [float(moment) for _, moment in keys]
    assert len(set(moments[:13])) == 1
    assert moments == sorted(moments)
    assert moments[-1] - moments[0] > 0.2
