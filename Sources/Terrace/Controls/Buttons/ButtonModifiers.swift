import Foundation
import TerraceCore

/// The shape of a bordered button: round ones stand in parentheses, the others in brackets.
public struct ButtonBorderShape: Hashable, Sendable {
    let isRound: Bool
    /// As usual: in brackets.
    public static let automatic = ButtonBorderShape(isRound: false)
    /// In parentheses.
    public static let capsule = ButtonBorderShape(isRound: true)
    /// In parentheses.
    public static let circle = ButtonBorderShape(isRound: true)
    /// In brackets.
    public static let roundedRectangle = ButtonBorderShape(isRound: false)
    /// In brackets, whatever the radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a key that is held down presses a button again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// As usual: it does not.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It does. (Most terminals report a key that is held down as pressed again; there every button repeats.)
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private enum RepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    /// Whether a key that is held down presses buttons again and again.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// Sets whether a key that is held down presses buttons in the view again and again.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
