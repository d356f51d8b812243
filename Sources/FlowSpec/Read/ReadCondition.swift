/// Reads `requires` and `otherwise` of a flow or screen.
func readRequirement(of fields: Fields, into diagnostics: inout Diagnostics) -> RequirementDeclaration? {
    let otherwise = fields["otherwise"].map { readSteps($0, into: &diagnostics) }
    return fields["requires"].flatMap { node in
        readCondition(node, into: &diagnostics).map { RequirementDeclaration(condition: $0, otherwise: otherwise) }
    }
}

/// Reads `if`: a guard with its arguments beside it, or a condition with its own arguments.
func readIf(of fields: Fields, into diagnostics: inout Diagnostics) -> ConditionDeclaration? {
    guard let node = fields["if"] else { return nil }
    guard let name = located(node) else {
        if let with = fields.written("with") {
            let message = "'with' can't be used with a condition; write it with the guard: '{ guard: name, with: … }'"
            diagnostics.report(.unknownKey, message, at: with.range)
        }
        return readCondition(node, into: &diagnostics)
    }
    return .asked(QuestionDeclaration(name: name, arguments: readArguments(of: fields, into: &diagnostics)))
}

/// Reads a guard's name, or a condition.
private func readCondition(_ node: Node, into diagnostics: inout Diagnostics) -> ConditionDeclaration? {
    if let name = located(node) {
        return .asked(QuestionDeclaration(name: name))
    }
    guard node.pairs != nil, let fields = readObject(node, by: .condition, at: start(of: node), into: &diagnostics) else {
        return nil
    }
    switch fields.leading {
    case "guard":
        let arguments = readArguments(of: fields, into: &diagnostics)
        return fields.text("guard").map { .asked(QuestionDeclaration(name: $0, arguments: arguments)) }
    case "not": return fields["not"].flatMap { readCondition($0, into: &diagnostics) }.map(ConditionDeclaration.not)
    case "and": return readConditions("and", of: fields, into: &diagnostics).map(ConditionDeclaration.all)
    case "or": return readConditions("or", of: fields, into: &diagnostics).map(ConditionDeclaration.any)
    default: return nil
    }
}

private func readConditions(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> [ConditionDeclaration]? {
    let conditions = (fields[key]?.items ?? []).compactMap { readCondition($0, into: &diagnostics) }
    return conditions.isEmpty ? nil : conditions
}
