// swift-tools-version: 6.0

import PackageDescription

let runtime = Target.Dependency.product(name: "FlowRuntime", package: "flowgen")

// Two apps as they stood at the last release, with the Swift that flowgen generated then.
// Scripts/check-compatibility builds and runs them with this checkout's FlowRuntime;
// Scripts/renew-last-release writes all but this file.
let package = Package(
    name: "LastRelease",
    defaultLocalization: "en",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "flowgen", path: "../..")],
    targets: [
        .target(name: "ExampleKit", dependencies: [runtime]),
        .target(name: "ShopModels"),
        .executableTarget(
            name: "Orders", dependencies: ["ExampleKit", runtime],
            exclude: ["App.flow.yaml", "Home.flow.yaml", "Orders.flow.yaml"]),
        .executableTarget(
            name: "Shop", dependencies: ["ExampleKit", "ShopModels", runtime],
            exclude: ["App.flow.yaml", "Flows/Account.flow.yaml", "Flows/Catalogue.flow.yaml", "Flows/Search.flow.yaml"],
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
