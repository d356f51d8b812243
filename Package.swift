// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .executable(name: "flowgen", targets: ["flowgen"]),
        .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
        .library(name: "FlowTesting", targets: ["FlowTesting"]),
        .library(name: "FlowgenCore", targets: ["FlowSpec", "FlowGraph", "PushdownSystems", "FlowAnalysis", "FlowSwift", "FlowViews"]),
        .plugin(name: "FlowgenPlugin", targets: ["FlowgenPlugin"]),
        .plugin(name: "FlowgenCommand", targets: ["FlowgenCommand", "FlowgenValidate"]),
    ],
    traits: [
        .trait(name: "SimulatorTesting", description: "Builds FlowTesting for iOS, with the libyaml of the package Yams.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Resolved only if the trait is on.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CThreads"),
        .target(name: "CRuntimeSources", exclude: ["Source.inc"]),
        .target(name: "CPages", exclude: ["Part.inc", "preview", "rules"]),
        .target(
            name: "FlowSpec",
            dependencies: [
                .target(name: "CLibYAML", condition: .when(platforms: [.macOS, .linux])),
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["SimulatorTesting"])),
            ]),
        .target(name: "FlowGraph", dependencies: ["FlowSpec"]),
        .target(name: "PushdownSystems"),
        .target(name: "FlowAnalysis", dependencies: ["CThreads", "FlowGraph", "FlowSpec", "PushdownSystems"]),
        .target(name: "FlowSwift", dependencies: ["CRuntimeSources", "FlowGraph", "FlowSpec"]),
        .target(
            name: "FlowViews", dependencies: ["CPages", "FlowAnalysis", "FlowGraph", "FlowSpec", "FlowSwift", "PushdownSystems"]),
        .target(name: "FlowCompiler", dependencies: ["FlowAnalysis", "FlowGraph", "FlowSpec", "FlowSwift"]),
        .executableTarget(name: "flowgen-generate", dependencies: ["FlowCompiler", "FlowSpec", "FlowSwift"]),
        .executableTarget(
            name: "flowgen",
            dependencies: [
                "FlowAnalysis", "FlowCompiler", "FlowGraph", "FlowSpec", "FlowSwift", "FlowViews",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "FlowRuntime"),
        .target(name: "FlowTesting", dependencies: ["FlowGraph", "FlowRuntime", "FlowSpec"]),

        .plugin(name: "FlowgenPlugin", capability: .buildTool(), dependencies: ["flowgen-generate"]),
        .plugin(
            name: "FlowgenCommand",
            capability: .command(
                intent: .custom(verb: "flowgen", description: "Checks specs, or writes the Swift of each beside it"),
                permissions: [.writeToPackageDirectory(reason: "'flowgen generate' writes the Swift of each spec beside it")]),
            dependencies: ["flowgen"]),
        // A plugin always asks for its permissions, so validation, which needs none, is a separate plugin.
        .plugin(
            name: "FlowgenValidate", capability: .command(intent: .custom(verb: "flowgen-validate", description: "Checks specs")),
            dependencies: ["flowgen"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

// Scripts/test compiles flowgen once, for all packages that use the plugins, as a release does.
if let bundle = Context.environment["FLOWGEN_BUNDLE"] {
    package.targets.append(.binaryTarget(name: "ready-made", path: bundle))
    for target in package.targets where target.type == .plugin { target.dependencies = ["ready-made"] }
}

// MARK: Tests

// Tests of optimized code run faster than the compiler can optimize them.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let modules: [Target.Dependency] = ["FlowAnalysis", "FlowGraph", "FlowSpec", "FlowSwift", "FlowViews", "PushdownSystems"]
package.targets += [
    .target(name: "TestSupport", dependencies: ["FlowSpec"], path: "Tests/TestSupport"),
    .executableTarget(name: "CompareAnalysis", dependencies: modules + ["TestSupport"], path: "Tests/CompareAnalysis"),
    .executableTarget(
        name: "ComparePreview", dependencies: modules + ["TestSupport"], path: "Tests/ComparePreview", exclude: ["compare.js"]),
    .executableTarget(name: "Fuzz", dependencies: modules + ["TestSupport"], path: "Tests/Fuzz"),
    // These run the program. It isn't a dependency: its code would be linked into the tests a second time, beside the plugin's.
    .testTarget(name: "flowgenTests", dependencies: modules + ["TestSupport"], swiftSettings: plain),
]
for name in ["FlowAnalysis", "FlowGraph", "FlowSpec", "FlowSwift", "FlowViews", "Fuzz", "PushdownSystems"] {
    package.targets.append(
        .testTarget(name: "\(name)Tests", dependencies: modules + ["CompareAnalysis", "TestSupport"], swiftSettings: plain))
}

#if os(Linux)
    // UIKit exists on Apple's systems only. Elsewhere a headless stand-in of the same name lets the run time and generated code build and run.
    package.products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ]
    package.targets += [
        .target(name: "UIKit", path: "HeadlessUIKit/Sources/UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "HeadlessUIKit/Sources/SwiftUI"),
        // The compiler looks for this module wherever a test imports both Testing and UIKit.
        .target(name: "_Testing_UIKit", path: "HeadlessUIKit/Sources/_Testing_UIKit"),
    ]
    for target in package.targets where ["FlowRuntime", "FlowTesting"].contains(target.name) {
        target.dependencies += ["SwiftUI", "UIKit"]
        if target.name == "FlowTesting" { target.dependencies.append("_Testing_UIKit") }
    }
#endif
