/// A set of texts that patterns don't distinguish: a mentioned text, or all other texts of a kind.
///
/// Each placeholder type is a union of these sets. They are the atoms of the Boolean algebra that
/// the types generate, and none is empty.
enum ValueClass: Hashable {
    /// One mentioned text.
    case mentioned(String)
    /// The other texts that are neither numbers nor UUIDs.
    case text
    /// The other texts that `Int(_:)` accepts. `Double(_:)` accepts them too.
    case int
    /// The other texts that `Double(_:)` accepts, but not `Int(_:)`.
    case double
    /// The other UUIDs. None of them is a number.
    case uuid
    /// The other texts like this one, if parts with texts and values distinguish more.
    case like(String)

    /// Returns the classes that some parts need, the simplest first; `nil` if there are too many.
    static func classes(for parts: some Sequence<URLPattern.Part>, mayBeEmpty: Bool) -> [ValueClass]? {
        var texts: [String] = []
        var hasMix = false
        for part in parts {
            switch part {
            case .fixed(let text): texts.append(text)
            case .mixed: hasMix = true
            case .placeholder(let placeholder):
                switch placeholder.type {
                case .enumeration(let words): texts += words
                case .bool: texts += ["true", "false"]
                default: break
                }
            }
        }
        if mayBeEmpty { texts.append("") }
        var seen: Set<String> = []
        let mentioned = texts.filter { seen.insert($0).inserted }.map { Self.mentioned($0) }
        guard hasMix else { return [.text, .int, .double, .uuid] + mentioned }
        return PartAutomaton.samples(of: Set(parts.map(\.withoutName)), unlike: seen).map { $0.map { .like($0) } + mentioned }
    }

    /// Returns a text of this class that no mentioned class contains.
    func sample(unlike classes: Set<ValueClass>) -> String {
        switch self {
        case .mentioned(let text), .like(let text): return text
        default: break
        }
        // One more candidate than mentioned texts.
        let candidates = (1...classes.count).lazy.map(candidate)
        return candidates.first { !classes.contains(.mentioned($0)) } ?? candidate(0)
    }

    private func candidate(_ number: Int) -> String {
        switch self {
        case .mentioned(let text), .like(let text): return text
        case .text: return number == 1 ? "text" : "text\(number)"
        case .int: return String(number)
        case .double: return "\(number).5"
        case .uuid:
            let digits = String(number)
            return "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
        }
    }
}

/// The assumption about types with texts that only the app or Foundation knows, such as `URL`.
enum UnknownTypes {
    /// They accept all nonempty texts, as in a match.
    case takeAll
    /// They accept all mentioned texts, and different subsets of each other class. Such a type
    /// therefore contains fixed texts, and no other types.
    case takeSome
}

extension URLPattern.Part {
    /// Returns true if this part matches the texts of a class. If unknown types split the class, it
    /// tests the texts of `taker`, or the texts that no unknown type accepts.
    ///
    /// - Parameter taker: the part of unknown type that matches these texts; `nil` if none does.
    func takes(_ values: ValueClass, unknown: UnknownTypes, taker: Self?) -> Bool {
        let isOpen = unknown == .takeAll || self.unknown == nil || self.unknown == taker
        switch values {
        case .mentioned(let text): return matches(text)
        case .like(let text): return isOpen && matches(text)
        case .text, .int, .double, .uuid: break
        }
        switch placeholder?.type {
        case .string: return true
        case .int: return values == .int
        case .double: return values == .int || values == .double
        case .uuid: return values == .uuid
        case .bool, .enumeration, nil: return false
        case .url, .app: return isOpen
        }
    }

    /// The part itself if flowgen doesn't know all texts that it matches; `nil` otherwise.
    var unknown: Self? {
        let isUnknown = placeholders.contains { placeholder in
            switch placeholder.type {
            case .url, .app: true
            default: false
            }
        }
        guard isUnknown else { return nil }
        guard let type = placeholder?.type else { return withoutName }
        return .placeholder(URLPattern.Placeholder(name: "", type: type, occurrence: .required))
    }

    private func matches(_ text: String) -> Bool {
        var ignored: [String: URLPattern.Value] = [:]
        return isSaid(by: [text], self, into: &ignored)
    }
}
