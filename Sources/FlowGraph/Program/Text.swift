import FlowSpec

/// A string on screen.
public enum Text: Hashable, Sendable {
    /// A fixed string.
    case literal(String)
    /// A value.
    case value(Value)
    /// A localized string.
    case localized(LocalizedText)

    /// The displayed values, in the order of the string.
    public var values: [Value] {
        switch self {
        case .literal: []
        case .value(let value): [value]
        case .localized(let text): text.values
        }
    }
}

/// A localized string.
public struct LocalizedText: Hashable, Sendable {
    /// The key; it can contain values only if there is no default.
    public var key: [Part]
    /// The untranslated string; `nil` if the key is.
    public var defaultValue: [Part]?
    /// The strings table; `nil` for `Localizable`.
    public var table: String?
    /// A comment for translators.
    public var comment: String?
    /// The location of the key.
    public var range: SourceRange

    /// A part of a string with values.
    public enum Part: Hashable, Sendable {
        /// Fixed text.
        case text(String)
        /// A value, with its format, such as `%lld`.
        case value(Value, format: String)
    }

    /// The displayed values, in the order of the string.
    public var values: [Value] {
        (key + (defaultValue ?? [])).compactMap { if case .value(let value, _) = $0 { value } else { nil } }
    }

    /// The key as written in a strings table, with formats in place of values.
    public var formattedKey: String { formatted(key) }

    /// The default as written in a strings table, with formats in place of values.
    public var formattedDefault: String? { defaultValue.map(formatted) }

    /// The name of the strings table.
    public var tableName: String { table ?? "Localizable" }

    /// The untranslated string for readers, with each value as the spec names it.
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
            // Format strings require percent signs to be doubled.
            case .text(let text) where hasValues: text.unicodeScalars.map { $0 == "%" ? "%%" : String($0) }.joined()
            case .text(let text): text
            case .value(_, let format): format
            }
        }.joined()
    }
}

extension Value {
    /// The value for readers: a name after a dollar sign, or the contents of a string literal.
    fileprivate var shown: String {
        switch self {
        case .method(let name), .screen(let name), .flow(let name), .result(let name): return "$\(name)"
        case .literal(let literal):
            if case .string(let text)? = try? parseLiteral(literal) { return text }
            return literal
        }
    }
}
