import TerraceCore

/// An item of a toolbar.
///
/// ```swift
/// NavigationStack {
///     Text("…").toolbar {
///         ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
///         ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///     }
/// }
/// ```
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A ToolbarItem has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        items.add(content.placement.slot, content.content)
    }
}

extension ToolbarItem where ID == () {
    /// An item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item with an id, which users may arrange where a platform lets them.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a toolbar at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Several items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Several items with a label for where they do not fit; in a terminal they stand side by side.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A ToolbarItemGroup has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        items.add(content.placement.slot, content.content)
    }
}

/// The items of a group with a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The items.
    @MainActor public var body: some View { content }
}

/// How wide a gap between items is.
public nonisolated struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// As wide as there is room.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A column.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between items of a toolbar.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A gap.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A ToolbarSpacer has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        if content.sizing.isFlexible { items.add(content.placement.slot, Spacer()) } else { items.add(content.placement.slot, Text(" ")) }
    }
}

/// The place of an item that bars have by themselves. A terminal shows those where they always stand.
public nonisolated struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    /// The place.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A DefaultToolbarItem has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {}
}
