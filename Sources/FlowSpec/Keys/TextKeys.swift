extension KeyTable {
    static let localizedText = KeyTable(
        "localizedText", "a localized string", "A string that is translated into the user's language.",
        keys: [
            Key(
                "key", .text(isEmptyAllowed: false), required: true,
                "The key for translators. Without `default`, it is the string itself and can contain `$name`."),
            Key(
                "default", .text(isEmptyAllowed: false),
                "The string without a translation. `$name` and `${name}` are values; `$$` is a dollar sign."),
            Key("table", .text(isEmptyAllowed: false), "The strings table (default: `Localizable`)."),
            Key("comment", .text(isEmptyAllowed: false), "A comment for translators."),
        ])
}

extension ValueType {
    /// A visible string, a `$name`, or a localized string.
    static let anyText = ValueType.either([.shownText, .object("localizedText")])
}
