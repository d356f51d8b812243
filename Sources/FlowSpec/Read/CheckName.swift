/// Reports a name in a mapping that isn't valid in Swift, or a rule that doesn't exist. The caller
/// still reads the value, to prevent follow-up findings.
func checkKey(_ name: Located<String>, role: NameRole, into diagnostics: inout Diagnostics) {
    if role == .rule {
        _ = checkRule(name, into: &diagnostics)
    } else if role == .result, name.value == "dismissed" {
        let message = "'dismissed' can't be the name of a result: it is reserved for an end without a result; choose another name"
        diagnostics.report(.invalidIdentifier, message, at: name.range)
    } else if role == .type {
        if let problem = problem(inTypeName: name.value) {
            let message = words(for: name.value, problem, what: "a type", isCapitalized: true)
            diagnostics.report(.invalidIdentifier, message, at: name.range)
        }
    } else if role.isDeclared, let problem = problem(inName: name.value) {
        diagnostics.report(.invalidIdentifier, words(for: name.value, problem, what: "\(role.article) \(role.rawValue)"), at: name.range)
    }
}

/// Returns true if a string is a valid name; reports its node otherwise.
func checkName(
    _ text: String, _ problem: String?, what: String, of node: Node, isCapitalized: Bool = false, into diagnostics: inout Diagnostics
) -> Bool {
    if let problem {
        diagnostics.report(.invalidIdentifier, words(for: text, problem, what: what, isCapitalized: isCapitalized), at: node)
    }
    return problem == nil
}

private func words(for name: String, _ problem: String, what: String, isCapitalized: Bool = false) -> String {
    let proposal = nameProposal(for: name, capitalized: isCapitalized).map { "; did you mean \(quoted($0))?" } ?? ""
    return "\(quoted(name)) can't be the name of \(what): it \(problem)\(proposal)"
}

/// Returns the rule with an id, if a program can change or suppress it; reports other ids.
func checkRule(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Rule? {
    if let rule = adjustableRules.first(where: { $0.id == name.value }) {
        return rule
    }
    let message: String
    if Rule.all.contains(where: { $0.id == name.value }) {
        message =
            "\(quoted(name.value)) can't be changed or suppressed: its findings are always errors; remove the entry, and fix the findings"
    } else {
        let near = nearest(name.value, in: Rule.all.map(\.id))
        let proposal = near == nil ? "; list the rules with 'flowgen rules'" : didYouMean(near)
        message = "\(quoted(name.value)) isn't a rule\(proposal)"
    }
    diagnostics.report(.unknownValue, message, at: name.range)
    return nil
}

/// The rules whose severity can change.
let adjustableRules = Rule.all.filter { $0.canBeSuppressed }

/// Returns true if a string is a template of names. Otherwise reports the first part that is
/// neither a letter, a digit nor a placeholder.
func checkTemplate(_ text: String, placeholders: [String], of node: Node, into diagnostics: inout Diagnostics) -> Bool {
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        let placeholder = String(rest[rest.index(after: start)..<end])
        guard placeholders.contains(placeholder) else {
            let known = placeholders.map { "{\($0)}" }
            let near = nearest(placeholder, in: placeholders).map { "; did you mean \(quoted("{\($0)}"))?" }
            let proposal = near ?? "; use \(quotedList(known, last: "or"))"
            diagnostics.report(.unknownValue, "\(quoted("{\(placeholder)}")) isn't a placeholder of the template\(proposal)", at: node)
            return false
        }
        // The value of a placeholder is itself a name.
        plain += rest[..<start] + "X"
        rest = rest[rest.index(after: end)...]
    }
    plain += rest
    guard let problem = problem(inAppName: plain) else {
        return true
    }
    diagnostics.report(.invalidIdentifier, "\(quoted(text)) isn't a valid template: it \(problem)", at: node)
    return false
}
