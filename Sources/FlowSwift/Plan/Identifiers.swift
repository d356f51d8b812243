import FlowSpec

// A name of a spec can be a Swift keyword. Its position determines whether it needs backticks. The
// model stores plain names, which are compared; they are escaped when text is generated.

/// Escapes a name for a declaration, or for a use without a dot before it.
package func bare(_ name: String) -> String {
    isReserved(name) ? "`\(name)`" : name
}

/// A pattern that binds a value to a name; `_` if the name is nil.
func binding(_ name: String?) -> String {
    name.map { "let " + bare($0) } ?? "_"
}

/// A pattern for a case that binds some of its values, such as `.order(let id, _)`. It's only the
/// name if it binds none.
func casePattern(_ name: String, _ values: [String], where isBound: (String) -> Bool = { _ in true }) -> String {
    let bindings = values.map { binding(isBound($0) ? $0 : nil) }
    return "." + afterDot(name) + (values.contains(where: isBound) ? "(\(bindings.joined(separator: ", ")))" : "")
}

/// Escapes a name after a dot, where few words are reserved.
func afterDot(_ name: String) -> String {
    isReserved(name) && wordsAfterDot.contains(name) ? "`\(name)`" : name
}

/// Escapes the declared name of a parameter, which is also its label.
func declaredLabel(_ name: String) -> String {
    name == "inout" || name == "let" || name == "var" ? "`\(name)`" : name
}

/// Escapes the label of an argument.
func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
}
