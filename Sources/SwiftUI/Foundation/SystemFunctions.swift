import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds on a clock that is never set.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs a closure. There is no pool here that would have to be emptied.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// Warm.
        case serious
        /// Too warm.
        case critical
    }

    /// Whether the system saves power: not known.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the machine is: not known, taken as nominal.
    public var thermalState: ThermalState { .nominal }
}

extension URL {
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// Where the user's documents are.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// Where what can be made again is.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// Where what a program needs is.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// Where what was downloaded is.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// What stands on the user's desk.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
}
