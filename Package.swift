// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .executable(name: "flowgen", targets: ["flowgen"]),
        .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
        .library(name: "FlowTesting", targets: ["FlowTesting"]),
        .library(
            name: "FlowgenCore",
            targets: [
                "FlowDiagnostics", "JSONText", "FlowYAML", "SwiftTypes", "FlowSpec", "FlowGraph", "PushdownSystems", "FlowPushdown",
                "FlowAnalysis", "FlowBackend", "SwiftPrinting", "FlowSwift", "FlowDump", "FlowRules", "FlowReport", "Severities",
                "TextDiff", "URLPatterns", "FlowLinks", "FlowMaps", "FlowPreview", "FlowStrings", "FlowDiff",
            ]),
        .plugin(name: "FlowgenPlugin", targets: ["FlowgenPlugin"]),
        .plugin(name: "FlowgenCommand", targets: ["FlowgenCommand", "FlowgenValidate"]),
    ],
    traits: [
        .trait(name: "SimulatorTesting", description: "Builds FlowTesting for iOS: the package Yams brings the libyaml that isn't there.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Resolved only where the trait is on.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "FlowDiagnostics"),
        .target(name: "JSONText", dependencies: ["FlowDiagnostics"]),
        .target(name: "FlowRules", dependencies: ["FlowDiagnostics"]),
        .target(
            name: "FlowYAML",
            dependencies: [
                .target(name: "CLibYAML", condition: .when(platforms: [.macOS, .linux])), "FlowDiagnostics", "FlowRules",
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["SimulatorTesting"])),
            ]),
        .target(name: "SwiftTypes", dependencies: ["FlowDiagnostics"]),
        .target(name: "FlowSpec", dependencies: ["FlowDiagnostics", "FlowRules", "FlowYAML", "JSONText", "SwiftTypes", "URLPatterns"]),
        .target(name: "Severities", dependencies: ["FlowDiagnostics", "FlowRules", "FlowSpec"]),
        .target(name: "FlowGraph", dependencies: ["FlowDiagnostics", "FlowRules", "FlowSpec", "SwiftTypes", "URLPatterns"]),
        .target(name: "URLPatterns"),
        .target(name: "PushdownSystems"),
        .target(name: "FlowPushdown", dependencies: ["FlowDiagnostics", "FlowGraph", "PushdownSystems"]),
        .target(name: "CThreads"),
        .target(
            name: "FlowAnalysis",
            dependencies: ["CThreads", "FlowDiagnostics", "FlowRules", "FlowSpec", "FlowGraph", "FlowPushdown", "PushdownSystems"]),
        .target(name: "FlowBackend", dependencies: ["FlowDiagnostics", "FlowGraph"]),
        .target(name: "SwiftPrinting", dependencies: ["FlowDiagnostics"]),
        .target(name: "CRuntimeSources", exclude: ["Source.inc"]),
        .target(
            name: "FlowSwift",
            dependencies: [
                "CRuntimeSources", "FlowBackend", "FlowDiagnostics", "FlowRules", "FlowSpec", "FlowGraph", "SwiftPrinting", "SwiftTypes",
                "URLPatterns",
            ]),
        .target(name: "TextDiff", dependencies: ["FlowDiagnostics"]),
        .target(
            name: "FlowDump",
            dependencies: ["FlowBackend", "FlowDiagnostics", "FlowSpec", "FlowGraph", "FlowPushdown", "FlowAnalysis", "JSONText"]),
        .target(name: "FlowLinks", dependencies: ["FlowAnalysis", "FlowDiagnostics", "FlowGraph", "JSONText", "URLPatterns"]),
        .target(name: "FlowStrings", dependencies: ["FlowDiagnostics", "FlowGraph", "FlowSpec", "JSONText"]),
        .target(name: "FlowMaps", dependencies: ["FlowDiagnostics", "FlowGraph", "FlowSpec"]),
        .target(name: "CPreviewPage", exclude: ["Part.inc", "page"]),
        .target(name: "FlowPreview", dependencies: ["CPreviewPage", "FlowDiagnostics", "FlowDump", "FlowGraph", "JSONText"]),
        .target(
            name: "FlowDiff",
            dependencies: [
                "FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowLinks", "FlowMaps", "FlowReport", "FlowSpec", "FlowSwift", "FlowYAML",
                "JSONText", "SwiftPrinting", "URLPatterns",
            ]),
        .target(name: "FlowReport", dependencies: ["FlowDiagnostics", "FlowRules", "FlowYAML", "JSONText"]),
        .target(
            name: "FlowCompiler",
            dependencies: [
                "FlowAnalysis", "FlowBackend", "FlowDiagnostics", "FlowGraph", "FlowRules", "FlowSpec", "FlowSwift", "Severities",
                "SwiftTypes",
            ]),
        .executableTarget(name: "flowgen-generate", dependencies: ["FlowCompiler", "FlowDiagnostics", "FlowSwift"]),
        .executableTarget(
            name: "flowgen",
            dependencies: [
                "FlowCompiler", "FlowDiagnostics", "FlowSpec", "FlowGraph", "FlowAnalysis", "FlowBackend", "FlowSwift", "FlowDiff",
                "FlowDump", "FlowRules",
                "FlowLinks", "FlowMaps", "FlowPreview", "FlowReport", "FlowStrings", "Severities", "TextDiff", "URLPatterns",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "FlowRuntime"),
        .target(name: "FlowTesting", dependencies: ["FlowDiagnostics", "FlowSpec", "FlowGraph", "FlowRuntime"]),
        .plugin(name: "FlowgenPlugin", capability: .buildTool(), dependencies: ["flowgen-generate"]),
        .plugin(
            name: "FlowgenCommand",
            capability: .command(
                intent: .custom(verb: "flowgen", description: "Checks specs, or writes the Swift of each beside it"),
                permissions: [.writeToPackageDirectory(reason: "'flowgen generate' writes the Swift of each spec beside it")]),
            dependencies: ["flowgen"]),
        // A plugin asks for its permissions whatever it is told to do, so what needs none is a plugin of its own.
        .plugin(
            name: "FlowgenValidate", capability: .command(intent: .custom(verb: "flowgen-validate", description: "Checks specs")),
            dependencies: ["flowgen"]),

        .target(name: "TestSupport", dependencies: ["FlowDiagnostics", "FlowRules"], path: "Tests/TestSupport"),
        .testTarget(name: "FlowDiagnosticsTests", dependencies: ["FlowDiagnostics", "FlowRules", "JSONText", "TestSupport"]),
        .testTarget(name: "FlowYAMLTests", dependencies: ["FlowYAML", "TestSupport"]),
        .testTarget(name: "FlowSpecTests", dependencies: ["FlowSpec", "FlowYAML", "SwiftTypes", "TestSupport"]),
        .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph", "FlowSpec", "Severities", "TestSupport"]),
        .testTarget(
            name: "SeveritiesTests", dependencies: ["Severities", "FlowDiagnostics", "FlowGraph", "FlowSpec", "TestSupport"]),
        .executableTarget(
            name: "CompareAnalysis",
            dependencies: ["FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowPushdown", "FlowSpec", "PushdownSystems", "TestSupport"],
            path: "Tests/CompareAnalysis"),
        .testTarget(
            name: "FlowAnalysisTests",
            dependencies: [
                "CompareAnalysis", "FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowPushdown", "FlowSpec", "PushdownSystems",
                "Severities", "TestSupport",
            ]),
        .executableTarget(
            name: "ComparePreview",
            dependencies: ["FlowDiagnostics", "FlowDump", "FlowGraph", "FlowPreview", "FlowSpec", "JSONText", "TestSupport"],
            path: "Tests/ComparePreview", exclude: ["compare.js"]),
        .testTarget(name: "URLPatternsTests", dependencies: ["TestSupport", "URLPatterns"]),
        .testTarget(name: "PushdownSystemsTests", dependencies: ["PushdownSystems", "TestSupport"]),
        .testTarget(name: "FlowSwiftTests", dependencies: ["FlowSwift", "FlowGraph", "FlowSpec", "SwiftPrinting", "TestSupport"]),
        .testTarget(name: "TextDiffTests", dependencies: ["TextDiff", "TestSupport"]),
        .testTarget(
            name: "FlowDumpTests",
            dependencies: ["FlowDump", "FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowSpec", "JSONText", "TestSupport"]),
        .testTarget(
            name: "FlowLinksTests",
            dependencies: [
                "FlowLinks", "FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowSpec", "JSONText", "TestSupport", "URLPatterns",
            ]),
        .testTarget(
            name: "FlowMapsTests", dependencies: ["FlowMaps", "FlowDiagnostics", "FlowGraph", "FlowRules", "FlowSpec", "TestSupport"]),
        .testTarget(
            name: "FlowPreviewTests", dependencies: ["FlowPreview", "FlowDiagnostics", "FlowGraph", "FlowRules", "FlowSpec", "JSONText"]),
        .testTarget(
            name: "FlowDiffTests",
            dependencies: [
                "FlowDiff", "CompareAnalysis", "FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowSpec", "Severities", "TestSupport",
            ]),
        .testTarget(name: "FlowStringsTests", dependencies: ["FlowStrings", "FlowDiagnostics", "FlowGraph", "FlowSpec", "TestSupport"]),
        .testTarget(
            name: "FlowReportTests", dependencies: ["FlowReport", "FlowDiagnostics", "FlowRules", "FlowYAML", "JSONText", "TestSupport"]),
        .testTarget(name: "FlowRulesTests", dependencies: ["FlowRules", "FlowDiagnostics", "FlowGraph", "FlowSpec", "TestSupport"]),
        .testTarget(
            name: "PlantedBugTests",
            dependencies: ["FlowAnalysis", "FlowDiagnostics", "FlowGraph", "FlowSpec", "FlowYAML", "Severities", "TestSupport"]),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["FlowDiagnostics", "FlowYAML", "FlowSpec", "FlowGraph", "FlowSwift", "FlowDump", "Severities", "TestSupport"],
            path: "Tests/Fuzz"),
        .testTarget(name: "FuzzTests", dependencies: ["FlowDiagnostics"]),
        // These run the program. It isn't a dependency: its code would be linked into the tests a second time, beside the plugin's.
        .testTarget(
            name: "flowgenTests",
            dependencies: ["FlowDiagnostics", "FlowReport", "FlowRules", "FlowSpec", "FlowGraph", "FlowSwift", "FlowYAML", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
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
        // The compiler looks for this module wherever a test imports both Testing and UIKit.
        .target(name: "_Testing_UIKit"),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "_Testing_UIKit"], resources: [.copy("Resources")]
        ),
    ]
    // For a target with the plugin SwiftPM builds flowgen first, whatever was asked for: Scripts/compare-analysis and Scripts/fuzz leave it out.
    if Context.environment["FLOWGEN_WITHOUT_PLUGIN"] == nil {
        package.targets.append(
            .testTarget(
                name: "FlowRuntimeTests", dependencies: ["FlowGraph", "FlowRuntime", "FlowTesting", "TestSupport", "UIKit"],
                plugins: ["FlowgenPlugin"]))
        package.targets.append(
            .testTarget(
                name: "AsyncEffectTests", dependencies: ["FlowRuntime", "FlowTesting", "TestSupport", "UIKit"],
                plugins: ["FlowgenPlugin"]))
    }
    for target in package.targets where ["FlowRuntime", "FlowTesting"].contains(target.name) {
        target.dependencies.append("UIKit")
        if target.name == "FlowTesting" { target.dependencies.append("_Testing_UIKit") }
    }
#endif
