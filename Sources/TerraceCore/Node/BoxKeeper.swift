/// A node that keeps the boxes of its children.
@MainActor
protocol BoxKeeper {
    func forgetBoxes()
}
