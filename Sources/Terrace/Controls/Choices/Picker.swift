import TerraceCore

/// A control that chooses one of several options, by their tags.
///
/// An option is a view with a `tag(_:)`, or a row of a `ForEach`, whose id is its tag; a tag matches when it is of the selection's type
/// and equal to it. It is shown as `Size [ Large ▾ ]`; `pickerStyle(_:)` says otherwise.
///
/// | Key                 | in a menu                            | of options that are all seen               |
/// |---------------------|--------------------------------------|--------------------------------------------|
/// | Return, Space       | opens it; chooses in it              |                                            |
/// | Up, Down            | moves in it                          | choose, one below the other                |
/// | Left, Right         |                                      | choose, side by side                       |
/// | Home, End, letters  | go to an option                      | choose an option                           |
/// | Escape              | closes it, and nothing was chosen    |                                            |
///
/// ```swift
/// struct Sizes: View {
///     @State private var size = 1
///     var body: some View {
///         Picker("Size", selection: $size) {
///             Text("Small").tag(1)
///             Text("Large").tag(2)
///         }
///     }
/// }
/// ```
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let selection: BindingSelection<SelectionValue>
    private let content: Content
    private let current: AnyView?

    @Environment(\.pickerLook) private var look
    @Environment(\.controlPlace) private var place
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.menuDismissal) private var menuDismissal

    init(label: Label, selection: BindingSelection<SelectionValue>, content: Content, current: AnyView? = nil) {
        self.label = label
        self.selection = selection
        self.content = content
        self.current = current
    }

    /// The label and the options, or what is chosen of them.
    @MainActor public var body: some View {
        if place == .menu {
            MenuSection(header: isLabelHidden || look != .inline ? nil : AnyView(label)) {
                options(.ticks, isControl: true)
            }
        } else {
            switch look {
            case .automatic, .menu:
                HStack(alignment: .firstTextBaseline) {
                    title
                    PickerMenu(selection: selection, content: content, current: current)
                }
            case .inline, .radio:
                VStack(alignment: .leading) {
                    if !isLabelHidden { label }
                    options(.column, isControl: true)
                }
            case .segmented: options(.segments, isControl: true)
            case .wheel: options(.wheel, isControl: true)
            }
        }
    }

    @ViewBuilder @MainActor private var title: some View {
        if !isLabelHidden {
            label.modifier(LabelCheck(control: "picker"))
            if place == .row { Spacer(minLength: 0) }
        }
    }

    @MainActor private func options(_ look: ChoicesBox.Look, isControl: Bool) -> some View {
        PickerOptions(
            options: content, look: look, chosen: selection, onChoose: place == .menu ? { menuDismissal?.chosen() } : nil,
            movesChoose: place != .menu, isControl: isControl
        )
        .elementRole(.picker)
    }
}

/// The options of a picker, or what is chosen of them.
nonisolated struct PickerOptions<Value: Hashable, Options: View>: ChoicesView {
    let options: Options
    let look: ChoicesBox.Look
    let chosen: BindingSelection<Value>
    let onChoose: (() -> Void)?
    let movesChoose: Bool
    let isControl: Bool

    @MainActor var selection: any ChoiceSelection { chosen }
    var controlName: String { "Picker<\(Value.self)>" }

    @MainActor func style(_ environment: EnvironmentValues) -> ChoicesBox.Style {
        let look = ControlEnvironment(environment)
        return ChoicesBox.Style(
            plain: look.style, chosen: look.tinted, showsFocus: look.showsFocus, isWide: look.place == .row || look.place == .menu)
    }

    @MainActor func leavesVerticalKeys(_ environment: EnvironmentValues) -> Bool { false }
}
