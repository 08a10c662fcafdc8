"""Windows of any size: i."""

import re
import time

import programs
from checks import check
from editor import Editor
from terminals import expect, wait_until


# Reports: bubbletea 573, 717, 1671.
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
    parts = [part for part in re.split(r"[─━█│┃▐▕▌…]|\s{2,}", line) if part.strip()]
    return all(part.strip() in known for part in parts)


@check("i  Started at 1x1, grown afterwards")
def i_small(pane):
    pane.resize(1, 1)
    pane.start(programs.EDITOR)
    wait_until(lambda: pane.state()["alternate_on"] == "1", "no editor appears")
    pane.type("!")
    pane.resize(60, 10)
    editor = object.__new__(Editor)
    editor.pane = pane
    editor.shows("*Item A!", "Item B", cursor=7)
    editor.quit()
