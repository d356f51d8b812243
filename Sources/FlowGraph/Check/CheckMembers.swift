import FlowSpec

extension Linker {
    /// Reports defaults that name a case which the declared type of their parameter doesn't have.
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

    /// Whether a literal that is given to a parameter names only cases that the parameter's type
    /// has; reports it where it doesn't.
    mutating func isKnown(_ literal: SwiftLiteral, of parameter: Parameter, at range: SourceRange) -> Bool {
        guard let unknown = names.types.unknownMember(in: literal, of: parameter.type) else { return true }
        let message = "\(quoted(literal.description)) can't be given to \(quoted(parameter.name.value))"
        let note = Diagnostic.Note("\(quoted(parameter.name.value)) is declared here", at: parameter.name.range)
        report(unknown, message, .argumentType, Located(literal.description, at: range), notes: [note])
        return false
    }

    private mutating func report(
        _ unknown: (name: String, type: TypeDeclaration), _ message: String, _ rule: Rule, _ literal: Located<String>,
        notes: [Diagnostic.Note]
    ) {
        let near = nearestName(to: unknown.name, among: unknown.type.members)
        let reason = "\(quoted(unknown.type.name.value)) has no \(quoted(unknown.name))"
        let proposal = near == nil ? "; \(known(of: unknown.type))" : didYouMean(near)
        let note = Diagnostic.Note("\(quoted(unknown.type.name.value)) is declared here", at: unknown.type.name.range)
        report(
            rule, "\(message): \(reason)\(proposal)", at: literal.range, notes: notes + [note],
            suggestions: literal.value == ".\(unknown.name)" ? Suggestion.spelling(near.map { ".\($0)" }, of: literal) : [])
    }
}

/// What is known of a type, in words. The first few say enough.
private func known(of type: TypeDeclaration) -> String {
    guard !type.members.isEmpty else { return "no case of it is declared" }
    return "it has \(type.members.prefix(8).map { quoted($0) }.joined(separator: ", "))\(type.members.count > 8 ? ", …" : "")"
}

extension NameTable {
    /// All parameters that the program declares, in the order of its declarations.
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
    /// What it is done with, and what its answers bring.
    fileprivate var allParameters: [Parameter] {
        parameters + results.flatMap(\.parameters)
    }
}
