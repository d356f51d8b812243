import FlowDiagnostics
import FlowYAML

/// Reads a step: a plain word, or a mapping with the step's key and, for some, others beside it.
func readStep(_ node: Node, into diagnostics: inout Diagnostics) -> StepDeclaration? {
    let action = node.scalar == nil || node.isNull ? readMapping(node, into: &diagnostics) : readWord(node, into: &diagnostics)
    return action.map { StepDeclaration($0, range: node.range) }
}

private func readWord(_ node: Node, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
    let word = node.string ?? ""
    switch word {
    case "pop": return .pop(1)
    case "popToRoot": return .popToRoot
    case "dismiss": return .dismiss
    case "dismissAll": return .dismissAll
    default: break
    }
    let table = KeyTable.step
    if let key = table.key(named: word) {
        let message =
            key.beside.map { "\(quoted(word)) isn't a step; it stands beside \(quoted($0))" }
            ?? "\(quoted(word)) needs \(key.type.words): '\(word): …'"
        diagnostics.report(.wrongType, message, at: node)
    } else {
        let words = table.words.map(\.name)
        // 'push detail' isn't far from 'push', but a colon is what it lacks.
        let parts = word.split(separator: " ", maxSplits: 1)
        let colon = parts.count == 2 && table.key(named: String(parts[0])) != nil ? "write \(quoted("\(parts[0]): \(parts[1])"))" : nil
        let near = nearest(word, in: words + table.keys.map(\.name)).map { "did you mean \(quoted($0))?" }
        let proposal = colon ?? near ?? "the steps without a value are \(list(words, last: "and"))"
        diagnostics.report(.unknownValue, "\(quoted(word)) isn't a step; \(proposal)", at: node)
    }
    return nil
}

private func readMapping(_ node: Node, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
    let start = SourceRange(source: node.range.source, start: node.range.start, end: node.range.start)
    guard let fields = readObject(node, by: .step, at: start, into: &diagnostics) else {
        return nil
    }
    if let target = fields.text("push") {
        return .push(target)
    }
    if let screen = fields.text("replace") {
        return .replace(screen)
    }
    if let targets = fields.texts("setStack") {
        return targets.isEmpty ? nil : .setStack(targets)
    }
    if let count = fields["pop"]?.value.integer {
        return .pop(count)
    }
    if let screen = fields.text("popTo") {
        return .popTo(screen)
    }
    if let tab = fields.text("select") {
        return .select(tab, reset: fields["reset"]?.value.boolean ?? false, stack: fields.texts("stack"))
    }
    return fields.text("present").map(StepDeclaration.Action.present)
}
