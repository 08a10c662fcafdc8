import TerraceScreen

extension EditingKeys {
    /// The keys that a text field starts out with: a desktop's, and those that shells have made second nature.
    ///
    /// | Keys | What they do |
    /// | --- | --- |
    /// | arrows, Home, End, PageUp, PageDown | move; with Shift they select |
    /// | Alt or Ctrl with Left, Right (Alt-B, Alt-F) | by word |
    /// | Ctrl-A, Ctrl-E; Ctrl-Home, Ctrl-End | to the ends of the line; of the text |
    /// | Alt-A, Ctrl-Shift-A | select all |
    /// | Backspace, Delete (Ctrl-H, Ctrl-D is left to programs) | delete |
    /// | Ctrl-K, Ctrl-U, Ctrl-W, Alt-D, Alt-Backspace | kill to the end, the start, the blank; the word after, before |
    /// | Ctrl-Y, Alt-Y | yank, and the kill before |
    /// | Ctrl-_ (Ctrl-/), Alt-/ | undo, redo; Ctrl-Z stays the terminal's |
    /// | Ctrl-T; Alt-U, Alt-L, Alt-C | transpose; upper case, lower case, capitalize |
    /// | Alt-W or Ctrl-C, Ctrl-X, Ctrl-V | copy, cut, paste what was copied here |
    /// | Alt-Return, Shift-Return, Ctrl-J | a new line, where there may be several |
    ///
    /// Ctrl-C is for the text only while something is selected, and quits the program otherwise. Shift with Backspace deletes, since
    /// fingers still hold it after a capital. Command arrives from few terminals. Keys that a text has no use for now (Up in a single
    /// line, Ctrl-X without a selection) go to the views around it.
    public static let standard = EditingKeys(
        entries: movement + selection + deletion + [
            Entry("yank", "y", .control, .yank),
            Entry("yankPrevious", "y", .option, .yankPrevious),
            Entry("undo", "_", .control, .undo),
            Entry("undo", "/", .control, .undo),
            Entry("undo", "-", [.control, .shift], .undo),
            Entry("undo", "_", [.control, .shift], .undo),
            Entry("undo", "z", .command, .undo),
            Entry("redo", "/", .option, .redo),
            Entry("redo", "_", .option, .redo),
            Entry("redo", "z", [.command, .shift], .redo),
            Entry("transpose", "t", .control, .transpose),
            Entry("uppercaseWord", "u", .option, .changeCase(.upper)),
            Entry("lowercaseWord", "l", .option, .changeCase(.lower)),
            Entry("capitalizeWord", "c", .option, .changeCase(.capitalized)),
            Entry("copy", "w", .option, .copy),
            Entry("copy", "c", .control, .copy),
            Entry("copy", "c", [.control, .shift], .copy),
            Entry("copy", "c", .command, .copy),
            Entry("copy", .insert, .control, .copy),
            Entry("cut", "x", .control, .cut),
            Entry("cut", "x", .command, .cut),
            Entry("cut", .deleteForward, .shift, .cut),
            Entry("paste", "v", .control, .pasteCopied),
            Entry("paste", "v", .command, .pasteCopied),
            Entry("paste", .insert, .shift, .pasteCopied),
            Entry("lineBreak", .return, .option, .lineBreak),
            Entry("lineBreak", .return, .shift, .lineBreak),
            Entry("lineBreak", "j", .control, .lineBreak),
        ])

    private static let movement = [
        Entry("moveBackward", .leftArrow, [], .move(.characterBackward)),
        Entry("moveForward", .rightArrow, [], .move(.characterForward)),
        Entry("moveUp", .upArrow, [], .move(.rowUp)),
        Entry("moveDown", .downArrow, [], .move(.rowDown)),
        Entry("pageUp", .pageUp, [], .move(.pageUp)),
        Entry("pageDown", .pageDown, [], .move(.pageDown)),
        Entry("moveToRowStart", .home, [], .move(.rowStart)),
        Entry("moveToRowStart", .leftArrow, .command, .move(.rowStart)),
        Entry("moveToRowEnd", .end, [], .move(.rowEnd)),
        Entry("moveToRowEnd", .rightArrow, .command, .move(.rowEnd)),
        Entry("moveToLineStart", "a", .control, .move(.lineStart)),
        Entry("moveToLineEnd", "e", .control, .move(.lineEnd)),
        Entry("moveToStart", .home, .control, .move(.start)),
        Entry("moveToStart", .upArrow, .command, .move(.start)),
        Entry("moveToEnd", .end, .control, .move(.end)),
        Entry("moveToEnd", .downArrow, .command, .move(.end)),
        Entry("moveWordBackward", .leftArrow, .option, .move(.wordBackward)),
        Entry("moveWordBackward", .leftArrow, .control, .move(.wordBackward)),
        Entry("moveWordBackward", "b", .option, .move(.wordBackward)),
        Entry("moveWordForward", .rightArrow, .option, .move(.wordForward)),
        Entry("moveWordForward", .rightArrow, .control, .move(.wordForward)),
        Entry("moveWordForward", "f", .option, .move(.wordForward)),
    ]

    private static let selection = [
        Entry("selectBackward", .leftArrow, .shift, .select(.characterBackward)),
        Entry("selectForward", .rightArrow, .shift, .select(.characterForward)),
        Entry("selectUp", .upArrow, .shift, .select(.rowUp)),
        Entry("selectDown", .downArrow, .shift, .select(.rowDown)),
        Entry("selectPageUp", .pageUp, .shift, .select(.pageUp)),
        Entry("selectPageDown", .pageDown, .shift, .select(.pageDown)),
        Entry("selectToRowStart", .home, .shift, .select(.rowStart)),
        Entry("selectToRowEnd", .end, .shift, .select(.rowEnd)),
        Entry("selectToStart", .home, [.control, .shift], .select(.start)),
        Entry("selectToEnd", .end, [.control, .shift], .select(.end)),
        Entry("selectWordBackward", .leftArrow, [.option, .shift], .select(.wordBackward)),
        Entry("selectWordBackward", .leftArrow, [.control, .shift], .select(.wordBackward)),
        Entry("selectWordForward", .rightArrow, [.option, .shift], .select(.wordForward)),
        Entry("selectWordForward", .rightArrow, [.control, .shift], .select(.wordForward)),
        Entry("selectAll", "a", .option, .selectAll),
        Entry("selectAll", "a", .command, .selectAll),
        Entry("selectAll", "a", [.control, .shift], .selectAll),
    ]

    private static let deletion = [
        Entry("deleteBackward", .delete, [], .delete(.characterBackward)),
        Entry("deleteBackward", .delete, .shift, .delete(.characterBackward)),
        Entry("deleteBackward", "h", .control, .delete(.characterBackward)),
        Entry("deleteForward", .deleteForward, [], .delete(.characterForward)),
        Entry("killWordBackward", .delete, .option, .kill(.wordBackward)),
        Entry("killWordBackward", .delete, .control, .kill(.wordBackward)),
        Entry("killWordForward", "d", .option, .kill(.wordForward)),
        Entry("killWordForward", .deleteForward, .option, .kill(.wordForward)),
        Entry("killWordForward", .deleteForward, .control, .kill(.wordForward)),
        Entry("killToBlank", "w", .control, .kill(.blankBackward)),
        Entry("killToLineStart", "u", .control, .kill(.lineStart)),
        Entry("killToLineStart", .delete, .command, .kill(.lineStart)),
        Entry("killToLineEnd", "k", .control, .kill(.lineEnd)),
    ]
}
