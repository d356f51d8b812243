/// An output format for findings.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// One line for each finding and note, for people, Xcode and editors.
    case text
    /// JSON in the format of ``diagnosticsSchema()``.
    case json
    /// SARIF 2.1.0, the interchange format for static analysis, used by code scanning.
    case sarif
    /// Workflow commands, which GitHub Actions shows next to the lines of a change.
    case github
    /// JUnit's XML, which CI systems show as tests.
    case junit

    /// The formats, by the extension of a report's file name.
    public static let byExtension: [(extension: String, format: ReportFormat)] = [
        ("json", .json), ("sarif", .sarif), ("xml", .junit), ("txt", .text),
    ]

    /// Creates the format for a file name's extension; nil for an unknown extension.
    ///
    /// - Parameter fileName: the file's name or path. Case doesn't matter.
    public init?(fileName: String) {
        let name = fileName.lowercased()
        guard let match = Self.byExtension.first(where: { name.hasSuffix(".\($0.extension)") }) else { return nil }
        self = match.format
    }
}
