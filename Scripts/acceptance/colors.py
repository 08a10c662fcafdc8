"""Colours that are not wanted: m."""

import re

import programs
from checks import check_alone
from terminals import Pty, expect


@check_alone("m  NO_COLOR keeps colours out, and what is left can be told apart")
def m_colors():
    def colours(**environment):
        terminal = Pty(["env", *[f"{key}={value}" for key, value in environment.items()], programs.EDITOR])
        try:
            terminal.wait_for(b"Item B")
            terminal.settle(0.2)
            return re.findall(rb"\x1b\[[0-9;:]*m", terminal.output)
        finally:
            terminal.close()

    def is_colour(sequence):
        numbers = [int(n) for n in re.findall(rb"\d+", sequence)]
        return any(30 <= n <= 49 and n != 39 and n != 49 or 90 <= n <= 107 for n in numbers)

    expect(any(is_colour(s) for s in colours()), "no colours where there should be some")
    bare = colours(NO_COLOR="1")
    expect(not any(is_colour(s) for s in bare), f"colours in spite of NO_COLOR: {bare}")
    expect(bare, "no attributes either")
