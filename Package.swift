// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Terrace",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Terrace", targets: ["Terrace"]),
        .library(name: "TerraceTesting", targets: ["TerraceTesting"]),
        .executable(name: "RowEditor", targets: ["RowEditor"]),
        .executable(name: "Scripts", targets: ["Scripts"]),
    ],
    targets: [
        .target(name: "TerraceScreen"),
        .target(name: "TerraceTerminal", dependencies: ["TerraceScreen"]),
        .target(name: "TerraceCore", dependencies: ["TerraceScreen"]),
        .target(name: "Terrace", dependencies: ["TerraceCore", "TerraceTerminal", "TerraceScreen"]),
        .target(name: "TerraceTesting", dependencies: ["Terrace"]),
        .executableTarget(name: "RowEditor", dependencies: ["Terrace"], path: "Demos/RowEditor"),
        .executableTarget(name: "Scripts", dependencies: ["Terrace"], path: "Demos/Scripts"),
        // No products: the acceptance test ends the one in every way there is, a script counts what the other costs.
        .executableTarget(name: "TerminalProbe", dependencies: ["Terrace"], path: "Tests/Support/TerminalProbe"),
        .executableTarget(name: "TextCost", dependencies: ["TerraceScreen"], path: "Tests/Support/TextCost"),
        .testTarget(name: "TerraceScreenTests", dependencies: ["TerraceScreen"]),
        .testTarget(name: "TerraceTerminalTests", dependencies: ["TerraceTerminal", "TerraceTesting"]),
        .testTarget(name: "TerraceCoreTests", dependencies: ["TerraceCore"]),
        .testTarget(name: "TerraceTests", dependencies: ["Terrace", "TerraceTesting"]),
        .testTarget(name: "TerraceTestingTests", dependencies: ["TerraceTesting"]),
        // Programs in Swift 5 mode compile as they are; the demo is compiled in both.
        .testTarget(
            name: "Swift5Tests", dependencies: ["Terrace", "TerraceTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
