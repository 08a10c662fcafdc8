import TerraceScreen

/// How a layer stands in the window.
package enum LayerKind: Hashable, Sendable {
    /// A panel in the middle, as large as its content wants, and no larger than leaves something of the window to be seen.
    case sheet
    /// All of the window.
    case cover
    /// A small panel in the middle.
    case alert
    /// A panel beside the view that it belongs to.
    case popover
    /// The same, for a menu: what is around it stays as it is.
    case menu
}

/// Something that is shown above the rest of the window.
package struct Presentation {
    /// What it is shown for: another id is another presentation.
    let id: AnyHashable
    let kind: LayerKind
    let environment: (inout EnvironmentValues) -> Void
    let content: @MainActor () -> AnyView
    /// The place of the window that it stands beside, if it is not the view's.
    let place: Rect?
    /// Escape, or a click beside it.
    let cancel: @MainActor (LayerNode, _ isClick: Bool) -> Void

    package init(
        id: AnyHashable, kind: LayerKind, environment: @escaping (inout EnvironmentValues) -> Void,
        place: Rect? = nil, cancel: @escaping @MainActor (LayerNode, _ isClick: Bool) -> Void, content: @escaping @MainActor () -> AnyView
    ) {
        self.id = id
        self.kind = kind
        self.environment = environment
        self.place = place
        self.cancel = cancel
        self.content = content
    }
}

/// What the content of a layer says about it.
package enum LayerTrait {
    /// The heights it may have, as shares of the window's or in cells.
    case heights([LayerHeight])
    /// Whether Escape and clicks beside it leave it where it is.
    case staysOpen(Bool)
}

/// A height for a layer.
package enum LayerHeight: Hashable, Sendable {
    case fraction(Double)
    case cells(Int)

    func cells(in window: Int) -> Int {
        switch self {
        case .fraction(let share): share.isFinite ? Int((Double(window) * min(max(share, 0), 1)).rounded()) : window
        case .cells(let cells): cells
        }
    }
}
