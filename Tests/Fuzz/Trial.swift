import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews
import Foundation

/// The result of the whole pipeline for an input.
struct Trial {
    /// The fault in the result, if any. The word before the colon is its kind.
    private(set) var fault: String?
    /// True if the pipeline generated Swift.
    private(set) var isProgram = false
    /// The observed features, such as wordings of findings. An input with a new feature is worth
    /// mutating.
    private(set) var features: Set<String> = []
    /// All output, if thorough.
    private(set) var output: [UInt8] = []

    /// Runs an input through every stage. A thorough run also performs checks that are slower than
    /// the pipeline.
    init(_ input: Input, isThorough: Bool) {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let files = parts(of: input).enumerated().map { number, bytes in
            readSpec(sources.add(Source(path: "Part\(number).flow.yaml", bytes: bytes)), in: sources, into: &diagnostics)
        }
        let program = link(files, into: &diagnostics)
        check(program == nil, is: diagnostics.hasErrors, "linking")
        let plan = program.flatMap { planSwift(for: $0, sources: sources, into: &diagnostics) }
        check(plan == nil, is: diagnostics.hasErrors, "planning")
        diagnostics = diagnostics.adopting(rulesOf: files)
        check(diagnostics.all, in: sources)
        for file in plan.map(printSwift) ?? [] { check(text: file.bytes, of: file.name, isThorough: isThorough) }
        if let program {
            let dump = dumpProgram(program, sources: sources, version: flowgenVersion)
            check(text: dump, of: "dump", isThorough: isThorough)
            isProgram = plan != nil
            for (name, count) in [
                ("flows", program.flows.count), ("screens", program.screens.count), ("transitions", program.transitions.count),
                ("sites", program.sites.count), ("guards", program.guards.count), ("effects", program.effects.count),
            ] {
                features.insert("\(name) \(Int.bitWidth - count.leadingZeroBitCount)")
            }
            if isThorough, (try? JSONSerialization.jsonObject(with: Data(dump))) == nil { fail("dump: it is no JSON") }
        }
        if isThorough {
            // A tab in a source line is kept, to align the caret.
            let findings = renderText(diagnostics.sorted, sources: sources, showsSource: true).utf8.filter { $0 != UInt8(ascii: "\t") }
            check(text: findings, of: "findings", isThorough: true)
        }
    }

    private mutating func fail(_ fault: String) {
        self.fault = self.fault ?? fault
    }

    /// Checks that a stage has no result exactly if it found an error.
    private mutating func check(_ isNothing: Bool, is hasErrors: Bool, _ stage: String) {
        if isNothing, !hasErrors { fail("\(stage): it gives nothing and finds nothing") }
        if !isNothing, hasErrors { fail("\(stage): it gives something in spite of an error") }
    }

    private mutating func check(_ findings: [Diagnostic], in sources: SourceTable) {
        let lines = sources.sources.map { lineStarts(in: $0.bytes) }
        for finding in findings {
            if !Rule.all.contains(finding.rule) { fail("rule: \(finding.rule.id) isn't in the catalog") }
            features.insert("\(finding.rule.id) \(shape(of: finding.message))")
            let places = [Diagnostic.Note(finding.message, at: finding.range)] + finding.notes
            for place in places {
                if place.message.isEmpty || place.message.utf8.contains(where: { $0 < 0x20 }) { fail("message: \(escaped(place.message))") }
                if !isRange(place.range, in: lines, of: sources) { fail("range: \(place.range) isn't in the file: \(place.message)") }
            }
        }
    }

    private mutating func check(text: [UInt8], of name: String, isThorough: Bool) {
        if text.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\n") }) { fail("text: a control character in \(name)") }
        if isThorough { output += text }
    }
}

private func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    return starts
}

/// True if a range is in its file, and its lines and columns match its offsets.
private func isRange(_ range: SourceRange, in lines: [[Int]], of sources: SourceTable) -> Bool {
    guard lines.indices.contains(range.source.index) else { return false }
    let starts = lines[range.source.index]
    for position in [range.start, range.end] {
        guard starts.indices.contains(position.line - 1) else { return false }
        let offset = starts[position.line - 1] + position.column - 1
        guard offset == position.offset else { return false }
    }
    return range.start <= range.end && range.end.offset <= sources[range.source].bytes.count
}

/// The message without quoted texts and numbers.
private func shape(of message: String) -> String {
    var isQuoted = false
    return String(
        decoding: message.utf8.filter { byte in
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            return !isQuoted && !(0x30...0x39).contains(byte)
        }, as: UTF8.self)
}
