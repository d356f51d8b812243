import FlowDiagnostics
import FlowYAML

/// Reads a file of a run, from its text on.
///
/// Where nothing of it can be read, what stands in says that the file may have declared anything, so that nothing is missed in the others.
public func readSpec(_ source: SourceID, in sources: SourceTable, into diagnostics: inout Diagnostics) -> SpecFile {
    let node = parseYAML(sources[source], id: source, into: &diagnostics)
    return node.flatMap { readSpec($0, source: source, into: &diagnostics) } ?? SpecFile(source: source, isPartial: true)
}

/// Whether a file is a spec, by its name.
public func isSpecName(_ path: String) -> Bool {
    path.hasSuffix(".flow.yaml") || path.hasSuffix(".flow.yml")
}

/// Reads the flows, screens and steps of one file as they were written, and reports every mistake in its form.
///
/// What could be read is given even where there were mistakes; nil where nothing could: the document is no mapping, or its version is unknown.
public func readSpec(_ node: Node, source: SourceID, into diagnostics: inout Diagnostics) -> SpecFile? {
    let start = SourceRange(source: source, start: node.range.start, end: node.range.start)
    guard !node.isNull else {
        let message = "the file is empty; \(KeyTable.file.title) begins with 'flowspec: \(KeyTable.languageVersion)'"
        diagnostics.report(.missingKey, message, at: start)
        return nil
    }
    // A newer version may mean all else differently, so that no other finding would be worth reading.
    let version = node.pairs?.first { $0.key.value == "flowspec" }?.value
    if let version, !checkForm(of: version, type: .version, key: "flowspec", into: &diagnostics) {
        return nil
    }
    guard let fields = readObject(node, by: .file, at: start, into: &diagnostics) else {
        return nil
    }
    var file = SpecFile(source: source)
    if let app = fields.text("app"), checkAppName(app, into: &diagnostics) {
        file.app = app
    }
    file.root = fields.text("root")
    file.flows = (fields["flows"]?.value.pairs ?? []).map { readFlow($0, into: &diagnostics) }
    let isRootLost = fields.isWritten("root") && file.root == nil
    let areFlowsLost = fields.isWritten("flows") && fields["flows"] == nil
    let isKeyLost = fields.hasUnknownKeys && !(fields.isWritten("root") && fields.isWritten("flows"))
    let isFlowLost = fields["flows"]?.value.isPartial == true
    file.isPartial = isRootLost || areFlowsLost || isKeyLost || isFlowLost
    return file
}

private func checkAppName(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Bool {
    guard let problem = problem(inAppName: name.value) else {
        return true
    }
    reportName(name, role: .app, problem: problem, into: &diagnostics)
    return false
}

/// Reports a name that can't be one in Swift; what it names is read all the same, so that other findings don't follow from it.
func checkName(_ name: Located<String>, role: ValueType.NameRole, into diagnostics: inout Diagnostics) {
    if let problem = problem(inName: name.value) {
        reportName(name, role: role, problem: problem, into: &diagnostics)
    }
}

private func reportName(_ name: Located<String>, role: ValueType.NameRole, problem: String, into diagnostics: inout Diagnostics) {
    let proposal = nameProposal(for: name.value, capitalized: role == .app).map { "; did you mean \(quoted($0))?" } ?? ""
    let message = "\(quoted(name.value)) can't be the name of \(role.article) \(role.rawValue): it \(problem)\(proposal)"
    diagnostics.report(.invalidIdentifier, message, at: name.range)
}
