// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")
let flowgen = Target.PluginUsage.plugin(name: "FlowgenPlugin", package: "flowgen")

/// A storyboard, nib or String Catalog. Apps compile it; the headless UIKit reads it directly.
func document(_ name: String) -> Resource {
    #if os(Linux)
        .copy(name)
    #else
        .process(name)
    #endif
}

// Each example is an app that uses flowgen as any package does: the plugin compiles its specs, and
// the generated code imports FlowRuntime.
let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "..")],
    targets: [
        .target(name: "ExampleKit", dependencies: [runtime]),
        .target(name: "ShopModels"),
        .executableTarget(name: "Orders", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(name: "Photos", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(
            name: "Kanji", dependencies: ["ExampleKit", runtime],
            resources: [document("KanjiDetail.storyboard"), document("KanjiList.xib")], plugins: [flowgen]),
        .executableTarget(
            name: "SignIn", dependencies: ["ExampleKit", runtime], resources: [document("SignIn.storyboard")], plugins: [flowgen]),
        .executableTarget(name: "CustomTabBar", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(name: "Mail", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(name: "Bank", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(
            name: "Shop", dependencies: ["ExampleKit", "ShopModels", runtime],
            resources: [
                document("Auth.storyboard"), document("Register.xib"), document("Localizable.xcstrings"), document("Orders.xcstrings"),
            ], plugins: [flowgen]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // On Apple platforms, UIKit and SwiftUI are part of the system, and tests run on a simulator.
    for target in package.targets where target.type != .regular || target.name == "ExampleKit" {
        target.dependencies += [.product(name: "UIKit", package: "flowgen"), .product(name: "SwiftUI", package: "flowgen")]
    }
    package.targets.append(
        .target(
            name: "ExampleTesting", dependencies: ["ExampleKit", runtime, .product(name: "FlowTesting", package: "flowgen")],
            path: "Tests/ExampleTesting"))
    let examples = ["Orders", "Photos", "Kanji", "SignIn", "CustomTabBar", "Shop", "Bank", "Mail"]
    package.targets.append(.testTarget(name: "WalkTests", dependencies: examples.map { .target(name: $0) }))
    for example in examples {
        package.targets.append(
            .testTarget(
                name: "\(example)Tests",
                dependencies: [
                    .target(name: example), "ExampleKit", "ExampleTesting", .product(name: "FlowTesting", package: "flowgen"),
                    .product(name: "UIKit", package: "flowgen"), .product(name: "FlowgenCore", package: "flowgen"),
                ]))
    }
#endif
