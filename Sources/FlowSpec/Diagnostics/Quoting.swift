/// A text in single quotes as messages show it: on one line, nothing in it invisible, and cut after
/// 60 characters.
///
/// Every name that a message takes from a file goes through it, so that no file can forge or break
/// a line of output.
///
/// - Parameter text: any text.
/// - Returns: the text with its quotes; one that was cut ends with `…'`.
public func quoted(_ text: String) -> String { quoted(text, by: escaped) }

/// As ``quoted(_:)``, where something else makes visible what isn't.
func quoted(_ text: String, by escape: (String) -> String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex), end < scalars.endIndex else {
        return "'\(escape(text))'"
    }
    return "'\(escape(String(scalars[..<end])))…'"
}

/// A text with control characters, line breaks and all that is invisible or reorders other
/// characters written as Swift's escapes, and bytes of a path that are no text as `\xFF`.
///
/// What is escaped once stays as it is when it is escaped again.
///
/// - Parameter text: any text.
/// - Returns: a text that is printed on one line.
public func escaped(_ text: String) -> String {
    replacingInvisible(in: text) { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            if let byte = byte(of: scalar) {
                "\\x\(String(byte, radix: 16, uppercase: true))"
            } else {
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
    }
}

/// A text with what doesn't print written as the numbers of its bytes, `\012`, as git and shells
/// read them.
///
/// - Parameter text: any text.
/// - Returns: a text that is printed on one line.
public func octalEscaped(_ text: String) -> String {
    replacingInvisible(in: text) { scalar in
        String(scalar).pathBytes.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}

/// A text with a backslash before each quotation mark and backslash, also where a mark above or
/// below makes one character of it and the next.
///
/// - Parameter text: any text.
/// - Returns: the text without quotation marks around it.
public func backslashed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { result.append("\\") }
        result.append(scalar)
    }
    return String(result)
}

/// A text in which something else stands for each character that doesn't print: control characters,
/// line breaks, and what is invisible or reorders others.
///
/// The joiners and selectors inside an emoji stay, since they show as a part of it.
///
/// - Parameters:
///   - text: any text.
///   - replacement: what stands for such a character.
/// - Returns: the text; the same one where all of it prints.
public func replacingInvisible(in text: String, with replacement: (Unicode.Scalar) -> String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        let isShown = !isInvisible(scalar) || isPartOfEmoji(scalar, between: before, after)
        if isShown { result.append(scalar) } else { result.append(contentsOf: replacement(scalar).unicodeScalars) }
        before = isShown ? scalar : nil
    }
    return String(result)
}

/// Whether a character doesn't print by itself. The ranges are written out, so that the answer
/// doesn't depend on the system's version of Unicode.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    // Control characters.
    case 0..<0x20, 0x7F..<0xA0: true
    // Soft hyphen, joiners, fillers, vowels that are inherent, Mongolian selectors.
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0: true
    // Spaces and joiners without width, marks and overrides of direction, separators of lines and
    // paragraphs, invisible operators.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // Variation selectors, the byte order mark, annotations.
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFB: true
    // Controls of shorthand and music, tags, more variation selectors.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    // Numbers that are no characters. XML can't hold some of them.
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE || byte(of: scalar) != nil
    }
}

/// Whether a joiner or selector belongs to the emoji beside it: a joiner between two pictures, the
/// selector of the coloured form after one or in a keycap.
private func isPartOfEmoji(_ scalar: Unicode.Scalar, between before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    switch scalar {
    case "\u{200D}": return (isPicture(before) || before == "\u{FE0F}") && after.map(isPicture) ?? false
    case "\u{FE0F}": return isPicture(before) || "0123456789#*".unicodeScalars.contains(before) && after == "\u{20E3}"
    default: return false
    }
}

private func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2194...0x27BF, 0x2934...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299: true
    case 0x1F000...0x1FAFF: true
    default: false
    }
}
