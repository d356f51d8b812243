/// A set of texts that no pattern compared tells apart: one text that is mentioned, or all of a
/// kind that aren't.
///
/// Each type of placeholder is a union of these, so that they are the atoms of the boolean algebra
/// that the types generate. None is empty.
enum ValueClass: Hashable {
    /// One text.
    case mentioned(String)
    /// The other texts that are read as nothing but texts.
    case text
    /// The other texts that `Int(_:)` reads. `Double(_:)` reads them too.
    case int
    /// The other texts that `Double(_:)` reads and `Int(_:)` doesn't.
    case double
    /// The other UUIDs. None of them is a number.
    case uuid

    /// The classes that some parts need, the plainest first.
    static func classes(for parts: some Sequence<URLPattern.Part>, mayBeEmpty: Bool) -> [ValueClass] {
        var texts: [String] = []
        for part in parts {
            switch part {
            case .fixed(let text): texts.append(text)
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
        return [.text, .int, .double, .uuid] + texts.filter { seen.insert($0).inserted }.map { .mentioned($0) }
    }

    /// A text of this class.
    func sample(unlike classes: Set<ValueClass>) -> String {
        if case .mentioned(let text) = self { return text }
        // One more candidate than texts that are mentioned.
        let candidates = (1...classes.count).lazy.map(candidate)
        return candidates.first { !classes.contains(.mentioned($0)) } ?? candidate(0)
    }

    private func candidate(_ number: Int) -> String {
        switch self {
        case .mentioned(let text): return text
        case .text: return number == 1 ? "text" : "text\(number)"
        case .int: return String(number)
        case .double: return "\(number).5"
        case .uuid:
            let digits = String(number)
            return "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
        }
    }
}

/// What is taken for true of types whose texts only the app knows, or Foundation: `URL`.
enum UnknownTypes {
    /// They take all texts that aren't empty, as in a match.
    case takeAll
    /// They take all texts that are mentioned, and of each other class some and not all, each type
    /// others. So a fixed text is inside such a type, and of types only the same one is.
    case takeSome
}

extension URLPattern.ValueType {
    /// Whether this type takes the texts of a class; of one that is split by an unknown type, those
    /// that it takes, or those that no unknown type takes.
    ///
    /// - Parameter taker: the unknown type that takes these texts; nil where none does.
    func takes(_ values: ValueClass, unknown: UnknownTypes, taker: Self?) -> Bool {
        if case .mentioned(let text) = values { return value(of: text) != nil }
        switch self {
        case .string: return true
        case .int: return values == .int
        case .double: return values == .int || values == .double
        case .uuid: return values == .uuid
        case .bool, .enumeration: return false
        case .url, .app: return unknown == .takeAll || self == taker
        }
    }
}
