import FlowSpec

/// Identifies a finding independently of line numbers, layout and changes elsewhere.
struct Fingerprint: Hashable {
    var rule: String
    /// The key path of its location.
    var keys: String
    /// The message without suggestions and without the reason, which mentions other elements.
    var message: String

    init(_ finding: Diagnostic, _ paths: inout KeyPaths) {
        rule = finding.rule.id
        keys = paths.path(of: finding.range)
        message = escaped(String(fact(of: finding.message)))
    }
}

/// The part of a message before the first colon or semicolon with a space after it, outside quotes.
private func fact(of message: String) -> Substring {
    var isQuoted = false
    var last: (index: String.Index, character: Character)?
    var index = message.startIndex
    while index < message.endIndex {
        let character = message[index]
        if character == " ", !isQuoted, let last, last.character == ";" || last.character == ":" { return message[..<last.index] }
        // Unlike a quote, an apostrophe is between letters.
        if character == "'", isQuoted || last.map({ !$0.character.isLetter }) ?? true { isQuoted.toggle() }
        last = (index, character)
        index = message.index(after: index)
    }
    return message[...]
}

/// Returns a text for each finding that identifies it across runs. It's a hash of the path, the
/// rule, the keys and the message, with a number for equal findings.
func fingerprints(of findings: [Diagnostic], in sources: SourceTable) -> [String] {
    var paths = KeyPaths(sources)
    var uses: [String: Int] = [:]
    return findings.map { finding in
        let print = Fingerprint(finding, &paths)
        let parts = [sources[finding.range.source].path, print.rule, print.keys, print.message]
        let hash = String(hash(of: parts.joined(separator: "\0")), radix: 16)
        let name = String(repeating: "0", count: 16 - hash.count) + hash
        uses[name, default: 0] += 1
        return "\(name):\(uses[name] ?? 1)"
    }
}

/// A hash that doesn't depend on the run (Fowler, Noll, Vo: FNV-1a, 64 bits).
private func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
