import Foundation

// A terminal cannot be felt: these are accepted, and nothing happens.

/// What the others have in common.
public nonisolated class UIFeedbackGenerator: NSObject {
    /// Nothing.
    public func prepare() {}
}

/// A tap on the finger.
public nonisolated class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    override public init() {}
    /// How hard does not matter.
    public init(style: FeedbackStyle) {}

    /// Nothing.
    public func impactOccurred() {}
    /// Nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Good news and bad.
public nonisolated class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Which.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    override public init() {}

    /// Nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Another choice.
public nonisolated class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    override public init() {}

    /// Nothing.
    public func selectionChanged() {}
}
