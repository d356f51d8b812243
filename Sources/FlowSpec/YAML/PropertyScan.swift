/// The byte offsets of the tag before a value, and of the value itself. libyaml reports only the
/// start of the value's anchor and tag.
struct PropertyScan {
    /// The tag, including its exclamation marks.
    var tag: Range<Int>?
    /// The first byte of the value.
    var content: Int

    /// Scans anchors, tags, and white space and comments after them, from `start` up to `limit`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
        var index = start
        scan: while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "&"):
                index = Self.endOfAnchor(bytes, from: index, limit: limit)
            case UInt8(ascii: "!"):
                let end = Self.endOfTag(bytes, from: index, limit: limit)
                tag = index..<end
                index = end
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                index += 1
            case UInt8(ascii: "#"):
                while index < limit, Self.lengthOfBreak(bytes, at: index, limit: limit) == 0 {
                    index += 1
                }
            default:
                let length = Self.lengthOfBreak(bytes, at: index, limit: limit)
                guard length > 0 else { break scan }
                index += length
            }
        }
        content = index
    }

    /// Returns the length of a line break, including libyaml's U+0085, U+2028 and U+2029; or 0.
    private static func lengthOfBreak(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < limit ? bytes[index + offset] : 0 }
        switch (bytes[index], byte(1), byte(2)) {
        case (UInt8(ascii: "\n"), _, _), (UInt8(ascii: "\r"), _, _): return 1
        case (0xC2, 0x85, _): return 2
        case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return 3
        default: return 0
        }
    }

    /// Returns the end of an anchor's name. Other characters can follow it directly, as in `&a:b`.
    private static func endOfAnchor(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
        var index = start + 1
        while index < limit, isNamePart(bytes[index]) {
            index += 1
        }
        return index
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default:
            false
        }
    }

    private static func endOfTag(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
        var index = start + 1
        // Only a tag in angle brackets can contain these characters.
        let isVerbatim = index < limit && bytes[index] == UInt8(ascii: "<")
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                return index
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                if !isVerbatim { return index }
            default:
                if lengthOfBreak(bytes, at: index, limit: limit) > 0 { return index }
            }
            index += 1
        }
        return index
    }
}
