import FlowGraph
import FlowSpec

/// Returns the page of `flowgen preview`: the program, its findings and the player, in one
/// self-contained file.
///
/// - Parameters:
///   - program: the program.
///   - findings: the findings in the program; findings with a trace can be played.
///   - sources: the files of the program.
///   - version: the version of the tool.
///   - isMap: true to show only the map.
///   - watches: true if the file is rewritten when the spec changes; the page then checks for
///     updates.
/// - Returns: the HTML, as UTF-8. The same program produces the same bytes.
public func previewPage(
    of program: Program, findings: [Diagnostic], sources: SourceTable, version: String, isMap: Bool = false, watches: Bool = false
) -> [UInt8] {
    let data: JSON = [
        "program": programDump(program, sources: sources, version: version),
        "findings": .array(findings.map { json(of: $0, sources) }),
        "view": .string(isMap ? "map" : "preview"),
        "watches": .boolean(watches),
    ]
    let parts = pageParts()
    guard let template = parts.first?.text else { return [] }
    let style = parts.filter { $0.name.hasSuffix(".css") }.map(\.text).joined()
    let scripts = parts.filter { $0.name.hasSuffix(".js") }.map(\.text).joined(separator: "\n")
    var bytes: [UInt8] = []
    var rest = template[...]
    for (mark, text) in [("/*style*/", Array(style.utf8)), ("/*data*/", embeddedJSON(data)), ("/*scripts*/", Array(scripts.utf8))] {
        guard let place = rest.firstRange(of: mark) else { continue }
        bytes += Array(rest[..<place.lowerBound].utf8) + text
        rest = rest[place.upperBound...]
    }
    return bytes + Array(rest.utf8)
}

/// The address of the pages of all rules.
private let rulesAddress = "https://github.com/OWNER/flowgen/blob/main/Documentation/rules.md"

private func json(of finding: Diagnostic, _ sources: SourceTable) -> JSON {
    [
        "rule": .string(finding.rule.id),
        "severity": .string(finding.severity.rawValue),
        "message": .string(finding.message),
        "page": .string("\(rulesAddress)#\(finding.rule.id)"),
        "place": sources.json(of: finding.range),
        "walk": finding.trace.map { .strings($0.walk) },
        "needsBoth": finding.trace.map { .strings($0.contradictions) },
    ]
}
