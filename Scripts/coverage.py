#!/usr/bin/env python3
"""How much of SwiftUI is there: what the modules offer, and how many of the symbols that programs use most.

Reads the modules' symbol graphs, which it has the compiler extract from the last debug build, and Scripts/swiftui-usage.txt.

    swift build && Scripts/coverage.py            # figures, and what is missing
    Scripts/coverage.py --graphs DIR              # symbol graphs that are there already
    Scripts/coverage.py --list views              # or modifiers, wrappers, styles, types
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["Terrace", "TerraceCore", "Combine", "SwiftUI"]
# What the language, or a module that SwiftUI re-exports, gives to every program.
GIVEN = {"@main", "@Observable"}
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype"}


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip()


def extract(directory):
    """Has the compiler write the symbol graphs of the last build."""
    build = pathlib.Path(run("swift", "build", "--show-bin-path"))
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]
    for module in MODULES:
        if not (build / "Modules" / f"{module}.swiftmodule").exists():
            continue
        run("swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", str(build / "Modules"),
            "-minimum-access-level", "public", "-output-dir", str(directory))


class Interface:
    """What modules offer, by name."""

    def __init__(self, directory):
        self.types, self.members, self.functions, self.macros = set(), set(), set(), set()
        self.environment, self.view_members, self.wrappers = set(), set(), set()
        self.views, self.styles = set(), set()
        names, conformances = {}, []
        for path in sorted(pathlib.Path(directory).glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            for symbol in graph["symbols"]:
                self.add(symbol, names)
            conformances += [r for r in graph["relationships"] if r["kind"] == "conformsTo"]
        for relation in conformances:
            name = names.get(relation["source"])
            target = names.get(relation["target"], relation.get("targetFallback", "").split(".")[-1])
            if name is None or name.startswith("_") or "." in name:
                continue
            if target == "View":
                self.views.add(name)
            if target.endswith("Style") and name != target:
                self.styles.add(name)

    def add(self, symbol, names):
        kind, path = symbol["kind"]["identifier"], symbol["pathComponents"]
        name = path[-1].split("(")[0]
        if kind in TYPES:
            names[symbol["identifier"]["precise"]] = ".".join(path)
            self.types.add(name)
            declaration = "".join(f["spelling"] for f in symbol.get("declarationFragments", []))
            if "@propertyWrapper" in declaration:
                self.wrappers.add(name)
        elif kind == "swift.macro":
            self.macros.add(name)
        elif kind == "swift.func":
            self.functions.add(name)
        elif len(path) > 1:
            self.members.add(name)
            self.members.add(f"{path[-2]}.{name}")
            if path[-2] == "EnvironmentValues":
                self.environment.add(name)
            if path[-2] == "View" and kind == "swift.method" and not name.startswith("_"):
                self.view_members.add(name)

    def has(self, symbol):
        if symbol in GIVEN:
            return True
        if symbol.startswith("@Environment(\\."):
            return symbol[len("@Environment(\\."):].rstrip(")") in self.environment
        if symbol.startswith("@Environment("):
            return "Environment" in self.types
        if symbol.startswith("."):
            return symbol[1:] in self.members
        if symbol.startswith("#"):
            return symbol[1:] in self.macros
        if symbol.startswith("@"):
            return symbol[1:] in self.types | self.macros
        if "." in symbol:
            return symbol in self.members
        return symbol in self.types | self.functions


def orders():
    found, current = {}, None
    for line in (ROOT / "Scripts" / "swiftui-usage.txt").read_text().splitlines():
        if line.startswith("# ") or not line:
            continue
        if line.startswith("["):
            current = found.setdefault(line.strip("[]"), [])
        else:
            current.append(line)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--graphs", help="a directory with symbol graphs")
    parser.add_argument("--list", choices=["views", "modifiers", "wrappers", "styles", "types"], help="print these names")
    parser.add_argument("--minimum", type=int, help="fail if fewer of the first 100 of order A are there")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        if not arguments.graphs:
            extract(directory)
        interface = Interface(arguments.graphs or directory)
    offered = {"views": interface.views, "modifiers": interface.view_members, "wrappers": interface.wrappers,
               "styles": interface.styles, "types": {t for t in interface.types if not t.startswith("_")}}
    if arguments.list:
        print("\n".join(sorted(offered[arguments.list])))
        return 0
    print(", ".join(f"{name} {len(symbols)}" for name, symbols in offered.items()))
    least = None
    for order, symbols in orders().items():
        missing = [(place + 1, s) for place, s in enumerate(symbols) if not interface.has(s)]
        for count in (100, 150, 200, 300):
            if count <= len(symbols):
                there = count - sum(1 for place, _ in missing if place <= count)
                print(f"order {order}: {there} of the first {count}")
                if order == "A" and count == 100:
                    least = there
        print(f"order {order} lacks: " + (", ".join(f"{s} ({place})" for place, s in missing) or "nothing"))
    return 1 if arguments.minimum and (least or 0) < arguments.minimum else 0


if __name__ == "__main__":
    sys.exit(main())
