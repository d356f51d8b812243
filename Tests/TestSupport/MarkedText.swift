import FlowSpec

/// A spec text in which keycap digits mark the places where findings are expected.
public typealias MarkedText = FlowSpec.MarkedText

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
