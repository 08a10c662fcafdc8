import Foundation
import TerraceScreen

/// A place in a view that can be handed up the tree and be read by a `GeometryProxy` in its own coordinates.
///
/// ```swift
/// struct Bounds: PreferenceKey {
///     static let defaultValue: Anchor<CGRect>? = nil
///     static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
/// }
/// let view = Text("a").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
/// ```
public struct Anchor<Value>: Hashable, @unchecked Sendable {
    /// Which place of a view.
    public struct Source: Sendable {
        let place: AnchorPlace
    }

    // Used on the main actor only.
    private weak var node: ViewNode?
    private let id: ObjectIdentifier
    private let place: AnchorPlace

    init(_ node: ViewNode, _ source: Source) {
        self.node = node
        id = ObjectIdentifier(node)
        place = source.place
    }

    /// The place in the window.
    @MainActor var rect: CGRect {
        guard let node, let box = node.firstBox else { return .zero }
        return place.rect(in: CGRect(node.graph.layout.rectInRoot(of: box)))
    }

    /// Whether both are the same place of the same view.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.id == b.id && a.place == b.place }

    /// Hashes the view and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(place)
    }
}

enum AnchorPlace: Hashable, Sendable {
    case bounds
    case rect(CGFloat, CGFloat, CGFloat, CGFloat)
    case point(CGFloat, CGFloat)
    case unit(CGFloat, CGFloat)

    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .bounds: frame
        case .rect(let x, let y, let width, let height):
            CGRect(x: frame.minX + x, y: frame.minY + y, width: width, height: height)
        case .point(let x, let y): CGRect(x: frame.minX + x, y: frame.minY + y, width: 0, height: 0)
        case .unit(let x, let y):
            CGRect(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height, width: 0, height: 0)
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// All of the view.
    public static var bounds: Anchor.Source { Anchor.Source(place: .bounds) }

    /// A part of the view, in its own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor.Source {
        Anchor.Source(place: .rect(rect.minX, rect.minY, rect.width, rect.height))
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor.Source { Anchor.Source(place: .point(point.x, point.y)) }
    /// A point by its shares of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source { Anchor.Source(place: .unit(point.x, point.y)) }
    /// The top leading corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of the top.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
