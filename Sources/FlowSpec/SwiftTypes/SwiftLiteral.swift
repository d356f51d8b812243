/// A Swift literal that was parsed, so that a default in the output can compute nothing.
public indirect enum SwiftLiteral: Hashable, Sendable {
    /// A whole number; `magnitude` is nil beyond 64 bits.
    case integer(text: String, magnitude: UInt64?, isNegative: Bool)
    /// A number with a fraction or an exponent.
    case float(text: String)
    /// A text, unescaped.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case null
    /// `.name`: a case of an enumeration or another static member.
    case member(String)
    /// A list of literals.
    case array([SwiftLiteral])
    /// Pairs of literals.
    case dictionary([Entry])

    /// A pair of a dictionary.
    public struct Entry: Hashable, Sendable {
        /// The key.
        var key: SwiftLiteral
        /// The value.
        var value: SwiftLiteral
    }
}

extension SwiftLiteral: CustomStringConvertible {
    /// The literal in Swift, with texts escaped anew.
    public var description: String {
        switch self {
        case .integer(let text, _, let isNegative): "\(isNegative ? "-" : "")\(text)"
        case .float(let text): text
        case .string(let text): stringLiteral(text)
        case .boolean(let value): value ? "true" : "false"
        case .null: "nil"
        case .member(let name): ".\(name)"
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
        case .dictionary(let entries) where entries.isEmpty: "[:]"
        case .dictionary(let entries): "[\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
        }
    }

    /// What literals that are one value have in common, however they are written: `1`, `0x1` and
    /// `1.0` are one key of a dictionary.
    var identity: String {
        switch self {
        case .integer(_, let magnitude?, let isNegative): "\(isNegative && magnitude > 0 ? "-" : "")\(magnitude)"
        case .float(let text): Double(text.filter { $0 != "_" }).map { Int64(exactly: $0).map(String.init) ?? "\($0)" } ?? text
        default: description
        }
    }

    /// What the literal is, as messages say it.
    var title: String {
        switch self {
        case .integer: "an integer"
        case .float: "a floating-point number"
        case .string: "a string"
        case .boolean: "a boolean"
        case .null: "nil"
        case .member(let name): quoted(".\(name)")
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// A Swift string literal of any text: quotes, backslashes and what doesn't print are escaped, so
/// that no text can end the literal.
///
/// - Parameter text: what the literal stands for.
public func stringLiteral(_ text: String) -> String {
    "\"\(escaped(backslashed(text)))\""
}
