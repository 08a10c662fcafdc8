import Foundation
import TerraceCore

/// What users may arrange in a tab view; in a terminal nothing.
public nonisolated struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Nothing arranged.
    public init() {}
}

extension AppStorage where Value == TabViewCustomization {
    /// Keeps what users have arranged.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .coded, store: store)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Keeps what users have arranged.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
        self.init(key, wrappedValue, .coded)
    }
}
