/// Reports a name in a mapping that can't be one in Swift, or a rule that isn't there. What it
/// names is read all the same, so that other findings don't follow from it.
func checkKey(_ name: Located<String>, role: NameRole, into diagnostics: inout Diagnostics) {
    if role == .rule {
        _ = checkRule(name, into: &diagnostics)
    } else if role == .result, name.value == "dismissed" {
        let message = "'dismissed' can't be the name of a result: it is the end without one"
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

/// Whether a text is a name; reports the value that it was taken from where it isn't.
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

/// The rule of an id that the program may give another severity or be excused from; reports ids
/// that aren't such rules'.
func checkRule(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Rule? {
    if let rule = adjustableRules.first(where: { $0.id == name.value }) {
        return rule
    }
    let message: String
    if Rule.all.contains(where: { $0.id == name.value }) {
        message = "\(quoted(name.value)) is always an error: what it finds can't be compiled"
    } else {
        message = "\(quoted(name.value)) isn't a rule\(didYouMean(name.value, in: Rule.all.map(\.id)))"
    }
    diagnostics.report(.unknownValue, message, at: name.range)
    return nil
}

/// The rules whose findings needn't be errors.
let adjustableRules = Rule.all.filter { $0.isExcusable }

/// Whether a text is a template of names; reports the first thing in it that is neither a letter, a
/// digit nor one of the placeholders.
func checkTemplate(_ text: String, placeholders: [String], of node: Node, into diagnostics: inout Diagnostics) -> Bool {
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        let placeholder = String(rest[rest.index(after: start)..<end])
        guard placeholders.contains(placeholder) else {
            let known = placeholders.map { "{\($0)}" }
            let near = nearest(placeholder, in: placeholders).map { "; did you mean \(quoted("{\($0)}"))?" }
            let proposal = near ?? "; there are \(quotedList(known, last: "and"))"
            diagnostics.report(.unknownValue, "\(quoted("{\(placeholder)}")) isn't a placeholder here\(proposal)", at: node)
            return false
        }
        // What stands for a placeholder is a name itself.
        plain += rest[..<start] + "X"
        rest = rest[rest.index(after: end)...]
    }
    plain += rest
    guard let problem = problem(inAppName: plain) else {
        return true
    }
    diagnostics.report(.invalidIdentifier, "\(quoted(text)) gives no names: it \(problem)", at: node)
    return false
}
