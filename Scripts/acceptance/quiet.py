"""A program that has nothing to do does nothing, and ends with its terminal: k."""

import os
import re
import subprocess

import programs
from checks import check_alone
from terminals import Pty, expect


# Reports: kitty 1588, swift-tui fd1a0b35.
@check_alone("k  When its terminal goes, the program ends within a second")
def k_hangup():
    for command in ([programs.EDITOR], ["sh", "-c", f"trap '' HUP; exec {programs.EDITOR}"]):
        terminal = Pty(command)
        try:
            terminal.wait_for(b"Item B")
            terminal.settle()
            terminal.hang_up()
            terminal.ended(patience=1.0)
            expect(terminal.usage.ru_utime < 1, f"it was busy for {terminal.usage.ru_utime} s")
        finally:
            terminal.close()


@check_alone("k  Idle, it writes nothing, uses no processor and does not wake up")
def k_idle():
    terminal = Pty([programs.EDITOR, "--rows", "1000"])
    try:
        terminal.wait_for(b"Item 5")
        terminal.send(b"x")
        terminal.settle()
        quiet = windows = 0
        after = activity(terminal.pid)
        # Threads of the dispatch library linger for a while after the last work.
        while quiet < 2:
            before = after
            written = terminal.read(2)
            after = activity(terminal.pid)
            windows += 1
            expect(windows < 10, f"it wakes up: {before} {after}")
            expect(written == b"", f"it writes {written!r}")
            quiet = quiet + 1 if before == after else 0
    finally:
        terminal.close()


def activity(pid):
    """Processor time and wake-ups of all threads, where the system tells."""
    folder = f"/proc/{pid}/task"
    if not os.path.exists(folder):
        return subprocess.run(["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True).stdout
    total = []
    for task in sorted(os.listdir(folder)):
        with open(f"{folder}/{task}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        with open(f"{folder}/{task}/status") as file:
            switches = re.findall(r"ctxt_switches:\s+(\d+)", file.read())
        total.append((task, fields[11], fields[12], *switches))
    return total
