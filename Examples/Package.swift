// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")
let flowgen = Target.PluginUsage.plugin(name: "FlowgenPlugin", package: "flowgen")

// Each example is an app that uses flowgen as any package does: the plugin compiles its specs, the generated code stands on FlowRuntime.
let package = Package(
    name: "Examples",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "..")],
    targets: [
        .target(name: "ExampleKit", dependencies: [runtime]),
        .executableTarget(name: "Orders", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
        .executableTarget(name: "Photos", dependencies: ["ExampleKit", runtime], plugins: [flowgen]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // On Apple's systems UIKit is the system's, and tests run on a simulator.
    package.targets += [
        .testTarget(name: "OrdersTests", dependencies: ["Orders", .product(name: "FlowTesting", package: "flowgen")]),
        .testTarget(name: "PhotosTests", dependencies: ["Photos", .product(name: "FlowTesting", package: "flowgen")]),
    ]
    for target in package.targets {
        target.dependencies.append(.product(name: "UIKit", package: "flowgen"))
    }
#endif
