import Foundation
import TestSupport

/// The width of the pages' prose in columns.
let pageWidth = 100

/// The paths of the hand-written pages.
let writtenPages =
    pages(in: "").filter { $0 != "CHANGELOG.md" }
    + pages(in: "Documentation").filter { !generatedPages.contains($0) }
    + ["Benchmarks/README.md", "Distribution/skills/flowgen/SKILL.md", "Documentation/llms.txt"] + catalogPages + rulePages

/// The pages of the DocC catalogs.
let catalogPages = ["FlowRuntime", "FlowTesting"].map { "Sources/\($0)/\($0).docc" }.flatMap { pages(in: $0) }

/// The pages of the rules, topic by topic.
let rulePages = paths(in: "Sources/CPages/rules").filter { $0.hasSuffix(".md") }.sorted().map { "Sources/CPages/rules/\($0)" }

/// The pages generated from sources, which have their own tests.
let generatedPages = ["Documentation/planted-bugs.md", "Documentation/reference.md", "Documentation/rules.md"]

private func pages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
}

/// The paths of everything in a folder of the repository, relative to that folder.
func paths(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
}

/// True if a path of the repository is a symbolic link.
func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: repository.appendingPathComponent(path).path)) != nil
}

/// The text of a file of the repository; `nil` if it doesn't exist.
func repositoryText(_ path: String) -> String? {
    try? String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
}
