import Foundation
import TerraceCore

/// What a device may do when something happens: a terminal can neither shake nor click.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    /// A task is done.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs a look.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed.
    public static let error = SensoryFeedback(name: "error")
    /// A choice was made.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value rose.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value fell.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something snapped into place.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level was passed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Two things met.
    public static let impact = SensoryFeedback(name: "impact")
    /// Two things of a weight met.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    /// Two things of a softness met.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    /// How heavy a thing is.
    public struct Weight: Hashable, Sendable {
        private let name: String
        /// Light.
        public static let light = Weight(name: "light")
        /// Neither light nor heavy.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }

    /// How soft a thing is.
    public struct Flexibility: Hashable, Sendable {
        private let name: String
        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Neither hard nor soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }
}

/// How a pointer looks. A terminal draws its own.
public nonisolated struct PointerStyle: Hashable, Sendable {
    private let name: String
    /// As the system finds it right.
    public static let `default` = PointerStyle(name: "default")
    /// For text.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// For text that runs downwards.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// For a rectangle to be chosen.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// For what can be grabbed.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// For what is grabbed.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// For a link.
    public static let link = PointerStyle(name: "link")
    /// For what can be made larger.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// For what can be made smaller.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// For the border between two columns.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// For the border between two rows.
    public static let rowResize = PointerStyle(name: "rowResize")
}

extension View {
    /// Accepted: there is no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Accepted: there is no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Accepted: nothing of the system is drawn over a program in a terminal.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Accepted: a terminal has no gestures at its edges.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Accepted: a terminal hands no activity over.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Accepted: a terminal can neither shake nor click.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Accepted: a terminal can neither shake nor click.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    /// Accepted: a terminal can neither shake nor click.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Accepted: a terminal can neither shake nor click.
    public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
    /// Accepted: the terminal draws the pointer.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
    /// Accepted: the terminal draws the pointer.
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
    /// Accepted: colours are those of the terminal.
    public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> some View { self }
    /// Accepted: nothing follows a rotation, since a terminal has none.
    public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}

/// How bright an image may be.
public nonisolated struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As bright as paper.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as it can be.
    public static let high = DynamicRange(name: "high")
}
