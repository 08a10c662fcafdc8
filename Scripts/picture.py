#!/usr/bin/env python3
"""Draws docs/row-editor.svg: the row editor's screen, as tmux shows it after a few keys.

    swift build && python3 Scripts/picture.py
"""

import html
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "acceptance"))

from terminals import Tmux, wait_until  # noqa: E402

WIDTH, HEIGHT = 64, 11
CELL_WIDTH, CELL_HEIGHT, MARGIN = 9, 20, 14
COLOURS = {"94": "#8b9bff", "34": "#5c7cff"}
TEXT, GROUND, CURSOR = "#e6e6e6", "#16181d", "#e6e6e6"


def runs(line, style):
    """The pieces of a line with the colour and the attributes of each; `style` goes on from line to line."""
    column = 0
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        found = re.fullmatch(r"\x1b\[([0-9;]*)m", piece)
        if not found:
            if piece:
                yield column, piece, frozenset(style)
            column += len(piece)
            continue
        for code in (found.group(1) or "0").split(";"):
            if code == "0":
                style.clear()
            elif code == "39":
                style -= set(COLOURS)
            elif code == "22":
                style -= {"1", "2"}
            else:
                style.add(code)


def text(column, row, piece, style, colour=None):
    """A piece of text; lines and blocks are drawn, because fonts differ in them."""
    fill = colour or next((COLOURS[code] for code in style if code in COLOURS), TEXT)
    look = f' fill="{fill}"' + (' font-weight="bold"' if "1" in style else "") + (' opacity="0.55"' if "2" in style else "")
    x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT + 15
    if set(piece) == {"─"}:
        return f'<rect x="{x}" y="{y - 5}" width="{len(piece) * CELL_WIDTH}" height="1"{look}/>'
    if piece == "▌":
        return f'<rect x="{x}" y="{y - 15}" width="{CELL_WIDTH / 2}" height="{CELL_HEIGHT}"{look}/>'
    return f'<text x="{x}" y="{y}" textLength="{len(piece) * CELL_WIDTH}" xml:space="preserve"{look}>{html.escape(piece)}</text>'


def main():
    tmux = Tmux()
    try:
        pane = tmux.pane(WIDTH, HEIGHT)
        pane.type(os.path.abspath(".build/debug/RowEditor"))
        pane.keys("Enter")
        wait_until(lambda: "Item B" in "\n".join(pane.lines()), "no editor appears")
        pane.burst("\rReturn makes a row below and goes there\rType on at once: nothing is lost\r\x1b[A")
        wait_until(lambda: "5 rows" in "\n".join(pane.lines()), lambda: pane.picture())
        lines, (x, y) = pane.styled().split("\n")[:HEIGHT], pane.cursor()
        plain = pane.lines()
    finally:
        tmux.close()
    width, height = WIDTH * CELL_WIDTH + 2 * MARGIN, HEIGHT * CELL_HEIGHT + 2 * MARGIN
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
             f'font-family="ui-monospace, Menlo, DejaVu Sans Mono, monospace" font-size="15">',
             "<title>The row editor: a list of text fields, one of them with the caret</title>",
             f'<rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>']
    pen = set()
    for row, line in enumerate(lines):
        for column, piece, style in runs(line, pen):
            if piece.strip():
                lead = len(piece) - len(piece.lstrip())
                parts.append(text(column + lead, row, piece.strip(), style))
    parts.append(f'<rect x="{MARGIN + x * CELL_WIDTH}" y="{MARGIN + y * CELL_HEIGHT}" width="{CELL_WIDTH}" height="{CELL_HEIGHT}" fill="{CURSOR}"/>')
    if x < len(plain[y]):
        parts.append(text(x, y, plain[y][x], frozenset(), GROUND))
    os.makedirs("docs", exist_ok=True)
    with open("docs/row-editor.svg", "w") as file:
        file.write("\n".join([*parts, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
