/// Reads a step or a list of steps.
func readSteps(_ node: Node, into diagnostics: inout Diagnostics) -> [StepDeclaration] {
    guard let items = node.items else { return readStep(node, into: &diagnostics).map { [$0] } ?? [] }
    return items.compactMap { readStep($0, into: &diagnostics) }
}

/// Reads a step: a plain word, or a mapping with the step's key and possibly additional keys.
private func readStep(_ node: Node, into diagnostics: inout Diagnostics) -> StepDeclaration? {
    if node.shape == .scalar {
        return readWord(node, into: &diagnostics).map { StepDeclaration($0, range: node.range) }
    }
    guard let fields = readObject(node, by: .step, at: start(of: node), into: &diagnostics) else {
        return nil
    }
    let animated = fields["animated"].flatMap { node in
        node.flag.map { (fields.written("animated")?.range ?? node.range, Located($0, at: node.range)) }
    }
    let suppressions = readSuppressions(of: fields, place: node.range, isOnStep: true, into: &diagnostics)
    return readAction(of: fields, into: &diagnostics).map { action in
        var step = StepDeclaration(action, range: node.range)
        step.animated = animated
        step.suppressions = suppressions
        step.isPartial = fields.isPartial(in: "with", "on", "stack", "start", "then", "else", "alert")
        return step
    }
}

private func readWord(_ node: Node, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
    let word = node.string ?? ""
    let table = KeyTable.step
    if table.words.contains(word) {
        return StepKeyword(rawValue: word)?.readAction(of: Fields(), into: &diagnostics)
    }
    let owners = table.leadingKeys(ofVariantsWith: word)
    if let leading = table.keys(of: nil).first(where: { $0.name == word }), owners.isEmpty {
        let message = "\(quoted(word)) needs \(leading.type.plainWords); write '{ \(word): … }'"
        diagnostics.report(.wrongType, message, at: node)
    } else if table.hasKey(named: word) {
        let beside = owners.isEmpty ? "another key" : quotedList(owners, last: "or")
        diagnostics.report(.wrongType, "\(quoted(word)) isn't a step; it belongs to \(beside)", at: node)
    } else {
        // `push detail` is near `push`, but its mistake is the missing colon.
        let parts = word.split(whereSeparator: { ": ".contains($0) })
        let colon = parts.count == 2 && table.hasKey(named: String(parts[0])) ? "write \(quoted("\(parts[0]): \(parts[1])"))" : nil
        let near = table.synonyms[word] ?? nearest(word, in: table.keys(of: nil).map(\.name))
        let show = problem(inName: word) == nil ? "; write \(quoted("push: \(word)")) to show a screen" : ""
        let isItem = word.hasPrefix("-") && table.words.contains(String(word.dropFirst()))
        let space = isItem ? "a space is missing after '-'; write \(quoted("- \(word.dropFirst())"))" : nil
        let proposal = space ?? colon ?? near.map { "did you mean \(quoted($0))?" }
        let words = "the steps without a value are \(quotedList(table.words, last: "and"))\(show)"
        diagnostics.report(.unknownValue, "\(quoted(word)) isn't a step; \(proposal ?? words)", at: node)
    }
    return nil
}

private func readAction(of fields: Fields, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
    guard let key = fields.leading, fields[key] != nil else {
        readLostStep(fields, into: &diagnostics)
        return nil
    }
    return StepKeyword(rawValue: key)?.readAction(of: fields, into: &diagnostics)
}

/// Reports mistakes beside a step's key whose value has the wrong form.
private func readLostStep(_ fields: Fields, into diagnostics: inout Diagnostics) {
    _ = readSite("", of: fields, into: &diagnostics)
    for key in ["then", "else"] {
        // The `else` of `popTo` is a word, which has been checked.
        if let node = fields[key], fields.leading == "if" {
            _ = readSteps(node, into: &diagnostics)
        }
    }
}
