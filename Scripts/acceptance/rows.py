"""Rows keep their text, their caret and the focus: a to g of the acceptance."""

from checks import check
from editor import Editor
from terminals import expect, wait_until


@check("a  Return puts an empty row between two others, and what was typed before it is whole")
def a(pane):
    editor = Editor(pane)
    editor.shows("*Item A", "Item B", cursor=6)
    pane.type(" more")
    pane.keys("Enter")
    editor.shows("Item A more", "*empty", "Item B", cursor=0)
    editor.quit()


@check("b  What is typed in the same burst of bytes as the Return is all in the new row")
def b(pane):
    editor = Editor(pane)
    editor.shows("*Item A", "Item B")
    pane.burst("\rItem C")
    editor.shows("Item A", "*Item C", "Item B", cursor=6)
    pane.burst("!\rD\r\rE\x1b[Ax")
    editor.shows("Item A", "Item C!", "D", "*x", "E", "Item B", cursor=1)
    editor.quit()


@check("c  Return in the last row appends at the end")
def c(pane):
    editor = Editor(pane)
    pane.keys("Down")
    editor.shows("Item A", "*Item B", cursor=6)
    pane.keys("Enter")
    editor.shows("Item A", "Item B", "*empty", cursor=0)
    pane.type("last")
    editor.shows("Item A", "Item B", "*last", cursor=4)
    editor.quit()


@check("d  Return in an empty row adds another empty row")
def d(pane):
    editor = Editor(pane)
    pane.keys("Enter", "Enter")
    editor.shows("Item A", "empty", "*empty", "Item B", cursor=0)
    pane.keys("Up")
    pane.type("first")
    editor.shows("Item A", "*first", "empty", "Item B", cursor=5)
    editor.quit()


@check("e  Past the window the inserted row is seen and takes the typing", height=12)
def e(pane):
    editor = Editor(pane)
    for number in range(30):
        pane.keys("Enter")
        pane.type(f"new {number}")
        wait_until(lambda: f"*new {number}" in editor.rows(), lambda: f"row {number} is not seen\n{pane.picture()}")
        editor.cursor_in_marked_row(len(f"new {number}"))
    expect(editor.status().startswith("32 rows"), editor.status())
    pane.burst("".join(f"\rburst {number}" for number in range(50)))
    wait_until(lambda: "*burst 49" in editor.rows(), lambda: pane.picture())
    editor.cursor_in_marked_row(8)
    for _ in range(81):
        pane.keys("Up")
    wait_until(lambda: editor.rows()[:2] == ["*Item A", "new 0"], lambda: pane.picture())
    editor.quit()


@check("e  With 10,000 rows it is no different", height=12)
def e_many(pane):
    editor = Editor(pane, "--rows 10000")
    pane.keys("Up", "Enter")
    pane.type("x")
    wait_until(lambda: editor.rows()[:3] == ["Item 1", "*x", "Item 2"], lambda: pane.picture())
    expect(editor.status().startswith("10001 rows"), editor.status())
    editor.quit()


@check("f  Return with the caret in the middle of a row does not split it")
def f(pane):
    editor = Editor(pane)
    pane.keys("Left", "Left", "Left")
    editor.shows("*Item A", "Item B", cursor=3)
    pane.keys("Enter")
    editor.shows("Item A", "*empty", "Item B", cursor=0)
    editor.quit()


@check("g  Inserting above, moving and removing while typing: caret and text stay with the row")
def g(pane):
    editor = Editor(pane)
    pane.keys("Left", "Left")
    pane.burst("1\x142\x143")
    editor.shows("empty", "empty", "*Item123 A", "Item B", cursor=7)
    pane.keys("C-Up")
    pane.type("4")
    editor.shows("empty", "*Item1234 A", "empty", "Item B", cursor=8)
    pane.keys("C-Up", "C-Up")
    pane.type("5")
    editor.shows("*Item12345 A", "empty", "empty", "Item B", cursor=9)
    pane.keys("C-Down", "C-Down", "C-Down", "C-Down")
    pane.type("6")
    editor.shows("empty", "empty", "Item B", "*Item123456 A", cursor=10)
    pane.keys("C-d")
    editor.shows("empty", "empty", "*Item B")
    pane.type("!")
    editor.shows("empty", "empty", "*Item B!", cursor=7)
    pane.keys("Up", "C-d", "C-d")
    wait_until(lambda: editor.status().startswith("1 row"), lambda: pane.picture())
    pane.keys("C-d")
    wait_until(lambda: editor.status().startswith("0 rows"), lambda: pane.picture())
    pane.keys("C-t")
    editor.shows("*empty", cursor=0)
    pane.type("again")
    editor.shows("*again", cursor=5)
    editor.quit()
