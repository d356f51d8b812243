/// Returns the width of a single line of text in terminal columns.
func displayWidth(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the width of a character in terminal columns: 2 for emoji and wide East Asian
/// characters, 0 for combining marks alone, otherwise 1.
func displayWidth(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    return character.unicodeScalars.map(displayWidth).max() ?? 1
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    // The emoji variation selector makes the character before it wide.
    case .nonspacingMark, .enclosingMark, .format: return scalar == "\u{FE0F}" ? 2 : 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return 2
    default:
        return scalar.properties.isEmojiPresentation ? 2 : 1
    }
}
