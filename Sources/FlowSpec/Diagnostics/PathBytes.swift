/// Paths as text. To the file system and to git a name is bytes, and not always UTF-8.
///
/// A byte that is no part of a character is the scalar U+10FE00 plus the byte, which is for private
/// use, and so are the bytes of such a scalar itself. That way each name has a text of its own,
/// from which its bytes come back.
extension String {
    /// The text of a path.
    ///
    /// - Parameter bytes: the path as the system gives it.
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

    /// The bytes of a path, as the system wants it.
    package var pathBytes: [UInt8] {
        // The first byte of all scalars that stand for bytes.
        guard utf8.contains(0xF4) else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8) }
    }
}

private let firstByteScalar: UInt32 = 0x10FE00

/// The byte that a scalar stands for in a path; nil of others.
func byte(of scalar: Unicode.Scalar) -> UInt8? {
    0x10FE80...0x10FEFF ~= scalar.value ? UInt8(scalar.value & 0xFF) : nil
}
