/// A mistake in a text that should be Swift, with its byte offset.
public struct SwiftSyntaxError: Error {
    /// The expectation, as the second half of a sentence.
    var message: String
    /// The byte offset of the mistake.
    var offset: Int
}

/// Parses a parameter's type, and finds its default.
///
/// - Returns: the type, and the byte offset of the default literal; `nil` if there is none.
/// - Throws: an error if the text doesn't begin with a type that a parameter can have.
func parseParameter(_ text: String) throws(SwiftSyntaxError) -> (type: SwiftType, literal: Int?) {
    var parser = SwiftTypeParser(text)
    let type = SwiftType(try parser.parameterType())
    guard !parser.cursor.isAtEnd() else { return (type, nil) }
    guard parser.cursor.take("=") else {
        throw SwiftSyntaxError(message: "unexpected characters after the type", offset: parser.cursor.offset)
    }
    parser.cursor.skipSpaces()
    return (type, parser.cursor.offset)
}

/// Parses the literal from a byte offset to the end of a text.
///
/// - Parameters:
///   - text: the text.
///   - start: the byte offset at which the literal begins.
///   - type: the type that the literal must fit; `nil` for any type.
/// - Throws: an error if the rest of the text isn't a literal, or doesn't fit the type.
public func parseLiteral(_ text: String, from start: Int = 0, of type: SwiftType? = nil) throws(SwiftSyntaxError) -> SwiftLiteral {
    var cursor = SwiftCursor(text)
    cursor.offset = start
    var parser = SwiftLiteralParser(at: cursor)
    let literal = try parser.wholeLiteral()
    if let type, let problem = misfit(of: literal, in: type) { throw SwiftSyntaxError(message: problem, offset: start) }
    return literal
}
