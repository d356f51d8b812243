import FlowSpec

/// The number of the only file of a test.
public let sampleID = SourceID(index: 0)

/// A range as `line:column-line:column`, the end not included, as tests show it.
public func describe(_ range: SourceRange) -> String {
    "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
}
