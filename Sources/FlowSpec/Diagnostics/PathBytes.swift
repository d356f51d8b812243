/// Paths as strings. File systems and git treat a name as bytes, not necessarily UTF-8.
///
/// A byte that isn't part of a valid character becomes the private-use scalar U+10FE00 plus the
/// byte. The bytes of such a scalar are encoded in this way too. Each name thus has a distinct
/// string, which converts back to its bytes.
extension String {
    /// Creates the string for a path.
    ///
    /// - Parameter bytes: the path as the system returns it.
    package init(pathBytes bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.utf8.elementsEqual(bytes) || text.unicodeScalars.contains(where: { byte(of: $0) != nil }) else {
            self = text
            return
        }
        var scalars = UnicodeScalarView()
        var rest = bytes[...]
        while let first = rest.first {
            var parser = Unicode.UTF8.ForwardParser()
            var iterator = rest.makeIterator()
            if case .valid(let encoded) = parser.parseScalar(from: &iterator), byte(of: Unicode.UTF8.decode(encoded)) == nil {
                scalars.append(Unicode.UTF8.decode(encoded))
                rest = rest.dropFirst(encoded.count)
            } else {
                if let scalar = Unicode.Scalar(firstByteScalar + UInt32(first)) { scalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        self = String(scalars)
    }

    /// The bytes of the path, as the system expects it.
    package var pathBytes: [UInt8] {
        // The first byte of all scalars that represent bytes.
        guard utf8.contains(0xF4) else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8) }
    }
}

private let firstByteScalar: UInt32 = 0x10FE00

/// Returns the path byte that a scalar represents; `nil` for other scalars.
func byte(of scalar: Unicode.Scalar) -> UInt8? {
    0x10FE80...0x10FEFF ~= scalar.value ? UInt8(scalar.value & 0xFF) : nil
}
