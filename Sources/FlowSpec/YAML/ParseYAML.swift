/// Reads a YAML file into nodes.
///
/// FlowSpec takes a strict part of YAML: one document of UTF-8 with mappings, lists and scalars,
/// scalar keys, no key twice, core tags only, anchors and aliases within limits. What breaks it is
/// reported; where it leaves a hole (a merge key, an unknown alias) the key or item with the hole
/// is left out and reading goes on, so that one run finds all. After a mistake in the syntax or a
/// broken limit nothing more is read. Of texts in typographic quotes nobody knows where they end:
/// all of them are reported, and nothing else.
///
/// - Parameters:
///   - source: the file.
///   - id: its number, which all ranges bear.
///   - diagnostics: receives the findings: `yaml-syntax`, `yaml-duplicate-key`, `yaml-unsupported`,
///     `yaml-limit`, and `missing-key` for an empty file.
/// - Returns: the document's value; nil where the file is empty, can't be read to its end, or
///   breaks a limit. Each is reported.
public func parseYAML(_ source: Source, id: SourceID, into diagnostics: inout Diagnostics) -> Node? {
    parseYAML(source, id: id, limits: Limits(), into: &diagnostics)
}

/// Reads a YAML file within given limits.
func parseYAML(_ source: Source, id: SourceID, limits: Limits, into diagnostics: inout Diagnostics) -> Node? {
    guard source.bytes.count <= limits.bytes else {
        let message = "the file has \(grouped(source.bytes.count)) bytes and at most \(grouped(limits.bytes)) are allowed; split it"
        diagnostics.report(.yamlLimit, message, at: .start(of: id))
        return nil
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
        let mark = byteOrderMarkLength(bytes)
        var cursor = MarkCursor(bytes: bytes, start: mark)
        if let fault = encodingFault(in: bytes) {
            // What stands before the fault is valid, what follows may not be, so the end is counted
            // in bytes.
            let start = fault.bytes.isEmpty ? .start : cursor.move(toOffset: fault.bytes.lowerBound)
            var end = start
            end.column += fault.bytes.count
            end.offset += fault.bytes.count
            diagnostics.report(.yamlSyntax, fault.message, at: SourceRange(source: id, start: start, end: end))
            return nil
        }
        var builder = TreeBuilder(source: id, limits: limits, cursor: cursor)
        let root = read(UnsafeBufferPointer(rebasing: bytes[mark...]), with: &builder)
        for diagnostic in builder.diagnostics.all {
            diagnostics.report(diagnostic.rule, diagnostic.message, at: diagnostic.range, notes: diagnostic.notes)
        }
        return root
    }
}

private func read(_ text: UnsafeBufferPointer<UInt8>, with builder: inout TreeBuilder) -> Node? {
    let reader = EventReader(text)
    do {
        while try builder.take(reader.next()) {}
        return builder.hasForeignCharacters ? nil : builder.finish()
    } catch let failure as ReaderFailure {
        if !builder.hasForeignCharacters { reportSyntaxError(failure, with: &builder) }
    } catch {
        // A limit, which has been reported.
    }
    return nil
}
