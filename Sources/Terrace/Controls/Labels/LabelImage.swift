import TerraceCore

/// The picture of a label, where there is one to show.
public nonisolated struct LabelImage: View {
    private let name: String

    init(_ name: String) { self.name = name }
    init(systemName: String) { name = systemName }

    /// Nothing that a terminal could show.
    @MainActor public var body: some View { EmptyView() }
}
