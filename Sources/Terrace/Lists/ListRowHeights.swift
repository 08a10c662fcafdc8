import Foundation
import TerraceCore

private enum MinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The least height of rows that programs ask for. A row in a terminal is as high as its content, which is a line at least.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of headers that programs ask for; they are as high as their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
}
