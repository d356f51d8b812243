extension Located where Value == String {
    /// Returns the source range of some bytes of a string; `nil` if it has escapes or line breaks.
    ///
    /// - Parameter bytes: the bytes, as offsets into the string's UTF-8.
    public func part(_ bytes: Range<Int>) -> SourceRange? {
        let written = range.end.offset - range.start.offset
        let length = value.utf8.count
        // A plain scalar is as long as its string; quotes without escapes add one character each.
        let quote = written == length ? 0 : 1
        guard range.start.line == range.end.line, written == length + 2 * quote, bytes.lowerBound >= 0, bytes.upperBound <= length else {
            return nil
        }
        func position(_ byte: Int) -> SourcePosition {
            let distance = quote + byte
            return SourcePosition(line: range.start.line, column: range.start.column + distance, offset: range.start.offset + distance)
        }
        return SourceRange(source: range.source, start: position(bytes.lowerBound), end: position(bytes.upperBound))
    }
}
