@testable import FlowSpec

/// A spec text in which keycap digits (1️⃣ to 9️⃣) mark the places where findings are expected. The
/// markers aren't part of the text.
public struct MarkedText: Sendable {
    /// The text without its markers.
    public let bytes: [UInt8]
    /// The marker that stood before the byte at each offset.
    public let markers: [Int: Int]
    /// The offset of the first marker with each digit, also where another stands at the same place.
    private let offsets: [Int: Int]

    /// Takes the markers out of a text. Each is a digit followed by U+FE0F and U+20E3.
    ///
    /// - Parameter text: the text with its markers.
    public init(_ text: String) {
        let tail: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
        let input = Array(text.utf8)
        var output: [UInt8] = []
        var markers: [Int: Int] = [:]
        var offsets: [Int: Int] = [:]
        var index = 0
        while index < input.count {
            let digit = Int(input[index]) - 0x30
            if (0...9).contains(digit), index + 6 < input.count, Array(input[(index + 1)...(index + 6)]) == tail {
                markers[output.count] = digit
                offsets[digit] = offsets[digit] ?? output.count
                index += 7
            } else {
                output.append(input[index])
                index += 1
            }
        }
        self.bytes = output
        self.markers = markers
        self.offsets = offsets
    }

    /// Takes bytes as they are, without markers.
    ///
    /// - Parameter bytes: the bytes of the text.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
        self.markers = [:]
        self.offsets = [:]
    }

    /// The range between two markers, the first that bear these digits; nil where one is missing.
    ///
    /// - Parameters:
    ///   - first: the digit of the marker at which the range begins.
    ///   - second: the digit of the marker at which it ends.
    ///   - source: the file that the text is of.
    public func range(_ first: Int, _ second: Int, in source: SourceID) -> SourceRange? {
        guard let start = position(of: first), let end = position(of: second) else { return nil }
        return SourceRange(source: source, start: start, end: end)
    }

    /// The place that a marker marks, the first where several bear its digit.
    ///
    /// - Parameter marker: the marker's digit.
    /// - Returns: the place in the text without markers; nil where no marker bears the digit.
    public func position(of marker: Int) -> SourcePosition? {
        guard let offset = offsets[marker] else { return nil }
        let before = bytes[..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return SourcePosition(line: line, column: offset - lineStart + 1, offset: offset)
    }
}

extension MarkedText {
    /// Findings as one line each, `1️⃣ rule-id: message`, with `line:column` where no marker stands
    /// at the finding's start.
    ///
    /// A test compares the lines with those that it expects, so that a finding at an unmarked place
    /// shows where it is.
    public func lines(for diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { diagnostic in
            var line = "\(place(diagnostic.range.start)) \(diagnostic.rule.id): \(diagnostic.message)"
            for note in diagnostic.notes {
                line += " | \(place(note.range.start)) \(note.message)"
            }
            return line
        }
    }

    private func place(_ position: SourcePosition) -> String {
        markers[position.offset].map { "\($0)\u{FE0F}\u{20E3}" } ?? "\(position.line):\(position.column)"
    }
}
