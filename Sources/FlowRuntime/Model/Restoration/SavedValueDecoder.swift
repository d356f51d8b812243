/// Decodes a saved value.
///
/// One generic method implements the protocols' requirements for all types of numbers.
struct SavedValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: SavedValue
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let plain: Any?
        switch type {
        case is SavedValue.Type: plain = value
        case is Bool.Type: plain = if case .flag(let flag) = value { flag } else { nil }
        case is String.Type: plain = if case .text(let text) = value { text } else { nil }
        case is Double.Type: plain = number
        case is Float.Type: plain = number.map { Float($0) }
        case let type as any FixedWidthInteger.Type: plain = integer(type)
        default: return try Value(from: self)
        }
        guard let read = plain as? Value else { throw mismatch(type) }
        return read
    }

    private var number: Double? {
        switch value {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        case .natural(let natural): Double(natural)
        case .null, .flag, .text, .list, .object: nil
        }
    }

    private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        switch value {
        case .integer(let integer): Integer(exactly: integer)
        case .natural(let natural): Integer(exactly: natural)
        case .number(let number): Integer(exactly: number)
        case .null, .flag, .text, .list, .object: nil
        }
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "The saved data isn't a value of \(type)."))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let values) = value else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(SavedObjectDecoder(values: values, path: path))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else { throw mismatch([Any].self) }
        return SavedListDecoder(values: values, path: path)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }
}

private struct SavedObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: SavedValue]
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }

    var allKeys: [Key] { values.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder(for: key).read(type) }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<Inner> {
        try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder(for: key).unkeyedContainer() }

    func superDecoder() -> any Decoder {
        SavedValueDecoder(value: values[SavedKey.super.stringValue] ?? .null, path: path + SavedKey.super)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

    private func decoder(for key: Key) throws -> SavedValueDecoder {
        guard let value = values[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "There is no \(key.stringValue)."))
        }
        return SavedValueDecoder(value: value, path: path + key)
    }
}

private struct SavedListDecoder: UnkeyedDecodingContainer {
    let values: [SavedValue]
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }
    private(set) var currentIndex = 0

    init(values: [SavedValue], path: SavedPath) {
        self.values = values
        self.path = path
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    mutating func decodeNil() throws -> Bool {
        guard try current().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try take { try $0.read(type) } }

    mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
        try take { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try take { try $0.unkeyedContainer() } }

    mutating func superDecoder() throws -> any Decoder { try take { $0 } }

    private func current() throws -> SavedValueDecoder {
        let path = path + SavedKey(intValue: currentIndex)
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: path.keys, debugDescription: "The list has no more values.")
            throw DecodingError.valueNotFound(SavedValue.self, context)
        }
        return SavedValueDecoder(value: values[currentIndex], path: path)
    }

    /// Decodes the next value. Advances only if this succeeds.
    private mutating func take<Taken>(_ read: (SavedValueDecoder) throws -> Taken) throws -> Taken {
        let taken = try read(current())
        currentIndex += 1
        return taken
    }
}
