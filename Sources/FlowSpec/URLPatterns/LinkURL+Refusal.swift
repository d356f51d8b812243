extension LinkURL {
    /// Explains why ``init(_:)`` returns `nil` for a string, with the remedy.
    ///
    /// - Parameter text: a string that isn't a link's URL.
    /// - Returns: a part of a message, such as `a link has no port; remove ':443'`.
    public static func refusal(of text: String) -> String {
        let other = "it needs a scheme and a host, such as 'shop://orders'"
        if text.unicodeScalars.contains(where: isForbidden) { return "percent-encode its whitespace and control characters" }
        guard let separator = text.firstRange(of: "://"), isScheme(text[..<separator.lowerBound].utf8) else { return other }
        let authority = text[separator.upperBound...].prefix { !"/?#".contains($0) }
        if authority.isEmpty { return other }
        if let end = authority.lastIndex(of: "@") { return "a link has no user or password; remove \(quoted(String(authority[...end])))" }
        if let start = authority.firstIndex(of: ":") { return "a link has no port; remove \(quoted(String(authority[start...])))" }
        return "its percent-encoding is invalid; encode '%' itself as '%25'"
    }
}
