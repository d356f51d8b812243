import FlowSpec

/// Converts columns in bytes to columns in UTF-16 code units, as in SARIF and editors.
struct UTF16Columns {
    private static let blockLength = 256

    private let sources: SourceTable
    /// For each file, the number of units before each block of bytes, to count long lines once.
    private let unitsBefore: [[Int]]

    init(_ sources: SourceTable) {
        self.sources = sources
        unitsBefore = sources.sources.map { source in
            var sums = [0]
            var units = 0
            for start in stride(from: 0, to: source.bytes.count, by: Self.blockLength) {
                units += Self.units(in: source.bytes[start..<min(start + Self.blockLength, source.bytes.count)])
                sums.append(units)
            }
            return sums
        }
    }

    /// The column of a position, starting at 1, without a byte order mark, which readers don't see.
    func column(of position: SourcePosition, in source: SourceID) -> Int {
        let bytes = sources[source].bytes
        let end = min(max(position.offset, 0), bytes.count)
        var start = min(max(position.offset - position.column + 1, 0), end)
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
        return units(before: end, in: source) - units(before: start, in: source) + 1
    }

    private func units(before offset: Int, in source: SourceID) -> Int {
        let block = offset / Self.blockLength
        return unitsBefore[source.index][block] + Self.units(in: sources[source].bytes[block * Self.blockLength..<offset])
    }

    /// A character has one unit for its first byte, and another if it has four bytes.
    private static func units(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
