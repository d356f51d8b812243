/// Reads a YAML file into nodes.
///
/// FlowSpec accepts a strict subset of YAML: one UTF-8 document with mappings, lists and scalars.
/// Keys are unique scalars, tags are core tags, and aliases have limits. Violations are reported.
/// For a merge key or an unknown alias, only its key or item is left out, so one run finds all
/// mistakes. Reading stops after a syntax error or an exceeded limit. Texts in typographic quotes
/// hide syntax errors because their ends are unknown.
///
/// - Parameters:
///   - source: the file.
///   - id: the id of the file, for all ranges.
///   - diagnostics: the collection for findings: `yaml-syntax`, `yaml-duplicate-key`,
///     `yaml-unsupported`, `yaml-limit`, and `missing-key` for an empty file.
/// - Returns: the document's value. If the file is empty, can't be read to its end, or exceeds a
///   limit, reports it and returns `nil`.
public func parseYAML(_ source: Source, id: SourceID, into diagnostics: inout Diagnostics) -> Node? {
    parseYAML(source, id: id, limits: Limits(), into: &diagnostics)
}

func parseYAML(_ source: Source, id: SourceID, limits: Limits, into diagnostics: inout Diagnostics) -> Node? {
    guard source.bytes.count <= limits.bytes else {
        let message = "the file has \(grouped(source.bytes.count)) bytes, but the maximum is \(grouped(limits.bytes)); split it"
        diagnostics.report(.yamlLimit, message, at: .start(of: id))
        return nil
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
        let mark = byteOrderMarkLength(bytes)
        var cursor = MarkCursor(bytes: bytes, start: mark)
        if let fault = encodingFault(in: bytes) {
            // The text after the fault might be invalid, so count the end in bytes.
            let start = fault.bytes.isEmpty ? .start : cursor.move(toOffset: fault.bytes.lowerBound)
            var end = start
            end.column += fault.bytes.count
            end.offset += fault.bytes.count
            diagnostics.report(fault.rule, fault.message, at: SourceRange(source: id, start: start, end: end))
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
