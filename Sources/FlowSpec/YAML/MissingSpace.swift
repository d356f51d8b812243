/// The message for a text that is a key and its value without a space between them, such as
/// `push:detail`; nil for other texts.
func missingColonSpace(in text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...].prefix { $0 != " " })
    // A URL has its colon without a space.
    guard !key.isEmpty, !value.isEmpty, !value.hasPrefix("//"), key.utf8.allSatisfy(isLetterOrDigit) else { return nil }
    return "a space is missing after ':'; write \(quoted("\(key): \(value)"))"
}
