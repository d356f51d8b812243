extension JSONObject {
    /// A location in a source file.
    public static let place = JSONObject(
        name: "place", documentation: "A location in a file. Lines and columns count from 1, columns in UTF-8 bytes.",
        keys: [
            .required("file", .string, "The file's path, as findings show it."),
            .required("line", .integer(minimum: 1), "The line of the first character."),
            .required("column", .integer(minimum: 1), "The column of the first character."),
            .required("endLine", .integer(minimum: 1), "The line after the last character."),
            .required("endColumn", .integer(minimum: 1), "The column after the last character."),
        ])
}

extension SourceTable {
    /// Returns a location as a ``JSONObject/place``.
    ///
    /// - Parameter range: the location, in a file of this table.
    public func json(of range: SourceRange) -> JSON {
        [
            "file": .string(self[range.source].path),
            "line": .integer(range.start.line),
            "column": .integer(range.start.column),
            "endLine": .integer(range.end.line),
            "endColumn": .integer(range.end.column),
        ]
    }
}
