import Foundation
import TerraceCore

/// A type that shows views for looking at: run the program with `--preview NAME` to see one, with `--previews` for a list.
///
/// ```swift
/// struct Greeting_Previews: PreviewProvider {
///     static var previews: some View {
///         Text("Hello").previewDisplayName("English")
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of `previews`.
    associatedtype Previews: View
    /// The views; each view of a group is a preview of its own.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The system that it is for; a terminal shows it all the same.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any system.
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
    /// A phone or a tablet.
    case iOS
    /// A Mac.
    case macOS
    /// A television.
    case tvOS
    /// A watch.
    case watchOS
}

/// How large the window of a preview is.
public enum PreviewLayout: Hashable, Sendable {
    /// As usual.
    case device
    /// Just large enough for the view.
    case sizeThatFits
    /// Of a size, in the program's unit of length.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is for; a terminal shows it all the same.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A device with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// A device with a name.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
    /// Its name.
    public let id: String
    /// All of them.
    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// On its head.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its other side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// A key for what a preview may be told.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// What is read where nobody has set it.
    static var defaultValue: Value { get }
}

/// What a preview is told.
public protocol PreviewContext {
    /// The value for a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// What a modifier says about the preview that it stands around; the view is shown as it is.
public nonisolated struct _PreviewNote: ViewModifier, Sendable {
    var name: String?
    var layout: PreviewLayout?

    /// The view as it is.
    @MainActor public func body(content: Content) -> some View { content }
}

extension View {
    /// Gives the preview a name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(_PreviewNote(name: value)) }
    /// Says how large the window of the preview is.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(_PreviewNote(layout: value)) }
    /// Accepted; a terminal is what previews are shown in.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(_PreviewNote()) }
    /// Accepted; a terminal is not turned.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { modifier(_PreviewNote()) }
    /// Accepted; previews in a terminal are told nothing.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(_PreviewNote()) }
}
