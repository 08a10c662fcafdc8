import TerraceCore

/// A height for a sheet.
public nonisolated struct PresentationDetent: Hashable, @unchecked Sendable {
    enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    // A type, which nobody changes.
    private let custom: (any CustomPresentationDetent.Type)?

    private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// Half the window.
    public static let medium = PresentationDetent(.fraction(0.5))
    /// All of the window but a margin.
    public static let large = PresentationDetent(.fraction(1))
    /// A share of the window; brought into 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A height in the program's unit.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that the program computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
    }

    /// What a detent of the program's is told.
    public struct Context {
        /// The largest height that there is room for.
        public let maxDetentValue: CGFloat
    }

    /// Whether they are the same height.
    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    /// Adds what it is known by.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The height, in a window of a height in the program's unit.
    func height(in window: CGFloat) -> LayerHeight {
        switch kind {
        case .fraction(let share): .fraction(Double(share))
        case .height(let height): .cells(Cells.frame(height, .vertical) ?? 1)
        case .custom: .cells(custom?.height(in: Context(maxDetentValue: window)).flatMap { Cells.frame($0, .vertical) } ?? 1)
        }
    }
}

/// A height that the program computes.
public protocol CustomPresentationDetent {
    /// The height, or nil for none.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// How a sheet scrolls and grows; in a terminal it has one height.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It grows first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls first.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What of the window can be used behind a sheet; in a terminal nothing.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// All.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    /// All, up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What becomes of a presentation where there is little room; in a terminal it stays what it is.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// Nothing else.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// All of the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a presentation is made.
public protocol PresentationSizing: Sendable {}

/// A size by a name; in a terminal a sheet is as large as its content.
public nonisolated struct NamedPresentationSizing: PresentationSizing {
    fileprivate init() {}
    /// As large as its content.
    public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }
    /// Growing with its content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
    /// As usual.
    public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
    /// As large as its content.
    public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
    /// As large as a form.
    public static var form: NamedPresentationSizing { NamedPresentationSizing() }
    /// As large as a page.
    public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}
