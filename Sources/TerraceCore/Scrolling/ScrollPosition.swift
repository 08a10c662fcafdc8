import Foundation
import Synchronization

/// Where a scroll view is to be, and, once users have scrolled, which view stands first in it.
///
/// ```swift
/// var position = ScrollPosition(edge: .top)
/// position.scrollTo(edge: .bottom)
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Place: Equatable {
        case nowhere
        case edge(Edge)
        case id(AnyHashable, UnitPoint?)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place = Place.nowhere
    /// Tells a request from an earlier one for the same place.
    private(set) var request = 0
    private let idType: ObjectIdentifier?
    private var firstID: AnyHashable?
    /// Whether users have scrolled since the program did.
    public private(set) var isPositionedByUser = false

    private static let requests = Atomic(0)

    private init(_ type: Any.Type?, _ place: Place) {
        idType = type.map(ObjectIdentifier.init)
        go(to: place)
    }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
        firstID = nil
        if place != .nowhere { request = Self.requests.add(1, ordering: .relaxed).newValue }
    }

    /// Wherever the scroll view is.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType, .nowhere) }
    /// Where the view with an id stands.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.init(ID.self, .id(AnyHashable(id), anchor)) }
    /// At an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }
    /// At a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType, .point(x: point.x, y: point.y))
    }
    /// At a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { self.init(idType, .point(x: x, y: y)) }
    /// So far from the leading edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(idType, .point(x: x, y: nil)) }
    /// So far from the top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(idType, .point(x: nil, y: y)) }

    /// Goes to the view with an id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .id(AnyHashable(id), anchor)) }
    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Goes to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Goes to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Goes so far from the leading edge.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Goes so far from the top.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge that the program has scrolled to.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that the program has scrolled to.
    public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }
    /// How far from the leading edge the program has scrolled.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// How far from the top the program has scrolled.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The id of the view that the program has scrolled to, or that stands first since users have scrolled.
    public var viewID: (any Hashable)? { id?.base as? any Hashable }
    /// The id of the view that the program has scrolled to, or that stands first since users have scrolled, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

    private var id: AnyHashable? { if case .id(let id, _) = place { id } else { firstID } }

    /// Whether an id is of the type that the program asks for.
    func accepts(_ id: AnyHashable) -> Bool { idType == nil || idType == ObjectIdentifier(type(of: id.base)) }

    /// Users have scrolled.
    mutating func scrolledByUser(_ id: AnyHashable?) {
        place = .nowhere
        firstID = id
        isPositionedByUser = true
    }
}
