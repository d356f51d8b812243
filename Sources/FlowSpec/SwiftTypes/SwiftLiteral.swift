/// A parsed Swift literal. Parsing ensures that defaults in the output don't execute code.
public indirect enum SwiftLiteral: Hashable, Sendable {
    /// An integer; `magnitude` is `nil` beyond 64 bits.
    case integer(text: String, magnitude: UInt64?, isNegative: Bool)
    /// A number with a fraction or an exponent.
    case float(text: String)
    /// An unescaped string.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case null
    /// `.name`: a case of an enumeration or another static member.
    case member(String)
    /// An array of literals.
    case array([SwiftLiteral])
    /// A dictionary of literals.
    case dictionary([Entry])

    /// An entry of a dictionary.
    public struct Entry: Hashable, Sendable {
        /// The key.
        var key: SwiftLiteral
        /// The value.
        var value: SwiftLiteral
    }
}

extension SwiftLiteral: CustomStringConvertible {
    /// The literal in Swift, with escaped strings.
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

    /// A string that is equal for all literals of one dictionary key, such as `1`, `0x1` and `1.0`.
    var identity: String {
        switch self {
        case .integer(_, let magnitude?, let isNegative): "\(isNegative && magnitude > 0 ? "-" : "")\(magnitude)"
        case .float(let text): Double(text.filter { $0 != "_" }).map { Int64(exactly: $0).map(String.init) ?? "\($0)" } ?? text
        default: description
        }
    }

    /// The words for the literal in messages.
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

/// Returns a Swift string literal for any text. It escapes quotes, backslashes and unprintable
/// characters, so no text can end the literal.
///
/// - Parameter text: the value of the literal.
public func stringLiteral(_ text: String) -> String {
    "\"\(escaped(backslashed(text)))\""
}
