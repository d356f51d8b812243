/// Returns true if a string has the form that its key requires; reports it otherwise.
func checkText(_ node: Node, type: ValueType, key: String, into diagnostics: inout Diagnostics) -> Bool {
    guard let text = node.string else {
        return false
    }
    switch type {
    case .text(let isEmptyAllowed):
        guard isEmptyAllowed || text != "" else {
            diagnostics.report(.unknownValue, "\(quoted(key)) must not be empty", at: node)
            return false
        }
    case .word(let words):
        guard words.contains(text) else {
            let near = nearest(text, in: words)
            let proposal = near == nil ? "; use \(quotedList(words, last: "or"))" : didYouMean(near)
            diagnostics.report(
                .unknownValue, "\(quoted(text)) isn't a value of \(quoted(key))\(proposal)", at: node,
                suggestions: Suggestion.spelling(near, of: Located(text, at: node.range)))
            return false
        }
    case .shownText:
        if case .name(let name) = shownText(text), problem(inName: name) != nil {
            let message = "\(quoted(text)) isn't '$' and the name of a value; write '$$…' for a string that begins with '$'"
            diagnostics.report(.invalidIdentifier, message, at: node)
            return false
        }
    case .valueName:
        let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
        return checkName(name, problem(inName: name), what: "a parameter", of: node, into: &diagnostics)
    case .name(.app):
        return checkName(text, problem(inAppName: text), what: "an app", of: node, isCapitalized: true, into: &diagnostics)
    case .name(.member):
        return checkName(text, problem(inMemberName: text), what: "a case", of: node, into: &diagnostics)
    case .module:
        return checkName(text, problem(inModuleName: text), what: "a module", of: node, isCapitalized: true, into: &diagnostics)
    case .typeName:
        return checkName(text, problem(inTypeName: text), what: "a Swift type", of: node, isCapitalized: true, into: &diagnostics)
    case .template(let placeholders):
        return checkTemplate(text, placeholders: placeholders, of: node, into: &diagnostics)
    default:
        break
    }
    return true
}
