import TerraceCore
import TerraceScreen

/// The room between the sections of a list.
public nonisolated struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    private init(_ length: CGFloat?) {
        self.length = length
    }

    /// What the list's style says.
    public static let `default` = ListSectionSpacing(nil)
    /// None.
    public static let compact = ListSectionSpacing(0)
    /// So many lines; a negative number acts as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(spacing) }
}

extension View {
    /// Leaves lines free between the rows of lists in the view; nil and negative numbers are none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.list.rowSpacing, spacing)
    }

    /// Sets the room between sections of lists in the view.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.list.sectionSpacing, spacing.length)
    }

    /// Leaves lines free between sections of lists in the view; a negative number acts as 0.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Whether what scrolls in the view has its standard background. In a terminal that is nothing but the screen, so lists look the same
    /// either way; put a `background` behind them to change it.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// A colour for the rows of a list.
public nonisolated struct ListItemTint: Sendable {
    let color: Color?

    private init(_ color: Color?) {
        self.color = color
    }

    /// This colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint) }
    /// This colour, if nothing else is preferred; a terminal has no preference.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint) }
    /// No colour.
    public static let monochrome = ListItemTint(.primary)
}

extension View {
    /// Sets the tint of rows of lists in the view; nil leaves it to what stands around.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// Sets the tint of rows of lists in the view; nil leaves it to what stands around.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = tint } }
    }
}
