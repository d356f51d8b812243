/// Reads `start`: a name, or a list of guarded names that ends in a plain one.
func readStart(_ node: Node, into diagnostics: inout Diagnostics) -> StartDeclaration? {
    if let name = located(node) {
        return StartDeclaration(otherwise: name)
    }
    var choices: [StartDeclaration.Choice] = []
    let items = node.items ?? []
    for item in items.dropLast() {
        if item.pairs == nil {
            let message = "found \(item.kindName), expected \(KeyTable.guardedStart.title); only the last of 'start' is a plain name"
            diagnostics.report(.wrongType, message, at: item)
        } else if let choice = readGuardedStart(item, into: &diagnostics) {
            choices.append(choice)
        }
    }
    guard let last = items.last else {
        if !node.isPartial {
            diagnostics.report(.unknownValue, "'start' is empty; it needs at least one", at: node)
        }
        return nil
    }
    guard let name = located(last) else {
        if last.pairs != nil {
            _ = readGuardedStart(last, into: &diagnostics)
        }
        let message = "found \(last.kindName), expected \(ValueType.name(.start).words) at the end of 'start', for where no guard holds"
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

/// Reads what a place is excused from.
func readExcuses(
    of fields: Fields, place: SourceRange, isOnStep: Bool = false, into diagnostics: inout Diagnostics
) -> [ExcuseDeclaration] {
    fields.entries("allow", into: &diagnostics).compactMap { entry in
        guard let rule = adjustableRules.first(where: { $0.id == entry.name.value }), let reason = entry.value?.string else {
            return nil
        }
        return ExcuseDeclaration(rule: Located(rule, at: entry.name.range), reason: reason, place: place, isOnStep: isOnStep)
    }
}

/// Where findings about an object stand that no key names.
func start(of node: Node) -> SourceRange {
    SourceRange(source: node.range.source, start: node.range.start, end: node.range.start)
}
