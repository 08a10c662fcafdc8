"""The row editor in Arabic, used by the keyboard in tmux, which shows cells as they come."""

import os
import subprocess

import programs
from checks import check, check_alone
from terminals import expect, wait_until

# Letters as they are seen: joined, and from left to right.
MARHABA = "\ufe8e\ufe92\ufea3\ufeae\ufee3"
ITEM = "\ufeae\ufebc\ufee8\ufecb"


class Arabic:
    def __init__(self, pane):
        self.pane = pane
        pane.start(f"{programs.EDITOR} --language ar")
        self.shows(*["", ""], count=2)

    def rows(self):
        """The rows between the heading's rule and the status, without the mark at their right edge."""
        lines = [line.ljust(self.pane.width) for line in self.pane.lines()]
        top = next((i for i, line in enumerate(lines) if line.startswith("───")), None)
        if top is None:
            return []
        self.top = top + 1
        rows = lines[self.top:-1]
        while rows and not rows[-1].strip():
            rows.pop()
        return rows

    def shows(self, *ends, count=None, marked=None):
        """Waits until the rows end, at the right edge, in these texts, the marked one before its mark."""
        def stands():
            rows = self.rows()
            return len(rows) == (count or len(ends)) and all(
                row.rstrip(" \u2590").endswith(end) and (marked is None or ("\u2590" in row) == (i == marked))
                for i, (row, end) in enumerate(zip(rows, ends)))
        wait_until(stands, lambda: f"rows are {self.rows()}, not {ends}\n{self.pane.picture()}")

    def cursor(self, row, column):
        wait_until(lambda: self.pane.cursor() == (column, self.top + row),
                   lambda: f"the cursor is at {self.pane.cursor()}, not {(column, self.top + row)}\n{self.pane.picture()}")


@check("ar Rows of Arabic stand at the right edge; Return, typing, arrows and moving work there")
def arabic(pane):
    editor = Arabic(pane)
    right = pane.width - 3
    editor.shows("A " + ITEM, "B " + ITEM, marked=0)
    # Behind six cells of text, on the left.
    editor.cursor(0, right - 6)
    pane.keys("Enter")
    editor.cursor(1, right)
    pane.type("\u0645\u0631\u062d\u0628\u0627")
    editor.shows("A " + ITEM, MARHABA, "B " + ITEM, marked=1)
    editor.cursor(1, right - 5)
    pane.keys("Right", "Right")
    editor.cursor(1, right - 3)
    pane.keys("C-Up")
    editor.shows(MARHABA, "A " + ITEM, "B " + ITEM, marked=0)
    editor.cursor(0, right - 3)
    pane.keys("C-d")
    editor.shows("A " + ITEM, "B " + ITEM, marked=0)
    status = next(line for line in reversed(pane.lines()) if line.strip())
    expect(status.startswith(" ") and "2" in status, f"the status is not at the right edge: {status!r}")
    pane.keys("C-q")
    pane.ended(0)


@check_alone("ar The user's language decides at which edge a program begins")
def language():
    def first(**names):
        environment = {name: value for name, value in os.environ.items() if name[:3] not in ("LC_", "LAN")}
        result = subprocess.run([programs.PROBE], stdin=subprocess.DEVNULL, capture_output=True, start_new_session=True, timeout=20,
                                env=environment | {"COLUMNS": "40", "LINES": "3"} | names)
        return result.stdout.decode().splitlines()[0]
    for names, wanted in [
        ({}, "Ready"), ({"LANG": "en_US.UTF-8"}, "Ready"), ({"LANG": "ar_EG.UTF-8"}, "Ready".rjust(40)),
        ({"LANG": "ar_EG.UTF-8", "LC_ALL": "C.UTF-8"}, "Ready"), ({"LANG": "de_DE.UTF-8", "LANGUAGE": "he:de"}, "Ready".rjust(40)),
    ]:
        expect(first(**names) == wanted, f"{names}: {first(**names)!r}")
