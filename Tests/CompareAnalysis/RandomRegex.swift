import FlowGraph
import TestSupport

/// Random regular expressions over a few screens, and their meaning without automata.
enum RandomRegex {
    static let screenCount = 4
    static let screens = (0..<screenCount).map { ScreenID(index: $0) }

    static func make(depth: Int, using numbers: inout SeededNumbers) -> Regex {
        func parts(_ range: ClosedRange<Int>) -> [Regex] {
            (0..<Int.random(in: range, using: &numbers)).map { _ in make(depth: depth - 1, using: &numbers) }
        }
        switch Int.random(in: 0..<(depth > 0 ? 9 : 3), using: &numbers) {
        case 0: return .anyScreen
        // Only the first three screens have names. The last is always one of the others.
        case 1, 2: return .oneOf(Set(screens.dropLast().filter { _ in numbers.chance(40) }))
        case 3, 4: return .sequence(parts(0...3))
        case 5: return .choice(parts(0...3))
        case 6: return .zeroOrMore(make(depth: depth - 1, using: &numbers))
        case 7: return .oneOrMore(make(depth: depth - 1, using: &numbers))
        default: return .optional(make(depth: depth - 1, using: &numbers))
        }
    }

    /// All stacks up to a length.
    static func words(upTo length: Int) -> [[ScreenID]] {
        var all: [[ScreenID]] = [[]]
        var last = all
        for _ in 0..<length {
            last = last.flatMap { word in screens.map { word + [$0] } }
            all += last
        }
        return all
    }

    /// True if an expression matches a whole word, found by trying.
    static func matches(_ regex: Regex, _ word: [ScreenID]) -> Bool {
        ends(regex, word, from: 0).contains(word.count)
    }

    /// The ends of all matches that begin at a position.
    private static func ends(_ regex: Regex, _ word: [ScreenID], from start: Int) -> Set<Int> {
        switch regex {
        case .oneOf(let screens): return start < word.count && screens.contains(word[start]) ? [start + 1] : []
        case .anyScreen: return start < word.count ? [start + 1] : []
        case .sequence(let parts):
            return parts.reduce([start]) { places, part in
                Set(places.flatMap { ends(part, word, from: $0) })
            }
        case .choice(let parts): return Set(parts.flatMap { ends($0, word, from: start) })
        case .optional(let part): return ends(part, word, from: start).union([start])
        case .oneOrMore(let part): return ends(.sequence([part, .zeroOrMore(part)]), word, from: start)
        case .zeroOrMore(let part):
            var found: Set<Int> = [start]
            var rest = [start]
            while let place = rest.popLast() {
                for end in ends(part, word, from: place) where found.insert(end).inserted {
                    rest.append(end)
                }
            }
            return found
        }
    }

    /// The expressions that are one step smaller.
    static func smaller(_ regex: Regex) -> [Regex] {
        switch regex {
        case .oneOf(let screens): return screens.sorted().map { .oneOf(screens.subtracting([$0])) }
        case .anyScreen: return [.oneOf([])]
        case .sequence(let parts): return parts + smaller(parts).map(Regex.sequence)
        case .choice(let parts): return parts + smaller(parts).map(Regex.choice)
        case .optional(let part): return [part] + smaller(part).map(Regex.optional)
        case .oneOrMore(let part): return [part] + smaller(part).map(Regex.oneOrMore)
        case .zeroOrMore(let part): return [part] + smaller(part).map(Regex.zeroOrMore)
        }
    }

    private static func smaller(_ parts: [Regex]) -> [[Regex]] {
        parts.indices.flatMap { index in
            var without = parts
            without.remove(at: index)
            let others = smaller(parts[index]).map { part in
                var changed = parts
                changed[index] = part
                return changed
            }
            return [without] + others
        }
    }

    /// Shrinks an expression that breaks a law.
    static func shrunk(_ regex: Regex, breaks: (Regex) -> Bool) -> Regex {
        var smallest = regex
        while let next = smaller(smallest).first(where: breaks) {
            smallest = next
        }
        return smallest
    }
}
