// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Built by Scripts/two-packages, which says where Terrace is.
let terrace = ProcessInfo.processInfo.environment["TERRACE_PATH"] ?? "../../../.."

let package = Package(
    name: "Program",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Terrace", path: terrace), .package(path: "../Other")],
    targets: [
        .executableTarget(
            name: "Program", dependencies: [.product(name: "SwiftUI", package: "Terrace"), .product(name: "Other", package: "Other")],
            // Foundation brings Combine along on Apple's systems.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"])]),
        .executableTarget(name: "Bad", dependencies: [.product(name: "SwiftUI", package: "Terrace")]),
    ]
)
