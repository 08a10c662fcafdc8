#!/usr/bin/env python3
"""Lists what users of other terminal frameworks have reported as bugs, and which test, or check of a script, holds each of them here.

    python3 Scripts/reports.py             what is held by nothing
    python3 Scripts/reports.py --tests     also what holds each
    python3 Scripts/reports.py --check     fails if something is held by nothing, or something unknown is named

A test names reports in front of the colon of its name, as in `@Test("ratatui 2738, 2652: scrolling leaves no halves")`; a check of a
script in a comment or a docstring, as in `# Reports: textual 5140.` A number without a project is one of the project before it.
"""

import os
import re
import sys

# Each: its names, any of which will do, and what it is about.
REPORTS = [
    ("textual 5269", "a button that has its surroundings made anew loses the focus"),
    ("textual 4650", "widgets do not survive it that what is around them is made anew"),
    ("tldw_chatbook 1418", "only the first letter of a search arrives"),
    ("tldw_chatbook 1252", "a late request for the focus goes to something that has gone"),
    ("textual 1565", "what is hidden keeps the focus and its keys"),
    ("ink 515", "asking for the focus while drawing hangs, or holds it for ever"),
    ("ink addFocusable", "Tab goes in the order of creation"),
    ("opentui 432", "something optional in front of an editor upsets it"),
    ("opentui 552", "a list that is turned round is in a wrong order"),
    ("opentui 201", "what is inserted in front is not drawn"),
    ("ratatui 2421, ratatui 1475", "the selected row is one that does not exist"),
    ("SuperLightTUI 435", "Tab leads to something that cannot be seen"),
    ("opentui 1514", "a reader who has scrolled up is dragged to the end"),
    ("opentui 530", "the end is never followed again"),
    ("opentui 835", "another size of the window scrolls somewhere else"),
    ("textual 4737", "the focus on a large table takes seconds"),
    ("textual 1892", "a million rows are all made"),
    ("pug 106", "filtering some hundred rows stalls"),
    ("TermUI 2252", "100,000 rows are all made"),
    ("ratatui 2738", "scrolled wide text leaves fragments"),
    ("ratatui 2652", "a highlight stays on half of an emoji"),
    ("ratatui 2357, ratatui 2686", "the row behind an emoji of doubtful width drifts"),
    ("ratatui 1332", "half of an emoji is written over"),
    ("ratatui 2188", "a halfwidth mark has no width"),
    ("opentui 336, opentui 1095", "a warning sign moves the borders"),
    ("textual 5980", "emoji put boxes out of line"),
    ("empires 2590", "a multiplexer changes its mind about a width"),
    ("oh-my-pi 699", "a line wider than the screen ends the program"),
    ("ratatui 876, ratatui 1366, lipgloss 204", "tabs wreck the layout"),
    ("ink 990, ink 935, ink 382", "what the shell has scrolled away is wiped out"),
    ("ink 450, ink 969", "a frame as high as the window scrolls it"),
    ("FTXUI 86, FTXUI 937, FTXUI 602", "the cursor flies over the screen"),
    ("spectre.tui 16", "moving the cursor flickers"),
    ("bubbletea 573, bubbletea 717, bubbletea 1671", "another size of the window leaves wrapped junk"),
    ("opentui 781", "the end of a mouse report is typed"),
    ("ccode 78855, ccode 78788", "a sequence that comes in parts is typed"),
    ("fresh 2793", "a timer tears sequences apart"),
    ("storm 16", "Escape is held back for ever"),
    ("bubbletea 1592", "Option with an arrow is unknown"),
    ("DeepSeek-Reasonix 1598", "old mouse reports pile up"),
    ("bubbletea 404, bubbletea 800", "each line of a paste is submitted"),
    ("textual 6686", "undoing a large paste ends the program"),
    ("bubbletea 874", "input methods do not find the caret"),
    ("nocterm 96", "with the Kitty protocol Ctrl-C does nothing"),
    ("opentui 904, opencode 20458", "mouse reports are echoed while the terminal is given back"),
    ("ccode 84029", "only the orderly way out gives the terminal back"),
    ("codex 31865, codex 24026", "the shell is left with the Kitty protocol on"),
    ("bevy_ratatui 104", "giving back twice writes over the message of a trap"),
    ("textual 5140", "signals leave the terminal broken"),
    ("kitty 1588", "a program without a terminal goes on, busily"),
    ("opentui 1459, opentui 1034", "late answers of the terminal are typed, or waited for"),
    ("notcurses 2736, notcurses 1901", "a terminal that does not answer stops the start"),
    ("opentui 754, colorprofile 83, bubbletea 825", "colours that the terminal does not have, or fewer than it has"),
    ("vercel/ai 20052, TermUI 998", "text acts on the terminal"),
    ("swift-cross-ui 300", "rows are removed and inserted instead of moved"),
    ("swift-cross-ui 243", "the last row goes instead of the one that was deleted"),
    ("swift-cross-ui 415", "rows without ids are inserted twice"),
    ("TUIkit 12", "rows outside of a list are not shown, and state does not follow them"),
    ("TUIkit 22", "a focus state is not told that its view has gone"),
    ("TUIkit-wade F-1", "the focus asked for with a new row goes to the first field"),
    ("TUIkit-wade ab10a37b", "the first frame shows no focus"),
    ("TUIkit-wade 747bfc23", "what has the focus is out of sight after a change of size"),
    ("TUIkit-wade e89b802e", "rows that are not made cannot be reached by Tab"),
    ("TUIkit-wade 0f2a14b4", "handlers in a row that is not evaluated again go dead"),
    ("rensbreur S1", "a button does what it did before"),
    ("rensbreur S2, swift-tui ca1d6152", "one view value at two places shares its state"),
    ("swift-tui 5a2d0851", "a view that comes back has old state"),
    ("swift-tui 6fda2502", "reordering outer rows resets inner ones; duplicates act for each other"),
    ("swift-tui 5cdfde32", "a request for the focus is overwritten by a frame"),
    ("swift-tui 0.9.5", "onSubmit sees the text as it was"),
    ("Tokamak 294", "what comes back is in another place"),
    ("Tokamak 433", "one branch writes over the state of the other"),
    ("Tokamak 547", "appear and disappear are not told"),
    ("TUIkit U-1", "only ASCII can be typed"),
    ("rensbreur 2", "wide letters leave ghosts"),
    ("rensbreur 50", "Backspace in an empty field ends the program"),
    ("TUIkit-wade 68a7dfc5", "Escape waits for the next key"),
    ("TUIkit-wade ae58630a", "a mouse report in two parts types its end"),
    ("TUIkit-wade 8a51ca1f", "a paste without an end eats all keys"),
    ("swift-tui f8ab88d3, swift-tui 52653c5f", "Delete is Escape and a tilde"),
    ("rensbreur S3", "function keys type letters"),
    ("TUIkit 11", "marks and sequences in a text are counted as columns"),
    ("rensbreur 5, rensbreur 25", "there is no echo after the program"),
    ("rensbreur S4", "a trap leaves the alternate screen"),
    ("swift-tui 958dff69", "a trap leaves bracketed paste on"),
    ("swift-tui 4fb34927", "signals during the start are ignored"),
    ("swift-tui fd1a0b35", "the program goes on when its input has ended"),
    ("swift-tui warnings", "warnings are painted over the screen"),
    ("swift-tui 5", "an overlay in a sheet is not drawn again"),
    ("swift-tui 9af68218", "the wheel fights with the focus"),
    ("TUIkit T-1", "an idle text field draws twenty times a second"),
    ("rensbreur S5", "a write for each character, and unchecked"),
    ("rensbreur S6", "what is removed is never freed"),
    ("TUIkit Q-1", "a program cannot be left from a text field"),
    ("swift-tui R-1", "a field with a binding of closures shows old text"),
    ("rensbreur row editor", "the field that submits empties itself; there is no row to go to"),
    ("TUIkit row editor", "the focus asked for in the action is lost"),
    ("TUIkit-wade row editor", "the focus falls to the first row"),
    ("swift-tui row editor", "a binding of closures over the rows draws old text"),
]

# What cannot happen here, and why.
IMPOSSIBLE = [
    ("ratatui 2697", "an image in a cell is counted as hundreds of columns", "no cell holds a sequence: images are drawn in cells"),
    ("ink 585", "the last frame but one stays on the screen", "there is no inline mode: frames are on the alternate screen"),
    ("ratatui 984", "the height of an inline view is fixed", "there is no inline mode"),
    ("koda 418", "reflowed columns leave ghosts of an inline view", "there is no inline mode"),
    ("TUIkit B-1, OpenSwiftUI 169, swift-cross-ui 120", "it does not compile with another toolchain", "CI builds with what the manifest allows"),
    ("TUIkit-wade 1d6bbad0", "pasting through a child process hangs", "the clipboard is a sequence and a register, no process"),
]

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
NAME = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
COMMENT = re.compile(r"Reports: (.*?)\.(?:\s|$|\")")


def names(text):
    """The reports of a list; what stands without a project belongs to the one before."""
    project = None
    for part in text.split(", "):
        first, _, rest = part.strip().partition(" ")
        if first in PROJECTS and rest:
            project = first
            yield part.strip()
        elif project:
            yield f"{project} {part.strip()}"


def listed(entries):
    return [[name.strip() for name in entry[0].split(",")] for entry in entries]


PROJECTS = {name.split(" ")[0] for entry in listed(REPORTS) + listed(IMPOSSIBLE) for name in entry}


def held():
    """Each report that is named with what names it."""
    found = {}
    for top in ("Tests", "Scripts"):
        for folder, _, files in os.walk(os.path.join(ROOT, top)):
            for file in sorted(files):
                path = os.path.join(folder, file)
                if not file.endswith((".swift", ".py")) or os.path.abspath(path) == os.path.abspath(__file__):
                    continue
                with open(path, encoding="utf-8") as source:
                    text = source.read()
                places = [(name.partition(":")[0], name) for name in NAME.findall(text) if ":" in name]
                places += [(match, match) for match in COMMENT.findall(text)]
                for listing, name in places:
                    for report in names(listing):
                        found.setdefault(report, []).append(f"{file}: {name}")
    return found


def main(arguments):
    found = held()
    entries = listed(REPORTS)
    known = {name for entry in entries + listed(IMPOSSIBLE) for name in entry}
    unknown = sorted(set(found) - known)
    missing = [entry for entry in REPORTS if not any(name.strip() in found for name in entry[0].split(","))]
    for name in unknown:
        print(f"Not in the list: {name} ({'; '.join(found[name])})")
    for name, about in missing:
        print(f"Held by nothing: {name}: {about}")
    if "--tests" in arguments:
        for ids, about in REPORTS:
            print(f"{ids}: {about}")
            for name in ids.split(","):
                for place in found.get(name.strip(), []):
                    print(f"      {place}")
        for ids, about, reason in IMPOSSIBLE:
            print(f"{ids}: {about}\n      cannot happen: {reason}")
    print(f"{len(REPORTS) - len(missing)} of {len(REPORTS)} are held; {len(IMPOSSIBLE)} cannot happen")
    return 1 if "--check" in arguments and (missing or unknown) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
