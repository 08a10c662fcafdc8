"""Without a terminal, or with half of one: j."""

import os
import re
import subprocess

import programs
from checks import check, check_alone
from editor import Editor
from terminals import expect


def plain(text):
    expect("Row Editor" in text and "Item B" in text, f"no frame: {text!r}")
    expect(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", text) is None, f"control bytes: {text!r}")


@check("j  H17: RowEditor | cat prints one plain frame, status 0")
def j_pipe(pane):
    pane.start(f"bash -c '{programs.EDITOR} | cat > $SCRATCH/frame; exit ${{PIPESTATUS[0]}}'")
    pane.ended(0)
    plain(pane.file("frame"))


@check_alone("j  H17: Without any terminal: one plain frame, status 0")
def j_none():
    result = subprocess.run([programs.EDITOR], stdin=subprocess.DEVNULL, capture_output=True, start_new_session=True, timeout=20)
    plain(result.stdout.decode())
    expect(result.returncode == 0 and result.stderr == b"", f"status {result.returncode}, {result.stderr!r}")


@check_alone("j  Output that takes nothing (closed, or full) ends with a status, not with a trap")
def j_full():
    for command in (f"{programs.EDITOR} >&-", f"{programs.EDITOR} >/dev/full", f"{programs.EDITOR} <&- >&-", f"{programs.EDITOR} <&- >&- 2>&-"):
        if "full" in command and not os.path.exists("/dev/full"):
            continue
        result = subprocess.run(["bash", "-c", command], capture_output=True, start_new_session=True, timeout=20)
        expect(0 <= result.returncode < 128, f"{command}: status {result.returncode}, {result.stderr!r}")
    result = subprocess.run(["bash", "-c", f"{programs.EDITOR} | true; exit ${{PIPESTATUS[0]}}"], capture_output=True, timeout=20)
    expect(result.returncode in (0, 1, 141), f"| true: status {result.returncode}")


@check("j  TERM=dumb or no TERM: one plain frame, status 0")
def j_dumb(pane):
    for setting in ("TERM=dumb", "-u TERM"):
        pane.start(f"env {setting} {programs.EDITOR}")
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
    result = subprocess.run([programs.EDITOR], stdin=subprocess.DEVNULL, stdout=slave, stderr=subprocess.PIPE, start_new_session=True, timeout=20,
                            env={**os.environ, "TERM": "xterm"})
    os.close(slave)
    os.close(master)
    expect(result.returncode == 1 and b"terminal" in result.stderr, f"status {result.returncode}, {result.stderr!r}")
