extension URLPattern.Part {
    /// The texts of a part, percent-encoded, as wildcards say them: `*` is any characters, `?` is
    /// one. They say a few more, since they know no types. A character of the part's own is never a
    /// wildcard.
    ///
    /// - Parameters:
    ///   - plain: characters that a URL may have percent-encoded or not here; each becomes `*`.
    ///   - mayBeEmpty: whether an empty text is a value here.
    public func wildcards(orPlain plain: String, mayBeEmpty: Bool) -> String {
        switch self {
        case .fixed(let text):
            var result = ""
            for character in text.unicodeScalars {
                let next = plain.unicodeScalars.contains(character) ? "*" : LinkURL.encoded(String(character))
                if next != "*" || !result.hasSuffix("*") { result += next }
            }
            return result
        case .placeholder(let placeholder):
            switch placeholder.occurrence {
            case .required: return mayBeEmpty && placeholder.type == .string ? "*" : "?*"
            case .optional, .defaulted, .repeated, .rest: return "*"
            }
        }
    }
}
