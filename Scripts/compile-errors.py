#!/usr/bin/env python3
"""Checks that what must not compile does not, and what stands beside it does.

    swift build && python3 Scripts/compile-errors.py [--build .build/debug]

In the files of Tests/Support/CompileErrors a line that ends in `// error: words` must have an error with those words, and no other line
may have one. Nothing is built: the files are type-checked against the modules that were.
"""

import argparse
import glob
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ERROR = re.compile(r"^(.*\.swift):(\d+):\d+: error: (.*)$", re.MULTILINE)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(HERE, "..", ".build", "debug"), help="the folder with the built modules")
    options = parser.parse_args()
    sources = sorted(glob.glob(os.path.join(HERE, "..", "Tests", "Support", "CompileErrors", "*.swift")))
    if not sources:
        sys.exit("there is nothing to check")

    expected = {}
    for path in sources:
        with open(path, encoding="utf-8") as source:
            for number, line in enumerate(source, 1):
                if "// error: " in line:
                    expected[(os.path.basename(path), number)] = line.rpartition("// error: ")[2].strip()

    # One file at a time: an error in one may keep the compiler from looking at another.
    found = {}
    for path in sources:
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", os.path.join(options.build, "Modules"), path]
        result = subprocess.run(command, capture_output=True, text=True)
        errors = ERROR.findall(result.stderr)
        if result.returncode != 0 and not any(os.path.basename(file) == os.path.basename(path) for file, _, _ in errors):
            sys.exit(f"{' '.join(command)}\n{result.stderr}")
        for file, number, message in errors:
            found.setdefault((os.path.basename(file), int(number)), []).append(message)

    failed = 0
    for place in sorted(set(expected) | set(found)):
        words, messages = expected.get(place), found.get(place, [])
        if words is None:
            print(f"FAILED  {place[0]}:{place[1]}: {'; '.join(messages)}")
            failed += 1
        elif not any(words in message for message in messages):
            print(f"FAILED  {place[0]}:{place[1]}: no error with \"{words}\", but {messages or 'none'}")
            failed += 1
    print(f"{len(expected)} errors expected, {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
