import Foundation
import TestSupport

/// How many columns the pages' prose has.
let pageWidth = 100

/// The pages that are written by hand, by their paths.
let writtenPages =
    pages(in: "").filter { $0 != "CHANGELOG.md" }
    + pages(in: "Documentation").filter { !generatedPages.contains($0) } + ["Benchmarks/README.md"] + rulePages

/// The pages of the rules, topic by topic.
let rulePages = paths(in: "Sources/CPages/rules").filter { $0.hasSuffix(".md") }.sorted().map { "Sources/CPages/rules/\($0)" }

/// The pages that come from sources, which have tests of their own.
let generatedPages = ["Documentation/planted-bugs.md", "Documentation/reference.md", "Documentation/rules.md"]

private func pages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
}

/// The paths of all that is in a folder of the repository, from there.
func paths(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
}

/// The text of a file of the repository; nil where there is none.
func repositoryText(_ path: String) -> String? {
    try? String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
}
