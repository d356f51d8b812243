// swift-tools-version: 6.0

import PackageDescription

// A separate package, so users of flowgen never build it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "flowgen", path: "..")],
    targets: [
        .systemLibrary(name: "RawLibYAML", pkgConfig: "yaml-0.1"),
        .executableTarget(name: "Benchmarks", dependencies: ["RawLibYAML", .product(name: "FlowgenCore", package: "flowgen")]),
    ],
    swiftLanguageModes: [.v6]
)
