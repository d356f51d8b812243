/// A saved value: the output of a `Codable` type, in the terms of JSON and property lists.
///
/// A saved state is decoded before the types of its parts are known. So parameters have this form
/// until their screen is known.
public enum SavedValue: Hashable, Sendable {
    /// Null.
    case null
    /// A Boolean.
    case flag(Bool)
    /// An integer.
    case integer(Int64)
    /// An integer that is too large for `integer`.
    case natural(UInt64)
    /// Any other number.
    case number(Double)
    /// A string.
    case text(String)
    /// An array.
    case list([SavedValue])
    /// A dictionary.
    case object([String: SavedValue])

    /// Encodes a value.
    ///
    /// - Throws: an error from the value's type, or if a number is too large.
    public init(_ value: any Encodable) throws {
        let place = EncodedPlace()
        try place.write(value, at: .start)
        self = place.value
    }

    /// Decodes a value of a type.
    ///
    /// - Returns: the value.
    /// - Throws: an error from the type if this isn't a value of it.
    public func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try SavedValueDecoder(value: self, path: .start).read(type)
    }
}

// Doesn't probe a decoder for types, because each wrong guess costs time proportional to the depth.
extension SavedValue: Codable {
    /// Decodes a value from a file or from the system's storage.
    ///
    /// - Throws: an error if the text isn't a value, or is too large or too deep.
    public init(from decoder: any Decoder) throws {
        try self.init(text: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the value as one string, for a file or for the system's storage.
    ///
    /// - Throws: an error from the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// A key for values without one: elements of a list, and values of a superclass.
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

/// The coding path of a value. It is a chain, so the depth doesn't affect the cost of appending a
/// key.
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
