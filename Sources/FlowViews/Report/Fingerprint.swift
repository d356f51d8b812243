import FlowSpec

/// What a finding is about, in words that stay when lines are moved, texts are laid out otherwise,
/// or something else changes.
struct Fingerprint: Hashable {
    var rule: String
    /// The keys that lead to its place.
    var keys: String
    /// The message without what is proposed, and without the reason, which names other parts of the
    /// program.
    var message: String

    init(_ finding: Diagnostic, _ paths: inout KeyPaths) {
        rule = finding.rule.id
        keys = paths.path(of: finding.range)
        message = escaped(String(fact(of: finding.message)))
    }
}

/// A message up to the first colon or semicolon that stands outside quotes and has a space after
/// it.
private func fact(of message: String) -> Substring {
    var isQuoted = false
    var last: (index: String.Index, character: Character)?
    var index = message.startIndex
    while index < message.endIndex {
        let character = message[index]
        if character == " ", !isQuoted, let last, last.character == ";" || last.character == ":" { return message[..<last.index] }
        // An apostrophe stands between letters, a quote beside one at most.
        if character == "'", isQuoted || last.map({ !$0.character.isLetter }) ?? true { isQuoted.toggle() }
        last = (index, character)
        index = message.index(after: index)
    }
    return message[...]
}

/// A text for each finding that tells it from the others, and names it again in another run: of the
/// file's path, the rule, the keys and the message, with a number where several are alike.
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

/// A number for a text that is the same in every run (Fowler, Noll, Vo: FNV-1a, 64 bits).
private func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
