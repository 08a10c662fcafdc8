import TerraceCore

/// A stack of screens, as programs described it before `NavigationStack`. Of several views the first is the root: the others are what
/// wide screens show beside it.
///
/// ```swift
/// NavigationView {
///     NavigationLink(destination: Text("Version 1")) { Text("About") }
///         .navigationBarTitle("Main")
/// }
/// ```
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content

    @State private var model = NavigationModel()
    @State private var path = NavigationPath()

    /// A stack.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The screens.
    @MainActor public var body: some View {
        NavigationPages(model: model, path: PathStorage($path), root: ViewPiece.all(of: content).first?.view ?? AnyView(EmptyView()))
    }
}
