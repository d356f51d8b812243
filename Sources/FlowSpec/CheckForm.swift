import FlowDiagnostics
import FlowYAML

/// Whether a value has the form that its key asks for; reports it where it doesn't.
///
/// Objects, and the values of maps, are looked at where they are read.
func checkForm(of node: Node, type: ValueType, key: String, into diagnostics: inout Diagnostics) -> Bool {
    switch type {
    case .version:
        let known = KeyTable.languageVersion...KeyTable.languageVersion
        return checkNumber(node, type: type, key: key, rule: .unsupportedVersion, in: known, into: &diagnostics)
    case .integer(let minimum, let maximum):
        return checkNumber(node, type: type, key: key, rule: .unknownValue, in: minimum...max(minimum, maximum), into: &diagnostics)
    case .boolean:
        return check(node, node.boolean != nil, type: type, key: key, into: &diagnostics)
    case .name:
        return check(node, node.string != nil, type: type, key: key, into: &diagnostics)
    case .parameter:
        // Without quotes, '[Int]' is a list of YAML.
        let hint = node.isNull ? "" : "; put the type in quotes"
        return check(node, node.string != nil, type: type, key: key, hint: hint, into: &diagnostics)
    case .text(let isEmptyAllowed):
        guard check(node, node.string != nil, type: type, key: key, into: &diagnostics) else {
            return false
        }
        if !isEmptyAllowed, node.string == "" {
            diagnostics.report(.unknownValue, "the text of \(quoted(key)) is empty", at: node)
            return false
        }
        return true
    case .map(_, _, let minimum):
        guard check(node, node.pairs != nil, type: type, key: key, into: &diagnostics) else {
            return false
        }
        return checkCount(node.pairs?.count, of: node, minimum: minimum, key: key, into: &diagnostics)
    case .list(let element, let minimum):
        guard check(node, node.items != nil, type: type, key: key, into: &diagnostics),
            checkCount(node.items?.count, of: node, minimum: minimum, key: key, into: &diagnostics)
        else {
            return false
        }
        // Items of the wrong form are reported one by one and left out; the list stays.
        for item in node.items ?? [] {
            _ = checkForm(of: item, type: element, key: key, into: &diagnostics)
        }
        return true
    case .object, .oneOrList:
        return true
    }
}

private func check(
    _ node: Node, _ isRight: Bool, type: ValueType, key: String, hint: String = "", into diagnostics: inout Diagnostics
) -> Bool {
    if !isRight {
        diagnostics.report(.wrongType, "found \(node.kindName), expected \(type.words) for \(quoted(key))\(hint)", at: node)
    }
    return isRight
}

private func checkNumber(
    _ node: Node, type: ValueType, key: String, rule: Rule, in range: ClosedRange<Int>, into diagnostics: inout Diagnostics
) -> Bool {
    guard check(node, node.number != nil || node.integer != nil, type: type, key: key, into: &diagnostics) else {
        return false
    }
    if let integer = node.integer, range.contains(integer) {
        return true
    }
    let found = quoted(node.string ?? "")
    let message =
        rule == .unsupportedVersion
        ? "this flowgen doesn't know version \(found) of FlowSpec; it knows version \(KeyTable.languageVersion)"
        : "\(found) isn't \(type.words)"
    diagnostics.report(rule, message, at: node)
    return false
}

private func checkCount(_ count: Int?, of node: Node, minimum: Int, key: String, into diagnostics: inout Diagnostics) -> Bool {
    if let count, count < minimum, !node.isPartial {
        diagnostics.report(.unknownValue, "\(quoted(key)) is empty; it needs at least one", at: node)
        return false
    }
    return true
}
