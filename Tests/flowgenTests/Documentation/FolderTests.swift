import Foundation
import TestSupport
import Testing

/// The order of the folders in a module, which the compiler doesn't enforce.
@Suite struct FolderTests {
    /// A folder, and the folders of its module whose types it can use.
    private static let folders: [(folder: String, known: Set<String>)] = [
        ("FlowSpec/Diagnostics", []),
        ("FlowSpec/JSON", ["Diagnostics"]),
        ("FlowSpec/YAML", ["Diagnostics"]),
        ("FlowSpec/SwiftTypes", ["Diagnostics"]),
        ("FlowSpec/URLPatterns", ["Diagnostics"]),
        ("FlowSpec/Declarations", ["DeclaredTypes", "Diagnostics", "Keys", "ScreenExpressions", "SwiftTypes", "URLPatterns"]),
        ("FlowSpec/Keys", ["Declarations", "Diagnostics", "JSON", "Read", "ScreenExpressions", "SwiftTypes"]),
        ("FlowGraph/Program", ["Machine"]),
        ("FlowGraph/Machine", ["Program"]),
        ("FlowGraph/Walks", ["Machine", "Program"]),
        ("FlowGraph/Backend", ["Program"]),
        ("FlowAnalysis/Pushdown", []),
        ("FlowSwift/Printing", []),
        ("FlowViews/TextDiff", []),
        ("FlowViews/RulePages", []),
        ("FlowViews/Report", ["RulePages"]),
        ("FlowViews/Dump", []),
        ("FlowViews/Answers", ["RulePages"]),
        ("FlowViews/Links", ["Answers"]),
        ("FlowViews/Strings", []),
        ("FlowViews/Tests", []),
        ("FlowViews/Maps", []),
        ("FlowViews/Preview", ["Dump"]),
        ("FlowRuntime/Model", []),
    ]

    @Test(arguments: folders.map(\.folder))
    func `a folder names the types of those below it only`(path: String) throws {
        let known = try #require(Self.folders.first { $0.folder == path }).known
        let parts = path.split(separator: "/").map(String.init)
        let module = "Sources/\(parts[0])"
        let own = try Folder("\(module)/\(parts[1])")
        #expect(!own.words.isEmpty)
        let others = try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(module).path).filter { name in
            name != parts[1] && !known.contains(name) && !name.contains(".")
        }
        for other in others.sorted() {
            let foreign = try Folder("\(module)/\(other)").types.subtracting(own.allTypes)
            #expect(own.words.intersection(foreign).sorted() == [], "\(path) knows \(other)")
        }
    }
}

/// The words of a folder's Swift, except in comments and strings.
private struct Folder {
    /// The types declared at the top level.
    private(set) var types: Set<String> = []
    /// The top-level and nested types.
    private(set) var allTypes: Set<String> = []
    private(set) var words: Set<String> = []

    init(_ folder: String) throws {
        for path in paths(in: folder) where path.hasSuffix(".swift") {
            let text = try #require(repositoryText("\(folder)/\(path)"))
                .replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\n]*"/, with: "")
            for match in text.matches(of: /(?m)^( *)(?:[a-z()]+ )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/) {
                allTypes.insert(String(match.2))
                if match.1.isEmpty { types.insert(String(match.2)) }
            }
            // A name after a dot is a member or a nested type.
            words.formUnion(text.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) })
        }
    }
}
