import FlowSpec

/// A text on screen.
public enum Text: Hashable, Sendable {
    /// The text as it is written.
    case literal(String)
    /// A value.
    case value(Value)
    /// A localised text.
    case localized(LocalizedText)

    /// The values that are shown, in the order of the text.
    public var values: [Value] {
        switch self {
        case .literal: []
        case .value(let value): [value]
        case .localized(let text): text.values
        }
    }
}

/// A localised text.
public struct LocalizedText: Hashable, Sendable {
    /// The key; it may contain values only if there is no default.
    public var key: [Part]
    /// The text without a translation; nil if that is the key.
    public var defaultValue: [Part]?
    /// The table of the translations; nil for `Localizable`.
    public var table: String?
    /// A comment for translators.
    public var comment: String?
    /// Where the key is written.
    public var range: SourceRange

    /// A part of a text with values.
    public enum Part: Hashable, Sendable {
        /// Fixed text.
        case text(String)
        /// A value, with its format, such as `%lld`.
        case value(Value, format: String)
    }

    /// The values that are shown, in the order of the text.
    public var values: [Value] {
        (key + (defaultValue ?? [])).compactMap { if case .value(let value, _) = $0 { value } else { nil } }
    }

    /// The key as it stands in a strings table, with formats in place of values.
    public var formattedKey: String { formatted(key) }

    /// The default as it stands in a strings table, with formats in place of values.
    public var formattedDefault: String? { defaultValue.map(formatted) }

    /// The name of the table of the translations.
    public var tableName: String { table ?? "Localizable" }

    /// What is shown without a translation, as people read it: each value as the spec names it.
    public var shown: String {
        (defaultValue ?? key).map { part in
            switch part {
            case .text(let text): text
            case .value(let value, _): value.shown
            }
        }.joined()
    }

    private func formatted(_ parts: [Part]) -> String {
        let hasValues = parts.contains { if case .value = $0 { true } else { false } }
        return parts.map { part in
            switch part {
            // In a format string a percent sign is doubled.
            case .text(let text) where hasValues: text.unicodeScalars.map { $0 == "%" ? "%%" : String($0) }.joined()
            case .text(let text): text
            case .value(_, let format): format
            }
        }.joined()
    }
}

extension Value {
    /// The value as people read it: a name after a dollar sign, or what a literal stands for.
    fileprivate var shown: String {
        switch self {
        case .method(let name), .screen(let name), .flow(let name), .result(let name): return "$\(name)"
        case .literal(let literal):
            if case .string(let text)? = try? parseLiteral(literal) { return text }
            return literal
        }
    }
}
