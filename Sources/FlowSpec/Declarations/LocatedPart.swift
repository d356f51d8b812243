extension Located where Value == String {
    /// The characters that wrote some bytes of a text; nil where the text wasn't written as it is,
    /// so that its bytes can't be counted in the file.
    ///
    /// - Parameter bytes: the bytes, as offsets into the text's UTF-8.
    public func part(_ bytes: Range<Int>) -> SourceRange? {
        let written = range.end.offset - range.start.offset
        let length = value.utf8.count
        // A plain scalar is its text; quotes that hold no escapes add one character before and one
        // after.
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
