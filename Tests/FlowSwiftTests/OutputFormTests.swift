import Foundation
import Testing

@testable import FlowSwift

/// The rules that all output follows, tested on the examples and on the awkward specs that
/// Scripts/check-generated compiles.
@Suite struct OutputFormTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folders = ["Examples/Sources/Orders", "Examples/Sources/Photos", "Tests/Fixtures/Compile", "Tests/Fixtures/Views"]

    private static func specs(in folder: String) throws -> [(name: String, text: String)] {
        let url = package.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".flow.yaml") }.sorted().map {
            ($0, try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
        }
    }

    @Test(arguments: folders)
    func `the same specs give the same bytes, in whatever order they are read`(folder: String) throws {
        let specs = try Self.specs(in: folder)
        let files = outcome(of: specs).files
        #expect(files.count == specs.count)
        #expect(outcome(of: specs).files == files)
        for other in [specs.reversed(), specs.sorted { $0.text.count < $1.text.count }] {
            let others = outcome(of: other).files
            #expect(others.keys.sorted() == files.keys.sorted())
            for (name, text) in files {
                let lines = zip(text.split(separator: "\n"), (others[name] ?? "").split(separator: "\n"))
                #expect(lines.first { $0.0 != $0.1 }.map { "\($0.0) | \($0.1)" } == nil, "\(name)")
            }
        }
    }

    @Test(arguments: folders)
    func `nothing that can crash, wait or differ by machine`(folder: String) throws {
        let files = outcome(of: try Self.specs(in: folder)).files
        #expect(!files.isEmpty)
        let never = [
            "fatalError", "preconditionFailure", "as!", "try!", "asyncAfter", "Timer", "DispatchQueue", "sleep", "static let",
            "static var shared",
            "Folder/", Self.package.path, NSHomeDirectory() + "/", "TODO", "_ in\n    }",
        ]
        for (name, text) in files {
            #expect(never.filter(text.contains) == [], "\(name)")
            #expect(text.firstMatch(of: /\b20\d\d-\d\d|\d\d:\d\d/) == nil, "\(name)")
            #expect(text.firstMatch(of: /[\w)\]]!/) == nil, "\(name)")
        }
    }

    @Test(arguments: folders)
    func `lines of a readable width, without spaces at their ends`(folder: String) throws {
        for (name, text) in outcome(of: try Self.specs(in: folder)).files {
            #expect(text.hasPrefix("\(generatedHeader)\(flowgenVersion) from "))
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
            #expect(!text.contains("\n\n\n"), "\(name)")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.filter { $0.count > 140 } == [], "\(name)")
            #expect(lines.filter { $0.last?.isWhitespace == true || $0.contains("\t") } == [], "\(name)")
        }
    }

    @Test func `a screen's name stands in no file but its own flow's and those that name it`() {
        func files(_ screen: String) -> [String: String] {
            let home = """
                home:
                  screens:
                    home: { transitions: { buy: { push: cart, on: { placed: [ pop, { select: cart, stack: [ receipt ] } ], dismissed: [] } } } }
                tabs: { tabs: { home: { flow: home }, cart: { flow: orders } } }
                """
            let cart = """
                flowspec: 1
                flows:
                  cart:
                    results: { placed: {} }
                    screens: { \(screen): { transitions: { placed: finish, next: { push: pay } } }, pay: { transitions: { back: { popTo: \(screen) } } } }
                  orders: { screens: { \(screen)s: {}, receipt: {} } }
                """
            return outcome(of: [("App.flow.yaml", file(root: "tabs", flows: home)), ("Cart.flow.yaml", cart)]).files
        }
        let (before, after) = (files("item"), files("article"))
        #expect(before["App.flow.swift"] != nil && before["App.flow.swift"] == after["App.flow.swift"])
        #expect(before["Cart.flow.swift"] != after["Cart.flow.swift"])
    }

    @Test func `what a class inherits has as many lines as it needs`() {
        let text = swift(
            root: "catalogOfProducts",
            flows: """
                catalogOfProducts:
                  tabs: { all: { screen: overviewOfEverything } }
                  screens: { overviewOfEverything: { transitions: { close: dismiss } } }
                """, rest: "generate: { coordinators: protocol }")
        let router = "private final class CatalogOfProductsOverviewOfEverythingRouter:"
        #expect(
            text.contains(
                """
                final class CatalogOfProductsCoordinator: FlowRuntime.Coordinator, FlowRuntime.TabsFlow, FlowRuntime.ScreenMaking,
                    CatalogOfProductsCoordinating
                {
                    let firstTab

                """.dropLast()))
        #expect(
            text.contains(
                """
                \(router) FlowRuntime.Router<CatalogOfProductsCoordinator>,
                    CatalogOfProductsOverviewOfEverythingRouting
                {
                    func close() {

                """))
    }

    @Test func `a long type is broken at its commas, a text nowhere`() {
        let names = (1...8).map { "part\($0): ALongNameOfAType" }
        let words = String(repeating: "(a long text) & ", count: 12)
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { go: { push: item } } }
                    item: { params: { parts: "(\(names.joined(separator: ", ")))", words: 'String = "\(words)"', word: String } }
                """)
        #expect(
            text.part("protocol HomeRouting").contains(
                "        parts: (\n" + names.map { "            \($0)" }.joined(separator: ",\n") + "\n        ),\n        word: String\n")
        )
        #expect(text.contains("words: String = \"\(words)\""))
    }

    @Test func `long lists are broken item by item`() {
        let names = (1...7).map { "screenWithALongName\($0)" }
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { all: { setStack: [home, \(names.joined(separator: ", "))] } } }
                \(names.map { "    \($0): { params: { id: Int } }" }.joined(separator: "\n"))
                """)
        #expect(
            text.part("private final class HomeRouter").part("func all") == """
                func all(id: Int) {
                    setStack([
                        .home,
                        .screenWithALongName1(id: id),
                        .screenWithALongName2(id: id),
                        .screenWithALongName3(id: id),
                        .screenWithALongName4(id: id),
                        .screenWithALongName5(id: id),
                        .screenWithALongName6(id: id),
                        .screenWithALongName7(id: id)
                    ])
                }
                """)
        let doc = text.part("protocol HomeRouting").split(separator: "\n").filter { $0.contains("///") }
        #expect(
            doc.prefix(2) == [
                "    /// Replaces the flow's screens with `[home, screenWithALongName1, screenWithALongName2, screenWithALongName3, screenWithALongName4,",
                "    /// screenWithALongName5, screenWithALongName6, screenWithALongName7]`.",
            ])
    }
}
