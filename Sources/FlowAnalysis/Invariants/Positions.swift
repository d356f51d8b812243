import FlowGraph
import PushdownSystems

/// The positions of a regular expression at which a screen is read, numbered from left to right,
/// with their followers (Glushkov: The abstract theory of automata, 1961; McNaughton, Yamada:
/// Regular expressions and state graphs for automata, 1960).
struct Positions {
    /// The screens that each position reads; `nil` for any screen.
    private(set) var screens: [Set<ScreenID>?] = []
    /// The positions that can directly follow each position.
    private(set) var followers: [BitSet] = []
    /// The positions that can be first, and last.
    private(set) var first = BitSet()
    private(set) var last = BitSet()
    /// True if the expression matches the empty stack.
    private(set) var isNullable = false

    /// Numbers the positions of an expression; `nil` if there are more than `limit`.
    init?(_ regex: Regex, limit: Int) {
        guard let part = add(regex, limit: limit) else {
            return nil
        }
        (first, last, isNullable) = (part.first, part.last, part.isNullable)
    }

    private struct Part {
        var first = BitSet()
        var last = BitSet()
        var isNullable = true
    }

    private mutating func add(_ regex: Regex, limit: Int) -> Part? {
        switch regex {
        case .oneOf(let screens): return add(position: screens, limit: limit)
        case .anyScreen: return add(position: nil, limit: limit)
        case .sequence(let parts): return sequence(parts, limit: limit)
        case .choice(let parts): return choice(parts, limit: limit)
        case .optional(let repeated):
            guard var part = add(repeated, limit: limit) else { return nil }
            part.isNullable = true
            return part
        case .zeroOrMore(let repeated):
            guard var part = add(repeated, limit: limit) else { return nil }
            part.last.forEach { followers[$0].formUnion(part.first) }
            part.isNullable = true
            return part
        case .oneOrMore(let repeated):
            guard let part = add(repeated, limit: limit) else { return nil }
            part.last.forEach { followers[$0].formUnion(part.first) }
            return part
        }
    }

    private mutating func add(position: Set<ScreenID>?, limit: Int) -> Part? {
        guard screens.count < limit else {
            return nil
        }
        var here = BitSet()
        here.insert(screens.count)
        screens.append(position)
        followers.append(BitSet())
        return Part(first: here, last: here, isNullable: false)
    }

    private mutating func sequence(_ regexes: [Regex], limit: Int) -> Part? {
        var whole = Part()
        for regex in regexes {
            guard let part = add(regex, limit: limit) else { return nil }
            whole.last.forEach { followers[$0].formUnion(part.first) }
            if whole.isNullable {
                whole.first.formUnion(part.first)
            }
            if part.isNullable {
                whole.last.formUnion(part.last)
            } else {
                whole.last = part.last
            }
            whole.isNullable = whole.isNullable && part.isNullable
        }
        return whole
    }

    private mutating func choice(_ regexes: [Regex], limit: Int) -> Part? {
        var whole = Part(isNullable: false)
        for regex in regexes {
            guard let part = add(regex, limit: limit) else { return nil }
            whole.first.formUnion(part.first)
            whole.last.formUnion(part.last)
            whole.isNullable = whole.isNullable || part.isNullable
        }
        return whole
    }
}
