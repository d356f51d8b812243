/// Returns a string in single quotes for a message: on one line, without invisible characters, and
/// cut after 60 Unicode scalars.
///
/// Use it for every name from a file, to prevent files from forging or breaking lines of output.
///
/// - Returns: the string in quotes; it ends with `…'` if it was cut.
public func quoted(_ text: String) -> String { quoted(text, by: escaped) }

/// Returns strings in quotes, joined with commas and a last word.
///
/// - Parameters:
///   - names: any strings.
///   - word: the word before the last string, such as `and`.
/// - Returns: a list such as `'a', 'b' and 'c'`.
public func quotedList(_ names: [String], last word: String) -> String {
    joinedList(names.map(quoted), last: word)
}

/// Joins parts of a sentence with commas and a last word, such as `a, b and c`.
///
/// - Parameters:
///   - parts: the parts.
///   - word: the word before the last part.
public func joinedList(_ parts: [String], last word: String) -> String {
    guard let final = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", ")) \(word) \(final)"
}

/// Returns a string in quotes, like ``quoted(_:)``, with a custom function for escapes.
func quoted(_ text: String, by escape: (String) -> String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex), end < scalars.endIndex else {
        return "'\(escape(text))'"
    }
    return "'\(escape(String(scalars[..<end])))…'"
}

/// Returns a string with control characters, line breaks, and invisible or reordering characters as
/// Swift escapes. Bytes of a path that aren't valid UTF-8 become `\xFF`.
///
/// Escaping a string twice has no further effect.
///
/// - Returns: a string that prints on one line.
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

/// Returns a string with unprintable characters as octal bytes for git and shells, such as `\012`.
///
/// - Returns: a string that prints on one line.
public func octalEscaped(_ text: String) -> String {
    replacingInvisible(in: text) { scalar in
        String(scalar).pathBytes.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}

/// Returns a string with a backslash before each `"` and `\`, even before a combining mark.
///
/// - Returns: the string without quotation marks around it.
public func backslashed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { result.append("\\") }
        result.append(scalar)
    }
    return String(result)
}

/// Returns a string with replacements for unprintable characters: control characters, line breaks,
/// and invisible or reordering characters.
///
/// Joiners and selectors inside an emoji remain because they are visible as part of it.
///
/// - Returns: the changed string, or an unchanged one if all characters are printable.
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

/// Returns true if a character is unprintable by itself, in any Unicode version of the system.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    // Control characters.
    case 0..<0x20, 0x7F..<0xA0: true
    // Soft hyphen, joiners, fillers, inherent vowels, Mongolian selectors.
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0: true
    // Zero-width spaces and joiners, directional marks, separators, invisible operators.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // Variation selectors, the byte order mark, annotations.
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFB: true
    // Shorthand and musical controls, tags, more variation selectors.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    // Noncharacters. XML can't contain some of them.
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE || byte(of: scalar) != nil
    }
}

/// Returns true if a joiner or selector belongs to the emoji next to it: a joiner between two
/// pictures, or the emoji selector after a picture or in a keycap.
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

/// A number with its noun: `1 action`, `2 actions`.
package func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
