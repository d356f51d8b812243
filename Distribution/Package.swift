// swift-tools-version: 6.1

import PackageDescription

// flowgen's plugins and FlowRuntime, with the tool ready-made. Scripts/distribution in flowgen's own repository writes this package at each release.
let tool = Target.binaryTarget(name: "flowgen", path: "flowgen.artifactbundle")

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
        .plugin(name: "FlowgenPlugin", targets: ["FlowgenPlugin"]),
        .plugin(name: "FlowgenCommand", targets: ["FlowgenCommand", "FlowgenValidate"]),
    ],
    targets: [
        tool,
        .target(name: "FlowRuntime"),
        .plugin(name: "FlowgenPlugin", capability: .buildTool(), dependencies: ["flowgen"]),
        .plugin(
            name: "FlowgenCommand",
            capability: .command(
                intent: .custom(verb: "flowgen", description: "Checks specs, or writes the Swift of each beside it"),
                permissions: [.writeToPackageDirectory(reason: "'flowgen generate' writes the Swift of each spec beside it")]),
            dependencies: ["flowgen"]),
        .plugin(
            name: "FlowgenValidate", capability: .command(intent: .custom(verb: "flowgen-validate", description: "Checks specs")),
            dependencies: ["flowgen"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // UIKit exists on Apple's systems only. Elsewhere a headless stand-in of the same name lets the run time and generated code build and run.
    package.products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ]
    package.targets += [
        .target(name: "UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
    ]
    for target in package.targets where target.name == "FlowRuntime" { target.dependencies += ["SwiftUI", "UIKit"] }
#endif
