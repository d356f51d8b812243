// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Help",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [.library(name: "Help", targets: ["Help"])],
    dependencies: [.package(name: "flowgen", path: "../../..")],
    targets: [
        .target(
            name: "Help", dependencies: [.product(name: "FlowRuntime", package: "flowgen")],
            plugins: [.plugin(name: "FlowgenPlugin", package: "flowgen")])
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    for target in package.targets {
        target.dependencies.append(.product(name: "UIKit", package: "flowgen"))
    }
#endif
