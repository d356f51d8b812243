/// Converts libyaml's marks, which count characters, to positions.
///
/// Marks arrive nearly in file order, so the cursor visits each byte about once. It counts lines
/// itself because libyaml also ends lines at lone carriage returns, unlike the Swift compiler and
/// editors.
struct MarkCursor {
    /// The whole file, which must be valid UTF-8.
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: SourcePosition
    /// The number of characters before the cursor, as libyaml counts them.
    private var character = 0

    /// Creates a cursor after the byte order mark, from which libyaml counts characters.
    init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.bytes = bytes
        self.position = SourcePosition(line: 1, column: start + 1, offset: start)
    }

    /// Moves to a character by libyaml's count, at most the end, and returns its position.
    mutating func move(toCharacter index: Int) -> SourcePosition {
        while character < index, position.offset < bytes.count {
            stepForward()
        }
        while character > index, position.offset > 0 {
            stepBack()
        }
        return position
    }

    /// Moves to the character at a byte offset and returns its position.
    mutating func move(toOffset offset: Int) -> SourcePosition {
        while position.offset < offset, position.offset < bytes.count {
            stepForward()
        }
        while position.offset > offset, position.offset > 0 {
            stepBack()
        }
        return position
    }

    /// Returns the position of a byte offset without moving the cursor.
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
