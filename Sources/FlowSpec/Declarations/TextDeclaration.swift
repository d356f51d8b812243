/// A text on screen: a literal, the value of a name, or a localised text.
public enum TextDeclaration: Hashable, Sendable {
    /// The text as it is written.
    case literal(String)
    /// `$name`, here without the `$`.
    case name(String)
    /// A localised text.
    case localized(LocalizedTextDeclaration)
}

/// A localised text.
public struct LocalizedTextDeclaration: Hashable, Sendable {
    /// The key; it may contain values only if there is no default.
    public var key: Located<[TextPart]>
    /// The text without a translation; nil if that is the key.
    public var defaultValue: Located<[TextPart]>?
    /// The table of the translations; nil for `Localizable`.
    public var table: String?
    /// A comment for translators.
    public var comment: String?
}

/// A part of a text with values.
public enum TextPart: Hashable, Sendable {
    /// Fixed text.
    case text(String)
    /// `$name`, here without the `$`.
    case name(String)

    /// The parts of a text: `$name` and `${name}` are values, `$$` is a dollar sign, and any other
    /// `$` is one too.
    static func parts(of text: String) -> [TextPart] {
        var parts: [TextPart] = []
        var plain = ""
        var rest = text[...]
        while let first = rest.popFirst() {
            guard first == "$" else {
                plain.append(first)
                continue
            }
            if rest.first == "$" {
                plain.append("$")
                rest = rest.dropFirst()
            } else if let (name, after) = name(at: rest) {
                if !plain.isEmpty { parts.append(.text(plain)) }
                plain = ""
                parts.append(.name(name))
                rest = after
            } else {
                plain.append("$")
            }
        }
        return plain.isEmpty ? parts : parts + [.text(plain)]
    }

    /// The name that a text begins with, perhaps in braces, and what follows it.
    private static func name(at text: Substring) -> (String, Substring)? {
        let isBraced = text.first == "{"
        let name = (isBraced ? text.dropFirst() : text).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard name.first?.isLowercase == true else { return nil }
        let after = text[name.endIndex...]
        guard isBraced else { return (String(name), after) }
        return after.first == "}" ? (String(name), after.dropFirst()) : nil
    }
}
