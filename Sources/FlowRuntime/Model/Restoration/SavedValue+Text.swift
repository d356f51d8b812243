/// The text form of a value, in one line. Reading and writing are linear in its length, at any
/// depth.
///
/// A letter marks the type: `n` is null, `t` and `f` are Booleans, `i-5,` is an integer and `d0.5,`
/// any other number. `s5:hello` is a string after its number of bytes. `[` and `]` enclose the
/// values of a list. `{` and `}` enclose the values of an object, each after its name. The name is
/// a string without the letter.
extension SavedValue {
    /// The maximum nesting of lists and objects. No app's parameters are nearly as deep.
    static let deepest = 100
    /// The maximum number of values to read. No user visits so many screens.
    static let mostValues = 50_000
    /// The maximum number of bytes to read.
    static let mostBytes = 2_000_000

    var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Parses a value.
    ///
    /// - Throws: an error if the text isn't a value, or is too long, too deep, or has too many
    ///   values.
    init(text: String) throws {
        guard text.utf8.count <= Self.mostBytes else { throw SavedTextReader.unreadable }
        var reader = SavedTextReader(bytes: Array(text.utf8))
        self = try reader.readAll()
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "n".utf8
        case .flag(let flag): bytes += (flag ? "t" : "f").utf8
        case .integer(let integer): bytes += "i\(integer),".utf8
        case .natural(let natural): bytes += "i\(natural),".utf8
        case .number(let number): bytes += "d\(number),".utf8
        case .text(let text):
            bytes += "s".utf8
            Self.write(text, to: &bytes)
        case .list(let values):
            bytes += "[".utf8
            for value in values { value.write(to: &bytes) }
            bytes += "]".utf8
        case .object(let values):
            bytes += "{".utf8
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                Self.write(name, to: &bytes)
                value.write(to: &bytes)
            }
            bytes += "}".utf8
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes += "\(text.utf8.count):".utf8
        bytes += text.utf8
    }
}

/// Parses a value from its text, reading each byte once.
private struct SavedTextReader {
    let bytes: [UInt8]
    private var place = 0
    private var values = 0
    private var depth = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    static let unreadable = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "This isn't the text of a saved value."))

    mutating func readAll() throws -> SavedValue {
        let value = try read()
        guard place == bytes.count else { throw Self.unreadable }
        return value
    }

    private mutating func read() throws -> SavedValue {
        values += 1
        guard values <= SavedValue.mostValues else { throw Self.unreadable }
        switch try next() {
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "t"): return .flag(true)
        case UInt8(ascii: "f"): return .flag(false)
        case UInt8(ascii: "i"):
            let digits = try word(before: UInt8(ascii: ","))
            if let integer = Int64(digits) { return .integer(integer) }
            if let natural = UInt64(digits) { return .natural(natural) }
        case UInt8(ascii: "d"): if let number = Double(try word(before: UInt8(ascii: ","))) { return .number(number) }
        case UInt8(ascii: "s"): return .text(try text())
        case UInt8(ascii: "["):
            var list: [SavedValue] = []
            try inside { reader in
                while !reader.ends(with: UInt8(ascii: "]")) { list.append(try reader.read()) }
            }
            return .list(list)
        case UInt8(ascii: "{"):
            var object: [String: SavedValue] = [:]
            try inside { reader in
                while !reader.ends(with: UInt8(ascii: "}")) {
                    let name = try reader.text()
                    guard object.updateValue(try reader.read(), forKey: name) == nil else { throw Self.unreadable }
                }
            }
            return .object(object)
        default: break
        }
        throw Self.unreadable
    }

    private mutating func inside(_ body: (inout Self) throws -> Void) throws {
        depth += 1
        guard depth <= SavedValue.deepest else { throw Self.unreadable }
        try body(&self)
        depth -= 1
    }

    private mutating func next() throws -> UInt8 {
        guard place < bytes.count else { throw Self.unreadable }
        defer { place += 1 }
        return bytes[place]
    }

    /// Skips a byte if it is next.
    private mutating func ends(with byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func text() throws -> String {
        guard let count = Int(try word(before: UInt8(ascii: ":"))), count >= 0, count <= bytes.count - place else { throw Self.unreadable }
        defer { place += count }
        return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
    }

    /// Reads a number up to `end`. No number has as many as 32 bytes.
    private mutating func word(before end: UInt8) throws -> String {
        guard let last = bytes[place...].prefix(32).firstIndex(of: end) else { throw Self.unreadable }
        defer { place = last + 1 }
        return String(decoding: bytes[place..<last], as: UTF8.self)
    }
}
