import FlowGraph
import FlowSpec
import FlowSwift
import TestSupport
import Testing

/// The generated Swift files by name, and the findings with their keycap digits.
struct Outcome {
    var files: [String: String] = [:]
    var findings: [String] = []
}

/// Reads, links and generates spec files.
///
/// The spec `Basket/Basket.flow.yaml` belongs to another module, `Basket`.
func outcome(of specs: [(name: String, text: String)], own: String? = nil, isLibrary: Bool = false) -> Outcome {
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    var specFiles: [SpecFile] = []
    var modules = ProgramModules(own: own, isLibrary: isLibrary)
    let marked = specs.map { MarkedText($0.text) }
    for (spec, text) in zip(specs, marked) {
        let id = sources.add(Source(path: "Folder/" + spec.name, bytes: text.bytes))
        if let slash = spec.name.firstIndex(of: "/") { modules.others[id] = String(spec.name[..<slash]) }
        specFiles.append(readSpec(id, in: sources, into: &diagnostics))
    }
    var outcome = Outcome()
    if let program = link(specFiles, modules: modules, into: &diagnostics) {
        // Checking without a plan finds everything that planning finds.
        var checked = diagnostics
        let canBeWritten = checkSwift(of: program, sources: sources, into: &checked)
        let plan = planSwift(for: program, sources: sources, into: &diagnostics)
        #expect(checked.all == diagnostics.all)
        #expect(canBeWritten == (plan != nil))
        for file in printSwift(plan ?? []) {
            outcome.files[file.name] = String(decoding: file.bytes, as: UTF8.self)
        }
    }
    // Warnings are about the meaning of the spec. Other tests check them.
    outcome.findings = diagnostics.sorted.filter { $0.severity == .error }.map { finding in
        finding.notes.reduce("\(place(finding.range, in: marked)) \(finding.rule.id): \(finding.message)") {
            "\($0) | \(place($1.range, in: marked)) \($1.message)"
        }
    }
    return outcome
}

private func place(_ range: SourceRange, in texts: [MarkedText]) -> String {
    let marker = texts[range.source.index].markers[range.start.offset].map { "\($0)\u{FE0F}\u{20E3}" }
    let place = marker ?? "\(range.start.line):\(range.start.column)"
    return texts.count > 1 ? "\(range.source.index + 1):\(place)" : place
}

/// The findings about one spec file with these flows, followed by `rest`.
func findings(app: String = "Test", root: String = "home", flows: String, rest: String = "") -> [String] {
    outcome(of: [("Test.flow.yaml", file(app: app, root: root, flows: flows) + rest)]).findings
}

/// The Swift for one spec file with these flows, followed by `rest`; the findings if it has
/// mistakes.
func swift(app: String = "Test", root: String = "home", flows: String, rest: String = "") -> String {
    let outcome = outcome(of: [("Test.flow.yaml", file(app: app, root: root, flows: flows) + rest)])
    return outcome.files["Test.flow.swift"] ?? outcome.findings.joined(separator: "\n")
}

/// A spec file with the lines of `flows` under its key `flows`.
func file(app: String = "Test", root: String = "home", flows: String) -> String {
    let lines = flows.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return "flowspec: 1\napp: \(app)\nroot: \(root)\nflows:\n" + lines.joined(separator: "\n") + "\n"
}

extension String {
    /// The block that starts with the first line beginning with `head`, ignoring indentation and
    /// attributes. The result has neither. Empty if there is no such line.
    func part(_ head: String) -> String {
        let attributes = ["@MainActor ", "@discardableResult "]
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let indentation = line.prefix { $0 == " " }
            let rest = line.dropFirst(indentation.count)
            return attributes.first(where: rest.hasPrefix).map { indentation + rest.dropFirst($0.count) } ?? line
        }
        guard let start = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(head) }) else { return "" }
        let indentation = lines[start].prefix { $0 == " " }
        let rest = lines[start...]
        // A declaration without a block is one line.
        guard lines[start].hasSuffix("{") || lines[start].hasSuffix("(") else { return String(lines[start].dropFirst(indentation.count)) }
        let end = rest.dropFirst().firstIndex { $0 == indentation + "}" } ?? lines.endIndex - 1
        return lines[start...end].map { String($0.dropFirst(indentation.count)) }.joined(separator: "\n")
    }
}
