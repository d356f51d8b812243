@testable import FlowSpec

/// A spec text with keycap digits (1️⃣ to 9️⃣) at the locations of expected findings. The markers
/// aren't part of the text.
public struct MarkedText: Sendable {
    /// The text without its markers.
    public let bytes: [UInt8]
    /// The marker before the byte at each offset.
    public let markers: [Int: Int]
    /// The offset of the first marker with each digit, even if several share an offset.
    private let offsets: [Int: Int]

    /// Removes the markers from a text. Each is a digit followed by U+FE0F and U+20E3.
    ///
    /// - Parameter text: The text with its markers.
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

    /// Creates a text without markers.
    ///
    /// - Parameter bytes: The bytes of the text.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
        self.markers = [:]
        self.offsets = [:]
    }

    /// The range between the first markers with two digits, or `nil` if one is missing.
    ///
    /// - Parameters:
    ///   - first: The digit of the marker at the start.
    ///   - second: The digit of the marker at the end.
    ///   - source: The file with the text.
    public func range(_ first: Int, _ second: Int, in source: SourceID) -> SourceRange? {
        guard let start = position(of: first), let end = position(of: second) else { return nil }
        return SourceRange(source: source, start: start, end: end)
    }

    /// The location of the first marker with a digit.
    ///
    /// - Parameter marker: The marker's digit.
    /// - Returns: The location in the text without markers, or `nil` if no marker has the digit.
    public func position(of marker: Int) -> SourcePosition? {
        guard let offset = offsets[marker] else { return nil }
        let before = bytes[..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return SourcePosition(line: line, column: offset - lineStart + 1, offset: offset)
    }
}

extension MarkedText {
    /// Prints each finding on a line, as `1️⃣ rule-id: message`. Without a marker at the finding's
    /// start, prints `line:column` instead.
    ///
    /// Tests compare the lines to the expected lines, so a finding at an unmarked location shows
    /// its location.
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
