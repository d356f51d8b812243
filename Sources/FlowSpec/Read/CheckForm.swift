/// Returns true if a value has the form that its key requires; reports it otherwise.
///
/// The readers of objects and maps check their content.
func checkForm(of node: Node, type: ValueType, key: String, into diagnostics: inout Diagnostics) -> Bool {
    guard type.takes(node.shape) else {
        // Objects report their own message at their own location.
        if case .object = type {
            return true
        }
        if case .oneOrList = type {
            return true
        }
        reportForm(of: node, type: type, key: key, into: &diagnostics)
        return false
    }
    switch type {
    case .version:
        let known = KeyTable.languageVersion...KeyTable.languageVersion
        return checkNumber(node, type: type, key: key, rule: .unsupportedVersion, in: known, into: &diagnostics)
    case .integer(let minimum, let maximum):
        return checkNumber(node, type: type, key: key, rule: .unknownValue, in: minimum...max(minimum, maximum), into: &diagnostics)
    case .fraction:
        guard let number = node.number else {
            reportForm(of: node, type: type, key: key, into: &diagnostics)
            return false
        }
        if number > 0, number <= 1 { return true }
        diagnostics.report(.unknownValue, "\(quoted(node.string ?? "")) isn't \(type.words)", at: node)
        return false
    case .boolean:
        if node.boolean == nil { reportForm(of: node, type: type, key: key, into: &diagnostics) }
        return node.boolean != nil
    case .flag:
        if node.flag == nil { reportForm(of: node, type: type, key: key, into: &diagnostics) }
        return node.flag != nil
    case .affirmation:
        if node.boolean != true {
            let hint = node.boolean == false ? "; remove the key" : ""
            let found = node.boolean == false ? "false" : node.kindName
            diagnostics.report(.wrongType, "found \(found), expected \(type.words) for \(quoted(key))\(hint)", at: node)
        }
        return node.boolean == true
    case .map(_, _, let minimum):
        return checkCount(node.pairs?.count, of: node, minimum: minimum, key: key, into: &diagnostics)
    case .list(let element, let minimum):
        guard checkCount(node.items?.count, of: node, minimum: minimum, key: key, into: &diagnostics) else {
            return false
        }
        // Report items of the wrong form individually, and keep the list.
        for item in node.items ?? [] {
            _ = checkForm(of: item, type: element, key: key, into: &diagnostics)
        }
        return true
    case .argument:
        return checkArgument(node, key: key, into: &diagnostics)
    case .either(let types):
        return types.first { $0.takes(node.shape) }.map { checkForm(of: node, type: $0, key: key, into: &diagnostics) } ?? false
    case .word, .text, .shownText, .valueName, .name, .module, .typeName, .template:
        return checkText(node, type: type, key: key, into: &diagnostics)
    case .nothing, .parameter, .screenExpression, .guarded, .object, .oneOrList:
        return true
    }
}

extension Node {
    var shape: ValueType.Shape {
        switch content {
        case .scalar(let scalar): scalar.isNull ? .nothing : .scalar
        case .sequence: .list
        case .mapping: .mapping
        }
    }

    /// `true`, `false` or the `$name` of a value; `nil` for other nodes.
    var flag: StepDeclaration.Flag? {
        if let boolean { return .literal(boolean) }
        guard let text = string, text.hasPrefix("$"), problem(inName: String(text.dropFirst())) == nil else { return nil }
        return .name(String(text.dropFirst()))
    }
}

private func reportForm(of node: Node, type: ValueType, key: String, into diagnostics: inout Diagnostics) {
    if type.takes(.mapping), let scalar = node.scalar, scalar.isPlain, let words = missingColonSpace(in: scalar.text) {
        diagnostics.report(.yamlSyntax, words, at: node)
    } else {
        let message = "found \(node.kindName), expected \(type.words) for \(quoted(key))\(remedy(for: node, type: type, key: key))"
        diagnostics.report(.wrongType, message, at: node)
    }
}

private func checkNumber(
    _ node: Node, type: ValueType, key: String, rule: Rule, in range: ClosedRange<Int>, into diagnostics: inout Diagnostics
) -> Bool {
    guard node.number != nil || node.integer != nil else {
        reportForm(of: node, type: type, key: key, into: &diagnostics)
        return false
    }
    if let integer = node.integer, range.contains(integer) {
        return true
    }
    let found = quoted(node.string ?? "")
    let message =
        rule == .unsupportedVersion
        ? "flowgen doesn't support version \(found) of FlowSpec; use version \(KeyTable.languageVersion), or update flowgen"
        : "\(found) isn't \(type.words)"
    diagnostics.report(rule, message, at: node)
    return false
}

private func checkCount(_ count: Int?, of node: Node, minimum: Int, key: String, into diagnostics: inout Diagnostics) -> Bool {
    if let count, count < minimum, !node.isPartial {
        diagnostics.report(.unknownValue, "\(quoted(key)) is empty; add at least one entry", at: node)
        return false
    }
    return true
}
