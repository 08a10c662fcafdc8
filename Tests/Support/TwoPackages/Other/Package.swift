// swift-tools-version: 6.1
import PackageDescription

// A library of somebody else's, which has views where there is SwiftUI and none where there is not.
let package = Package(
    name: "Other",
    products: [.library(name: "Other", targets: ["Other"])],
    targets: [.target(name: "Other")],
    swiftLanguageModes: [.v5]
)
