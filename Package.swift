// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    targets: [
        .target(name: "FlowDiagnostics"),

        .target(name: "TestSupport", dependencies: ["FlowDiagnostics"], path: "Tests/TestSupport"),
        .testTarget(name: "FlowDiagnosticsTests", dependencies: ["FlowDiagnostics", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
