// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// What tests of views see, all of it by name: what is not named is not built anew with them when it changes.
let viewTesting: [Target.Dependency] = ["Terrace", "TerraceCore", "TerraceScreen", "TerraceTesting", "TestSupport"]

// Where the system has SwiftUI and Combine, programs import those, or Terrace. Elsewhere this package has modules of these names.
#if os(Linux)
    let systemModules: [Target] = [
        .target(name: "Combine", dependencies: ["TerraceCore"]),
        .target(name: "SwiftUI", dependencies: ["Terrace", "Combine"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        // Programs as tutorials write them, in the language mode of their day.
        .testTarget(
            name: "ProgramTests", dependencies: ["SwiftUI"] + viewTesting, swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
    let systemProducts: [Product] = [.library(name: "SwiftUI", targets: ["SwiftUI", "Combine"])]
    let combine: [Target.Dependency] = ["Combine"]
#else
    let systemModules: [Target] = []
    let systemProducts: [Product] = []
    let combine: [Target.Dependency] = []
#endif

/// `TERRACE_TESTS=ProgramTests,ControlTests swift test` builds these test targets alone, and no demo.
let chosenTests = Context.environment["TERRACE_TESTS"].map { $0.split(separator: ",").map(String.init) }

let package = Package(
    name: "Terrace",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Terrace", targets: ["Terrace"]),
        .library(name: "TerraceTesting", targets: ["TerraceTesting"]),
        .executable(name: "RowEditor", targets: ["RowEditor"]),
        .executable(name: "Scripts", targets: ["Scripts"]),
        .executable(name: "Forms", targets: ["Forms"]),
        .executable(name: "Sections", targets: ["Sections"]),
        .executable(name: "Budget", targets: ["Budget"]),
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
        .executableTarget(name: "Forms", dependencies: ["Terrace"], path: "Demos/Forms"),
        .executableTarget(name: "Sections", dependencies: ["Terrace"], path: "Demos/Sections"),
        .executableTarget(name: "Budget", dependencies: ["Terrace"], path: "Demos/Budget"),
        // No products: the acceptance test ends the one in every way there is, a script counts what the other costs.
        .executableTarget(name: "TerminalProbe", dependencies: ["Terrace"], path: "Tests/Support/TerminalProbe"),
        .executableTarget(name: "TextCost", dependencies: ["TerraceScreen"], path: "Tests/Support/TextCost"),
        // What tests of several targets share.
        .target(name: "TestSupport", dependencies: ["Terrace", "TerraceTesting"], path: "Tests/Support/TestSupport"),
        .testTarget(name: "TerraceScreenTests", dependencies: ["TerraceScreen"]),
        .testTarget(name: "TerraceTerminalTests", dependencies: ["TerraceTerminal", "TerraceTesting"]),
        .testTarget(name: "TerraceCoreTests", dependencies: ["TerraceCore"]),
        .testTarget(name: "TerraceTests", dependencies: viewTesting),
        .testTarget(name: "TextTests", dependencies: viewTesting),
        .testTarget(name: "ViewTests", dependencies: viewTesting),
        .testTarget(name: "ControlTests", dependencies: viewTesting),
        .testTarget(name: "NavigationTests", dependencies: viewTesting),
        .testTarget(name: "TerraceTestingTests", dependencies: ["Terrace", "TerraceTesting"], exclude: ["__Snapshots__"]),
        // Programs in Swift 5 mode compile as they are; the demo is compiled in both.
        .testTarget(
            name: "Swift5Tests", dependencies: ["Terrace", "TerraceTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ] + systemModules,
    swiftLanguageModes: [.v6]
)

if let chosenTests {
    package.targets.removeAll { $0.type == .executable || $0.type == .test && !chosenTests.contains($0.name) }
    package.products.removeAll { $0 is Product.Executable }
}
