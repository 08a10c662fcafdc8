#!/usr/bin/env python3
"""Lists which rules of the specification have a test: those whose ids stand in front of the colon in a
test's name, or of what a script checks in real terminals or of the compiler.

    python3 Scripts/rules.py             counts per area, and what has no test
    python3 Scripts/rules.py --tests     also the tests of each rule
    python3 Scripts/rules.py --check     fails if a test names a rule that there is not

A test covers rules by their ids, as in `@Test("A7, A9: an absent `if` keeps its siblings' places")`.
"""

import os
import re
import sys

# The ids of an area run from 1 on.
AREAS = {
    "A": ("Identity and state", 49),
    "B": ("Lifecycle and updates", 36),
    "C": ("Focus, keys and commands", 44),
    "D": ("Layout", 86),
    "E": ("Text and controls", 60),
    "F": ("Modifiers, environment, builders", 28),
    "G": ("Animation and transitions", 13),
    "H": ("App, scenes, storage", 17),
    "S": ("Safe choices", 25),
}
SCRIPTS = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.join(SCRIPTS, "..", "Tests")
STRING = r'"((?:[^"\\]|\\.)*)"'
NAME = re.compile(r'@(?:Test|Suite)\(\s*' + STRING)
# What must not compile says so in its first line.
REFUSED = re.compile(r"\A// (.*)")
# The acceptance test's labels begin with a group, the lifecycle test has a table.
LABEL = re.compile(r"@check(?:_alone)?\(\"\w+ +((?:[^\"\\]|\\.)*)\"")
ENTRY = re.compile(r"^    \(" + STRING + ", ", re.MULTILINE)
ID = re.compile(r"([A-HS])(\d+)(?:-[A-HS]?(\d+))?")


def ids(name):
    """The rules in front of the colon of a test's name; a range stands for all in it."""
    found = []
    for part in name.partition(":")[0].split(", "):
        match = ID.fullmatch(part)
        if match:
            area, first, last = match.groups()
            found += [f"{area}{index}" for index in range(int(first), int(last or first) + 1)]
    return found


def files(folder, ending):
    for inside, _, names in os.walk(folder):
        for name in sorted(names):
            if name.endswith(ending):
                yield os.path.join(inside, name)


def covered():
    """Each rule with the names of its tests."""
    places = [(path, REFUSED if "CompileErrors" in path else NAME) for path in files(TESTS, ".swift")]
    places += [(path, LABEL) for path in files(os.path.join(SCRIPTS, "acceptance"), ".py")]
    places.append((os.path.join(SCRIPTS, "lifecycle-test.py"), ENTRY))
    rules = {}
    for path, pattern in places:
        with open(path, encoding="utf-8") as source:
            for name in pattern.findall(source.read()):
                for rule in ids(name):
                    rules.setdefault(rule, []).append(f"{os.path.basename(path)}: {name}")
    return rules


def number(rule):
    return rule[0], int(rule[1:])


def main(arguments):
    rules = covered()
    known = [f"{area}{index}" for area, (_, count) in AREAS.items() for index in range(1, count + 1)]
    unknown = sorted(set(rules) - set(known), key=number)
    for rule in unknown:
        print(f"There is no rule {rule}: {'; '.join(rules[rule])}")
    if "--check" in arguments:
        return 1 if unknown else 0
    total = 0
    for area, (title, count) in AREAS.items():
        own = [f"{area}{index}" for index in range(1, count + 1)]
        missing = [rule for rule in own if rule not in rules]
        total += count - len(missing)
        print(f"{area}  {title:<34}{count - len(missing):>4} of {count:<4}")
        if missing:
            print(f"      without a test: {' '.join(missing)}")
        if "--tests" in arguments:
            for rule in own:
                for name in rules.get(rule, []):
                    print(f"      {rule:<4} {name}")
    print(f"   {'all':<34}{total:>4} of {len(known)}")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
