import FlowGraph
import FlowSpec
import Foundation
import TestSupport

/// The program of a spec without mistakes.
func program(_ text: String) throws -> Program {
    try program([Source(path: "App.flow.yaml", text: text)])
}

/// The folder that contains a folder for each example.
private let examples = repository.appendingPathComponent("Examples/Sources")

/// The names of the examples that have specs.
func exampleNames() throws -> [String] {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: examples.path).sorted().filter { name in
        try files.subpathsOfDirectory(atPath: examples.appendingPathComponent(name).path).contains { $0.hasSuffix(".flow.yaml") }
    }
}

func example(_ name: String) throws -> Program {
    let folder = examples.appendingPathComponent(name).path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    return try program(names.map { Source(path: $0, text: try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) })
}

private func program(_ files: [Source]) throws -> Program {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let read = files.map { readSpec(sources.add($0), in: sources, into: &diagnostics) }
    guard let program = link(read, into: &diagnostics) else { throw Mistakes(messages: diagnostics.sorted.map(\.message)) }
    return program
}

struct Mistakes: Error {
    var messages: [String]
}

extension Program {
    /// The transitions with the names of their owners: `flow.screen.name`, or `flow.*.name` for
    /// transitions of all screens.
    var transitionNames: [String] {
        transitions.map { transition in
            let owner =
                switch transition.owner {
                case .screen(let screen): "\(self[self[screen].flow].name.value).\(self[screen].name.value)"
                case .flow(let flow): "\(self[flow].name.value).*"
                }
            return "\(owner).\(transition.name.value)"
        }
        .sorted()
    }

    /// The screens as `flow.screen`.
    var allScreens: [String] {
        screens.map { "\(self[$0.flow].name.value).\($0.name.value)" }.sorted()
    }
}
