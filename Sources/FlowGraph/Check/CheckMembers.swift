import FlowSpec

extension Linker {
    /// Reports defaults with a case that the parameter's declared type doesn't have.
    mutating func checkDefaults() {
        for parameter in names.parameters {
            guard let literal = parameter.defaultLiteral, let unknown = names.types.unknownMember(in: literal.value, of: parameter.type)
            else {
                continue
            }
            let message = "\(quoted(literal.value.description)) can't be the default of \(quoted(parameter.name.value))"
            report(unknown, message, .invalidDefault, Located(literal.value.description, at: literal.range), notes: [])
        }
    }

    /// True if a literal contains only cases of the parameter's type; otherwise reports it.
    mutating func isKnown(_ literal: SwiftLiteral, of parameter: Parameter, at range: SourceRange) -> Bool {
        guard let unknown = names.types.unknownMember(in: literal, of: parameter.type) else { return true }
        let message = "\(quoted(literal.description)) can't be the value of \(quoted(parameter.name.value))"
        report(unknown, message, .argumentType, Located(literal.description, at: range), notes: [.declaration(of: parameter.name)])
        return false
    }

    private mutating func report(
        _ unknown: (name: String, type: TypeDeclaration), _ message: String, _ rule: Rule, _ literal: Located<String>,
        notes: [Diagnostic.Note]
    ) {
        let near = nearestName(to: unknown.name, among: unknown.type.members)
        let reason = "\(quoted(unknown.type.name.value)) has no \(quoted(unknown.name))"
        let proposal = near == nil ? "; \(known(of: unknown.type))" : didYouMean(near)
        report(
            rule, "\(message): \(reason)\(proposal)", at: literal.range, notes: notes + [.declaration(of: unknown.type.name)],
            suggestions: literal.value == ".\(unknown.name)" ? Suggestion.spelling(near.map { ".\($0)" }, of: literal) : [])
    }
}

/// Lists the known cases of a type for a message, but only the first few.
private func known(of type: TypeDeclaration) -> String {
    guard !type.members.isEmpty else { return "it declares no cases" }
    return "it has \(type.members.prefix(8).map { quoted($0) }.joined(separator: ", "))\(type.members.count > 8 ? ", …" : "")"
}

extension NameTable {
    /// All parameters that the program declares, in declaration order.
    var parameters: [Parameter] {
        var found: [Parameter] = []
        for flow in declarations {
            found += flow.parameters
            for result in flow.results { found += result.parameters }
            for screen in flow.screens {
                found += screen.parameters
                for effect in screen.effects { found += effect.allParameters }
            }
        }
        for declaration in guards { found += declaration.parameters }
        for effect in effects { found += effect.allParameters }
        return found
    }
}

extension EffectDeclaration {
    /// The parameters of the effect and of its answers.
    fileprivate var allParameters: [Parameter] {
        parameters + results.flatMap(\.parameters)
    }
}
