/// A form in which findings are given to people and tools.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// A line for each finding and note, for people, Xcode and editors.
    case text
    /// JSON by a schema of flowgen's own.
    case json
    /// The interchange format of static analysis, version 2.1.0, as code scanning reads it.
    case sarif
    /// Workflow commands, which GitHub Actions shows at the lines of a change.
    case github
    /// JUnit's XML, which CI systems show as tests.
    case junit

    /// The formats that a report's name can ask for, by the name's end.
    public static let byExtension: [(extension: String, format: ReportFormat)] = [
        ("json", .json), ("sarif", .sarif), ("xml", .junit), ("txt", .text),
    ]

    /// The format that a file's name asks for by its end; nil where it ends otherwise.
    ///
    /// - Parameter fileName: the file's name or path. Case doesn't matter.
    public init?(fileName: String) {
        let name = fileName.lowercased()
        guard let match = Self.byExtension.first(where: { name.hasSuffix(".\($0.extension)") }) else { return nil }
        self = match.format
    }
}
