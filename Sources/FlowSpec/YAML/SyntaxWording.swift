/// What to say about libyaml's failure. Its own words are the fallback; they name the state of a
/// parser rather than the mistake.
func wording(of failure: ReaderFailure, in text: FailureText) -> SyntaxWording {
    let context = failure.context ?? ""
    if context.hasSuffix("directive") {
        return SyntaxWording(message: "the line that begins with '%' can't be read; remove it", place: .opening)
    }
    if context.hasSuffix(" tag") || failure.problem == "found undefined tag handle" {
        return SyntaxWording(
            message: "the tag here can't be read; remove it, or put a text that begins with '!' in quotes", place: .opening)
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
            "expected '-' as in the list above, found \(text.found); begin an item with '-', or indent the line like the key it belongs to"
        return SyntaxWording(message: message, note: "the list begins here")
    case "did not find expected <document start>":
        return documentWording(text)
    case "found character that cannot start any token":
        guard text.character(at: text.offset) != "\t" else { return tabWording(text) }
        return SyntaxWording(message: "a text without quotes can't begin with \(text.found); put it in quotes")
    case "found a tab character where an indentation space is expected", "found a tab character that violates indentation":
        return tabWording(text)
    case "could not find expected ':'":
        if let words = lineWording(text.line(at: text.contextOffset)) { return SyntaxWording(message: words, place: .openingLine) }
        return SyntaxWording(
            message: "expected ':' and a value after this key; add them, or indent the line if it belongs to the text above",
            place: .openingLine)
    case "mapping values are not allowed in this context" where text.followsColon:
        return SyntaxWording(
            message: "a second ':' can't follow in one line; put a text that holds ': ' in quotes, or write what belongs together in { }")
    case "mapping values are not allowed in this context":
        return continuedWording(text)
    case "block sequence entries are not allowed in this context":
        return SyntaxWording(message: "a list can't begin with '-' behind a key; begin it on the next line, or write it as [a, b]")
    case "mapping keys are not allowed in this context":
        return SyntaxWording(message: "a key can't begin with '?' here; write 'key: value', or put the text in quotes")
    case "did not find expected node content":
        return SyntaxWording(message: "expected a value, found \(text.found); write a value, or remove what is too much")
    case "did not find expected alphabetic or numeric character":
        return SyntaxWording(
            message: "the name of an anchor has letters, digits, '-' and '_' only; put a text that begins with '&' or '*' in quotes",
            place: .opening
        )
    case "did not find expected comment or line break":
        return SyntaxWording(
            message: "a text with '|' or '>' begins on the next line, found \(text.found); begin a new line, or put the text in quotes")
    case "found an indentation indicator equal to 0":
        return SyntaxWording(message: "the number behind '|' or '>' is 1 to 9; leave it out")
    case "found incompatible YAML document":
        return SyntaxWording(message: "FlowSpec takes YAML 1.1 and 1.2; remove the %YAML line", rule: .yamlUnsupported)
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
        return SyntaxWording(message: "this line stands here twice; remove it")
    default:
        let doing = failure.context.map { " \($0)" } ?? ""
        return SyntaxWording(message: "the YAML can't be read\(doing): \(failure.problem)", note: "it began here")
    }
}

/// A line with a key that continues a text: the line above lacks its colon, or the space after it.
private func continuedWording(_ text: FailureText) -> SyntaxWording {
    let above = text.lineAbove.map { String(decoding: text.bytes[$0], as: UTF8.self) } ?? ""
    if let words = lineWording(above) { return SyntaxWording(message: words, place: .lineAbove) }
    if let words = missingColonSpace(in: above) { return SyntaxWording(message: words, place: .lineAbove) }
    if !above.isEmpty, !above.contains(":") {
        return SyntaxWording(message: "expected ':' after this key; add it", place: .lineAbove)
    }
    return SyntaxWording(
        message:
            "this line reads as part of the text above, so ':' can't follow; align it with the keys above, and write a space after each ':'"
    )
}

/// What to say of a line that another language would read in another way; nil of other lines.
private func lineWording(_ line: String) -> String? {
    if line.hasPrefix("//") || line.hasPrefix("/*") { return commentWords }
    if line.hasSuffix("\u{FF1A}") { return "'\u{FF1A}' is no colon of YAML; write ':' and a space" }
    guard line.first == "-", let letter = line.dropFirst().first, letter.isLetter else { return nil }
    return "a space is missing after '-'; write \(quoted("- \(line.dropFirst())"))"
}

private let commentWords = "a comment of YAML begins with '#'"

private func quoteWording(_ failure: ReaderFailure, _ text: FailureText) -> SyntaxWording {
    let quote = text.character(at: text.contextOffset)
    switch failure.problem {
    case "found unexpected end of stream":
        return SyntaxWording(message: "the quote \(quote) is never closed; add another \(quote) at the end of the text", place: .opening)
    case "found unexpected document indicator":
        return SyntaxWording(
            message: "a line with --- or ... can't stand in a quoted text; close the quote \(quote) before it", note: "the quote opens here"
        )
    case "found unknown escape character":
        let escape = text.character(at: text.offset + 1)
        let message = "\(quoted("\\" + escape)) means nothing in double quotes; write two backslashes for one, or use single quotes"
        return SyntaxWording(message: message, place: .escape)
    case "did not find expected hexdecimal number":
        let message = "this escape is too short; write 2 hexadecimal digits after \\x, 4 after \\u or 8 after \\U"
        return SyntaxWording(message: message, note: "the quote opens here")
    case "found invalid Unicode character escape code":
        return SyntaxWording(message: "this escape is no Unicode character; write the character itself", note: "the quote opens here")
    default:
        return SyntaxWording(message: "the quoted text can't be read: \(failure.problem)", note: "the quote opens here")
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
        ? "add it, or the ':' after a key"
        : found == ":" ? "write what belongs together in { }, or put the text in quotes" : "add it, or put the text in quotes"
    return SyntaxWording(
        message: "expected ',' or '\(close)' in the \(kind), found \(text.found); \(remedy)", note: "the \(kind) begins here")
}

private func keyWording(_ text: FailureText) -> SyntaxWording {
    guard text.isFirstInLine else { return trailingWording(text) }
    if text.character(at: text.offset) == "-" {
        let message = "expected a key as in the mapping above, found a list item '-'; indent it under its key, or write 'key: value'"
        return SyntaxWording(message: message, note: "the mapping begins here")
    }
    let message = "this line's indentation fits no key above; align it with the keys that it belongs to"
    return SyntaxWording(message: message, note: "the mapping begins here")
}

private func documentWording(_ text: FailureText) -> SyntaxWording {
    guard text.isFirstInLine else { return trailingWording(text) }
    if text.followsLine(beginningWith: "...") {
        let message = "a file holds one document and '...' has ended it; remove that line or what follows it"
        return SyntaxWording(message: message, rule: .yamlUnsupported)
    }
    if text.followsLine(beginningWith: "%") {
        return SyntaxWording(message: "expected '---' after the lines with '%'; add it, or remove them")
    }
    return SyntaxWording(message: "this line is indented less than the first one; align all keys of a mapping")
}

private func trailingWording(_ text: FailureText) -> SyntaxWording {
    if ["}", "]"].contains(text.character(at: text.offset)) {
        return SyntaxWording(message: "no bracket is open that \(text.found) closes; remove it, or put the whole text in quotes")
    }
    if ["//", "/*"].contains(where: { text.bytes[text.offset...].starts(with: $0.utf8) }) { return SyntaxWording(message: commentWords) }
    return SyntaxWording(message: "the value has ended before \(text.found); put the whole text in one pair of quotes, or begin a new line")
}

private func tabWording(_ text: FailureText) -> SyntaxWording {
    SyntaxWording(
        message: text.isFirstInLine ? "a tab can't indent a line; use spaces" : "a tab can't stand before a value here; use spaces")
}
