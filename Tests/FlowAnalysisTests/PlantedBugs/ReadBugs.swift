import FlowSpec
import Foundation
import TestSupport

let tests = repository.appendingPathComponent("Tests")

/// The topics in `Tests/Fixtures/PlantedBugs`, sorted by file name.
func readTopics() throws -> [BugTopic] {
    let folder = tests.appendingPathComponent("Fixtures/PlantedBugs")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { file in
        var diagnostics = Diagnostics()
        let source = Source(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        guard let topic = parseYAML(source, id: SourceID(index: 0), into: &diagnostics) else { throw Unreadable(what: source.path) }
        return BugTopic(title: try topic.text("title"), bugs: try topic.items("bugs").map(readBug))
    }
}

private func readBug(_ node: Node) throws -> PlantedBug {
    let file = try node.text("in")
    let edits = try node["edits"].map { _ in try node.items("edits").map(readEdit) } ?? [readEdit(node)]
    let answer: PlantedBug.Answer
    if let found = node["found"] {
        answer = .found(try readExpected(found, in: file))
    } else {
        answer = .missed(try node.text("missed"))
    }
    return PlantedBug(wrong: try node.text("wrong"), suffers: try node.text("suffers"), file: file, edits: edits, answer: answer)
}

private func readEdit(_ node: Node) throws -> PlantedBug.Edit {
    PlantedBug.Edit(old: try node.text("old"), new: try node.text("new"))
}

private func readExpected(_ node: Node, in file: String) throws -> PlantedBug.Expected {
    let severity = try node.text("severity")
    guard let severity = Severity(rawValue: severity) else { throw Unreadable(what: severity) }
    return PlantedBug.Expected(
        severity: severity, rule: try node.text("rule"), file: try node["in"].map { _ in try node.text("in") } ?? file,
        line: try node.text("at"), evidence: try readEvidence(node))
}

private func readEvidence(_ node: Node) throws -> PlantedBug.Evidence {
    if node["proved"] != nil { return .proof }
    guard node["actions"] != nil else { return .text }
    let actions = try node.text("actions")
    guard let count = Int(actions) else { throw Unreadable(what: actions) }
    return .trace(count)
}

/// A malformed entry in the list of bugs.
struct Unreadable: Error {
    var what: String
}

extension Node {
    fileprivate subscript(key: String) -> Node? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { $0.key.value == key }?.value
    }

    fileprivate func text(_ key: String) throws -> String {
        guard case .scalar(let scalar) = self[key]?.content else { throw Unreadable(what: "\(key) at line \(range.start.line)") }
        return scalar.text
    }

    fileprivate func items(_ key: String) throws -> [Node] {
        guard case .sequence(let items) = self[key]?.content else { throw Unreadable(what: "\(key) at line \(range.start.line)") }
        return items
    }
}
