// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")
let flowgen = Target.PluginUsage.plugin(name: "FlowgenPlugin", package: "flowgen")

// An app whose coordinators are written by hand. `Scripts/check-legacy` replaces one flow after
// another by a generated one, and builds and walks the app each time.
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
    // On Apple's systems UIKit is the system's.
    for target in package.targets { target.dependencies.append(.product(name: "UIKit", package: "flowgen")) }
#endif
