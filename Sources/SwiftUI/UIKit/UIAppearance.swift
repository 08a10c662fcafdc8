import Foundation
import Terrace

// How UIKit's views would look. Programs set this once, at their beginning; it is accepted, and changes nothing: in a terminal, the modifiers
// of the views decide.

/// What UIKit's views have in common.
@MainActor
public class UIView: UIResponder {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    required override init() {}

    /// How all views of a type would look. Of no effect.
    public static func appearance() -> Self {
        if let known = proxies[ObjectIdentifier(self)] as? Self { return known }
        let proxy = Self()
        proxies[ObjectIdentifier(self)] = proxy
        return proxy
    }
    /// How views of a type in others would look. Of no effect.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self { appearance() }

    /// Of no effect.
    public var backgroundColor: UIColor?
    /// Of no effect.
    public var tintColor: UIColor?
    /// Of no effect.
    public var isHidden = false
    /// Of no effect.
    public var alpha: CGFloat = 1

    /// Whether something in it gave up the focus.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { false }
}

/// In which states of a control something would hold.
public nonisolated struct UIControlState: OptionSet, Hashable, Sendable {
    /// The value.
    public let rawValue: UInt
    /// By its value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of this name.
    public static let normal = UIControlState([])
    /// The state of this name.
    public static let highlighted = UIControlState(rawValue: 1)
    /// The state of this name.
    public static let disabled = UIControlState(rawValue: 2)
    /// The state of this name.
    public static let selected = UIControlState(rawValue: 4)
    /// The state of this name.
    public static let focused = UIControlState(rawValue: 8)
}

/// For which bars something would hold.
public nonisolated enum UIBarMetrics: Int, Sendable {
    /// See the name.
    case `default`, compact
}

/// How a bar would look. Of no effect.
@MainActor
public class UIBarAppearance: NSObject {
    /// Of no effect.
    override public init() {}
    /// Of no effect.
    public var backgroundColor: UIColor?
    /// Of no effect.
    public var backgroundImage: UIImage?
    /// Of no effect.
    public var shadowColor: UIColor?
    /// Of no effect.
    public var shadowImage: UIImage?
    /// Of no effect.
    public func configureWithDefaultBackground() {}
    /// Of no effect.
    public func configureWithOpaqueBackground() {}
    /// Of no effect.
    public func configureWithTransparentBackground() {}
}

/// How a bar with a title would look. Of no effect.
public class UINavigationBarAppearance: UIBarAppearance {
    /// Of no effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of no effect.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of no effect.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How the items of tabs would look. Of no effect.
@MainActor
public class UITabBarItemAppearance: NSObject {
    /// In one state.
    @MainActor
    public final class State: NSObject {
        /// Of no effect.
        public var iconColor: UIColor?
        /// Of no effect.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// Of no effect.
        public var badgeBackgroundColor: UIColor?
    }

    /// Of no effect.
    override public init() {}
    /// Of no effect.
    public let normal = State()
    /// Of no effect.
    public let selected = State()
}

/// How tabs would look. Of no effect.
public class UITabBarAppearance: UIBarAppearance {
    /// Of no effect.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Of no effect.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Of no effect.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a bar with a title would look. Of no effect.
public final class UINavigationBar: UIView {
    /// Of no effect.
    public var barTintColor: UIColor?
    /// Of no effect.
    public var isTranslucent = true
    /// Of no effect.
    public var prefersLargeTitles = true
    /// Of no effect.
    public var shadowImage: UIImage?
    /// Of no effect.
    public var backIndicatorImage: UIImage?
    /// Of no effect.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// Of no effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Of no effect.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Of no effect.
    public var standardAppearance = UINavigationBarAppearance()
    /// Of no effect.
    public var compactAppearance: UINavigationBarAppearance?
    /// Of no effect.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Of no effect.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// How tabs would look. Of no effect.
public final class UITabBar: UIView {
    /// Of no effect.
    public var barTintColor: UIColor?
    /// Of no effect.
    public var unselectedItemTintColor: UIColor?
    /// Of no effect.
    public var isTranslucent = true
    /// Of no effect.
    public var backgroundImage: UIImage?
    /// Of no effect.
    public var shadowImage: UIImage?
    /// Of no effect.
    public var standardAppearance = UITabBarAppearance()
    /// Of no effect.
    public var scrollEdgeAppearance: UITabBarAppearance?
}

/// How a toolbar would look. Of no effect.
public final class UIToolbar: UIView {
    /// Of no effect.
    public var barTintColor: UIColor?
    /// Of no effect.
    public var isTranslucent = true
}

/// How scroll views would look. Of no effect.
public class UIScrollView: UIView {
    /// What puts a keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// See the name.
        case none, onDrag, interactive
    }

    /// Of no effect.
    public var bounces = true
    /// Of no effect.
    public var alwaysBounceVertical = false
    /// Of no effect.
    public var isPagingEnabled = false
    /// Of no effect: use `scrollDisabled`.
    public var isScrollEnabled = true
    /// Of no effect.
    public var showsVerticalScrollIndicator = true
    /// Of no effect.
    public var showsHorizontalScrollIndicator = true
    /// Of no effect.
    public var contentInset = UIEdgeInsets.zero
    /// Of no effect.
    public var keyboardDismissMode = KeyboardDismissMode.none
}

/// How lists would look. Of no effect.
public final class UITableView: UIScrollView {
    /// How lines between rows look.
    public enum SeparatorStyle: Int, Sendable {
        /// See the name.
        case none, singleLine
    }

    /// Of no effect.
    public var separatorStyle = SeparatorStyle.singleLine
    /// Of no effect.
    public var separatorColor: UIColor?
    /// Of no effect.
    public var separatorInset = UIEdgeInsets.zero
    /// Of no effect.
    public var allowsSelection = true
    /// Of no effect.
    public var rowHeight: CGFloat = 0
    /// Of no effect.
    public var sectionHeaderHeight: CGFloat = 0
    /// Of no effect.
    public var sectionFooterHeight: CGFloat = 0
    /// Of no effect.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// Of no effect.
    public var tableFooterView: UIView?
    /// Of no effect.
    public var tableHeaderView: UIView?
}

/// How lists would look. Of no effect.
public final class UICollectionView: UIScrollView {}

/// How headers and footers of lists would look. Of no effect.
public final class UITableViewHeaderFooterView: UIView {}

/// How rows would look. Of no effect.
public final class UITableViewCell: UIView {
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        /// See the name.
        case none, blue, gray, `default`
    }

    /// Of no effect.
    public var selectionStyle = SelectionStyle.default
    /// Of no effect.
    public var selectedBackgroundView: UIView?
}

/// How editors of text would look. Of no effect.
public final class UITextView: UIScrollView {
    /// Of no effect.
    public var textContainerInset = UIEdgeInsets.zero
}

/// What controls of UIKit's have in common.
public class UIControl: UIView {
    /// In which states something would hold.
    public typealias State = UIControlState
}

/// How text fields would look. Of no effect.
public final class UITextField: UIControl {
    /// When a mark to clear the text is seen.
    public enum ViewMode: Int, Sendable {
        /// See the name.
        case never, whileEditing, unlessEditing, always
    }

    /// Of no effect.
    public var clearButtonMode = ViewMode.never
}

/// How segments would look. Of no effect.
public final class UISegmentedControl: UIControl {
    /// Of no effect.
    public var selectedSegmentTintColor: UIColor?
    /// Of no effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

/// How switches would look. Of no effect.
public final class UISwitch: UIControl {
    /// Of no effect.
    public var onTintColor: UIColor?
    /// Of no effect.
    public var thumbTintColor: UIColor?
}

/// How sliders would look. Of no effect.
public final class UISlider: UIControl {
    /// Of no effect.
    public var thumbTintColor: UIColor?
    /// Of no effect.
    public var minimumTrackTintColor: UIColor?
    /// Of no effect.
    public var maximumTrackTintColor: UIColor?
    /// Of no effect.
    public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}

/// How dots of pages would look. Of no effect.
public final class UIPageControl: UIControl {
    /// Of no effect.
    public var currentPageIndicatorTintColor: UIColor?
    /// Of no effect.
    public var pageIndicatorTintColor: UIColor?
}

/// How steppers would look. Of no effect.
public final class UIStepper: UIControl {
    /// Of no effect.
    public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}
    /// Of no effect.
    public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}
}

/// How fields of dates would look. Of no effect.
public final class UIDatePicker: UIControl {}

/// How labels would look. Of no effect.
public final class UILabel: UIView {
    /// Of no effect.
    public var textColor: UIColor?
    /// Of no effect.
    public var font: UIFont?
    /// Of no effect.
    public var numberOfLines = 1
}
