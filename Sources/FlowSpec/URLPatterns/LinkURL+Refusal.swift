extension LinkURL {
    /// Explains why ``init(_:)`` returns `nil` for a string, with the remedy.
    ///
    /// - Parameter text: a string that isn't a link's URL.
    /// - Returns: a part of a message, such as `a link has no user or password; remove 'user@'`.
    public static func refusal(of text: String) -> String {
        let other = "it needs a scheme and a host or path, such as 'shop://orders'"
        if text.unicodeScalars.contains(where: isForbidden) { return "percent-encode its whitespace and control characters" }
        guard let colon = text.firstIndex(of: ":"), isScheme(text[..<colon].utf8) else { return other }
        let address = text[colon...].dropFirst()
        let authority = address.hasPrefix("//") ? address.dropFirst(2).prefix { !"/?#".contains($0) } : ""
        let hasPath = !address.dropFirst(address.hasPrefix("//") ? 2 : 0).prefix { !"?#".contains($0) }.allSatisfy { $0 == "/" }
        if authority.isEmpty, !hasPath { return other }
        if let end = authority.lastIndex(of: "@") { return "a link has no user or password; remove \(quoted(String(authority[...end])))" }
        if let start = authority.firstIndex(of: ":") {
            if start == authority.startIndex { return "the host before \(quoted(String(authority))) is missing; add it" }
            let digits = Array(authority[start...].dropFirst().utf8)
            if port(digits[...]) == nil { return "\(quoted(String(authority[start...]))) isn't a port; write a number, as in ':8080'" }
        }
        return "its percent-encoding is invalid; encode '%' itself as '%25'"
    }
}
