import Foundation
import Terrace

/// The program, as UIKit knows it.
///
/// ```swift
/// Button("Docs") { UIApplication.shared.open(URL(string: "https://swift.org")!) }
/// ```
@MainActor
public final class UIApplication {
    /// Whether the user is with the program.
    public enum State: Int, Sendable {
        /// See the name.
        case active, inactive, background
    }

    /// How a URL is to be opened; the system decides.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The value.
        public let rawValue: String
        /// By its value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only by a program that claims such addresses.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The only one.
    public static let shared = UIApplication()

    /// Opens an address as `Link` does.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        EnvironmentValues().openURL(url) { accepted in completionHandler?(accepted) }
    }
    /// Whether an address has a scheme, so that it may be tried.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && url.absoluteString != Self.openSettingsURLString }

    /// Of no effect: the terminal decides when it goes dark.
    public var isIdleTimerDisabled = false
    /// Of no effect: a terminal has no icon.
    public var applicationIconBadgeNumber = 0
    /// Whether the user is with the program.
    public var applicationState: State {
        switch Graph.active?.phase.value {
        case .background?: .background
        case .inactive?: .inactive
        default: .active
        }
    }

    /// The window.
    public var windows: [UIWindow] { [UIWindow.main] }
    /// The window.
    public var keyWindow: UIWindow? { UIWindow.main }
    /// The window's scene.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

    /// The settings of a program on a phone; there are none here.
    public nonisolated static let openSettingsURLString = "app-settings:"

    // What is posted when the terminal's window gets and loses the focus, and when the program is suspended and ends.

    /// The user is with the program again.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The user works elsewhere.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program is suspended.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The program goes on.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The program ends.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Never posted.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Never posted.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Never posted.
    public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Never posted.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIDevice {
    /// Never posted: a terminal is not turned.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Never posted.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

/// What hears keys in UIKit; here, only the names of its notifications.
@MainActor
public class UIResponder: NSObject {
    // Never posted: a terminal has its keyboard all the time.

    /// Never posted.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Where a keyboard would be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long a keyboard would move.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// Whether it gives up the focus: nothing here has it.
    @discardableResult
    public func resignFirstResponder() -> Bool { false }
}

/// Lengths at the four sides.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
    /// At a side.
    public var top, left, bottom, right: CGFloat

    /// Nothing.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Lengths.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    /// Nothing.
    public static let zero = UIEdgeInsets()
}

/// A scene of UIKit's.
public class UIScene: UIResponder {}

/// The scene of the window.
public final class UIWindowScene: UIScene {
    static let main = UIWindowScene()
    /// The window.
    public var windows: [UIWindow] { [UIWindow.main] }
    /// The window.
    public var keyWindow: UIWindow? { UIWindow.main }
    /// The terminal.
    public var screen: UIScreen { .main }
}

/// The window, as UIKit knows it.
public final class UIWindow: UIView {
    static let main = UIWindow()

    /// The window, from its top left corner.
    public var bounds: CGRect { UIScreen.main.bounds }
    /// The window, from its top left corner.
    public var frame: CGRect { UIScreen.main.bounds }
    /// Nothing lies over a window.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// It is the only one.
    public var isKeyWindow: Bool { true }
    /// Its scene.
    public var windowScene: UIWindowScene? { UIWindowScene.main }
    /// Takes the focus from what has it.
    @discardableResult
    public override func endEditing(_ force: Bool) -> Bool {
        Graph.active?.focus.setFocus(nil)
        return true
    }
}

/// The program, as AppKit knows it.
@MainActor
public final class NSApplication {
    /// The only one.
    public static let shared = NSApplication()

    /// Ends the program.
    public func terminate(_ sender: Any?) { EnvironmentValues().terminate() }
    /// Of no effect: the terminal is in front, or it is not.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Of no effect.
    public func hide(_ sender: Any?) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The program, as AppKit knows it.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// What opens addresses on a Mac.
@MainActor
public final class NSWorkspace {
    /// The only one.
    public static let shared = NSWorkspace()

    /// Opens an address as `Link` does.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        var isOpen = false
        EnvironmentValues().openURL(url) { isOpen = $0 }
        return isOpen
    }
}
