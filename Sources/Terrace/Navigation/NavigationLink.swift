import TerraceCore

/// Leads to another screen of the stack around: by Return or Space while it has the focus, or by a click.
///
/// ```swift
/// NavigationStack {
///     NavigationLink("About") { Text("Version 1") }
/// }
/// ```
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
        case flag(Binding<Bool>, () -> Destination)
    }

    // Apart, and not as an enumeration: a link that was not changed is known by its fields.
    private let destination: (() -> Destination)?
    private let value: AnyHashable?
    private let flag: Binding<Bool>?
    private let label: Label

    @State private var handle = LinkHandle()
    @Environment(\.navigation) private var navigation

    init(_ target: Target, label: Label) {
        switch target {
        case .view(let destination): (self.destination, value, flag) = (destination, nil, nil)
        case .value(let value): (destination, self.value, flag) = (nil, value, nil)
        case .flag(let flag, let destination): (self.destination, value, self.flag) = (destination, nil, flag)
        }
        self.label = label
    }

    /// The link.
    @MainActor public var body: some View {
        if let flag, let destination {
            face { flag.wrappedValue = true }
                .modifier(FlagPush(isActive: { flag.wrappedValue }, close: { flag.wrappedValue = false }, destination: destination))
        } else if let destination {
            face { navigation.map { model in handle.registration.map(model.push) } }
                .modifier(
                    RegistrationModifier(
                        PushRequest(isActive: nil, content: { AnyView(destination()) }, handle: handle), to: { $0.navigation }))
        } else {
            face { if let value = value?.base as? any Hashable { navigation?.push(value) } }
                .disabled(value == nil)
                // In a list with a selection of such values the link is what selects its row.
                .modifier(_RowTraitModifier(value.map { .tag($0) } ?? .selectionDisabled(true)))
        }
    }

    @MainActor private func face(_ action: @escaping @MainActor () -> Void) -> some View {
        LinkFace(label: label, isText: Label.self == Text.self, action: action)
    }

    /// Whether the destination is shown beside the column of the link. A terminal decides by its width.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// How a link looks: in a list the whole row, with a mark at its end. Without a label there is nothing to see or to press: such links are
/// followed by the program, or stand for the row that they are in.
nonisolated struct LinkFace<Label: View>: View {
    let label: Label
    let isText: Bool
    let action: @MainActor () -> Void

    @FocusState private var isFocused: Bool
    @Environment(\.list.isInside) private var isRow

    @MainActor var body: some View {
        if Label.self == EmptyView.self {
            Color.clear.frame(width: 0, height: 0).modifier(RowLinkModifier(hasLabel: false) { action() })
        } else if isRow {
            face
        } else {
            StyledLink(label: label, action: action) { face }
        }
    }

    @MainActor private var face: some View {
        HStack(spacing: 0) {
            label
            if isRow { Spacer(minLength: 0) }
            if isRow || isText { Text(verbatim: " ›").foregroundStyle(.secondary) }
        }
        .modifier(_HighlightModifier(isHighlighted: isFocused))
        .modifier(ActivationModifier { action() })
        .modifier(RowLinkModifier(hasLabel: true) { action() })
        .focusable()
        .focused($isFocused)
    }
}

/// Pushes a screen while a flag is set.
nonisolated struct FlagPush<Destination: View>: ViewModifier {
    let isActive: () -> Bool
    let close: () -> Void
    let destination: () -> Destination

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            RegistrationModifier(
                PushRequest(isActive: isActive(), content: { AnyView(destination()) }, popped: close), to: { $0.navigation }))
    }
}
