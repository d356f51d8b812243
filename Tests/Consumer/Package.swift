// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")
let flowgen = Target.PluginUsage.plugin(name: "FlowgenPlugin", package: "flowgen")

// A package that uses flowgen with specs in several modules, one of them in another package.
// Scripts/check-plugin builds and changes it.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "../.."), .package(path: "Help")],
    targets: [
        .executableTarget(name: "Shop", dependencies: ["Basket", "Models", runtime], plugins: [flowgen]),
        .target(name: "Basket", dependencies: ["Models", .product(name: "Help", package: "Help"), runtime], plugins: [flowgen]),
        // No spec: the plugin warns.
        .target(name: "Models", plugins: [flowgen]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    for target in package.targets where target.name != "Models" {
        target.dependencies.append(.product(name: "UIKit", package: "flowgen"))
    }
#endif
