import Foundation
import TestSupport
import Testing

/// Apps built with the iOS 27 SDK must have scenes to launch, so the sample apps here have them.
struct SceneTests {
    /// APIs that an app with scenes doesn't use: windows without a scene, the main screen, and
    /// calls of the app delegate that the scene delegate receives.
    private static let outdated = [
        "UIWindow()", "UIWindow(frame:", "UIScreen.main", "LaunchOptionsKey", "open url: URL", "continue userActivity:",
        "performActionFor shortcutItem",
    ]

    private static let places = [
        "Examples", "Tests/Consumer", "Tests/XcodeProject", "Tests/Fixtures", "Sources/FlowTesting/WalkSystem.swift", "Documentation",
    ]

    @Test(arguments: places)
    func `an app's windows are those of scenes`(path: String) throws {
        let root = repository.appendingPathComponent(path)
        let names = root.pathExtension.isEmpty ? try FileManager.default.subpathsOfDirectory(atPath: root.path) : [""]
        let files = names.map { $0.isEmpty ? root : root.appendingPathComponent($0) }
            .filter { ["swift", "md"].contains($0.pathExtension) && !$0.path.contains("/.build") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for use in Self.outdated { #expect(!text.contains(use), "\(file.path): \(use)") }
        }
    }

    @Test func `the sample project's app says which scenes it has`() throws {
        let script = """
            import sys, yaml
            app = yaml.safe_load(open(sys.argv[1]))["targets"]["Sample"]
            manifest = app["info"]["properties"]["UIApplicationSceneManifest"]
            print(manifest["UISceneConfigurations"]["UIWindowSceneSessionRoleApplication"][0]["UISceneDelegateClassName"])
            """
        let project = repository.appendingPathComponent("Tests/XcodeProject/project.yml").path
        #expect(try python(script, arguments: [project]) == "$(PRODUCT_MODULE_NAME).SceneDelegate\n")
        let delegate = repository.appendingPathComponent("Tests/XcodeProject/App/SceneDelegate.swift")
        #expect(try String(contentsOf: delegate, encoding: .utf8).contains("final class SceneDelegate: UIResponder, UIWindowSceneDelegate"))
    }
}
