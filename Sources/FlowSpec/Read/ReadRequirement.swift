/// Reads `start`: a name, or a list of guarded names that ends in a plain one.
func readStart(_ node: Node, into diagnostics: inout Diagnostics) -> StartDeclaration? {
    if let name = located(node) {
        return StartDeclaration(otherwise: name)
    }
    var choices: [StartDeclaration.Choice] = []
    let items = node.items ?? []
    for item in items.dropLast() {
        if item.pairs == nil {
            let message =
                "found \(item.kindName), expected \(KeyTable.guardedStart.title); only the last entry of 'start' can be a plain name"
            diagnostics.report(.wrongType, message, at: item)
        } else if let choice = readGuardedStart(item, into: &diagnostics) {
            choices.append(choice)
        }
    }
    guard let last = items.last else {
        if !node.isPartial {
            diagnostics.report(.unknownValue, "'start' is empty; add at least one entry", at: node)
        }
        return nil
    }
    guard let name = located(last) else {
        if last.pairs != nil {
            _ = readGuardedStart(last, into: &diagnostics)
        }
        let message =
            "found \(last.kindName), expected \(ValueType.name(.start).words) at the end of 'start'; add the name that is used if no guard is true"
        diagnostics.report(.wrongType, message, at: last)
        return nil
    }
    return StartDeclaration(choices: choices, otherwise: name)
}

private func readGuardedStart(_ node: Node, into diagnostics: inout Diagnostics) -> StartDeclaration.Choice? {
    guard let fields = readObject(node, by: .guardedStart, at: start(of: node), into: &diagnostics),
        let condition = readIf(of: fields, into: &diagnostics), let name = fields.text("start")
    else {
        return nil
    }
    return StartDeclaration.Choice(condition: condition, name: name)
}

/// Reads `allow`: the rules suppressed at a location.
func readSuppressions(
    of fields: Fields, place: SourceRange, isOnStep: Bool = false, into diagnostics: inout Diagnostics
) -> [SuppressionDeclaration] {
    fields.entries("allow", into: &diagnostics).compactMap { entry in
        guard let rule = adjustableRules.first(where: { $0.id == entry.name.value }), let reason = entry.value?.string else {
            return nil
        }
        return SuppressionDeclaration(rule: Located(rule, at: entry.name.range), reason: reason, place: place, isOnStep: isOnStep)
    }
}

/// Returns the location of findings about an object without a key.
func start(of node: Node) -> SourceRange {
    SourceRange(source: node.range.source, start: node.range.start, end: node.range.start)
}
