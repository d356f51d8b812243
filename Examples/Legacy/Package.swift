// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")
let flowgen = Target.PluginUsage.plugin(name: "FlowgenPlugin", package: "flowgen")

// An app with hand-written coordinators. `Scripts/check-legacy` replaces one flow after another
// with a generated one. It builds the app and runs a random walk each time.
let package = Package(
    name: "Legacy",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "../..")],
    targets: [
        .executableTarget(name: "Legacy", dependencies: [runtime], plugins: [flowgen])
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // On Apple platforms, UIKit is part of the system.
    for target in package.targets { target.dependencies.append(.product(name: "UIKit", package: "flowgen")) }
#endif
