// swift-tools-version: 6.1

import PackageDescription

let flowgen: [Target.Dependency] = ["FlowgenCore", "FlowRuntime", "FlowTesting", "SwiftUI", "UIKit"].map {
    .product(name: $0, package: "flowgen")
}

// Tests of FlowRuntime with generated code. For a target with the plugin, SwiftPM builds the
// generator before every build, which would slow down flowgen's own package.
let package = Package(
    name: "RunTime",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "../..")],
    targets: ["FlowRuntimeTests", "AsyncEffectTests", "SwiftUITests", "ViewTests"].map { name in
        .testTarget(
            name: name, dependencies: flowgen, path: name, swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))],
            plugins: [.plugin(name: "FlowgenPlugin", package: "flowgen")])
    },
    swiftLanguageModes: [.v6]
)
