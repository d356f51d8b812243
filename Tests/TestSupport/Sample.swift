import FlowSpec

/// The identifier of a test's only file.
public let sampleID = SourceID(index: 0)

/// Prints a range as `line:column-line:column`. The end is exclusive.
public func describe(_ range: SourceRange) -> String {
    "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
}
