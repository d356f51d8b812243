/// How many columns of a terminal a text on one line takes.
func displayWidth(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + displayWidth($1) }
}

/// How many columns of a terminal a character takes: 2 for emoji and the wide scripts of East Asia,
/// 0 for a mark alone, else 1.
func displayWidth(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    return character.unicodeScalars.map(displayWidth).max() ?? 1
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    // The variation selector that asks for an emoji makes the character before it a wide one.
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
