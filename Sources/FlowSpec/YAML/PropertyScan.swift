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
                while index < limit, !Self.isLineBreak(bytes[index]) {
                    index += 1
                }
            default:
                guard Self.isLineBreak(bytes[index]) else { break scan }
                index += 1
            }
        }
        content = index
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
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
                if isLineBreak(bytes[index]) { return index }
            }
            index += 1
        }
        return index
    }
}
