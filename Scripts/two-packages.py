#!/usr/bin/env python3
"""A program that depends on this package and on another one, which asks whether SwiftUI can be imported: they build together, the macros
work from outside, mistakes are reported at their lines, and the previews are found. Wants a Swift toolchain on Linux."""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "Tests/Support/TwoPackages/Program"
# Line of Bad.swift: what the compiler says there.
MISTAKES = {
    4: "@Entry stands in an extension of EnvironmentValues",
    8: "@Entry wants a value",
    9: "@Entry makes the accessors itself",
    10: "@Entry is for variables",
}


def swift(scratch, *arguments):
    command = ["swift", "build", "--disable-index-store", "--package-path", str(PROGRAM), "--scratch-path", scratch, *arguments]
    environment = dict(os.environ, TERRACE_PATH=str(ROOT))
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def check(is_right, what, details=""):
    print(("ok   " if is_right else "FAIL ") + what)
    if not is_right:
        print(details)
        sys.exit(1)


def main():
    scratch = sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="two-packages-")
    built = swift(scratch, "--product", "Program")
    check(built.returncode == 0, "a program, Terrace and another package build together", built.stdout + built.stderr)
    program = pathlib.Path(scratch) / "debug/Program"

    def run(*arguments):
        return subprocess.run([str(program), *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)

    listed = run("--previews")
    names = listed.stdout.split("\n")
    check({"ContentView", "Large amount", "Counter"} <= set(names), "--previews lists them", listed.stdout + listed.stderr)
    check(any(name.startswith("Program.swift:") for name in names), "one without a name has its place for one", listed.stdout)
    large = run("--preview", "Large amount", "--size", "40x5", "--print")
    check("EUR 1000.00" in large.stdout, "--preview --print writes one", large.stdout + large.stderr)
    check("SwiftUI can be imported" in large.stdout, "canImport(SwiftUI) is true for all packages of the build", large.stdout)
    counter = run("--preview", "Counter", "--print")
    check("count 7" in counter.stdout, "@Previewable has state", counter.stdout + counter.stderr)
    missing = run("--preview", "Nothing")
    check(missing.returncode == 1 and "no preview" in missing.stderr, "one that is not there is said to be missing", missing.stderr)
    plain = run()
    check("EUR 12.50" in plain.stdout, "without a terminal the program prints one frame", plain.stdout + plain.stderr)

    check("0 in the basket" in plain.stdout, "a model of a file that imports Foundation alone is observed", plain.stdout)

    bad = swift(scratch, "--product", "Bad")
    report = bad.stdout + bad.stderr
    check(bad.returncode != 0, "mistakes do not build")
    for line, message in MISTAKES.items():
        found = any(f"Bad.swift:{line}:" in text and message in text for text in report.split("\n"))
        check(found, f"the mistake in line {line} is reported there", report)


main()
