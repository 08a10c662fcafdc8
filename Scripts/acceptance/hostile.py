"""What text may not do: l."""

import re

import programs
from checks import check, check_alone
from editor import Editor
from terminals import Pty, expect, unknown_bytes, wait_until


HOSTILE = {
    "clear": b"a\x1b[2Jb", "home": b"a\x1b[Hb", "conceal": b"\x1b[8msecret\x1b[0m", "screen off": b"x\x1b[?1049ly", "reset": b"x\x1bcy",
    "alignment": b"x\x1b#8y", "charset": b"x\x0eqqq\x0fy", "line drawing": b"x\x1b(0qqq", "title": b"x\x1b]2;owned\x07y",
    "clipboard": b"x\x1b]52;c;cm0gLXJmIH4K\x07y", "link": b"x\x1b]8;;http://evil/", "open title": b"x\x1b]2;abc", "device": b"x\x1bP+q",
    "report": b"x\x1b[6ny", "CSI as C1": b"x\xc2\x9b2Jy", "OSC as C1": b"x\xc2\x9d0;pwn\xc2\x9cy", "raw C1": b"x\x9b2Jy",
    "overlong": b"x\xc0\x9b2Jy", "backspace": b"rm\x08\x08ls", "bell": b"\x07\x07", "tab": b"a\tb", "NUL and DEL": b"a\x00b\x7fc",
    "override": "invoice\u202efdp.exe".encode(), "isolate": "x\u2066y".encode(), "separator": "a\u2028b\u2029c".encode(),
    "marks": ("z" + "\u0301" * 500).encode(), "joiners": ("\U0001F469\u200d" * 100).encode(), "wide": ("\u4f60\u597d" * 60).encode(),
    "flags": ("\U0001F1E9" * 31).encode(), "paste end": b"a\x1b[201~rm -rf\rb", "surrogate": b"\xed\xa0\x80", "cut off": b"\xf0\x9f\x98",
    "noncharacter": "\uffff\ufeff\U0010ffff".encode(), "tags": "\U000E0041\U000E007F".encode(), "lines": b"a\r\nb\nc\rd",
}


@check("l  No text, typed or pasted, reaches the terminal as a control sequence")
def l_pane(pane):
    editor = Editor(pane)
    for name, text in HOSTILE.items():
        pane.burst(text, bracketed=True)
        pane.keys("C-u", "C-k")
        wait_until(lambda: "*empty" in editor.rows() and pane.lines()[0].strip() == "Row Editor", lambda: f"after {name}\n{pane.picture()}")
        expect(pane.state()["alternate_on"] == "1", f"{name} leaves the screen")
        expect(pane.query("#{pane_title}") != "owned", f"{name} changes the title")
    rest = re.sub(r"\x1b\[[0-9;:]*m|\x1b\(B|\x0e|\x0f", "", pane.styled())
    expect(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", rest) is None, f"control bytes in the pane: {rest!r}")
    editor.quit()


@check_alone("l  Every byte that is written is text or a sequence of a frame")
def l_bytes():
    for wrap in (lambda text: b"\x1b[200~" + text + b"\x1b[201~", lambda text: text):
        terminal = Pty([programs.EDITOR], width=60, height=10)
        try:
            terminal.wait_for(b"Item B")
            terminal.settle(0.2)
            start = len(terminal.output)
            for text in HOSTILE.values():
                terminal.send(wrap(text))
                terminal.read(0.03)
                terminal.send(b"\x1b\\\x1b[H\x1b[F")
                terminal.read(0.03)
            terminal.settle(0.3)
            body = terminal.output[start:]
            expect(len(body) > 500, "nothing was written")
            expect(unknown_bytes(body) == [], f"{unknown_bytes(body)[:10]}")
            expect(b"\x1b[2J" not in body, "the screen was cleared")
            terminal.send(b"\x11")
            expect(terminal.ended() == 0, "it does not quit")
        finally:
            terminal.close()
