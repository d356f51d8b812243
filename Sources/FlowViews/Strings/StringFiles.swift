import FlowSpec

extension [StringEntry] {
    /// The names of the tables, in the order of the entries.
    public var tables: [String] {
        reduce(into: []) { tables, entry in if tables.last != entry.table { tables.append(entry.table) } }
    }

    /// A listing as plain text: a paragraph per table, and each key with its text and places.
    public var listing: String {
        guard !isEmpty else { return "The project has no localized strings.\n" }
        return tables.map { table in
            let lines = filter { $0.table == table }.flatMap { entry in
                let text = entry.defaultValue.map { ["    \"\(escaped($0))\""] } ?? []
                let comment = entry.comment.map { ["    \(escaped($0))"] } ?? []
                return ["  \(escaped(entry.key))"] + text + comment + entry.places.map { "    \($0)" }
            }
            return "\(escaped(table))\n" + lines.map { "\($0)\n" }.joined()
        }.joined(separator: "\n")
    }

    /// The texts as a `.strings` file, which has one table.
    public var stringsFile: String {
        map { "/* \(comment($0.note)) */\n\(quotedText($0.key)) = \(quotedText($0.shown));\n" }.joined(separator: "\n")
    }

    /// Returns the texts as a String Catalog, which has one table.
    ///
    /// - Parameter language: the language of the defaults.
    public func catalog(language: String) -> JSON {
        let strings = map { entry in
            let unit: JSON = ["stringUnit": ["state": .string("new"), "value": .string(entry.shown)]]
            let value: JSON = [
                "comment": .string(entry.note),
                // Xcode writes this for a key whose default is in Swift code.
                "extractionState": entry.defaultValue.map { _ in .string("extracted_with_value") },
                "localizations": entry.defaultValue.map { _ in .object([(key: language, value: unit)]) },
            ]
            return (key: entry.key, value: value)
        }
        return ["sourceLanguage": .string(language), "strings": .object(strings), "version": .string("1.0")]
    }
}

extension StringEntry {
    /// The note for translators: the comment, and the places that show the text.
    fileprivate var note: String {
        ((comment.map { [$0] } ?? []) + [places.joined(separator: "; ")]).joined(separator: "\n")
    }
}

/// Escapes a note for a comment in a `.strings` file, and keeps its lines.
private func comment(_ note: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in replacingInvisible(in: note, with: { $0 == "\n" ? "\n" : escaped(String($0)) }).unicodeScalars {
        if scalar == "/", result.last == "*" { result.append(" ") }
        result.append(scalar)
    }
    return String(result)
}

/// A text in the quotes of a `.strings` file. Invisible characters are escaped as UTF-16.
private func quotedText(_ text: String) -> String {
    let inner = replacingInvisible(in: backslashed(text)) { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            scalar.utf16.map { unit in
                let digits = String(unit, radix: 16, uppercase: true)
                return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }
    return "\"\(inner)\""
}
