/// A string on screen: a literal, the value of a name, or a localized string.
public enum TextDeclaration: Hashable, Sendable {
    /// A literal string.
    case literal(String)
    /// `$name`: the value of a name, which has no `$`.
    case name(String)
    /// A localized string.
    case localized(LocalizedTextDeclaration)
}

/// A localized string as declared in a spec.
public struct LocalizedTextDeclaration: Hashable, Sendable {
    /// The key, which can contain values only if there is no default.
    public var key: Located<[TextPart]>
    /// The default value; `nil` if it is the key.
    public var defaultValue: Located<[TextPart]>?
    /// The table of strings; `nil` for `Localizable`.
    public var table: String?
    /// A comment for translators.
    public var comment: String?
}

/// A part of a string with values.
public enum TextPart: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// `$name`: the value of a name, which has no `$`.
    case name(String)

    /// Returns the names of the values in a string, if it is read as a localized string.
    ///
    /// - Returns: the names without `$`, in the order of the string.
    public static func names(in text: String) -> [String] {
        parts(of: text).compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// The parts of a string. `$name` and `${name}` are values; `$$` and any other `$` are a `$`.
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

    /// The name at the start of a string, optionally in braces, and the rest of the string.
    private static func name(at text: Substring) -> (String, Substring)? {
        let isBraced = text.first == "{"
        let name = (isBraced ? text.dropFirst() : text).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard name.first?.isLowercase == true else { return nil }
        let after = text[name.endIndex...]
        guard isBraced else { return (String(name), after) }
        return after.first == "}" ? (String(name), after.dropFirst()) : nil
    }
}
