/// Turns libyaml's marks, which count characters, into positions.
///
/// Marks come nearly in the order of the file, so that the cursor walks over each byte about once.
/// It counts lines itself, because libyaml ends them at characters (U+0085, U+2028, U+2029, a lone
/// carriage return) at which neither the Swift compiler nor editors do.
struct MarkCursor {
    /// The whole file. It must be valid UTF-8.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the cursor stands.
    private(set) var position: SourcePosition
    /// How many characters stand before the cursor, as libyaml counts.
    private var character = 0

    /// Begins at `start`, which is the length of the byte order mark; libyaml's characters count
    /// from there.
    init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.bytes = bytes
        self.position = SourcePosition(line: 1, column: start + 1, offset: start)
    }

    /// Moves to a character of libyaml's count and gives its position; one past the end is the end.
    mutating func move(toCharacter index: Int) -> SourcePosition {
        while character < index, position.offset < bytes.count {
            stepForward()
        }
        while character > index, position.offset > 0 {
            stepBack()
        }
        return position
    }

    /// Moves to the character that begins at, or else next after, a byte offset and gives its
    /// position.
    mutating func move(toOffset offset: Int) -> SourcePosition {
        while position.offset < offset, position.offset < bytes.count {
            stepForward()
        }
        while position.offset > offset, position.offset > 0 {
            stepBack()
        }
        return position
    }

    /// The position of a byte offset, from where the cursor stands, without moving it.
    func probe(offset: Int) -> SourcePosition {
        var copy = self
        return copy.move(toOffset: offset)
    }

    private mutating func stepForward() {
        let byte = bytes[position.offset]
        let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        position.offset += width
        if byte == UInt8(ascii: "\n") {
            position.line += 1
            position.column = 1
        } else {
            position.column += width
        }
        character += 1
    }

    private mutating func stepBack() {
        let before = position.offset
        repeat {
            position.offset -= 1
        } while position.offset > 0 && bytes[position.offset] & 0xC0 == 0x80
        position.column -= before - position.offset
        if bytes[position.offset] == UInt8(ascii: "\n") {
            var lineStart = position.offset
            while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") {
                lineStart -= 1
            }
            position.line -= 1
            position.column = position.offset - lineStart + 1
        }
        character -= 1
    }
}
