import Foundation
import TestSupport
import Testing

/// The diagram of the modules on the architecture page, printed from the manifest. `make update`
/// regenerates it.
@Suite struct ModuleGraphTests {
    private static let path = "Documentation/architecture.md"

    @Test func `the page shows the modules of the manifest, in chains of five at most`() async throws {
        let graph = try await ModuleGraph()
        #expect(graph.modules.count == 11)
        #expect(graph.longestChain.count <= 5)
        let text = try #require(repositoryText(Self.path))
        let page = MarkdownPage(name: Self.path, text: text)
        let pictures = page.parts.compactMap { part in
            if case .fence(let fence) = part, fence.language == "mermaid" { fence } else { nil }
        }
        let picture = try #require(pictures.count == 1 ? pictures.first : nil)
        let printed = page.text(replacing: [(picture, graph.description)])
        #expect(try isCommitted(printed.utf8, at: Self.path), "the modules have changed: run 'make update'")
    }
}

/// The Swift modules in the order of the manifest, except the headless UIKit and test modules.
private struct ModuleGraph: CustomStringConvertible {
    private(set) var modules: [String] = []
    /// The modules that each module can import.
    private var imports: [String: Set<String>] = [:]

    init() async throws {
        // Uses its own scratch folder, because SwiftPM might be using the package's.
        let dump = try await Sandbox().run(
            "/usr/bin/env", "swift", "package", "--package-path", repository.path, "--scratch-path", ".build", "dump-package")
        #expect(dump.code == 0, "\(dump.errors)")
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
        let targets = manifest.targets.filter { target in
            ["regular", "executable"].contains(target.type) && target.path == nil && !target.name.hasSuffix("UIKit")
                && target.name != "SwiftUI" && paths(in: "Sources/\(target.name)").contains { $0.hasSuffix(".swift") }
        }
        modules = targets.map(\.name)
        for target in targets { imports[target.name] = Set(target.dependencies.compactMap(\.target)).intersection(modules) }
    }

    /// The longest chain of imports.
    var longestChain: [String] {
        var chains: [String: [String]] = [:]
        func chain(to module: String) -> [String] {
            if let known = chains[module] { return known }
            let before = modules.filter(imports[module, default: []].contains).map(chain)
            let chain = (before.max { $0.count < $1.count } ?? []) + [module]
            chains[module] = chain
            return chain
        }
        return modules.map(chain).max { $0.count < $1.count } ?? []
    }

    /// The direct and indirect imports of a module.
    private func allImports(of module: String) -> Set<String> {
        imports[module, default: []].reduce(into: imports[module, default: []]) { $0.formUnion(allImports(of: $1)) }
    }

    /// The diagram, without arrows that other arrows imply.
    var description: String {
        let chain = Set(zip(longestChain, longestChain.dropFirst()).map { "\($0) \($1)" })
        var text = "graph LR\n"
        for module in modules {
            let direct = imports[module, default: []]
            let indirect = direct.reduce(into: Set()) { $0.formUnion(allImports(of: $1)) }
            for other in modules where direct.contains(other) && !indirect.contains(other) {
                text += "    \(other) \(chain.contains("\(other) \(module)") ? "==>" : "-->") \(module)\n"
            }
        }
        return text
    }
}

private struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
    }

    struct Dependency: Decodable {
        /// The target; `nil` for a product of another package.
        let target: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            target = try container.allKeys.first.map { key in
                var values = try container.nestedUnkeyedContainer(forKey: key)
                return try values.decode(String.self)
            }
        }

        enum Key: CodingKey { case byName, target }
    }
}
