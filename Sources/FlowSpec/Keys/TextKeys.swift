extension KeyTable {
    /// A localised text.
    static let localizedText = KeyTable(
        "localizedText", "a localised text", "A localised text is what translators have for a key, in the user's language.",
        keys: [
            Key(
                "key", .text(isEmptyAllowed: false), required: true,
                "The key by which translators know the text. Without a `default` it is the text itself and may have `$name`s in it."),
            Key(
                "default", .text(isEmptyAllowed: false),
                "The text where there is no translation; `$name` and `${name}` in it are values, `$$` is a dollar sign."),
            Key("table", .text(isEmptyAllowed: false), "The table of strings; by default `Localizable`."),
            Key("comment", .text(isEmptyAllowed: false), "What translators should know of the text."),
        ])
}

extension ValueType {
    /// A text that is shown, a `$name`, or a localised text.
    static let anyText = ValueType.either([.shownText, .object("localizedText")])
}
