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

    /// Returns the classes that some parts need, the simplest first.
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

    /// Returns a text of this class that no mentioned class contains.
    func sample(unlike classes: Set<ValueClass>) -> String {
        if case .mentioned(let text) = self { return text }
        // One more candidate than mentioned texts.
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

/// The assumption about types with texts that only the app or Foundation knows, such as `URL`.
enum UnknownTypes {
    /// They accept all nonempty texts, as in a match.
    case takeAll
    /// They accept all mentioned texts, and different subsets of each other class. Such a type
    /// therefore contains fixed texts, and no other types.
    case takeSome
}

extension URLPattern.ValueType {
    /// Returns true if this type accepts the texts of a class. If unknown types split the class, it
    /// tests the texts of `taker`, or the texts that no unknown type accepts.
    ///
    /// - Parameter taker: the unknown type that accepts these texts; `nil` if none does.
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
