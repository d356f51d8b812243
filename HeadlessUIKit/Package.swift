// swift-tools-version: 6.1

import PackageDescription

// UIKit and SwiftUI without a screen, for Linux: FlowRuntime and generated code build and run with
// them. flowgen's manifest declares the same sources, because a package that clients require by
// version can't depend on a local package.
let package = Package(
    name: "HeadlessUIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        // The compiler looks for this module if a test imports both Testing and UIKit.
        .target(name: "_Testing_UIKit"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "_Testing_UIKit"], resources: [.copy("Resources")]),
    ],
    swiftLanguageModes: [.v6]
)
