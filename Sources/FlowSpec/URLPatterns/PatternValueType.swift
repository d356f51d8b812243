extension URLPattern {
    /// The type of a placeholder.
    public enum ValueType: Hashable, Sendable {
        /// Any text; in a path, none that is empty.
        case string
        /// What `Int(_:)` reads.
        case int
        /// What `Double(_:)` reads.
        case double
        /// `true` or `false`.
        case bool
        /// Hexadecimal digits in groups of 8, 4, 4, 4 and 12.
        case uuid
        /// A URL. Which texts are one, only Foundation knows: here, all that aren't empty.
        case url
        /// One of some words: `new|old`.
        case enumeration([String])
        /// A type of the app that is `LosslessStringConvertible`. Which texts it takes, only the
        /// app knows: here, all that aren't empty.
        case app(String)

        /// The types that have a name, by it.
        static let named: [(name: String, type: ValueType)] = [
            ("String", .string), ("Int", .int), ("Double", .double), ("Bool", .bool), ("UUID", .uuid), ("URL", .url),
        ]
    }

    /// What a placeholder says.
    public enum Value: Hashable, Sendable {
        /// A text, a URL, a word of an enumeration or a value of an app's type, as its text.
        case text(String)
        /// A whole number.
        case int(Int)
        /// A number. One that isn't a number doesn't equal itself, as everywhere in Swift.
        case double(Double)
        /// True or false.
        case bool(Bool)
        /// A UUID, in upper case, as Foundation prints it.
        case uuid(String)
        /// The values of a repeated item or of the rest of a path.
        case list([Value])
        /// An optional value that isn't there.
        case absent
    }
}

extension URLPattern.ValueType: CustomStringConvertible {
    /// The type as a pattern has it.
    public var description: String {
        switch self {
        case .enumeration(let words): words.joined(separator: "|")
        case .app(let name): name
        default: Self.named.first { $0.type == self }?.name ?? ""
        }
    }

    /// The value that a text is.
    ///
    /// - Returns: the value; nil where the text isn't one of this type.
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

    /// The text of a value.
    ///
    /// - Returns: a text that is read as this value; nil where it isn't of this type.
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
