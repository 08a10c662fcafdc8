import Foundation
import TerraceCore

/// What kind of thing a view is, for those who read the screen aloud.
public nonisolated struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32 = 0

    /// None.
    public init() {}
    private init(bit: UInt32) { bits = 1 << bit }

    /// A button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// A field to search in.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It plays a sound.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// A key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It sums the program up.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// It starts a session with media.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// It is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Nothing else can be used while it is there.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    private init(bits: UInt32) { self.bits = bits }

    /// Whether all of another's are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// These and others.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
    /// Those in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
    /// Those in one of both.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits ^ other.bits) }
    /// Adds others.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps those in both.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps those in one of both.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    /// Adds some.
    @discardableResult
    public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { bits |= new.bits }
        return (!contains(new), new)
    }
    /// Takes some away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }
    /// Replaces some.
    @discardableResult
    public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits |= new.bits }
        return contains(new) ? new : nil
    }
}

/// What becomes of the views inside of one that is read as one.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int
    /// They are not read.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// They are read one by one.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// They are read together.
    public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What can be asked of a view by other means than its looks.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    /// To use it.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// To leave it.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// What is done most.
    public static let magicTap = AccessibilityActionKind(name: "magic tap")
    /// To remove it.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// To show its menu.
    public static let showMenu = AccessibilityActionKind(name: "show menu")
    private init(name: String) { self.name = name }
    /// Something of the program's.
    public init(named name: Text) { self.name = "named " + name.string }
}

/// Which way a value is to be adjusted.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// How deep a heading is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// It is not said.
    case unspecified
    /// The first level.
    case h1
    /// The second.
    case h2
    /// The third.
    case h3
    /// The fourth.
    case h4
    /// The fifth.
    case h5
    /// The sixth.
    case h6
}

/// What kind of text a text is.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// Text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Of a console.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Of a file system.
    public static let fileSystem = AccessibilityTextContentType(name: "file system")
    /// Of a message.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// Of a story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(name: "source code")
    /// Of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// Of a word processor.
    public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}

extension View {
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Changes nothing: a screen is read from its top to its bottom.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void) -> some View
    { self }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View { self }
    /// Changes nothing: what is done with a view is done with its keys.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping @MainActor () -> Void) -> some View {
        self
    }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityAction<L: View>(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) -> some View
    { self }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
    /// Changes nothing: what is done with a view is done with its keys.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// Changes nothing: what scrolls is scrolled with its keys.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
    /// Changes nothing: what is pressed is pressed where it has the focus.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Changes nothing: what is pressed is pressed where it has the focus.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Changes nothing: nothing in a terminal inverts colours.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    /// Changes nothing: a terminal shows no larger text beside the screen.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Changes nothing: a terminal shows no larger text beside the screen.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { self }
    /// Changes nothing: all of a terminal's screen is read as text.
    public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
}

/// Which part of a pair of label and content a view is.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content.
    case content
}

extension Text {
    /// The same text; it is for those who read the screen aloud.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// The same text; it is for those who read the screen aloud.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
