import TerraceCore

/// Where in the bars of a screen an item stands.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
    let slot: ScreenSlot

    private init(_ slot: ScreenSlot) { self.slot = slot }

    /// At the end of the line with the title.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(.principal)
    /// At the start of the line with the title.
    public static let navigation = ToolbarItemPlacement(.leading)
    /// At the end of the line with the title.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// At the end of the line with the title.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// In the middle of the line at the bottom.
    public static let status = ToolbarItemPlacement(.status)
    /// What a dialog is for: at the end of the line with the title.
    public static let confirmationAction = ToolbarItemPlacement(.trailing)
    /// What leaves a dialog: at the start of the line with the title.
    public static let cancellationAction = ToolbarItemPlacement(.leading)
    /// What destroys something: at the end of the line with the title.
    public static let destructiveAction = ToolbarItemPlacement(.trailing)
    /// In a line at the bottom, while a text is being edited.
    public static let keyboard = ToolbarItemPlacement(.keyboard)
    /// At the start of the line with the title.
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    /// At the end of the line with the title.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    /// At the start of the line with the title.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    /// At the end of the line with the title.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
    /// In the line at the bottom.
    public static let bottomBar = ToolbarItemPlacement(.bottom)
    /// In the line at the bottom.
    public static let bottomOrnament = ToolbarItemPlacement(.bottom)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(.principal)
    /// In place of the title.
    public static let largeTitle = ToolbarItemPlacement(.principal)
    /// At the start of the line with the title.
    public static let subtitle = ToolbarItemPlacement(.leading)

    /// In the line at the bottom.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .bottomBar }
}

/// A bar.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    /// All of them.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The line at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The line with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The tabs of the tab view around.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The line with the title.
    public static let windowToolbar = ToolbarPlacement(name: "navigationBar")

    /// The line at the bottom.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .bottomBar }
}
