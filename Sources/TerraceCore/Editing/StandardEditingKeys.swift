import TerraceScreen

extension EditingKeys {
    /// The keys that a text field starts out with: a desktop's, and those that shells have made second nature.
    ///
    /// Shift with Backspace deletes, since fingers still hold it after a capital. Command arrives from few terminals.
    package static let standard = EditingKeys(entries: [
        Entry("moveBackward", .leftArrow, [], .move(.characterBackward)),
        Entry("moveForward", .rightArrow, [], .move(.characterForward)),
        Entry("moveToStart", .home, [], .move(.start)),
        Entry("moveToStart", "a", .control, .move(.start)),
        Entry("moveToStart", .leftArrow, .command, .move(.start)),
        Entry("moveToEnd", .end, [], .move(.end)),
        Entry("moveToEnd", "e", .control, .move(.end)),
        Entry("moveToEnd", .rightArrow, .command, .move(.end)),
        Entry("moveWordBackward", .leftArrow, .option, .move(.wordBackward)),
        Entry("moveWordBackward", .leftArrow, .control, .move(.wordBackward)),
        Entry("moveWordBackward", "b", .option, .move(.wordBackward)),
        Entry("moveWordForward", .rightArrow, .option, .move(.wordForward)),
        Entry("moveWordForward", .rightArrow, .control, .move(.wordForward)),
        Entry("moveWordForward", "f", .option, .move(.wordForward)),
        Entry("deleteBackward", .delete, [], .delete(.characterBackward)),
        Entry("deleteBackward", .delete, .shift, .delete(.characterBackward)),
        Entry("deleteBackward", "h", .control, .delete(.characterBackward)),
        Entry("deleteForward", .deleteForward, [], .delete(.characterForward)),
        Entry("deleteWordBackward", .delete, .option, .delete(.wordBackward)),
        Entry("deleteWordBackward", .delete, .control, .delete(.wordBackward)),
        Entry("deleteWordForward", "d", .option, .delete(.wordForward)),
        Entry("deleteWordForward", .deleteForward, .option, .delete(.wordForward)),
        Entry("deleteWordForward", .deleteForward, .control, .delete(.wordForward)),
        Entry("deleteToBlank", "w", .control, .delete(.blankBackward)),
        Entry("deleteToStart", "u", .control, .delete(.start)),
        Entry("deleteToStart", .delete, .command, .delete(.start)),
        Entry("deleteToEnd", "k", .control, .delete(.end)),
    ])
}
