import TerraceCore

/// Screens on top of each other: the root, and what links and values lead to. The line on top shows the title and the way back, which
/// is Escape too. What is covered keeps its state; what is left is gone.
///
/// ```swift
/// NavigationStack {
///     List(1..<4) { NavigationLink("Chapter \($0)", value: $0) }
///         .navigationTitle("Contents")
///         .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
/// }
/// ```
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let path: PathStorage?
    private let root: Root

    @State private var model = NavigationModel()
    @State private var own = NavigationPath()

    /// The screens.
    @MainActor public var body: some View {
        NavigationPages(model: model, path: path ?? PathStorage($own), root: root)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// A stack with a path of values of any types: what it holds is what is shown, whoever changes it.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = PathStorage(path)
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = PathStorage(path)
        self.root = root()
    }
}

/// The screens of a stack: what `NavigationStack`, `NavigationView` and the columns of a split view have in common.
nonisolated struct NavigationPages<Root: View>: View {
    let model: NavigationModel
    let path: PathStorage
    let root: Root
    /// What leads out of the root: to the column in front of it.
    var leaveRoot: (() -> Void)?

    @MainActor var body: some View {
        model.path = path
        let screens = model.screens()
        return PagesView(pages(screens)).modifier(GraphModifier { [model] in model.graph = $0 })
    }

    private static var rootID: AnyHashable { "root" }

    @MainActor private func pages(_ screens: [(id: AnyHashable, content: @MainActor () -> AnyView)]) -> [Page] {
        let model = model
        let (root, leaveRoot) = (root, leaveRoot)
        var leave: (@MainActor () -> Bool)?
        if let leaveRoot {
            leave = {
                leaveRoot()
                return true
            }
        }
        var pages: [Page] = []
        pages.append(
            Page(
                id: Self.rootID, isShown: screens.isEmpty, isMadeEarly: true, environment: { $0.navigation = model }, leave: leave,
                content: {
                    AnyView(NavigationScreen(model: model, id: Self.rootID, previous: nil, back: leaveRoot, content: AnyView(root)))
                }))
        for (position, screen) in screens.enumerated() {
            let back: () -> Void = { model.pop(to: position) }
            let previous = position == 0 ? Self.rootID : screens[position - 1].id
            pages.append(
                Page(
                    id: screen.id, isShown: position == screens.count - 1,
                    environment: { values in
                        values.navigation = model
                        values.setPresented(closing: back)
                    },
                    leave: { model.leave(screen.id, at: position) },
                    content: {
                        AnyView(
                            NavigationScreen(
                                model: model, id: screen.id, previous: previous, back: back, content: screen.content()))
                    }))
        }
        return pages
    }
}

/// One screen of a stack, with its bar.
nonisolated struct NavigationScreen: View {
    let model: NavigationModel
    let id: AnyHashable
    let previous: AnyHashable?
    let back: (() -> Void)?
    let content: AnyView

    @MainActor var body: some View {
        ScreenView(content) { [model, id, previous, back] values in
            let traits = ScreenTraits(values)
            model.titles[id] = traits.title
            if traits.isBackHidden { model.locked.insert(id) } else { model.locked.remove(id) }
            let way = back.map { BackButton(title: previous.flatMap { model.titles[$0] }, action: $0) }
            return traits.parts(back: way, isRoot: previous == nil)
        }
    }
}
