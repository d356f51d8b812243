extension URLPattern {
    /// The type of a placeholder.
    public enum ValueType: Hashable, Sendable {
        /// Any text; never empty in a path.
        case string
        /// The texts that `Int(_:)` accepts.
        case int
        /// The texts that `Double(_:)` accepts.
        case double
        /// `true` or `false`.
        case bool
        /// Hexadecimal digits in groups of 8, 4, 4, 4 and 12.
        case uuid
        /// A URL. Only Foundation knows the valid texts, so any nonempty text matches.
        case url
        /// One of several words: `new|old`.
        case enumeration([String])
        /// A type of the app that is `LosslessStringConvertible`. Only the app knows the valid
        /// texts, so any nonempty text matches.
        case app(String)

        /// The types that have names.
        static let named: [(name: String, type: ValueType)] = [
            ("String", .string), ("Int", .int), ("Double", .double), ("Bool", .bool), ("UUID", .uuid), ("URL", .url),
        ]
    }

    /// The value of a placeholder.
    public enum Value: Hashable, Sendable {
        /// A string, or the text of a URL, an enumeration word or a value of the app's type.
        case text(String)
        /// An integer.
        case int(Int)
        /// A floating-point number. As usual in Swift, a NaN doesn't equal itself.
        case double(Double)
        /// True or false.
        case bool(Bool)
        /// A UUID in uppercase, as Foundation prints it.
        case uuid(String)
        /// The values of a repeated item or of the rest of a path.
        case list([Value])
        /// A missing optional value.
        case absent
    }
}

extension URLPattern.ValueType: CustomStringConvertible {
    /// The type as written in a pattern.
    public var description: String {
        switch self {
        case .enumeration(let words): words.joined(separator: "|")
        case .app(let name): name
        default: Self.named.first { $0.type == self }?.name ?? ""
        }
    }

    /// Returns the value of a text; `nil` if the text isn't of this type.
    func value(of text: String) -> URLPattern.Value? {
        switch self {
        case .string: .text(text)
        case .int: Int(text).map { .int($0) }
        case .double: Double(text).map { .double($0) }
        case .bool: Bool(text).map { .bool($0) }
        case .uuid: isUUID(text) ? .uuid(text.uppercased()) : nil
        case .enumeration(let words): words.contains(text) ? .text(text) : nil
        case .url, .app: text.isEmpty ? nil : .text(text)
        }
    }

    /// Returns the text of a value; `nil` if the value isn't of this type.
    func text(of value: URLPattern.Value) -> String? {
        switch (self, value) {
        case (.int, .int(let number)): String(number)
        case (.double, .double(let number)): number.description
        case (.bool, .bool(let bool)): String(bool)
        case (.uuid, .uuid(let text)), (.string, .text(let text)), (.url, .text(let text)), (.enumeration, .text(let text)),
            (.app, .text(let text)):
            self.value(of: text) == value ? text : nil
        default: nil
        }
    }
}

private func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(isHexadecimal)
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
}
