/// Reads `invariants`.
func readInvariants(of fields: Fields, into diagnostics: inout Diagnostics) -> [InvariantDeclaration] {
    fields.entries("invariants", into: &diagnostics).compactMap { entry in
        guard let node = entry.value, let fields = readObject(node, by: .invariant, at: entry.name.range, into: &diagnostics),
            let form = readForm(of: fields, into: &diagnostics)
        else {
            return nil
        }
        return InvariantDeclaration(
            name: entry.name, range: entry.range, documentation: fields.text("description")?.value, form: form)
    }
}

private func readForm(of fields: Fields, into diagnostics: inout Diagnostics) -> InvariantDeclaration.Form? {
    // Read the expression first, to report its mistakes even if no flow is named.
    let expression = fields.leading.flatMap { fields[$0] }.flatMap { node -> ScreenExpression? in
        fields.leading == "always" || fields.leading == "never" ? readExpression(node, into: &diagnostics) : nil
    }
    switch fields.leading {
    case "always":
        return fields.text("stack").flatMap { stack in expression.map { .always(stack: stack, $0) } }
    case "never":
        return fields.text("stack").flatMap { stack in expression.map { .never(stack: stack, $0) } }
    case "maxDepth":
        return fields.text("stack").flatMap { stack in fields["maxDepth"]?.integer.map { .maxDepth(stack: stack, $0) } }
    case "after":
        let absent = fields.texts("absent")
        return absent.isEmpty ? nil : fields.text("after").map { .after($0, absent: absent) }
    case "leaves":
        let left = fields.texts("leaves")
        return left.isEmpty ? nil : fields.text("transition").map { .leaves(left, transition: $0) }
    case "reach":
        return fields.text("reach").flatMap { screen in
            fields.text("from").map { from in
                .reach(
                    screen, from: from.value == "everywhere" ? nil : from, within: fields["within"]?.integer,
                    excludesGestures: fields["without"] != nil)
            }
        }
    case "folds":
        return .folds(except: fields.texts("except"))
    case "via":
        return fields.text("screen").flatMap { screen in
            fields.text("via").map { .via($0, screen: screen, since: fields.text("since")) }
        }
    case "above":
        return fields.text("screen").flatMap { screen in fields.text("above").map { .above(screen, below: $0) } }
    case "below":
        return fields.text("screen").flatMap { screen in fields.text("below").map { .below(screen, above: $0) } }
    default:
        return nil
    }
}

private func readExpression(_ node: Node, into diagnostics: inout Diagnostics) -> ScreenExpression? {
    guard let text = located(node) else {
        return nil
    }
    // The characters of an alias aren't the characters of the string.
    func place(_ bytes: Range<Int>) -> SourceRange {
        node.anchor == nil ? text.part(bytes) ?? node.range : node.range
    }
    do {
        return try ScreenExpression.parse(text.value, locate: place)
    } catch {
        let notes = node.anchor.map { [Diagnostic.Note("the value is declared here", at: $0)] } ?? []
        diagnostics.report(.unknownValue, error.message, at: place(error.bytes), notes: notes)
        return nil
    }
}
