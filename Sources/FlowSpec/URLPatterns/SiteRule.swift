/// A rule of an `apple-app-site-association` file. `*` stands for any characters, and `?` for one.
public struct SiteRule: Sendable {
    /// The wildcards for the path; `nil` for every path.
    public let path: String?
    /// The wildcards for the values of query items. A missing item has an empty value.
    public let query: [(key: String, value: String)]
    /// The wildcards for the fragment; `nil` for every fragment.
    public let fragment: String?
    /// True if the app doesn't open the URLs.
    public let isExcluding: Bool
    /// False if letters match in upper and lower case.
    public let isCaseSensitive: Bool

    /// Creates a rule from its parts.
    public init(
        path: String?, query: [(key: String, value: String)] = [], fragment: String? = nil, isExcluding: Bool = false,
        isCaseSensitive: Bool = true
    ) {
        (self.path, self.query, self.fragment) = (path, query, fragment)
        (self.isExcluding, self.isCaseSensitive) = (isExcluding, isCaseSensitive)
    }

    /// The automaton of some wildcards.
    fileprivate func automaton(_ wildcards: String?) -> PartAutomaton {
        let steps = (wildcards ?? "*").map { character in
            switch character {
            case "*": PartAutomaton.Step(characters: nil, isRepeated: true)
            case "?": PartAutomaton.Step(characters: nil)
            default:
                PartAutomaton.Step(characters: Set(isCaseSensitive ? String(character) : character.lowercased() + character.uppercased()))
            }
        }
        return PartAutomaton([[steps]])
    }
}

extension URLPattern {
    /// The rules for the URLs of a pattern.
    public struct SiteCoverage: Sendable {
        /// The address after the host that no rule opens; `nil` if all are opened.
        public var uncovered: String?
        /// The indices of the rules that match some URLs.
        public var matching: Set<Int> = []
    }

    /// Returns which URLs of the pattern some rules open. The first rule that matches decides.
    ///
    /// It compares URLs without a slash at the end and with no other items and fragments than the
    /// pattern's, and percent-encodes only characters that URLs can't contain.
    ///
    /// - Returns: the result; `nil` if the rules distinguish too many URLs.
    public func coverage(by rules: [SiteRule]) -> SiteCoverage? {
        var keys = query.map(\.key)
        for key in rules.flatMap(\.query).map(\.key) where !keys.contains(key) { keys.append(key) }
        var components = [(start: "", own: sitePath, rules: rules.map { $0.automaton($0.path) })]
        for key in keys {
            let own = query.first { $0.key == key }?.value
            let others = rules.map { rule in rule.automaton(rule.query.first { $0.key == key }?.value) }
            components.append(("&\(LinkURL.encoded(key))=", own?.siteValue ?? [], others))
        }
        components.append(("#", fragment?.siteValue ?? [], rules.map { $0.automaton($0.fragment) }))
        // One URL for each set of matching rules.
        var urls = [Set(rules.indices): ""]
        for component in components {
            guard let samples = PartAutomaton.samples(of: [PartAutomaton(component.own)] + component.rules, unlike: []) else { return nil }
            var longer: [Set<Int>: String] = [:]
            for (matching, url) in urls {
                for sample in samples where sample.accepts[0] {
                    let start = url.contains("?") || component.start.first != "&" ? component.start : "?" + component.start.dropFirst()
                    let next = url + (sample.text.isEmpty ? "" : start + sample.text)
                    let left = matching.filter { sample.accepts[$0 + 1] }
                    if (next.count, next) < longer[left].map({ ($0.count, $0) }) ?? (.max, "") { longer[left] = next }
                }
            }
            guard longer.count < 10_000 else { return nil }
            urls = longer
        }
        let uncovered = urls.filter { matching, _ in matching.min().map { rules[$0].isExcluding } ?? true }.values
        return SiteCoverage(uncovered: uncovered.min { ($0.count, $0) < ($1.count, $1) }, matching: urls.keys.reduce([]) { $0.union($1) })
    }

    private var sitePath: [[[PartAutomaton.Step]]] {
        if path.isEmpty, rest == nil { return [[literal("/")]] }
        let segments = path.flatMap { [[literal("/")]] + $0.sitePieces(keeping: "!$&'()*+,;=:@") }
        guard rest != nil else { return segments }
        let any = PartAutomaton.Step(characters: nil, isRepeated: true)
        let more = literal("/") + [PartAutomaton.Step(characters: siteCharacters), any]
        return segments + [path.isEmpty ? [literal("/"), more] : [[], more]]
    }
}

/// Characters of percent-encoded values.
private let siteCharacters = Set((0x21...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }).subtracting("/?#&\"<>[]\\^`{|}")

extension URLPattern.Part {
    /// The texts of a value in a query or fragment, empty if it is missing.
    fileprivate var siteValue: [[[PartAutomaton.Step]]] {
        let pieces = sitePieces(keeping: "!$'()*+,;:@/?")
        guard let placeholder, placeholder.occurrence != .required || placeholder.type == .string else { return pieces }
        return [pieces.reduce([[]]) { sequences, piece in sequences.flatMap { sequence in piece.map { sequence + $0 } } } + [[]]]
    }

    /// The texts of the part as URLs contain them.
    fileprivate func sitePieces(keeping kept: String) -> [[[PartAutomaton.Step]]] {
        func encoded(_ text: String) -> String { LinkURL.encoded(text, keeping: kept) }
        let part: Self =
            switch self {
            case .fixed(let text): .fixed(encoded(text))
            case .placeholder: self
            case .mixed(let mix): .mixed(URLPattern.Mix(texts: mix.texts.map(encoded), placeholders: mix.placeholders))
            }
        return part.pieces.map { piece in
            piece.map { $0.map { PartAutomaton.Step(characters: $0.characters ?? siteCharacters, isRepeated: $0.isRepeated) } }
        }
    }
}
