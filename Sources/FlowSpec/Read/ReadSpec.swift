/// Reads a file of a run, from its text on.
///
/// Where nothing of it can be read, what stands in says that the file may have declared anything,
/// so that nothing is missed in the others.
///
/// - Parameters:
///   - source: the file.
///   - sources: the files of the run.
///   - diagnostics: takes what is found.
/// - Returns: what could be read of the file, or what stands in for it.
public func readSpec(_ source: SourceID, in sources: SourceTable, into diagnostics: inout Diagnostics) -> SpecFile {
    let node = parseYAML(sources[source], id: source, into: &diagnostics)
    return node.flatMap { readSpec($0, source: source, into: &diagnostics) } ?? SpecFile(source: source, isPartial: true)
}

/// Whether a file is a spec, by its name.
///
/// - Parameter path: the file's name or path.
public func isSpecName(_ path: String) -> Bool {
    path.hasSuffix(".flow.yaml") || path.hasSuffix(".flow.yml")
}

/// Reads the flows, screens and steps of one file as they were written, and reports every mistake
/// in its form.
///
/// What could be read is given even where there were mistakes; nil where nothing could: the
/// document is no mapping, or its version is unknown.
///
/// - Parameters:
///   - node: the document of the file.
///   - source: the file.
///   - diagnostics: takes what is found.
public func readSpec(_ node: Node, source: SourceID, into diagnostics: inout Diagnostics) -> SpecFile? {
    let start = SourceRange(source: source, start: node.range.start, end: node.range.start)
    guard !node.isNull else {
        let message = "the file is empty; \(KeyTable.file.title) begins with 'flowspec: \(KeyTable.languageVersion)'"
        diagnostics.report(.missingKey, message, at: start)
        return nil
    }
    // A newer version may mean all else differently, so that no other finding would be worth
    // reading.
    let version = node.pairs?.first { $0.key.value == "flowspec" }?.value
    if let version, !checkForm(of: version, type: .version, key: "flowspec", into: &diagnostics) {
        return nil
    }
    guard let fields = readObject(node, by: .file, at: start, into: &diagnostics) else {
        return nil
    }
    var file = SpecFile(source: source)
    file.app = fields.text("app")
    file.root = fields.text("root")
    file.imports = fields.texts("imports").filter { problem(inModuleName: $0.value) == nil }
    file.includes = fields.texts("include").filter { $0.value != "" }
    file.flows = fields.entries("flows", into: &diagnostics).map { readFlow($0, into: &diagnostics) }
    file.guards = readGuards(of: fields, into: &diagnostics)
    file.effects = readEffects(of: fields, by: .effect, into: &diagnostics)
    file.steps = readTransitions("steps", of: fields, into: &diagnostics)
    file.types = readTypes(of: fields, into: &diagnostics)
    file.transitions = readTransitions(of: fields, into: &diagnostics)
    file.deepLinks = readDeepLinks(of: fields, into: &diagnostics)
    file.invariants = readInvariants(of: fields, into: &diagnostics)
    file.severities = readSeverities(of: fields, into: &diagnostics)
    file.output = readOutput(of: fields, into: &diagnostics)
    let isKeyLost = fields.hasUnknownKeys && !(fields.isWritten("root") && fields.isWritten("flows"))
    let isPartLost = ["root", "include", "flows", "guards", "effects", "steps"].contains { fields.isPartial(only: $0) }
    file.isPartial = isKeyLost || isPartLost
    return file
}
