#!/usr/bin/env python3
"""Draws the probes of width-probes.tsv, each in a box, with a Terrace program in a real terminal, and says which boxes are straight.

    swift build --product Scripts
    Scripts/width-probes.py                                  # in tmux
    Scripts/width-probes.py --cells 'python3 mine.py {program}'   # in any terminal that can tell where its cells are

With `--cells`, the command runs {program}, an absolute command line, in a terminal of {columns} by {rows} cells and prints the screen as
one line of JSON for each row: a list with the text of each cell. Exits with 1 if any box is crooked.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
EDGE = 21  # the column of the right edge, from 0
COLUMNS = 40


def tmux(program, rows):
    """The columns of the last glyph of each row, by tmux's own copy mode."""
    name = "terrace-width-probes"

    def run(*arguments):
        return subprocess.run(["tmux", "-L", name, *arguments], capture_output=True, text=True, check=False).stdout.strip()

    run("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(rows + 1), shlex.join(program))
    try:
        deadline = time.time() + 20
        while "│" not in run("capture-pane", "-p") and time.time() < deadline:
            time.sleep(0.2)
        time.sleep(0.5)
        run("copy-mode")
        run("send-keys", "-X", "top-line")
        for row in range(rows):
            if row:
                run("send-keys", "-X", "cursor-down")
            run("send-keys", "-X", "start-of-line")
            # To the edge itself: what stands on it is part of it only if the edge is there.
            run("send-keys", "-X", "end-of-line")
            x = run("display-message", "-p", "#{copy_cursor_x}")
            # Behind the last glyph, which is the edge.
            yield x == str(EDGE + 1)
    finally:
        run("kill-server")


def cells(template, program, rows):
    """The rows of any terminal that prints its cells."""
    command = template.replace("{program}", shlex.join(program)).replace("{columns}", str(COLUMNS)).replace("{rows}", str(rows + 1))
    output = subprocess.run(command, shell=True, capture_output=True, text=True, check=True).stdout
    screen = [json.loads(line) for line in output.splitlines() if line.startswith("[")]
    for row in screen[:rows]:
        yield row[0] == "│" and row[EDGE] == "│" and not "".join(row[EDGE + 1:]).strip()


parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--cells", help="a command that prints the cells of a terminal")
parser.add_argument("--program", default=str(HERE.parent / ".build/debug/Scripts"))
options = parser.parse_args()
table = HERE / "width-probes.tsv"
names = [line.split("\t")[0] for line in table.read_text(encoding="utf-8").splitlines()[1:]]
program = [options.program, "--probes", str(table)]
straight = list(cells(options.cells, program, len(names)) if options.cells else tmux(program, len(names)))
crooked = [name for name, good in zip(names, straight) if not good]
print(f"{sum(straight)} of {len(names)} boxes are straight")
for name in crooked:
    print("crooked:", name)
sys.exit(len(straight) != len(names) or bool(crooked))
