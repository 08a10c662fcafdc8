import Foundation
import TerraceScreen

/// What a list style comes to in cells. An implementation detail.
public nonisolated struct _ListLook: Hashable, Sendable {
    /// Columns left free on both sides.
    package var inset = 0
    /// Lines between sections.
    package var sectionSpacing = 0
    /// Whether headers are shown dim instead of bold.
    package var hasQuietHeaders = false
    /// Whether there is a frame around the list.
    package var isBordered = false
    /// Whether the header of the section that is read stays in sight.
    package var pinsHeaders = false

    package init(
        inset: Int = 0, sectionSpacing: Int = 0, hasQuietHeaders: Bool = false, isBordered: Bool = false, pinsHeaders: Bool = false
    ) {
        self.inset = inset
        self.sectionSpacing = sectionSpacing
        self.hasQuietHeaders = hasQuietHeaders
        self.isBordered = isBordered
        self.pinsHeaders = pinsHeaders
    }
}

/// What a list says to the sections and rows in it, and what is said to it from around.
package nonisolated struct ListEnvironment: Hashable, Sendable {
    package var look = _ListLook(pinsHeaders: true)
    /// The room between rows, as the program says it.
    package var rowSpacing: CGFloat?
    /// The room between sections, if not what the style says.
    package var sectionSpacing: CGFloat?
    /// Whether this is the inside of a list.
    package var isInside = false

    package init() {}

    /// Lines between rows.
    var rowGap: Int { Self.lines(rowSpacing) ?? 0 }
    /// Lines between sections.
    package var gap: Int { Self.lines(sectionSpacing) ?? look.sectionSpacing }

    private static func lines(_ length: CGFloat?) -> Int? { Cells.length(length, .vertical).map { min(max(0, $0), 10_000) } }
}

private enum ListEnvironmentKey: EnvironmentKey { static let defaultValue = ListEnvironment() }

extension EnvironmentValues {
    package var list: ListEnvironment {
        get { self[ListEnvironmentKey.self] }
        set { self[ListEnvironmentKey.self] = newValue }
    }
}
