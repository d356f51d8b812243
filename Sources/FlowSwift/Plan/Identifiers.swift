import FlowSpec

// A name of a spec may be a keyword of Swift. Where it stands decides whether that needs backticks.
// The model keeps plain names, which are compared; they are turned into Swift where text is made.

/// A name where it is declared, or used without a dot before it.
func bare(_ name: String) -> String {
    isReserved(name) ? "`\(name)`" : name
}

/// A pattern that binds a value to a name; `_` where there is none.
func binding(_ name: String?) -> String {
    name.map { "let " + bare($0) } ?? "_"
}

/// A name after a dot, where few words mean something else.
func afterDot(_ name: String) -> String {
    isReserved(name) && wordsAfterDot.contains(name) ? "`\(name)`" : name
}

/// The name of a parameter where it is declared; it is the label too.
func declaredLabel(_ name: String) -> String {
    name == "inout" || name == "let" || name == "var" ? "`\(name)`" : name
}

/// The label of an argument.
func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
}
