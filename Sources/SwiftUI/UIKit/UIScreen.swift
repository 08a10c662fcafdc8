import Foundation
import Terrace

/// The screen of the device, which for a program in a terminal is its window.
///
/// It is what it is when it is asked: a body that reads it is not evaluated again when the window changes. `GeometryReader` is better there.
public nonisolated struct UIScreen: Sendable {
    /// The only one.
    public static let main = UIScreen()

    /// The window, from its top left corner, in the program's unit. 80 columns and 24 rows while there is none.
    public var bounds: CGRect {
        let size = Self.window
        let cell = Self.unit.cell
        return CGRect(x: 0, y: 0, width: CGFloat(size.width) * cell.width, height: CGFloat(size.height) * cell.height)
    }

    /// The same as `bounds`.
    public var nativeBounds: CGRect { bounds }
    /// 1: a terminal has no pixels.
    public var scale: CGFloat { 1 }
    /// 1: a terminal has no pixels.
    public var nativeScale: CGFloat { 1 }
    /// Not known to a program in a terminal.
    public var brightness: CGFloat { 1 }

    /// Programs that import SwiftUI count in points, also before they have a window.
    private static var unit: LengthUnit {
        guard MainQueue.isCurrent else { return .points }
        return MainActor.assumeIsolated { Graph.active?.unit } ?? .points
    }

    static var window: Size {
        let usual = Size(width: 80, height: 24)
        guard MainQueue.isCurrent else { return usual }
        return MainActor.assumeIsolated { Graph.active?.layout.size } ?? usual
    }
}

/// The device, which for a program in a terminal is the terminal.
public nonisolated struct UIDevice: Sendable {
    /// The only one.
    public static let current = UIDevice()

    /// What a device is like to use.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.window.width < 64 ? .phone : .pad }
    /// Which way it is held: a terminal is wider than it is high.
    public var orientation: UIDeviceOrientation { .landscapeLeft }
    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// A terminal.
    public var model: String { "Terminal" }
    /// The system's.
    public var systemName: String { "Linux" }
    /// The system's.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    /// One for each run of the program.
    public var identifierForVendor: UUID? { Self.vendor }

    private static let vendor = UUID()
}

/// What a device is like to use: a window of less than 64 columns is like a phone's, one that is wider like a tablet's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// Which way a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Held high.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Held wide.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
