"""Runs the built row editor in real terminals and checks what a person would see, type, and find afterwards.

    swift build && python3 Scripts/acceptance [--build .build/debug] [name ...]

Needs tmux and nothing else. Prints `ok` or `FAIL` per check, with the screen where one failed, and leaves with status 1 if any did.
Names select checks whose label begins with them.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
import traceback

import programs
from checks import CHECKS
from terminals import Failure, Tmux

# Each adds its checks, in this order.
import rows  # noqa: F401
import arabic  # noqa: F401
import leaving  # noqa: F401
import sizes  # noqa: F401
import plain  # noqa: F401
import quiet  # noqa: F401
import hostile  # noqa: F401
import colors  # noqa: F401


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=".build/debug", help="the folder with the built programs")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    programs.EDITOR = os.path.abspath(f"{options.build}/RowEditor")
    programs.PROBE = os.path.abspath(f"{options.build}/TerminalProbe")
    for program in (programs.EDITOR, programs.PROBE):
        if not os.access(program, os.X_OK):
            sys.exit(f"{program} is not built; run `swift build` first")

    selected = [c for c in CHECKS if not options.names or any(c[0].startswith(name) for name in options.names)]
    # Asked to end, it still takes its terminals down.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    tmux = Tmux()
    failed = 0
    try:
        for label, body, place in selected:
            pane = None
            start = time.monotonic()
            try:
                if place:
                    pane = tmux.pane(place[0], place[1], **place[2])
                    body(pane)
                else:
                    body()
                print(f"ok   {label} ({time.monotonic() - start:.1f} s)", flush=True)
            except Exception as error:
                failed += 1
                reason = str(error) if isinstance(error, (Failure, subprocess.TimeoutExpired)) else traceback.format_exc()
                print(f"FAIL {label}\n     " + reason.replace("\n", "\n     "), flush=True)
            finally:
                if pane:
                    pane.close()
    finally:
        tmux.close()
    print(f"{len(selected) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
