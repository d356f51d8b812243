import FlowGraph

/// Operators that combine expressions and shorten the result.
extension Regex {
    /// The number of screens in the expression.
    var size: Int {
        switch self {
        case .oneOf(let screens): screens.count
        case .anyScreen: 1
        case .sequence(let parts), .choice(let parts): parts.reduce(0) { $0 + $1.size }
        case .zeroOrMore(let part), .oneOrMore(let part), .optional(let part): part.size
        }
    }

    private var isEmptyWord: Bool { self == .sequence([]) }

    /// The parts of a sequence; for other expressions the expression itself.
    private var parts: [Regex] {
        if case .sequence(let parts) = self { parts } else { [self] }
    }

    /// The expression repeated any number of times, including none.
    var star: Regex {
        switch self {
        case .sequence([]), .zeroOrMore: self
        case .oneOrMore(let part), .optional(let part): .zeroOrMore(part)
        default: .zeroOrMore(self)
        }
    }

    /// The expression once or not at all.
    var maybe: Regex {
        switch self {
        case .sequence([]), .zeroOrMore, .optional: self
        case .oneOrMore(let part): .zeroOrMore(part)
        default: .optional(self)
        }
    }

    /// Returns this expression followed by another; `a a*` becomes `a+`.
    func before(_ other: Regex) -> Regex {
        var all = parts + other.parts
        var index = 0
        while index < all.count {
            if case .zeroOrMore(let part) = all[index] {
                let once = part.parts
                if index >= once.count, Array(all[(index - once.count)..<index]) == once {
                    all.replaceSubrange((index - once.count)...index, with: [.oneOrMore(part)])
                    index -= once.count
                } else if index + once.count < all.count, Array(all[(index + 1)...(index + once.count)]) == once {
                    all.replaceSubrange(index...(index + once.count), with: [.oneOrMore(part)])
                } else if index > 0, all[index - 1] == all[index] || all[index - 1] == .oneOrMore(part) {
                    all.remove(at: index)
                    continue
                }
            }
            index += 1
        }
        return all.count == 1 ? all[0] : .sequence(all)
    }

    /// Returns this expression or another; a common beginning or end is written once.
    func or(_ other: Regex) -> Regex {
        if self == other { return self }
        if isEmptyWord { return other.maybe }
        if other.isEmptyWord { return maybe }
        if case .optional(let part) = self { return part.or(other).maybe }
        if case .optional(let part) = other { return or(part).maybe }
        if case .oneOf(let left) = self, case .oneOf(let right) = other { return .oneOf(left.union(right)) }
        let (left, right) = (parts, other.parts)
        let head = zip(left, right).prefix { $0 == $1 }.count
        let tail = min(zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count, min(left.count, right.count) - head)
        guard head + tail > 0 else { return .choice(choices + other.choices.filter { !choices.contains($0) }) }
        func middle(_ parts: [Regex]) -> Regex {
            let rest = Array(parts[head..<(parts.count - tail)])
            return rest.count == 1 ? rest[0] : .sequence(rest)
        }
        func sequence(_ parts: ArraySlice<Regex>) -> Regex { parts.count == 1 ? parts[parts.startIndex] : .sequence(Array(parts)) }
        return sequence(left[..<head]).before(middle(left).or(middle(right))).before(sequence(left[(left.count - tail)...]))
    }

    private var choices: [Regex] {
        if case .choice(let parts) = self { parts } else { [self] }
    }
}
