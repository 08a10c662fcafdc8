import TerraceCore

/// Commands of a program: buttons with keyboard shortcuts that act wherever the focus is, after those of the window. F10 lists them.
///
/// ```swift
/// @main struct Editor: App {
///     var body: some Scene {
///         WindowGroup { Text("…") }
///             .commands {
///                 CommandMenu("Text") { Button("Sort") {}.keyboardShortcut("k") }
///             }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
    /// The type of `body`.
    associatedtype Body: Commands
    /// What the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// The menus. An implementation detail.
    @MainActor static func _collect(_ commands: Self, into list: inout _CommandList)
}

extension Commands {
    /// What the body has. An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        Body._collect(PartKeeper.filled(commands).body, into: &list)
    }
}

extension Never: Commands {
    /// Nothing. An implementation detail.
    @MainActor public static func _collect(_: Never, into list: inout _CommandList) {}
}

/// Commands of the framework's: they have no body.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// The framework shows them; they have no body.
    @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body; do not call `body` of it.") }
}

typealias CommandList = _CommandList

/// The menus of a program. An implementation detail.
public nonisolated struct _CommandList {
    struct Menu: Identifiable {
        let id: Int
        let title: Text?
        let content: AnyView
    }

    var menus: [Menu] = []

    init() {}

    mutating func add(_ title: Text?, _ content: some View) {
        menus.append(Menu(id: menus.count, title: title, content: AnyView(content)))
    }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public nonisolated enum CommandsBuilder {
    /// Commands are some as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// None.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Some commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<repeat each Content> {
        _TupleCommands(value: (repeat each content))
    }
    /// `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> { _OptionalCommands(content: content) }
    /// The first branch.
    public static func buildEither<First: Commands, Second: Commands>(first: First) -> _EitherCommands<First, Second> { .first(first) }
    /// The second branch.
    public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _EitherCommands<First, Second> { .second(second) }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands. An implementation detail.
public nonisolated struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
    let value: (repeat each Content)

    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        func collect<C: Commands>(_ commands: C, _ list: inout _CommandList) { C._collect(commands, into: &list) }
        for commands in repeat each commands.value { collect(commands, &list) }
    }
}

/// Commands, or none. An implementation detail.
public nonisolated struct _OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?

    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        if let content = commands.content { Content._collect(content, into: &list) }
    }
}

/// One of two. An implementation detail.
public nonisolated enum _EitherCommands<First: Commands, Second: Commands>: PrimitiveCommands {
    case first(First)
    case second(Second)

    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        switch commands {
        case .first(let commands): First._collect(commands, into: &list)
        case .second(let commands): Second._collect(commands, into: &list)
        }
    }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands {
    /// None.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// A menu of commands.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let title: Text
    private let content: Content

    /// A menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey)
        self.content = content()
    }

    /// A menu.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    /// A menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = Text(name)
        self.content = content()
    }

    /// An implementation detail.
    @MainActor public static func _collect(_ menu: Self, into list: inout _CommandList) { list.add(menu.title, menu.content) }
}

/// Commands beside, or in place of, those that a platform has by itself. A terminal has none: they are listed as they come.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Commands in front of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Commands behind a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Commands in place of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// An implementation detail.
    @MainActor public static func _collect(_ group: Self, into list: inout _CommandList) {
        if Content.self != EmptyView.self { list.add(nil, group.content) }
    }
}

/// A group of commands that a platform has by itself.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    /// About the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Its settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Hiding and quitting.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// New things.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Text editing.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Text formatting.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// A single window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}
