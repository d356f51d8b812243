import FlowGraph
import FlowSpec

/// Strings that the user sees.
extension OutputBuilder {
    /// The Swift expression for a text in a scope.
    func text(_ text: Text, _ scope: Scope) -> Expression {
        switch text {
        case .literal(let literal): .text(stringLiteral(literal))
        case .value(let value): .text(scope.text(value))
        case .localized(let text): localized(text, scope)
        }
    }

    private func localized(_ text: LocalizedText, _ scope: Scope) -> Expression {
        var items = [Expression.Item("localized", literal(text.key, scope))]
        if let value = text.defaultValue { items.append(.init("defaultValue", literal(value, scope))) }
        if let table = text.table { items.append(.init("table", stringLiteral(table))) }
        // Without it, Swift uses the main bundle.
        if output(of: text.range.source)?.bundle == .module { items.append(.init("bundle", ".module")) }
        if let comment = text.comment { items.append(.init("comment", stringLiteral(comment))) }
        return .call("String", items)
    }

    /// A string literal with interpolated values.
    private func literal(_ parts: [LocalizedText.Part], _ scope: Scope) -> String {
        let texts = parts.map { part in
            switch part {
            case .text(let text): String(stringLiteral(text).dropFirst().dropLast())
            case .value(let value, _): "\\(\(scope.text(value)))"
            }
        }
        return "\"\(texts.joined())\""
    }
}
