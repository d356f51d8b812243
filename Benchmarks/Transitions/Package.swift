// swift-tools-version: 6.0

import PackageDescription

// An app's navigation with generated coordinators and with bare UIKit calls. `Scripts/costs` first
// generates the Swift code of its spec, with the measured version of flowgen.
let package = Package(
    name: "Transitions",
    dependencies: [.package(name: "flowgen", path: "../..")],
    targets: [
        .target(name: "CountedMemory"),
        .executableTarget(
            name: "Transitions",
            dependencies: [
                "CountedMemory", .product(name: "FlowRuntime", package: "flowgen"), .product(name: "UIKit", package: "flowgen"),
            ],
            exclude: ["Orders.flow.yaml"]),
    ],
    swiftLanguageModes: [.v6]
)
