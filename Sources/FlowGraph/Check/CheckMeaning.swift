import FlowSpec

/// Strings and names that are allowed, but were probably meant as something else.
extension Linker {
    /// Reports a string in `with` that was probably meant as a value.
    mutating func checkMeaning(of argument: ArgumentDeclaration, for type: SwiftType? = nil, in scope: Scope) {
        guard case .literal(.string(let text)) = argument.value else { return }
        guard argument.isPlain, let meaning = meaning(of: text, in: scope) else {
            return checkText(text, at: argument.range, remedy: "compute the string in your app") { $0.isInScope($1, scope) }
        }
        let value = meaning.hasPrefix("$") || fits(meaning, type) ? "\(quoted(meaning)) for the value, or " : ""
        let message =
            "\(quoted(argument.name.value)) is the string \(quoted(text)); write \(value)\(quoted(stringLiteral(text))) for the string"
        report(.suspiciousValue, message, at: argument.range)
    }

    /// The probable meaning of a string: `$name` for the name of a value, or `null`, `true`,
    /// `false` or `nil` for another spelling of them. Otherwise `nil`.
    mutating func meaning(of text: String, in scope: Scope) -> String? {
        if isInScope(text, scope) { return "$\(text)" }
        let word = text.lowercased()
        return ["null", "true", "false", "nil"].contains(word) ? word : nil
    }

    /// True if such a word can be a value of a type.
    func fits(_ word: String, _ type: SwiftType?) -> Bool {
        (try? parseLiteral(word == "null" ? "nil" : word, of: type)) != nil
    }

    /// Reports the `$name` of a value in a string that can't contain values. A `$` at the beginning
    /// was written as `$$`, unless the string is fixed.
    mutating func checkText(
        _ text: String, at range: SourceRange, isFixed: Bool = false, remedy: String? = nil, isValue: (inout Linker, String) -> Bool
    ) {
        guard isFixed || !text.hasPrefix("$"), let name = TextPart.names(in: text).first(where: { isValue(&self, $0) }) else { return }
        let remedy = remedy ?? "write \(quoted("{ key: \(stringLiteral(text)) }")) to insert the value"
        let message = "\(quoted(text)) contains the characters \(quoted("$\(name)")), not the value of that name; \(remedy)"
        report(.suspiciousValue, message, at: range)
    }

    /// Reports a new parameter of the method if its name differs by one letter from a value in
    /// scope. Plurals and numbers are other names.
    mutating func checkSpelling(ofParameter name: Located<String>, in scope: Scope) {
        let written = name.value
        guard written.count > 3, let near = nearestName(to: written, among: namesOfValues(in: scope).distinct, limit: 1),
            !near.contains(written), !written.contains(near), near.filter(\.isLetter) != written.filter(\.isLetter)
        else { return }
        let message = "\(quoted("$\(written)")) adds a parameter to the method\(didYouMean("$\(near)"))"
        let suggestions = Suggestion.spelling("$\(near)", of: Located("$\(written)", at: name.range))
        report(.suspiciousValue, message, at: name.range, suggestions: suggestions)
    }
}
