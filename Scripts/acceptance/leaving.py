"""Every way out gives the terminal back: h."""

import os
import subprocess
import time

import programs
from checks import check, check_alone
from editor import Editor, probe
from terminals import Pty, expect, modes_left, wait_until


@check("h  H1: kill -TERM, -INT, -HUP and -QUIT each give the terminal back")
def h_signals(pane):
    for name, number in (("TERM", 15), ("INT", 2), ("HUP", 1), ("QUIT", 3)):
        Editor(pane)
        subprocess.run(["kill", f"-{name}", str(pane.pid())], check=True)
        pane.ended(128 + number)


# A text field has the focus. Reports: TUIkit Q-1.
@check("h  Ctrl-C gives the terminal back")
def h_interrupt(pane):
    Editor(pane)
    pane.keys("C-c")
    pane.ended(130)


# Reports: nocterm 96.
@check_alone("h  Ctrl-C as the Kitty protocol sends it ends the program too")
def h_interrupt_kitty():
    terminal = Pty([programs.EDITOR])
    try:
        terminal.wait_for(b"Item B")
        terminal.send(b"\x1b[99;5u")
        terminal.ended()
        terminal.read(0.2)
        expect(modes_left(terminal.output) == [], f"it leaves {modes_left(terminal.output)}")
    finally:
        terminal.close()


@check("h  Ctrl-\\ gives the terminal back")
def h_quit(pane):
    Editor(pane)
    pane.keys("C-\\")
    pane.ended(131)


@check("h  H1: Ctrl-Q gives the terminal back, and what the shell had shown")
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


@check("h  H1: A trap gives the terminal back, and its message can be read", SWIFT_BACKTRACE="enable=no")
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


# Reports: swift-tui warnings.
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
        terminal = Pty([programs.EDITOR])
        try:
            terminal.wait_for(b"Item B")
            expect(b"\x1b[?1049h" in terminal.output and b"\x1b[?2004h" in terminal.output, "modes are missing")
            end(terminal)
            terminal.ended()
            terminal.read(0.2)
            expect(modes_left(terminal.output) == [], f"{name} leaves {modes_left(terminal.output)}")
        finally:
            terminal.close()
