/// Why a text isn't the Swift that it should be, and at which byte.
public struct SwiftSyntaxError: Error {
    /// What was expected, as the second half of a sentence.
    var message: String
    /// The byte of the text at which it was expected.
    var offset: Int
}

/// A parameter's type, and the text of its default, if it has one.
///
/// - Returns: the type, and the byte at which the literal begins; nil where there is none.
/// - Throws: where the text doesn't begin with a type that a parameter can have.
func parseParameter(_ text: String) throws(SwiftSyntaxError) -> (type: SwiftType, literal: Int?) {
    var parser = SwiftTypeParser(text)
    let type = SwiftType(try parser.parameterType())
    guard !parser.cursor.isAtEnd() else { return (type, nil) }
    guard parser.cursor.take("=") else {
        throw SwiftSyntaxError(message: "the type should end here", offset: parser.cursor.offset)
    }
    parser.cursor.skipSpaces()
    return (type, parser.cursor.offset)
}

/// The literal that a text is, from one of its bytes on.
///
/// - Parameters:
///   - text: the text.
///   - start: the byte at which the literal begins.
///   - type: the type that the literal must fit; nil where any does.
/// - Throws: where the rest of the text isn't a literal, or one that doesn't fit.
public func parseLiteral(_ text: String, from start: Int = 0, of type: SwiftType? = nil) throws(SwiftSyntaxError) -> SwiftLiteral {
    var cursor = SwiftCursor(text)
    cursor.offset = start
    var parser = SwiftLiteralParser(at: cursor)
    let literal = try parser.wholeLiteral()
    if let type, let problem = misfit(of: literal, in: type) { throw SwiftSyntaxError(message: problem, offset: start) }
    return literal
}
