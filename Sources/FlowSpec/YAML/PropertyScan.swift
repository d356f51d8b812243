/// Where the anchor and tag before a value end and the value itself begins, as byte offsets;
/// libyaml gives the start of them all only.
struct PropertyScan {
    /// The tag, with its exclamation marks.
    var tag: Range<Int>?
    /// The first byte of the value.
    var content: Int

    /// Scans anchors, tags and the white space and comments after them, from `start` up to `limit`
    /// at most.
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

    /// How many bytes the break of a line has: libyaml takes U+0085, U+2028 and U+2029 for breaks,
    /// too. 0 where there is none.
    private static func lengthOfBreak(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < limit ? bytes[index + offset] : 0 }
        switch (bytes[index], byte(1), byte(2)) {
        case (UInt8(ascii: "\n"), _, _), (UInt8(ascii: "\r"), _, _): return 1
        case (0xC2, 0x85, _): return 2
        case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return 3
        default: return 0
        }
    }

    /// The name of an anchor may be followed by anything else at once, as in `&a:b`.
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
        // Only a tag in angle brackets may hold characters that end one elsewhere.
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
