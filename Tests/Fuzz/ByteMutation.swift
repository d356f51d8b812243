import TestSupport

/// Mutates an input by bytes and YAML words.
func mutatedBytes(_ input: Input, among pool: [Input], with numbers: inout SeededNumbers) -> Input {
    var bytes = input
    for _ in 0...numbers.below(4) {
        let start = numbers.below(bytes.count + 1)
        let end = min(bytes.count, start + numbers.below(24))
        switch numbers.below(13) {
        case 0 where start < bytes.count: bytes[start] ^= 1 << UInt8(numbers.below(8))
        case 1 where start < bytes.count: bytes[start] = UInt8(numbers.below(256))
        case 2: bytes.removeSubrange(start..<end)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: numbers.below(bytes.count + 1))
        case 4: bytes.removeSubrange(start...)
        case 5: splice(&bytes, with: pool[numbers.below(pool.count)], numbers: &numbers)
        case 6: bytes.insert(contentsOf: nesting(&numbers), at: start)
        case 7: replaceWord(in: &bytes, at: start, by: number(&numbers))
        case 8: replaceWord(in: &bytes, at: start, by: word(of: pool[numbers.below(pool.count)], numbers: &numbers))
        case 9: swapLines(in: &bytes, numbers: &numbers)
        default: bytes.insert(contentsOf: tokens[numbers.below(tokens.count)], at: start)
        }
    }
    return bytes
}

private let tokens: [Input] =
    [
        "\n", "\r\n", "\r", "\t", " ", "  ", "\n  ", ":", ": ", "- ", "? ", "[", "]", "{", "}", ", ", "&a ", "*a", "[*a, *a]", "!!str ",
        "!!int ", "!x ",
        "\"", "'", "|\n", ">-\n", "|2+\n", "#", " #", "%YAML 1.2\n", "---\n", "...\n", "<<: *a", "~", "null", "true", "$", "$$", ".", "@",
        "`", "\\", "\\u0000",
        "\\(", "\u{0}", "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{85}", "😀", "é", "#---\n", "flowspec: 1\n", "flows:\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]]

private func nesting(_ numbers: inout SeededNumbers) -> Input {
    let open = ["[", "{a: ", "- ", "? ", "{if: a, then: ", "{alert: {actions: {a: {do: ", "&a [*a, "][numbers.below(7)]
    // Beyond the limit of 200 levels, and far beyond.
    let depth = numbers.chance(5) ? 20_000 : numbers.below(260)
    return Array(repeatElement(Array(open.utf8), count: depth).joined())
}

private func number(_ numbers: inout SeededNumbers) -> Input {
    let forms = [
        "0", "-1", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e308", "1e999", "0x10", "1_000", "00", "1.",
        ".5", "-0.0", "NaN",
    ]
    let choice = numbers.below(forms.count + 1)
    return choice < forms.count ? Array(forms[choice].utf8) : Input(repeating: UInt8(ascii: "9"), count: numbers.below(5000))
}

private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
}

/// The bounds of the word at or after a position.
private func word(in bytes: Input, at start: Int) -> Range<Int> {
    var lower = bytes[start...].firstIndex(where: isWord) ?? bytes.count
    while lower > 0, isWord(bytes[lower - 1]) { lower -= 1 }
    return lower..<(bytes[lower...].firstIndex { !isWord($0) } ?? bytes.count)
}

private func word(of bytes: Input, numbers: inout SeededNumbers) -> Input {
    Array(bytes[word(in: bytes, at: numbers.below(bytes.count + 1))])
}

private func replaceWord(in bytes: inout Input, at start: Int, by other: Input) {
    bytes.replaceSubrange(word(in: bytes, at: start), with: other)
}

/// Inserts the end or some lines of another input.
private func splice(_ bytes: inout Input, with other: Input, numbers: inout SeededNumbers) {
    let start = numbers.below(other.count + 1)
    if numbers.chance(50) {
        bytes = Array(bytes[..<numbers.below(bytes.count + 1)] + other[start...])
    } else {
        let end = min(other.count, start + numbers.below(200))
        bytes.insert(contentsOf: other[start..<end], at: numbers.below(bytes.count + 1))
    }
}

private func swapLines(in bytes: inout Input, numbers: inout SeededNumbers) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    lines.swapAt(numbers.below(lines.count), numbers.below(lines.count))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
}
