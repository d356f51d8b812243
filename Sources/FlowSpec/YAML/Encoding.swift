/// A location in a file that isn't valid text, or that editors and YAML read differently.
struct EncodingFault: Equatable {
    /// The rule that reports it.
    var rule = Rule.yamlSyntax
    /// The offsets of the invalid bytes.
    var bytes: Range<Int>
    /// The problem and the fix.
    var message: String
}

/// Returns the length of a UTF-8 byte order mark at the start of a file.
func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Returns the first location with invalid UTF-8, a character that YAML rejects, or a line break of
/// YAML 1.1 that editors show within a line.
///
/// libyaml detects these faults too, but it reads ahead in blocks and reports no exact location.
func encodingFault(in bytes: UnsafeBufferPointer<UInt8>) -> EncodingFault? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
        return EncodingFault(bytes: 0..<0, message: "the file is UTF-32; save it as UTF-8")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        return EncodingFault(bytes: 0..<0, message: "the file is UTF-16; save it as UTF-8")
    }
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        } else if byte < 0x80 {
            return controlFault(UInt32(byte), at: index..<index + 1)
        } else {
            switch decode(bytes, at: index) {
            case .character(let value, let length):
                if [0x85, 0x2028, 0x2029].contains(value) { return lineBreakFault(value, at: index..<index + length) }
                // YAML rejects the other C1 controls, and U+FFFE and U+FFFF.
                if value < 0xA0 || value == 0xFFFE || value == 0xFFFF {
                    return controlFault(value, at: index..<index + length)
                }
                index += length
            case .fault(let fault):
                return fault
            }
        }
    }
    return nil
}

private func controlFault(_ value: UInt32, at range: Range<Int>) -> EncodingFault {
    EncodingFault(
        bytes: range,
        message: "YAML doesn't allow the character U+\(hex(value, digits: 4)); remove it, or write it as an escape in double quotes")
}

private func lineBreakFault(_ value: UInt32, at range: Range<Int>) -> EncodingFault {
    let code = hex(value, digits: 4)
    let message =
        "the character U+\(code) ends the line in YAML 1.1, but most editors don't show it; remove it, or write '\\u\(code)' in a string "
        + "in double quotes"
    return EncodingFault(rule: .yamlUnsupported, bytes: range, message: message)
}

private enum Decoded {
    case character(UInt32, length: Int)
    case fault(EncodingFault)
}

/// Decodes a multibyte character. Rejects overlong forms, surrogates and values above U+10FFFF.
private func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Decoded {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default:
        return .fault(
            EncodingFault(
                bytes: index..<index + 1, message: "the byte 0x\(hex(UInt32(lead), digits: 2)) isn't UTF-8; save the file as UTF-8"))
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for step in 1..<length {
        guard index + step < bytes.count else {
            return .fault(
                EncodingFault(bytes: index..<index + step, message: "the file ends in the middle of a character; save it again as UTF-8")
            )
        }
        let byte = bytes[index + step]
        guard (step == 1 ? second : 0x80...0xBF).contains(byte) else {
            let seen = bytes[index...index + step].map { "0x" + hex(UInt32($0), digits: 2) }.joined(separator: " ")
            return .fault(EncodingFault(bytes: index..<index + step, message: "the bytes \(seen) aren't UTF-8; save the file as UTF-8"))
        }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    return .character(value, length: length)
}

private func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
