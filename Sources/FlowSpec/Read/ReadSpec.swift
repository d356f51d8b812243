/// Reads a file of a run.
///
/// An unreadable file yields a partial placeholder that might declare anything. This prevents
/// findings about names that other files seem to lack.
///
/// - Parameters:
///   - source: the file.
///   - sources: the files of the run.
///   - diagnostics: the collection for findings.
/// - Returns: the readable parts of the file, or a placeholder.
public func readSpec(_ source: SourceID, in sources: SourceTable, into diagnostics: inout Diagnostics) -> SpecFile {
    let node = parseYAML(sources[source], id: source, into: &diagnostics)
    return node.flatMap { readSpec($0, source: source, into: &diagnostics) } ?? SpecFile(source: source, isPartial: true)
}

/// Returns true if a file is a spec, by its name.
///
/// - Parameter path: the file's name or path.
public func isSpecName(_ path: String) -> Bool {
    path.hasSuffix(".flow.yaml") || path.hasSuffix(".flow.yml")
}

/// Reads the declarations of one file, and reports every mistake in its form.
///
/// - Parameters:
///   - node: the document of the file.
///   - source: the file.
///   - diagnostics: the collection for findings.
/// - Returns: the readable parts; `nil` if the document isn't a mapping or its version is unknown.
public func readSpec(_ node: Node, source: SourceID, into diagnostics: inout Diagnostics) -> SpecFile? {
    let start = SourceRange(source: source, start: node.range.start, end: node.range.start)
    guard !node.isNull else {
        let message = "the file is empty; begin it with 'flowspec: \(KeyTable.languageVersion)'"
        diagnostics.report(.missingKey, message, at: start)
        return nil
    }
    // In a newer version, other findings are useless because all keys might differ.
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
    file.transitionSets = readTransitionSets(of: fields, into: &diagnostics)
    file.types = readTypes(of: fields, into: &diagnostics)
    file.transitions = readTransitions(of: fields, into: &diagnostics)
    file.deepLinks = readDeepLinks(of: fields, into: &diagnostics)
    file.invariants = readInvariants(of: fields, into: &diagnostics)
    file.severities = readSeverities(of: fields, into: &diagnostics)
    file.output = readOutput(of: fields, into: &diagnostics)
    let isKeyLost = fields.hasUnknownKeys && !(fields.isWritten("root") && fields.isWritten("flows"))
    let isPartLost = ["root", "include", "flows", "guards", "effects", "steps", "transitionSets"].contains { fields.isPartial(only: $0) }
    file.isPartial = isKeyLost || isPartLost
    return file
}
