import Foundation
import TestSupport

/// An edit of the spec in `Tests/Fixtures/SpecEdits`, with its expected report.
struct SpecEdit: Sendable {
    var name: String
    /// The old and the new text of each edited place.
    var replacements: [(old: String, new: String)] = []
    /// The expected lines about the spec.
    var expected: [String] = []

    /// The spec before all edits.
    static let spec = Result { try text("Shop.flow.yaml") }
    static let all = Result { try read(text("edits.txt")) }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent("Tests/Fixtures/SpecEdits/\(name)"), encoding: .utf8)
    }

    private static func read(_ text: String) -> [SpecEdit] {
        var edits: [SpecEdit] = []
        var last: Character?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let body = line.dropFirst(2)
            switch line.first {
            case "=": edits.append(SpecEdit(name: String(line.dropFirst(3))))
            case "-":
                if last != "-" { edits[edits.count - 1].replacements.append(("", "")) }
                edits[edits.count - 1].add("\(body)\n", to: \.old)
            case "+": edits[edits.count - 1].add("\(body)\n", to: \.new)
            case ">": edits[edits.count - 1].expected.append(String(body))
            default: break
            }
            last = line.first
        }
        return edits
    }

    private mutating func add(_ line: String, to side: WritableKeyPath<(old: String, new: String), String>) {
        replacements[replacements.count - 1][keyPath: side] += line
    }

    /// The edited spec; `nil` unless each old text occurs exactly once.
    func edited(_ spec: String) -> String? {
        var spec = spec
        for (old, new) in replacements {
            let parts = spec.components(separatedBy: old)
            guard parts.count == 2 else { return nil }
            spec = parts.joined(separator: new)
        }
        return spec
    }
}
