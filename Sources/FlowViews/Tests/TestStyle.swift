/// A framework for generated tests.
public enum TestStyle: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
    /// XCTest's UI tests, which drive the app from outside its process.
    case xcuitest
    /// Maestro's flows, which drive the app from outside its process.
    case maestro

    /// True if the tests run outside the app's process.
    var isUI: Bool { self == .xcuitest || self == .maestro }
    /// The beginning of a comment.
    var comment: String { self == .maestro ? "#" : "//" }
}

extension TestStyle {
    /// The text before the tests.
    var beginning: String {
        switch self {
        case .swiftTesting: "import FlowTesting\nimport Testing\n\n@MainActor @Suite struct NavigationTests {\n"
        case .xctest: "import FlowTesting\nimport XCTest\n\n@MainActor final class NavigationTests: XCTestCase {\n"
        case .xcuitest: "import XCTest\n\n@MainActor final class NavigationUITests: XCTestCase {\n"
        case .maestro: "appId: ${APP_ID}\n---\n"
        }
    }

    /// The text after the tests.
    var end: String {
        switch self {
        case .swiftTesting: swiftTestingCheck + "}\n"
        case .xctest: xctestCheck + "}\n"
        case .xcuitest: performMethod + "}\n"
        case .maestro: ""
        }
    }
}

private let lines = """
            var lines = [place] + actions
            while let path = Self.paths[lines[0]] { lines.replaceSubrange(...0, with: path) }
            let failure = try await navigationWalk().follow(lines, to: state)

    """

private let swiftTestingCheck = """
        private func check(
            from place: String, _ actions: String..., shows state: String, sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
    \(lines)        if let failure { Issue.record("\\(failure)", sourceLocation: sourceLocation) }
        }

    """

private let xctestCheck = """
        private func check(
            from place: String, _ actions: String..., shows state: String, file: StaticString = #filePath, line: UInt = #line
        ) async throws {
    \(lines)        if let failure { XCTFail(failure, file: file, line: line) }
        }

    """
