import Foundation
import TerraceScreen

/// Where positions are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// An ancestor that was given a name with `coordinateSpace(_:)`; the window where there is none.
    case named(AnyHashable)

    /// Whether it is the window.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view itself.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space, by its kind.
///
/// ```swift
/// GeometryReader { proxy in Text("\(proxy.frame(in: .named("board")).minX)") }
/// ```
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The window.
    public init() {}
    /// The window.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view itself.
    public init() {}
    /// The view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// An ancestor by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
    let name: AnyHashable

    /// The ancestor.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// An ancestor that was given a name with `coordinateSpace(_:)`.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

/// Gives a view a name that positions can be counted from.
public nonisolated struct _CoordinateSpaceModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let name: AnyHashable

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> CoordinateSpaceAttachment {
        CoordinateSpaceAttachment(name, inputs)
    }

    @MainActor package func update(_ attachment: CoordinateSpaceAttachment) { attachment.name = name }
}

package final class CoordinateSpaceAttachment: Attachment {
    var name: AnyHashable

    init(_ name: AnyHashable, _ inputs: _ViewInputs) {
        self.name = name
        super.init(inputs)
    }
}

extension View {
    /// Names the view, so that what is in it can ask for positions counted from its corner.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view, so that what is in it can ask for positions counted from its corner.
    public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension ViewNode {
    /// Where the box of a place stands in a coordinate space.
    final func frame(in space: CoordinateSpace) -> CGRect {
        guard let box = firstBox else { return .zero }
        let own = graph.layout.rectInRoot(of: box)
        return CGRect(own.offsetBy(x: -origin(of: space, own.origin).x, y: -origin(of: space, own.origin).y))
    }

    /// The corner of a coordinate space in the window, as seen from here.
    final func origin(of space: CoordinateSpace, _ own: @autoclosure () -> Point) -> Point {
        switch space {
        case .global: return .zero
        case .local: return own()
        case .named(let name):
            var next: ViewNode? = self
            while let node = next {
                for case let attachment as CoordinateSpaceAttachment in node.attachments where attachment.name == name {
                    return node.firstBox.map { graph.layout.rectInRoot(of: $0).origin } ?? .zero
                }
                next = node.parent
            }
            return .zero
        }
    }
}
