"""The programs under test, as their users see them."""

import re

import programs
from terminals import wait_until


class Editor:
    """The row editor in a pane, as its user sees it."""

    def __init__(self, pane, arguments="", runs=True, first="clear"):
        self.pane = pane
        if runs:
            pane.start(f"{programs.EDITOR} {arguments}", first)
        else:
            # Without the function around it, so that the shell's job is the program itself.
            pane.type(programs.EDITOR)
            pane.keys("Enter")
        wait_until(lambda: pane.state()["alternate_on"] == "1" and self.status(), lambda: "no editor appears\n" + pane.picture())

    def rows(self):
        """The texts of the rows that are seen, `*` in front of the marked one."""
        lines = self.pane.lines()
        top = next((i for i, line in enumerate(lines) if line.startswith("───")), None)
        bottom = next((i for i in reversed(range(len(lines))) if re.match(r" *\d+ rows?\b", lines[i])), None)
        if top is None or bottom is None:
            return []
        self.top = top + 1
        rows = [line[:self.pane.width - 1] for line in lines[self.top:bottom]]
        while rows and not rows[-1].strip(" █│┃▐▕"):
            rows.pop()
        return [("*" if row[:1] not in ("", " ") else "") + row[2:].rstrip() for row in rows]

    def status(self):
        return next((line.strip() for line in reversed(self.pane.lines()) if re.match(r" *\d+ rows?\b", line)), None)

    def shows(self, *rows, cursor=None):
        """Waits for exactly these rows; `cursor` is the column in the text of the marked row."""
        wait_until(lambda: self.rows() == list(rows), lambda: f"rows are {self.rows()}, not {list(rows)}\n{self.pane.picture()}")
        if cursor is not None:
            self.cursor_in_marked_row(cursor)

    def cursor_in_marked_row(self, column):
        def stands():
            rows = self.rows()
            marked = [i for i, row in enumerate(rows) if row.startswith("*")]
            return len(marked) == 1 and self.pane.cursor() == (2 + column, self.top + marked[0])
        wait_until(stands, lambda: f"the cursor is not in column {column} of the marked row\n{self.pane.picture()}")

    def quit(self):
        self.pane.keys("C-q")
        self.pane.ended(0)


def probe(pane, key):
    """Starts the probe and presses a key that ends it."""
    pane.start(programs.PROBE)
    wait_until(lambda: pane.lines()[0] == "Ready" and pane.state()["alternate_on"] == "1", lambda: "no probe\n" + pane.picture())
    pane.keys(key)
