// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")

// Two examples as they stood at the last release. Scripts/check-compatibility copies them beside this
// file, and builds them with the flowgen of then and with that of now.
let package = Package(
    name: "LastRelease",
    defaultLocalization: "en",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "FLOWGEN")],
    targets: [
        .target(name: "ExampleKit", dependencies: [runtime]),
        .target(name: "ShopModels"),
        .executableTarget(
            name: "Orders", dependencies: ["ExampleKit", runtime],
            exclude: ["App.flow.yaml", "Home.flow.yaml", "Orders.flow.yaml"]),
        .executableTarget(
            name: "Shop", dependencies: ["ExampleKit", "ShopModels", runtime],
            exclude: ["App.flow.yaml", "Flows/Account.flow.yaml", "Flows/Catalog.flow.yaml", "Flows/Search.flow.yaml"],
            resources: [
                .copy("Auth.storyboard"), .copy("Register.xib"), .copy("Localizable.xcstrings"), .copy("Orders.xcstrings"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    for target in package.targets where target.name != "ShopModels" {
        target.dependencies += [.product(name: "UIKit", package: "flowgen"), .product(name: "SwiftUI", package: "flowgen")]
    }
#endif
