import TerraceCore

/// The path of a stack, whatever keeps it.
nonisolated struct PathStorage {
    /// The values; reading them in a body makes it follow.
    let values: () -> [AnyHashable]
    /// Adds a value; false if the path is one of other values.
    let append: (any Hashable) -> Bool
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.elements.map(\.value) }
        append = { value in
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { path.wrappedValue.removeLast($0) }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let value = value as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { count in
            let most = path.wrappedValue.count
            path.wrappedValue.removeLast(min(count, most))
        }
    }
}
