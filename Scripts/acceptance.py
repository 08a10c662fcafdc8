#!/usr/bin/env python3
"""Runs the built row editor in real terminals and checks what a person would see, type, and find afterwards.

    swift build && python3 Scripts/acceptance.py [--build .build/debug] [name ...]

Needs tmux and nothing else. Prints `ok` or `FAIL` per check, with the screen where one failed, and leaves with status 1 if any did.
Names select checks whose label begins with them.
"""

import argparse
import os
import re
import subprocess
import sys
import time
import traceback

from terminals import Failure, Pty, Tmux, expect, modes_left, unknown_bytes, wait_until

CHECKS = []


def check(label, width=80, height=24, **environment):
    """A check that gets a pane of its own."""
    def register(body):
        CHECKS.append((label, body, (width, height, environment)))
        return body
    return register


def check_alone(label):
    """A check that needs no pane."""
    def register(body):
        CHECKS.append((label, body, None))
        return body
    return register


class Editor:
    """The row editor in a pane, as its user sees it."""

    def __init__(self, pane, arguments="", runs=True, first="clear"):
        self.pane = pane
        if runs:
            pane.start(f"{EDITOR} {arguments}", first)
        else:
            # Without the function around it, so that the shell's job is the program itself.
            pane.type(EDITOR)
            pane.keys("Enter")
        wait_until(lambda: pane.state()["alternate_on"] == "1" and self.status(), lambda: "no editor appears\n" + pane.picture())

    def rows(self):
        """The texts of the rows that are seen, `*` in front of the marked one."""
        lines = self.pane.lines()
        top = next((i for i, line in enumerate(lines) if line.startswith("───")), None)
        bottom = next((i for i in reversed(range(len(lines))) if re.match(r" *\d+ rows?\b", lines[i])), None)
        if top is None or bottom is None:
            return []
        self.top = top + 1
        rows = [line[:self.pane.width - 1] for line in lines[self.top:bottom]]
        while rows and not rows[-1].strip(" █│┃▐▕"):
            rows.pop()
        return [("*" if row[:1] not in ("", " ") else "") + row[2:].rstrip() for row in rows]

    def status(self):
        return next((line.strip() for line in reversed(self.pane.lines()) if re.match(r" *\d+ rows?\b", line)), None)

    def shows(self, *rows, cursor=None):
        """Waits for exactly these rows; `cursor` is the column in the text of the marked row."""
        wait_until(lambda: self.rows() == list(rows), lambda: f"rows are {self.rows()}, not {list(rows)}\n{self.pane.picture()}")
        if cursor is not None:
            self.cursor_in_marked_row(cursor)

    def cursor_in_marked_row(self, column):
        def stands():
            rows = self.rows()
            marked = [i for i, row in enumerate(rows) if row.startswith("*")]
            return len(marked) == 1 and self.pane.cursor() == (2 + column, self.top + marked[0])
        wait_until(stands, lambda: f"the cursor is not in column {column} of the marked row\n{self.pane.picture()}")

    def quit(self):
        self.pane.keys("C-q")
        self.pane.ended(0)


def probe(pane, key):
    """Starts the probe and presses a key that ends it."""
    pane.start(PROBE)
    wait_until(lambda: pane.lines()[0] == "Ready" and pane.state()["alternate_on"] == "1", lambda: "no probe\n" + pane.picture())
    pane.keys(key)


# Rows: a to g of the acceptance.


@check("a  Return puts an empty row between two others, and what was typed before it is whole")
def a(pane):
    editor = Editor(pane)
    editor.shows("*Item A", "Item B", cursor=6)
    pane.type(" more")
    pane.keys("Enter")
    editor.shows("Item A more", "*empty", "Item B", cursor=0)
    editor.quit()


@check("b  What is typed in the same burst of bytes as the Return is all in the new row")
def b(pane):
    editor = Editor(pane)
    editor.shows("*Item A", "Item B")
    pane.burst("\rItem C")
    editor.shows("Item A", "*Item C", "Item B", cursor=6)
    pane.burst("!\rD\r\rE\x1b[Ax")
    editor.shows("Item A", "Item C!", "D", "*x", "E", "Item B", cursor=1)
    editor.quit()


@check("c  Return in the last row appends at the end")
def c(pane):
    editor = Editor(pane)
    pane.keys("Down")
    editor.shows("Item A", "*Item B", cursor=6)
    pane.keys("Enter")
    editor.shows("Item A", "Item B", "*empty", cursor=0)
    pane.type("last")
    editor.shows("Item A", "Item B", "*last", cursor=4)
    editor.quit()


@check("d  Return in an empty row adds another empty row")
def d(pane):
    editor = Editor(pane)
    pane.keys("Enter", "Enter")
    editor.shows("Item A", "empty", "*empty", "Item B", cursor=0)
    pane.keys("Up")
    pane.type("first")
    editor.shows("Item A", "*first", "empty", "Item B", cursor=5)
    editor.quit()


@check("e  Past the window the inserted row is seen and takes the typing", height=12)
def e(pane):
    editor = Editor(pane)
    for number in range(30):
        pane.keys("Enter")
        pane.type(f"new {number}")
        wait_until(lambda: f"*new {number}" in editor.rows(), lambda: f"row {number} is not seen\n{pane.picture()}")
        editor.cursor_in_marked_row(len(f"new {number}"))
    expect(editor.status().startswith("32 rows"), editor.status())
    pane.burst("".join(f"\rburst {number}" for number in range(50)))
    wait_until(lambda: "*burst 49" in editor.rows(), lambda: pane.picture())
    editor.cursor_in_marked_row(8)
    for _ in range(81):
        pane.keys("Up")
    wait_until(lambda: editor.rows()[:2] == ["*Item A", "new 0"], lambda: pane.picture())
    editor.quit()


@check("e  With 10,000 rows it is no different", height=12)
def e_many(pane):
    editor = Editor(pane, "--rows 10000")
    pane.keys("Up", "Enter")
    pane.type("x")
    wait_until(lambda: editor.rows()[:3] == ["Item 1", "*x", "Item 2"], lambda: pane.picture())
    expect(editor.status().startswith("10001 rows"), editor.status())
    editor.quit()


@check("f  Return with the caret in the middle of a row does not split it")
def f(pane):
    editor = Editor(pane)
    pane.keys("Left", "Left", "Left")
    editor.shows("*Item A", "Item B", cursor=3)
    pane.keys("Enter")
    editor.shows("Item A", "*empty", "Item B", cursor=0)
    editor.quit()


@check("g  Inserting above, moving and removing while typing: caret and text stay with the row")
def g(pane):
    editor = Editor(pane)
    pane.keys("Left", "Left")
    pane.burst("1\x142\x143")
    editor.shows("empty", "empty", "*Item123 A", "Item B", cursor=7)
    pane.keys("C-Up")
    pane.type("4")
    editor.shows("empty", "*Item1234 A", "empty", "Item B", cursor=8)
    pane.keys("C-Up", "C-Up")
    pane.type("5")
    editor.shows("*Item12345 A", "empty", "empty", "Item B", cursor=9)
    pane.keys("C-Down", "C-Down", "C-Down", "C-Down")
    pane.type("6")
    editor.shows("empty", "empty", "Item B", "*Item123456 A", cursor=10)
    pane.keys("C-d")
    editor.shows("empty", "empty", "*Item B")
    pane.type("!")
    editor.shows("empty", "empty", "*Item B!", cursor=7)
    pane.keys("Up", "C-d", "C-d")
    wait_until(lambda: editor.status().startswith("1 row"), lambda: pane.picture())
    pane.keys("C-d")
    wait_until(lambda: editor.status().startswith("0 rows"), lambda: pane.picture())
    pane.keys("C-t")
    editor.shows("*empty", cursor=0)
    pane.type("again")
    editor.shows("*again", cursor=5)
    editor.quit()


# The way out: h.


@check("h  kill -TERM, -INT, -HUP and -QUIT each give the terminal back")
def h_signals(pane):
    for name, number in (("TERM", 15), ("INT", 2), ("HUP", 1), ("QUIT", 3)):
        Editor(pane)
        subprocess.run(["kill", f"-{name}", str(pane.pid())], check=True)
        pane.ended(128 + number)


@check("h  Ctrl-C gives the terminal back")
def h_interrupt(pane):
    Editor(pane)
    pane.keys("C-c")
    pane.ended(130)


@check("h  Ctrl-\\ gives the terminal back")
def h_quit(pane):
    Editor(pane)
    pane.keys("C-\\")
    pane.ended(131)


@check("h  Ctrl-Q gives the terminal back, and what the shell had shown")
def h_leave(pane):
    Editor(pane, first="echo before the editor").quit()
    expect("before the editor" in pane.lines(), pane.picture())


def stopped(pane, editor, stop):
    """Stops the editor, looks at the terminal, and goes on."""
    pane.type("!")
    editor.shows("*Item A!", "Item B", cursor=7)
    stop()
    wait_until(lambda: any("Stopped" in line for line in pane.lines()), lambda: "it does not stop\n" + pane.picture())
    return pane


@check("h  Ctrl-Z gives the terminal back; after fg everything is there")
def h_suspend(pane):
    pane.type("stty -g > $SCRATCH/before")
    pane.keys("Enter")
    wait_until(lambda: pane.file("before"), "the shell does not answer")
    editor = Editor(pane, runs=False)
    for round in range(2):
        stopped(pane, editor, lambda: pane.keys("C-z"))
        wait_until(lambda: pane.state() == pane.flags, lambda: f"modes left behind: {pane.difference()}")
        pane.type(f"stty -g > $SCRATCH/after{round}; clear")
        pane.keys("Enter")
        wait_until(lambda: pane.file(f"after{round}"), "the shell does not answer")
        expect(pane.file("before") == pane.file(f"after{round}"), "stty differs")
        if round == 1:
            pane.resize(60, 10)
        pane.type("fg")
        pane.keys("Enter")
        wait_until(lambda: pane.state()["alternate_on"] == "1", lambda: "it does not go on\n" + pane.picture())
        editor.shows("*Item A!", "Item B", cursor=7)
        pane.keys("BSpace")
        editor.shows("*Item A", "Item B", cursor=6)
    pane.keys("C-q")
    wait_until(lambda: pane.state() == pane.flags, lambda: f"modes left behind: {pane.difference()}")


@check("h  kill -TSTP, then fg")
def h_stop_signal(pane):
    editor = Editor(pane, runs=False)
    stopped(pane, editor, lambda: subprocess.run(["kill", "-TSTP", str(pane.pid())], check=True))
    wait_until(lambda: pane.state() == pane.flags, lambda: f"modes left behind: {pane.difference()}")
    pane.type("clear; fg")
    pane.keys("Enter")
    editor.shows("*Item A!", "Item B", cursor=7)
    pane.keys("C-q")
    wait_until(lambda: pane.state() == pane.flags, lambda: f"modes left behind: {pane.difference()}")


@check("h  kill -STOP, which nobody can catch: fg draws it all again")
def h_uncatchable(pane):
    editor = Editor(pane, runs=False)
    stopped(pane, editor, lambda: subprocess.run(["kill", "-STOP", str(pane.pid())], check=True))
    pane.type("fg")
    pane.keys("Enter")
    editor.shows("*Item A!", "Item B", cursor=7)
    pane.keys("C-q")
    wait_until(lambda: pane.state() == pane.flags, lambda: f"modes left behind: {pane.difference()}")


@check("h  A trap gives the terminal back, and its message can be read", SWIFT_BACKTRACE="enable=no")
def h_trap(pane):
    probe(pane, "t")
    pane.ended([132, 133])
    expect("trapped on purpose" in pane.history(), "no message\n" + pane.picture())


@check("h  A trap with Swift's backtrace on: it comes onto the clean screen", SWIFT_BACKTRACE="enable=yes,interactive=no,color=no")
def h_backtrace(pane):
    probe(pane, "t")
    pane.ended([132, 133])
    text = pane.history()
    expect("trapped on purpose" in text and "crashed" in text, "no backtrace\n" + text[-2000:])


@check("h  abort() gives the terminal back", SWIFT_BACKTRACE="enable=no")
def h_abort(pane):
    probe(pane, "a")
    pane.ended(134)


@check("h  exit(3) in an action gives the terminal back")
def h_exit(pane):
    probe(pane, "e")
    pane.ended(3)


@check("h  terminate(4) gives the terminal back")
def h_terminate(pane):
    probe(pane, "q")
    pane.ended(4)


@check("h  What was printed meanwhile is shown afterwards, without its control characters")
def h_print(pane):
    probe(pane, "p")
    wait_until(lambda: pane.lines()[1] == "Pressed: p", lambda: pane.picture())
    expect(not any("on purpose" in line for line in pane.lines()), "printed over the screen\n" + pane.picture())
    pane.keys("q")
    pane.ended(4)
    text = pane.history()
    expect("printed on purpose?[2J" in text and "noted on purpose" in text, "it is not shown\n" + text)


@check("h  A program that hangs still ends by a signal, and the terminal is given back")
def h_hang(pane):
    probe(pane, "h")
    time.sleep(0.2)
    subprocess.run(["kill", "-TERM", str(pane.pid())], check=True)
    pane.ended(143)


@check_alone("h  Every mode that was switched on is switched off again, whatever the way out")
def h_modes():
    for name, end in (("quit", lambda t: t.send(b"\x11")), ("TERM", lambda t: os.kill(t.pid, 15)), ("HUP", lambda t: os.kill(t.pid, 1))):
        terminal = Pty([EDITOR])
        try:
            terminal.wait_for(b"Item B")
            expect(b"\x1b[?1049h" in terminal.output and b"\x1b[?2004h" in terminal.output, "modes are missing")
            end(terminal)
            terminal.ended()
            terminal.read(0.2)
            expect(modes_left(terminal.output) == [], f"{name} leaves {modes_left(terminal.output)}")
        finally:
            terminal.close()


# Sizes: i.


@check("i  80x24, 40x12, 200x50, 10x3, 1x1 and back: no trap, no garbage, everything is there")
def i(pane):
    editor = Editor(pane)
    pane.burst(" more\rrow two\rand a third row that is longer than forty columns of any terminal")
    wait_until(lambda: len(editor.rows()) == 4, lambda: pane.picture())
    third = "and a third row that is longer than forty columns of any terminal"
    editor.shows("Item A more", "row two", "*" + third, "Item B", cursor=len(third))
    known = "\n".join(pane.lines())
    first = pane.lines()
    sizes = [(40, 12), (200, 50), (10, 3), (1, 1), (2, 2), (3, 100), (100, 2), (80, 24)]
    for _ in range(2):
        for width, height in sizes:
            pane.resize(width, height)
            wait_until(lambda: settled(pane), lambda: "it does not settle\n" + pane.picture())
            for line in pane.lines():
                expect(is_sane(line, known), f"garbage at {width}x{height}: {line!r}\n{pane.picture()}")
        wait_until(lambda: pane.lines() == first, lambda: "not the same as before\n" + pane.picture())
        editor.cursor_in_marked_row(len(third))
    pane.keys("BSpace")
    editor.shows("Item A more", "row two", "*" + third[:-1], "Item B", cursor=len(third) - 1)
    editor.quit()


def settled(pane):
    """Whether the program has answered a change of size: the screen stays, and the process sleeps."""
    before = pane.picture()
    time.sleep(0.1)
    return pane.picture() == before


def is_sane(line, known):
    """Whether a line is made of parts of what the editor shows: cut off, scrolled, with or without its mark."""
    parts = [part for part in re.split(r"[─█│┃▐▕▌…]|\s{2,}", line) if part.strip()]
    return all(part.strip() in known for part in parts)


@check("i  Started at 1x1, grown afterwards")
def i_small(pane):
    pane.resize(1, 1)
    pane.start(EDITOR)
    wait_until(lambda: pane.state()["alternate_on"] == "1", "no editor appears")
    pane.type("!")
    pane.resize(60, 10)
    editor = object.__new__(Editor)
    editor.pane = pane
    editor.shows("*Item A!", "Item B", cursor=7)
    editor.quit()


# Without a terminal.


def plain(text):
    expect("Row Editor" in text and "Item B" in text, f"no frame: {text!r}")
    expect(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", text) is None, f"control bytes: {text!r}")


@check("j  RowEditor | cat prints one plain frame, status 0")
def j_pipe(pane):
    pane.start(f"bash -c '{EDITOR} | cat > $SCRATCH/frame; exit ${{PIPESTATUS[0]}}'")
    pane.ended(0)
    plain(pane.file("frame"))


@check_alone("j  Without any terminal: one plain frame, status 0")
def j_none():
    result = subprocess.run([EDITOR], stdin=subprocess.DEVNULL, capture_output=True, start_new_session=True, timeout=20)
    plain(result.stdout.decode())
    expect(result.returncode == 0 and result.stderr == b"", f"status {result.returncode}, {result.stderr!r}")


@check_alone("j  Output that takes nothing (closed, or full) ends with a status, not with a trap")
def j_full():
    for command in (f"{EDITOR} >&-", f"{EDITOR} >/dev/full", f"{EDITOR} <&- >&-", f"{EDITOR} <&- >&- 2>&-"):
        if "full" in command and not os.path.exists("/dev/full"):
            continue
        result = subprocess.run(["bash", "-c", command], capture_output=True, start_new_session=True, timeout=20)
        expect(0 <= result.returncode < 128, f"{command}: status {result.returncode}, {result.stderr!r}")
    result = subprocess.run(["bash", "-c", f"{EDITOR} | true; exit ${{PIPESTATUS[0]}}"], capture_output=True, timeout=20)
    expect(result.returncode in (0, 1, 141), f"| true: status {result.returncode}")


@check("j  TERM=dumb or no TERM: one plain frame, status 0")
def j_dumb(pane):
    for setting in ("TERM=dumb", "-u TERM"):
        pane.start(f"env {setting} {EDITOR}")
        pane.ended(0)
        plain(pane.history())


@check("j  Input that is no terminal: it reads the keys from the terminal all the same")
def j_input(pane):
    for redirection in ("</dev/null", "<&-"):
        editor = Editor(pane, redirection)
        pane.type("!")
        editor.shows("*Item A!", "Item B", cursor=7)
        editor.quit()


@check_alone("j  Output to a terminal that is not ours, no input: a message and status 1")
def j_foreign():
    master, slave = os.openpty()
    result = subprocess.run([EDITOR], stdin=subprocess.DEVNULL, stdout=slave, stderr=subprocess.PIPE, start_new_session=True, timeout=20,
                            env={**os.environ, "TERM": "xterm"})
    os.close(slave)
    os.close(master)
    expect(result.returncode == 1 and b"terminal" in result.stderr, f"status {result.returncode}, {result.stderr!r}")


@check_alone("k  When its terminal goes, the program ends within a second")
def k_hangup():
    for command in ([EDITOR], ["sh", "-c", f"trap '' HUP; exec {EDITOR}"]):
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
    terminal = Pty([EDITOR, "--rows", "1000"])
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


# Hostile text.

HOSTILE = {
    "clear": b"a\x1b[2Jb", "home": b"a\x1b[Hb", "conceal": b"\x1b[8msecret\x1b[0m", "screen off": b"x\x1b[?1049ly", "reset": b"x\x1bcy",
    "alignment": b"x\x1b#8y", "charset": b"x\x0eqqq\x0fy", "line drawing": b"x\x1b(0qqq", "title": b"x\x1b]2;owned\x07y",
    "clipboard": b"x\x1b]52;c;cm0gLXJmIH4K\x07y", "link": b"x\x1b]8;;http://evil/", "open title": b"x\x1b]2;abc", "device": b"x\x1bP+q",
    "report": b"x\x1b[6ny", "CSI as C1": b"x\xc2\x9b2Jy", "OSC as C1": b"x\xc2\x9d0;pwn\xc2\x9cy", "raw C1": b"x\x9b2Jy",
    "overlong": b"x\xc0\x9b2Jy", "backspace": b"rm\x08\x08ls", "bell": b"\x07\x07", "tab": b"a\tb", "NUL and DEL": b"a\x00b\x7fc",
    "override": "invoice\u202efdp.exe".encode(), "isolate": "x\u2066y".encode(), "separator": "a\u2028b\u2029c".encode(),
    "marks": ("z" + "\u0301" * 500).encode(), "joiners": ("\U0001F469\u200d" * 100).encode(), "wide": ("\u4f60\u597d" * 60).encode(),
    "flags": ("\U0001F1E9" * 31).encode(), "paste end": b"a\x1b[201~rm -rf\rb", "surrogate": b"\xed\xa0\x80", "cut off": b"\xf0\x9f\x98",
    "noncharacter": "\uffff\ufeff\U0010ffff".encode(), "tags": "\U000E0041\U000E007F".encode(), "lines": b"a\r\nb\nc\rd",
}


@check("l  No text, typed or pasted, reaches the terminal as a control sequence")
def l_pane(pane):
    editor = Editor(pane)
    for name, text in HOSTILE.items():
        pane.burst(text, bracketed=True)
        pane.keys("C-u", "C-k")
        wait_until(lambda: "*empty" in editor.rows() and pane.lines()[0].strip() == "Row Editor", lambda: f"after {name}\n{pane.picture()}")
        expect(pane.state()["alternate_on"] == "1", f"{name} leaves the screen")
        expect(pane.query("#{pane_title}") != "owned", f"{name} changes the title")
    rest = re.sub(r"\x1b\[[0-9;:]*m|\x1b\(B|\x0e|\x0f", "", pane.styled())
    expect(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", rest) is None, f"control bytes in the pane: {rest!r}")
    editor.quit()


@check_alone("l  Every byte that is written is text or a sequence of a frame")
def l_bytes():
    for wrap in (lambda text: b"\x1b[200~" + text + b"\x1b[201~", lambda text: text):
        terminal = Pty([EDITOR], width=60, height=10)
        try:
            terminal.wait_for(b"Item B")
            terminal.settle(0.2)
            start = len(terminal.output)
            for text in HOSTILE.values():
                terminal.send(wrap(text))
                terminal.read(0.03)
                terminal.send(b"\x1b\\\x1b[H\x1b[F")
                terminal.read(0.03)
            terminal.settle(0.3)
            body = terminal.output[start:]
            expect(len(body) > 500, "nothing was written")
            expect(unknown_bytes(body) == [], f"{unknown_bytes(body)[:10]}")
            expect(b"\x1b[2J" not in body, "the screen was cleared")
            terminal.send(b"\x11")
            expect(terminal.ended() == 0, "it does not quit")
        finally:
            terminal.close()


@check_alone("m  NO_COLOR keeps colours out, and what is left can be told apart")
def m_colors():
    def colours(**environment):
        terminal = Pty(["env", *[f"{key}={value}" for key, value in environment.items()], EDITOR])
        try:
            terminal.wait_for(b"Item B")
            terminal.settle(0.2)
            return re.findall(rb"\x1b\[[0-9;:]*m", terminal.output)
        finally:
            terminal.close()

    def is_colour(sequence):
        numbers = [int(n) for n in re.findall(rb"\d+", sequence)]
        return any(30 <= n <= 49 and n != 39 and n != 49 or 90 <= n <= 107 for n in numbers)

    expect(any(is_colour(s) for s in colours()), "no colours where there should be some")
    bare = colours(NO_COLOR="1")
    expect(not any(is_colour(s) for s in bare), f"colours in spite of NO_COLOR: {bare}")
    expect(bare, "no attributes either")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=".build/debug", help="the folder with the built programs")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    global EDITOR, PROBE
    EDITOR = os.path.abspath(f"{options.build}/RowEditor")
    PROBE = os.path.abspath(f"{options.build}/TerminalProbe")
    for program in (EDITOR, PROBE):
        if not os.access(program, os.X_OK):
            sys.exit(f"{program} is not built; run `swift build` first")

    selected = [c for c in CHECKS if not options.names or any(c[0].startswith(name) for name in options.names)]
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
