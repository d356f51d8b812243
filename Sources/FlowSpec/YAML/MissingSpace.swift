/// Returns the message for a key and value without a space, as in `push:detail`; otherwise `nil`.
func missingColonSpace(in text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...].prefix { $0 != " " })
    // The colon of a URL has no space after it.
    guard !key.isEmpty, !value.isEmpty, !value.hasPrefix("//"), key.utf8.allSatisfy(isLetterOrDigit) else { return nil }
    return "a space is missing after ':'; write \(quoted("\(key): \(value)"))"
}
