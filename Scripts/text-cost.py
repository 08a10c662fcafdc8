#!/usr/bin/env python3
"""Counts the instructions that a line of 200 columns costs, by script: measured, laid out in one line, wrapped at 40 columns.

    swift build -c release --product TextCost
    Scripts/text-cost.py [--program .build/release/TextCost]

Wants valgrind. Each figure is the difference of two runs, so that starting up is not counted.
"""

import argparse
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = ["ascii", "latin1", "cjk", "arabic", "hebrew", "emoji", "devanagari"]
WAYS = ["measure", "layout", "wrap"]
FEW, MANY = 10, 110


def instructions(program, script, way, count):
    """All that a run executes."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, script, way, str(count)],
        capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if not found:
        sys.exit(f"valgrind says nothing:\n{run.stderr}")
    return int(found.group(1))


parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--program", default=str(HERE.parent / ".build/release/TextCost"))
options = parser.parse_args()
print(f"{'':12}" + "".join(f"{way:>10}" for way in WAYS))
for script in SCRIPTS:
    costs = []
    for way in WAYS:
        few, many = (instructions(options.program, script, way, count) for count in (FEW, MANY))
        costs.append((many - few) // (MANY - FEW))
    print(f"{script:12}" + "".join(f"{cost:>10,}" for cost in costs), flush=True)
