/// Wraps a paragraph at spaces, to lines of a terminal. The first line keeps its own indentation,
/// and the others have the specified one.
///
/// A word that is wider than a line is on its own line.
///
/// - Parameters:
///   - text: the paragraph, with the first line's indentation.
///   - width: the columns of a line.
///   - indent: the indentation of all lines except the first.
/// - Returns: the lines, without line feeds.
public func wrapped(_ text: String, width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var room = width - line.count
    var isBlank = true
    for word in text.split(separator: " ") {
        let wordWidth = displayWidth(of: word)
        if !isBlank, wordWidth + 1 > room {
            lines.append(line)
            line = indent
            room = width - indent.count
            isBlank = true
        }
        line += (isBlank ? "" : " ") + word
        room -= wordWidth + (isBlank ? 0 : 1)
        isBlank = false
    }
    return lines + [line]
}

extension String {
    /// The string, filled with spaces up to a number of characters.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
