// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "FlowDiagnostics"),
        .target(name: "FlowYAML", dependencies: ["CLibYAML", "FlowDiagnostics"]),
        .target(name: "FlowSpec", dependencies: ["FlowDiagnostics", "FlowYAML"]),
        .target(name: "FlowGraph", dependencies: ["FlowDiagnostics", "FlowSpec"]),

        .target(name: "TestSupport", dependencies: ["FlowDiagnostics"], path: "Tests/TestSupport"),
        .testTarget(name: "FlowDiagnosticsTests", dependencies: ["FlowDiagnostics", "TestSupport"]),
        .testTarget(name: "FlowYAMLTests", dependencies: ["FlowYAML", "TestSupport"]),
        .testTarget(name: "FlowSpecTests", dependencies: ["FlowSpec", "FlowYAML", "TestSupport"]),
        .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph", "FlowSpec", "FlowYAML", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
