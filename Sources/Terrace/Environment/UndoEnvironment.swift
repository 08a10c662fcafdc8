import Foundation
import TerraceCore

private enum UndoManagerKey: EnvironmentKey {
    // Used on the main actor, as an undo manager must be.
    nonisolated(unsafe) static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
    /// What the program registers its steps with, for undoing them. The window has one; text fields keep their own.
    public nonisolated var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
