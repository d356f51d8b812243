/// A value as it is saved: what a `Codable` type writes of itself, in the terms of JSON and
/// property lists.
///
/// A saved state is read before anybody knows which types its parts have. So parameters are kept in
/// this form until the screen that they belong to is known.
public enum SavedValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case flag(Bool)
    /// A whole number.
    case integer(Int64)
    /// A whole number that is too large for the other case.
    case natural(UInt64)
    /// Any other number.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in an order.
    case list([SavedValue])
    /// Values with names.
    case object([String: SavedValue])

    /// Writes down a value.
    ///
    /// - Parameter value: the value.
    /// - Throws: what the value's own type throws, or that a number doesn't fit.
    public init(_ value: any Encodable) throws {
        let place = EncodedPlace()
        try place.write(value, at: .start)
        self = place.value
    }

    /// Reads a value of a type.
    ///
    /// - Parameter type: the type.
    /// - Returns: the value.
    /// - Throws: what the type throws where this isn't a value of it.
    public func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try SavedValueDecoder(value: self, path: .start).read(type)
    }
}

// Not by asking a decoder what it has: each wrong guess costs as much as the way to it is long.
extension SavedValue: Codable {
    /// Reads a value from a file or from what the system has kept.
    ///
    /// - Parameter decoder: what reads it.
    /// - Throws: that it is no text of a value, or one that is too large or too deep.
    public init(from decoder: any Decoder) throws {
        try self.init(text: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the value to a file or to what the system keeps, as one text.
    ///
    /// - Parameter encoder: what writes it.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// A key of what has none of its own: a place in a list, or what a class's superclass writes.
struct SavedKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    static let `super` = SavedKey(stringValue: "super")
}

/// The keys that lead to a value. It is a chain, so that a step further costs the same at any
/// depth.
indirect enum SavedPath {
    case start
    case step(from: SavedPath, to: any CodingKey)

    /// The keys, outermost first.
    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        var path = self
        while case .step(let before, let key) = path {
            keys.append(key)
            path = before
        }
        return keys.reversed()
    }

    static func + (path: SavedPath, key: any CodingKey) -> SavedPath { .step(from: path, to: key) }
}
