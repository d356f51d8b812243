/// A text in single quotes as messages show it: on one line, nothing in it invisible, and cut after 60 characters.
///
/// Every name that a message takes from a file goes through it, so that no file can forge or break a line of output.
public func quoted(_ text: String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex), end < scalars.endIndex else {
        return "'\(escaped(text))'"
    }
    return "'\(escaped(String(scalars[..<end])))…'"
}

/// A text with control characters, line breaks and characters that reorder or hide others written as Swift's escapes.
public func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else {
        return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where needsEscape(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x20..<0x7F: false
    // Marks and overrides of direction, line and paragraph separators, tags, and characters without width that emoji don't need.
    case 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
}
