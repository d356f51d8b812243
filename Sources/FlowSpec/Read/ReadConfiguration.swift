/// The defaults of flowgen's commands, from `.flowgen.yml`. Paths are as written.
public struct Configuration: Sendable {
    /// The specs and folders to read if a command names none.
    public var paths: [Located<String>] = []
    /// Patterns of paths to ignore when searching folders.
    public var exclusions: [String] = []
    /// True if warnings are errors; `nil` if not specified.
    public var isStrict: Bool?
    /// The baseline file; `nil` if not specified.
    public var baseline: Located<String>?

    /// Creates an empty configuration.
    public init() {}
}

/// Reads a configuration and reports every mistake in it.
///
/// - Parameters:
///   - source: the file.
///   - sources: the files of the run.
///   - diagnostics: the collection for findings.
/// - Returns: the readable parts of the configuration.
public func readConfiguration(_ source: SourceID, in sources: SourceTable, into diagnostics: inout Diagnostics) -> Configuration {
    var configuration = Configuration()
    guard let node = parseYAML(sources[source], id: source, into: &diagnostics) else { return configuration }
    let start = SourceRange(source: source, start: node.range.start, end: node.range.start)
    guard let fields = readObject(node, by: .configuration, at: start, into: &diagnostics) else { return configuration }
    configuration.paths = fields.texts("paths")
    configuration.exclusions = fields.texts("exclude").map(\.value)
    configuration.isStrict = fields.flag("strict")?.value
    configuration.baseline = fields.text("baseline")
    return configuration
}
