extension URLPattern.Part {
    /// Returns wildcards for the percent-encoded texts of a part: `*` for any characters, and `?`
    /// for one. They ignore types, so they match more texts. Literal characters aren't wildcards.
    ///
    /// - Parameters:
    ///   - plain: characters that might not be percent-encoded in a URL; each becomes `*`.
    ///   - mayBeEmpty: true if an empty text is a valid value.
    public func wildcards(orPlain plain: String, mayBeEmpty: Bool) -> String {
        switch self {
        case .fixed(let text):
            var result = ""
            for character in text.unicodeScalars {
                let next = plain.unicodeScalars.contains(character) ? "*" : LinkURL.encoded(String(character), keeping: "@")
                if next != "*" || !result.hasSuffix("*") { result += next }
            }
            return result
        case .mixed(let mix):
            return mix.texts.map { Self.fixed($0).wildcards(orPlain: plain, mayBeEmpty: true) }.joined(separator: "?*")
        case .placeholder(let placeholder):
            switch placeholder.occurrence {
            case .required: return mayBeEmpty && placeholder.type == .string ? "*" : "?*"
            case .optional, .defaulted, .repeated, .rest: return "*"
            }
        }
    }
}
