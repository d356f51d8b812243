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
        try place.write(value, at: [])
        self = place.value
    }

    /// Reads a value of a type.
    ///
    /// - Parameter type: the type.
    /// - Returns: the value.
    /// - Throws: what the type throws where this isn't a value of it.
    public func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try SavedValueDecoder(value: self, codingPath: []).read(type)
    }
}

extension SavedValue: Codable {
    /// How many lists and objects may be inside one another. No app's parameters come near that.
    static let deepest = 100

    /// Reads a value from a file or from what the system has kept.
    ///
    /// - Parameter decoder: what reads it.
    /// - Throws: that it is none of the cases, or too deep.
    public init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.deepest else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "The values are too deep inside one another."))
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let natural = try? container.decode(UInt64.self) {
            self = .natural(natural)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([SavedValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: SavedValue].self))
        }
    }

    /// Writes the value to a file or to what the system keeps.
    ///
    /// - Parameter encoder: what writes it.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .natural(let natural): try container.encode(natural)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
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
