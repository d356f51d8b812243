// swift-tools-version: 6.0

import PackageDescription

// An app's navigation through generated coordinators, and by bare UIKit calls. `Scripts/costs`
// generates the Swift of its spec first, with the tool that is measured.
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
