import Foundation
import TestSupport
import Testing

@testable import FlowSwift

/// FlowRuntime's sources as they are embedded.
@Suite struct NestedRuntimeTests {
    @Test func `what can't be inside a type stays outside, and names types as others do`() {
        let source = """
            #if os(iOS) || os(Linux)
                import UIKit

                /// A thing.
                @MainActor
                public final class Thing {
                    func other(_ thing: Thing) {}
                }

                extension Thing {
                    /// A Thing in a comment.
                    var text: String { "Thing \\(make(Thing.self, "Thing")) Thing" } // Thing
                    func add(to other: App.Thing) {}
                }

                extension UIView: Seen {}
                extension UIButton: Seen {}

                @MainActor
                func make(_ type: Thing.Type, _ text: String) -> Int {
                    0
                }
            #endif
            """
        let plain = "public protocol Seen {}\n"
        #expect(
            nestedRuntime(of: [("Thing.swift", source), ("Seen.swift", plain)]) == """
                // MARK: - Thing

                extension FlowRuntime {
                    /// A thing.
                    @MainActor
                    public final class Thing {
                        func other(_ thing: Thing) {}
                    }
                }

                extension FlowRuntime.Thing {
                    /// A Thing in a comment.
                    var text: String { "Thing \\(FlowRuntime.make(FlowRuntime.Thing.self, "Thing")) Thing" } // Thing
                    func add(to other: App.Thing) {}
                }

                extension UIView: FlowRuntime.Seen {}

                extension UIButton: FlowRuntime.Seen {}

                extension FlowRuntime {
                    @MainActor
                    static func make(_ type: Thing.Type, _ text: String) -> Int {
                        0
                    }
                }

                // MARK: - Seen

                extension FlowRuntime {
                    public protocol Seen {}
                }

                """)
    }

    @Test func `each source of FlowRuntime is embedded as it is`() throws {
        let folder = repository.appendingPathComponent("Sources/FlowRuntime")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let sources = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/UnsupportedPlatforms.swift") }
            .map { folder.appendingPathComponent($0) }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        let embedded = flowRuntimeSources(hasViews: true)
        #expect(embedded.map(\.name) == sources.map(\.lastPathComponent), "list the sources in Sources/CRuntimeSources/RuntimeSources.c")
        #expect(try embedded.map(\.text) == sources.map { try String(contentsOf: $0, encoding: .utf8) })
    }

    @Test func `the model knows no user interface`() throws {
        let folder = repository.appendingPathComponent("Sources/FlowRuntime/Model")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let sources = paths.filter { $0.hasSuffix(".swift") }
        #expect(sources.count > 20)
        for path in sources {
            let lines = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
            #expect(!lines.contains { $0.trimmingPrefix(while: { $0 == " " }).hasPrefix("import ") || $0.contains("#if") }, "\(path)")
        }
    }

    @Test func `no source has what can't be nested`() {
        #expect(!flowRuntimeSources(hasViews: false).contains { $0.text.contains("SwiftUI\n") })
        for file in flowRuntimeSources(hasViews: true) {
            let lines = file.text.split(separator: "\n")
            let imports = lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("import ") }
            #expect(imports.allSatisfy { ["Observation", "SwiftUI", "UIKit"].contains($0.split(separator: " ").last) }, "\(file.name)")
            let conditions = lines.filter { $0.hasPrefix("#") || $0.hasPrefix("    #") }
            #expect(conditions == [] || conditions == ["#if os(iOS) || os(Linux)", "#endif"], "\(file.name)")
            #expect(!file.text.contains("\"\"\""), "\(file.name)")
        }
    }
}
