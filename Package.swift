// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Where the system has SwiftUI and Combine, programs import those, or Terrace. Elsewhere this package has modules of these names.
#if os(Linux)
    let systemModules: [Target] = [
        .target(name: "Combine", dependencies: ["TerraceCore"]),
        .target(name: "SwiftUI", dependencies: ["Terrace", "Combine"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        // Programs as tutorials write them, in the language mode of their day.
        .testTarget(
            name: "ProgramTests", dependencies: ["SwiftUI", "TerraceTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
    let systemProducts: [Product] = [.library(name: "SwiftUI", targets: ["SwiftUI", "Combine"])]
    let combine: [Target.Dependency] = ["Combine"]
#else
    let systemModules: [Target] = []
    let systemProducts: [Product] = []
    let combine: [Target.Dependency] = []
#endif

let package = Package(
    name: "Terrace",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Terrace", targets: ["Terrace"]),
        .library(name: "TerraceTesting", targets: ["TerraceTesting"]),
        .executable(name: "RowEditor", targets: ["RowEditor"]),
        .executable(name: "Scripts", targets: ["Scripts"]),
    ] + systemProducts,
    targets: [
        .target(name: "TerraceScreen"),
        .target(name: "TerraceTerminal", dependencies: ["TerraceScreen"]),
        .target(name: "TerraceCore", dependencies: ["TerraceScreen"]),
        // The compiler runs it; it speaks the compiler's protocol itself and depends on nothing.
        .macro(name: "TerraceMacros"),
        .target(name: "Terrace", dependencies: ["TerraceCore", "TerraceTerminal", "TerraceScreen", "TerraceMacros"] + combine),
        .target(name: "TerraceTesting", dependencies: ["Terrace"]),
        .executableTarget(name: "RowEditor", dependencies: ["Terrace"], path: "Demos/RowEditor"),
        .executableTarget(name: "Scripts", dependencies: ["Terrace"], path: "Demos/Scripts"),
        // Not a product: the acceptance test ends it in every way there is.
        .executableTarget(name: "TerminalProbe", dependencies: ["Terrace"], path: "Tests/Support/TerminalProbe"),
        .testTarget(name: "TerraceScreenTests", dependencies: ["TerraceScreen"]),
        .testTarget(name: "TerraceTerminalTests", dependencies: ["TerraceTerminal", "TerraceTesting"]),
        .testTarget(name: "TerraceCoreTests", dependencies: ["TerraceCore"]),
        .testTarget(name: "TerraceTests", dependencies: ["Terrace", "TerraceTesting"]),
        .testTarget(name: "TerraceTestingTests", dependencies: ["TerraceTesting"]),
        // Programs in Swift 5 mode compile as they are; the demo is compiled in both.
        .testTarget(
            name: "Swift5Tests", dependencies: ["Terrace", "TerraceTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ] + systemModules,
    swiftLanguageModes: [.v6]
)
