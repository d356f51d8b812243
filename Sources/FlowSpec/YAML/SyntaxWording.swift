/// Returns the report of libyaml's failure. libyaml's own words are only the fallback, because they
/// describe the state of a parser rather than the mistake.
func wording(of failure: ReaderFailure, in text: FailureText) -> SyntaxWording {
    let context = failure.context ?? ""
    if context.hasSuffix("directive") {
        return SyntaxWording(message: "the line that begins with '%' can't be read; remove it", place: .opening)
    }
    if context.hasSuffix(" tag") || failure.problem == "found undefined tag handle" {
        return SyntaxWording(
            message: "the tag can't be read; remove it, or put a string that begins with '!' in quotes", place: .opening)
    }
    if context == "while scanning a quoted scalar" || context == "while parsing a quoted scalar" {
        return quoteWording(failure, text)
    }
    switch failure.problem {
    case "did not find expected ',' or ']'":
        return bracketWording("list", open: "[", close: "]", text)
    case "did not find expected ',' or '}'":
        return bracketWording("mapping", open: "{", close: "}", text)
    case "did not find expected key":
        return keyWording(text)
    case "did not find expected '-' indicator":
        guard text.isFirstInLine else { return trailingWording(text) }
        let message =
            "expected '-' as in the list above, found \(text.found); begin the item with '-', or indent the line to match its key"
        return SyntaxWording(message: message, note: "the list begins here")
    case "did not find expected <document start>":
        return documentWording(text)
    case "found character that cannot start any token":
        guard text.character(at: text.offset) != "\t" else { return tabWording(text) }
        return SyntaxWording(message: "an unquoted string can't begin with \(text.found); put it in quotes")
    case "found a tab character where an indentation space is expected",  // prose:ignore
        "found a tab character that violates indentation":
        return tabWording(text)
    case "could not find expected ':'":
        if let words = lineWording(text.line(at: text.contextOffset)) { return SyntaxWording(message: words, place: .openingLine) }
        return SyntaxWording(
            message: "expected ':' and a value after the key; add them, or indent the line if it continues the string above",
            place: .openingLine)
    case "mapping values are not allowed in this context" where text.followsColon:
        return SyntaxWording(
            message: "a line can't have a second ':'; put a string that contains ': ' in quotes, or write a nested mapping in { }")
    case "mapping values are not allowed in this context":
        return continuedWording(text)
    case "block sequence entries are not allowed in this context":
        return SyntaxWording(
            message: "a list with '-' can't begin on the line of its key; begin it on the next line, or write it as [a, b]")
    case "mapping keys are not allowed in this context":
        return SyntaxWording(message: "a key can't begin with '?'; write 'key: value', or put the string in quotes")
    case "did not find expected node content":
        return SyntaxWording(message: "expected a value, found \(text.found); write a value, or remove the extra characters")
    case "did not find expected alphabetic or numeric character":
        return SyntaxWording(
            message: "the name of an anchor can have only letters, digits, '-' and '_'; put a string that begins with '&' or '*' in quotes",
            place: .opening
        )
    case "did not find expected comment or line break":
        return SyntaxWording(
            message:
                "a string with '|' or '>' must begin on the next line, found \(text.found); begin a new line, or put the string in quotes")
    case "found an indentation indicator equal to 0":
        return SyntaxWording(message: "the number after '|' or '>' must be from 1 to 9; remove it")
    case "found incompatible YAML document":
        return SyntaxWording(message: "FlowSpec supports YAML 1.1 and 1.2; remove the %YAML line", rule: .yamlUnsupported)
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
        return SyntaxWording(message: "the directive appears twice; remove one")
    default:
        let doing = failure.context.map { " \($0)" } ?? ""
        return SyntaxWording(message: "the YAML can't be read\(doing): \(failure.problem)", note: "the unreadable part begins here")
    }
}

/// Returns the report of a key in the middle of a text: the line above lacks a colon or space.
private func continuedWording(_ text: FailureText) -> SyntaxWording {
    let above = text.lineAbove.map { String(decoding: text.bytes[$0], as: UTF8.self) } ?? ""
    if let words = lineWording(above) { return SyntaxWording(message: words, place: .lineAbove) }
    if let words = missingColonSpace(in: above) { return SyntaxWording(message: words, place: .lineAbove) }
    if !above.isEmpty, !above.contains(":") {
        return SyntaxWording(message: "expected ':' after the key; add it", place: .lineAbove)
    }
    return SyntaxWording(
        message:
            "the line continues the string above, so it can't contain ':'; align it with the keys above, and write a space after each ':'"
    )
}

/// Returns the message for a line in the syntax of another language; `nil` for other lines.
private func lineWording(_ line: String) -> String? {
    if line.hasPrefix("//") || line.hasPrefix("/*") { return commentWords }
    if line.hasSuffix("\u{FF1A}") { return "'\u{FF1A}' isn't a YAML colon; write ':' and a space" }
    guard line.first == "-", let letter = line.dropFirst().first, letter.isLetter else { return nil }
    return "a space is missing after '-'; write \(quoted("- \(line.dropFirst())"))"
}

private let commentWords = "'//' and '/*' don't begin a YAML comment; write '#'"

private func quoteWording(_ failure: ReaderFailure, _ text: FailureText) -> SyntaxWording {
    let quote = text.character(at: text.contextOffset)
    switch failure.problem {
    case "found unexpected end of stream":
        return SyntaxWording(message: "the quote \(quote) is never closed; add another \(quote) at the end of the string", place: .opening)
    case "found unexpected document indicator":
        return SyntaxWording(
            message: "a quoted string can't contain a line with --- or ...; close the quote \(quote) before it",
            note: "the quote opens here"
        )
    case "found unknown escape character":
        let escape = text.character(at: text.offset + 1)
        let message = "\(quoted("\\" + escape)) isn't an escape in double quotes; write two backslashes for one, or use single quotes"
        return SyntaxWording(message: message, place: .escape)
    case "did not find expected hexdecimal number":
        let message = "the escape is too short; write 2 hexadecimal digits after \\x, 4 after \\u or 8 after \\U"
        return SyntaxWording(message: message, note: "the quote opens here")
    case "found invalid Unicode character escape code":
        return SyntaxWording(message: "the escape isn't a Unicode character; write the character itself", note: "the quote opens here")
    default:
        return SyntaxWording(message: "the quoted string can't be read: \(failure.problem)", note: "the quote opens here")
    }
}

private func bracketWording(_ kind: String, open: String, close: String, _ text: FailureText) -> SyntaxWording {
    if text.isAtEnd, text.character(at: text.contextOffset) == open {
        return SyntaxWording(message: "the bracket '\(open)' is never closed; add '\(close)' at the end of the \(kind)", place: .opening)
    }
    let found = text.character(at: text.offset)
    let isCollection = ["{", "["].contains(found) && text.isAfterSpace
    let remedy =
        isCollection
        ? "add it, or add ':' after a key"
        : found == ":" ? "write a nested mapping in { }, or put the string in quotes" : "add it, or put the string in quotes"
    return SyntaxWording(
        message: "expected ',' or '\(close)' in the \(kind), found \(text.found); \(remedy)", note: "the \(kind) begins here")
}

private func keyWording(_ text: FailureText) -> SyntaxWording {
    guard text.isFirstInLine else { return trailingWording(text) }
    if text.character(at: text.offset) == "-" {
        let message = "expected a key as in the mapping above, found a list item '-'; indent it under its key, or write 'key: value'"
        return SyntaxWording(message: message, note: "the mapping begins here")
    }
    let message = "the line's indentation matches no key above; align it with the keys of its mapping"
    return SyntaxWording(message: message, note: "the mapping begins here")
}

private func documentWording(_ text: FailureText) -> SyntaxWording {
    guard text.isFirstInLine else { return trailingWording(text) }
    if text.followsLine(beginningWith: "...") {
        let message = "'...' ends the only document that a file can have; remove '...' or the lines after it"
        return SyntaxWording(message: message, rule: .yamlUnsupported)
    }
    if text.followsLine(beginningWith: "%") {
        return SyntaxWording(message: "expected '---' after the lines with '%'; add it, or remove them")
    }
    return SyntaxWording(message: "the line is indented less than the first one; align all keys of the mapping")
}

private func trailingWording(_ text: FailureText) -> SyntaxWording {
    if ["}", "]"].contains(text.character(at: text.offset)) {
        return SyntaxWording(message: "\(text.found) has no matching open bracket; remove it, or put the whole string in quotes")
    }
    if ["//", "/*"].contains(where: { text.bytes[text.offset...].starts(with: $0.utf8) }) { return SyntaxWording(message: commentWords) }
    return SyntaxWording(message: "the value ends before \(text.found); put the whole string in one pair of quotes, or begin a new line")
}

private func tabWording(_ text: FailureText) -> SyntaxWording {
    SyntaxWording(
        message: text.isFirstInLine ? "a tab can't indent a line; use spaces" : "a tab can't precede a value; use spaces")
}
