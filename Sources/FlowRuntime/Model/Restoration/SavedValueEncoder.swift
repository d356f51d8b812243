/// The place of an encoded value.
final class EncodedPlace {
    private var content = Content.value(.null)

    private enum Content {
        case value(SavedValue)
        case list([EncodedPlace])
        case object([String: EncodedPlace])
    }

    var value: SavedValue {
        switch content {
        case .value(let value): value
        case .list(let places): .list(places.map(\.value))
        case .object(let places): .object(places.mapValues(\.value))
        }
    }

    /// The number of values in the list here.
    var count: Int {
        if case .list(let places) = content { places.count } else { 0 }
    }

    func write(_ value: any Encodable, at path: SavedPath) throws {
        switch value {
        case let saved as SavedValue: content = .value(saved)
        case let flag as Bool: content = .value(.flag(flag))
        case let text as String: content = .value(.text(text))
        case let number as Double: content = .value(.number(number))
        case let number as Float: content = .value(.number(Double(number)))
        case let number as any FixedWidthInteger:
            if let integer = Int64(exactly: number) {
                content = .value(.integer(integer))
            } else if let natural = UInt64(exactly: number) {
                content = .value(.natural(natural))
            } else {
                throw EncodingError.invalidValue(value, .init(codingPath: path.keys, debugDescription: "The number is too large."))
            }
        default: try value.encode(to: SavedValueEncoder(place: self, path: path))
        }
    }

    func clear() { content = .value(.null) }

    func beginList() {
        if case .list = content { return }
        content = .list([])
    }

    func beginObject() {
        if case .object = content { return }
        content = .object([:])
    }

    /// Adds a new place at the end of the list here.
    func next() -> EncodedPlace {
        let place = EncodedPlace()
        if case .list(var places) = content {
            // Makes `places` the only reference, so nothing is copied.
            content = .value(.null)
            places.append(place)
            content = .list(places)
        }
        return place
    }

    /// Adds a new place for a key of the object here.
    func place(for key: any CodingKey) -> EncodedPlace {
        let place = EncodedPlace()
        if case .object(var places) = content {
            content = .value(.null)
            places[key.stringValue] = place
            content = .object(places)
        }
        return place
    }
}

/// Encodes a value to a place.
///
/// One generic method implements the protocols' requirements for all types of numbers.
struct SavedValueEncoder: Encoder, SingleValueEncodingContainer {
    let place: EncodedPlace
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        place.beginObject()
        return KeyedEncodingContainer(SavedObjectEncoder(place: place, path: path))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        place.beginList()
        return SavedListEncoder(place: place, path: path)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { place.clear() }

    func encode<Value: Encodable>(_ value: Value) throws { try place.write(value, at: path) }
}

private struct SavedObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: EncodedPlace
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }

    func encodeNil(forKey key: Key) { place.place(for: key).clear() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try place.place(for: key).write(value, at: path + key)
    }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
        encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(for: key).unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder(for: SavedKey.super) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: any CodingKey) -> SavedValueEncoder {
        SavedValueEncoder(place: place.place(for: key), path: path + key)
    }
}

private struct SavedListEncoder: UnkeyedEncodingContainer {
    let place: EncodedPlace
    let path: SavedPath
    var codingPath: [any CodingKey] { path.keys }
    var count: Int { place.count }

    func encodeNil() { place.next().clear() }

    func encode<Value: Encodable>(_ value: Value) throws {
        let path = path + SavedKey(intValue: count)
        try place.next().write(value, at: path)
    }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> { encoder().container(keyedBy: type) }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder() }

    private func encoder() -> SavedValueEncoder {
        let path = path + SavedKey(intValue: count)
        return SavedValueEncoder(place: place.next(), path: path)
    }
}
