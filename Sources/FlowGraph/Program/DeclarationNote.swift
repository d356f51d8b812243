import FlowSpec

extension Diagnostic.Note {
    /// A note about the declaration of a name.
    public static func declaration(of name: Located<String>) -> Self {
        Self("\(quoted(name.value)) is declared here", at: name.range)
    }
}
