#!/usr/bin/env python3
"""Writes Sources/TerraceScreen/Text/ScalarTable.swift: what the terminal does with each Unicode scalar.

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install wcwidth==0.9.4 unicodedata2==14.0.0
    apt-get install unicode-data    # for DerivedAge.txt; or a copy of it, as the script's argument
    /tmp/venv/bin/python Scripts/generate-width-tables.py

wcwidth carries the newest width and grapheme tables. unicodedata2 14.0.0 (or Python 3.11, whose own unicodedata is 14.0.0) says
what terminals of 2022, still everywhere, already knew: what is newer is drawn with care.
"""

import importlib.metadata
import pathlib
import sys

from wcwidth import list_versions
from wcwidth import table_grapheme as gcb
from wcwidth.table_mc import CATEGORY_MC
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

try:
    import unicodedata2 as known
except ImportError:
    import unicodedata as known

assert known.unidata_version == "14.0.0", known.unidata_version

SCALARS = 0x110000
BLOCK = 128
# Bits of a class, as in ScalarClass.swift; the width stands in the lowest two, 3 for emoji bases: 1, and 2 with U+FE0F.
PLAIN, FORBIDDEN, ATTACHES, RISKY = 1 << 2, 1 << 3, 1 << 4, 1 << 5
EMOJI_BASE = 3


def members(ranges):
    return {c for low, high in ranges for c in range(low, high + 1)}


def newest(table):
    return members(table[max(table, key=lambda version: [int(part) for part in version.split(".")])])


wide, zero = newest(WIDE_EASTASIAN), newest(ZERO_WIDTH)
spacing, emoji_bases = newest(CATEGORY_MC), newest(VS16_NARROW_TO_WIDE)
pictographs = members(gcb.EXTENDED_PICTOGRAPHIC)
regional = members(gcb.GRAPHEME_REGIONAL_INDICATOR)
prepended = members(gcb.GRAPHEME_PREPEND)
jamo = members(gcb.GRAPHEME_L) | members(gcb.GRAPHEME_V) | members(gcb.GRAPHEME_T)
linkers = members(gcb.INCB_LINKER)
joining = (
    members(gcb.GRAPHEME_CR) | members(gcb.GRAPHEME_LF) | members(gcb.GRAPHEME_CONTROL) | members(gcb.GRAPHEME_EXTEND)
    | members(gcb.GRAPHEME_ZWJ) | members(gcb.GRAPHEME_SPACINGMARK) | regional | prepended | jamo
)
# What joins the cluster before it and lets the next plain scalar start another; only what every standard library knows as such.
attaching = {
    c for c in members(gcb.GRAPHEME_EXTEND) | members(gcb.GRAPHEME_SPACINGMARK)
    if c not in linkers and known.category(chr(c)) != "Cn"
}
private = members([(0xE000, 0xF8FF), (0xF0000, 0xFFFFD), (0x100000, 0x10FFFD)])
tags = members([(0xE0000, 0xE007F)])

# What the sanitiser drops or replaces. Line feed and tab are layout's.
forbidden = members([
    (0x00, 0x08), (0x0B, 0x1F), (0x7F, 0x9F),  # controls
    (0x2028, 0x2029),  # line and paragraph separators
    (0x061C, 0x061C), (0x200E, 0x200F), (0x202A, 0x202E), (0x2066, 0x206F),  # bidi and deprecated format controls
    (0xFFF0, 0xFFFB), (0x2065, 0x2065),  # interlinear annotation and its unassigned neighbours
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x180E, 0x180E),  # invisible, 0 or 1 column
    (0x115F, 0x1160), (0x3164, 0x3164), (0xFFA0, 0xFFA0),  # Hangul fillers, 0 to 2 columns
    (0xE0000, 0xE00FF), (0xE01F0, 0xE0FFF),  # tags (kept in flags) and ignorables without a meaning
    (0xD800, 0xDFFF), (0xFDD0, 0xFDEF),
]) | {plane << 16 | low for plane in range(17) for low in (0xFFFE, 0xFFFF)}

# Widths that changed with Unicode 16.
rewidened = members([(0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D356), (0x1D360, 0x1D376)])
# Wide since later than Unicode 9: tables of that age are in use (libvterm's, in editors), and to them these are narrow.
age_file = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/DerivedAge.txt")
ages = [line.split("#")[0].split(";") for line in age_file.read_text().split("\n") if ";" in line.split("#")[0]]
recent = members([
    (int(low, 16), int(high or low, 16)) for (low, _, high), age in ((span.strip().partition(".."), age) for span, age in ages)
    if float(age) > 9
])
young = {c for c in recent if c in wide or 0x1F000 <= c <= 0x1FAFF}
# Marks that old tables have as wide as the letters that they stand on.
wide_marks = members([(0x3099, 0x309A)])
stacking_blocks = members([(0x1000, 0x109F), (0x1780, 0x17FF), (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F)])  # Myanmar, Khmer
risky = (
    spacing | regional | prepended | jamo | linkers | rewidened | young | wide_marks | tags | members([(0x1F3FB, 0x1F3FF), (0xFE0E, 0xFE0F), (0x200D, 0x200D)])
    | (stacking_blocks & (zero | spacing))
)


def width(c):
    if c in regional:
        return 2
    if c in spacing:
        return 1
    if c in zero:
        return 0
    if c in wide:
        return 2
    if c in pictographs and 0x1F000 <= c <= 0x1FAFF and known.category(chr(c)) == "Cn":
        return 2  # reserved for emoji
    return 1


def classify(c):
    unknown = known.category(chr(c)) == "Cn" and c not in private
    return (
        (EMOJI_BASE if c in emoji_bases else width(c))
        | (0 if c in joining or c in forbidden else PLAIN)
        | (FORBIDDEN if c in forbidden else 0)
        | (ATTACHES if c in attaching and c not in forbidden else 0)
        | (RISKY if c in risky or unknown else 0)
    )


def letter(number):
    """A printable character for six bits."""
    assert number < 64
    return chr(0x30 + number)


def lines(text, indent="        ", size=120):
    parts = [text[i:i + size] for i in range(0, len(text), size)]
    return "\n".join(indent + part.replace("\\", "\\\\") + "\\" for part in parts)


classes, blocks, index = [], [], []
for start in range(0, SCALARS, BLOCK):
    block = ""
    for c in range(start, start + BLOCK):
        value = classify(c)
        if value not in classes:
            classes.append(value)
        block += letter(classes.index(value))
    if block not in blocks:
        blocks.append(block)
    index.append(blocks.index(block))

assert len(blocks) < 4096

target = pathlib.Path(__file__).resolve().parent.parent / "Sources/TerraceScreen/Text/ScalarTable.swift"
target.write_text(f'''// Generated by Scripts/generate-width-tables.py from wcwidth {importlib.metadata.version("wcwidth")} (Unicode {list_versions()[-1]}); do not edit.

/// The class of every scalar, in two stages: a block of {BLOCK} scalars by its number, then a letter for each scalar in it.
/// A letter stands for the number that it is past U+0030.
///
/// Strings, because the compiler puts them into the binary as they are: nothing to check, nothing to initialise.
enum ScalarTable {{
    static let blockShift: UInt32 = {BLOCK.bit_length() - 1}
    /// The six bits of each class.
    static let classes: StaticString = "{"".join(letter(value) for value in classes)}"
    /// Two letters for each block, high and low six bits.
    static let index: StaticString = """
{lines("".join(letter(i >> 6) + letter(i & 63) for i in index))}

        """
    static let blocks: StaticString = """
{lines("".join(blocks))}

        """
}}
''')
print(f"{len(classes)} classes, {len(blocks)} blocks, {len(index)} indexed, {target.stat().st_size} bytes")
