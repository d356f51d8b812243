import FlowAnalysis
import FlowGraph
import FlowSpec
import Foundation
import TestSupport

@testable import FlowViews

/// A spec and its analysis as one side of a comparison.
func revision(_ text: String, name: String? = nil, isLibrary: Bool = false) throws -> Revision {
    try revision([Source(path: "App.flow.yaml", text: text)], name: name, isLibrary: isLibrary)
}

func revision(_ files: [(path: String, text: String)]) throws -> Revision {
    try revision(files.map { Source(path: $0.path, text: $0.text) })
}

/// The specs of an example as one side of a comparison.
func revision(ofExample folder: String) throws -> Revision {
    let url = repository.appendingPathComponent("Examples/Sources/\(folder)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    return try revision(names.map { (path: $0, text: try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) })
}

private func revision(_ files: [Source], name: String? = nil, isLibrary: Bool = false) throws -> Revision {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let read = files.map { readSpec(sources.add($0), in: sources, into: &diagnostics) }
    let modules = ProgramModules(own: isLibrary ? "Kit" : nil, isLibrary: isLibrary)
    guard let program = link(read, modules: modules, into: &diagnostics) else {
        throw Mistakes(messages: diagnostics.sorted.map(\.message))
    }
    if !program.starts.isEmpty { Analysis(of: program).report(into: &diagnostics) }
    let findings = diagnostics.adopting(rulesOf: read) { _ in true }.sorted
    return Revision(program, sources: sources, findings: findings, name: name)
}

extension Difference {
    init(from old: String, to new: String) throws {
        self.init(from: try revision(old), to: try revision(new))
    }

    /// A line for each difference of the specs, as in the text but without its location.
    var specLines: [String] { spec.map { "\($0.sign) \($0.message.text)" } }

    /// A line for each breaking difference.
    var appCodeLines: [String] { appCode.map { "\($0.category.rawValue) \($0.element): \($0.message.text)" } }

    /// A line for each change of this kind that users notice, with the actions that show it.
    func lines(_ kind: BehaviorChange.Kind) -> [String] {
        behavior.filter { $0.kind == kind }.map { change in
            "\(change.subject): \(change.message.text)" + (change.run.map { " [\($0.joined(separator: ", "))]" } ?? "")
        }
    }
}
