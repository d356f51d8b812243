/// Reads the texts that a part matches character by character. It finds the texts that parts with
/// text around values distinguish.
///
/// An `Int` is any number of digits, even if `Int(_:)` rejects a number that is too large.
struct PartAutomaton {
    /// A character of a set, or any number of them. `nil` is the set of all characters.
    struct Step: Hashable {
        var characters: Set<Character>?
        var isRepeated = false
    }

    private struct Position: Hashable {
        var piece = 0
        var choice = 0
        var step = 0
    }

    /// The consecutive pieces of the text, each with its possible sequences of steps.
    private let pieces: [[[Step]]]
    /// The sets of positions that texts lead to. The first is the start.
    private var states: [Set<Position>] = []
    private var numbers: [Set<Position>: Int] = [:]
    private var moves: [[Character: Int]] = []

    // Far more than the parts of an app need.
    private static let mostStates = 4_000

    init(_ pieces: [[[Step]]]) {
        self.pieces = pieces
        var start: Set<Position> = []
        enter(0, &start)
        _ = number(of: start)
    }

    /// Returns one nonempty text for each combination of matching parts, the shortest first; `nil`
    /// if the parts distinguish too many.
    ///
    /// - Parameters:
    ///   - parts: the parts.
    ///   - mentioned: texts to leave out.
    static func samples(of parts: Set<URLPattern.Part>, unlike mentioned: Set<String>) -> [String]? {
        samples(of: parts.filter(\.isDistinct).map { Self($0.pieces) }, unlike: mentioned.union([""]))?.map(\.text)
    }

    /// Returns one text for each combination of automata that accept it, the shortest first.
    static func samples(of automata: [Self], unlike mentioned: Set<String>) -> [(text: String, accepts: [Bool])]? {
        /// The texts with the same continuations.
        struct Place: Hashable {
            var states: [Int]
            var text: String?
        }
        var automata = automata
        let prefixes = Set(mentioned.flatMap { text in text.indices.map { String(text[...$0]) } })
        let alphabet = alphabet(of: automata, mentioned)
        var open = [(place: Place(states: automata.map { _ in 0 }, text: ""), text: "")]
        var visited: Set<Place> = [open[0].place]
        var found: Set<[Bool]> = []
        var samples: [(text: String, accepts: [Bool])] = []
        var index = 0
        while index < open.count {
            let (place, text) = open[index]
            index += 1
            let isMatch = automata.indices.map { automata[$0].accepts(place.states[$0]) }
            if !mentioned.contains(text), found.insert(isMatch).inserted { samples.append((text, isMatch)) }
            for character in alphabet {
                var next = place
                for number in automata.indices { next.states[number] = automata[number].move(from: place.states[number], by: character) }
                next.text = place.text.map { $0 + String(character) }.flatMap { prefixes.contains($0) ? $0 : nil }
                if visited.insert(next).inserted { open.append((next, text + String(character))) }
            }
            if visited.count > mostStates { return nil }
        }
        return samples
    }

    /// Returns one character of each kind that the automata and texts distinguish, letters first.
    private static func alphabet(of automata: [Self], _ texts: Set<String>) -> [Character] {
        let sets = Set(automata.flatMap { $0.pieces.joined().joined().compactMap(\.characters) })
        let mentioned = Set(texts.joined())
        let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890") + (0x21...0x17F).compactMap { Unicode.Scalar($0).map { Character($0) } }
        var kinds: Set<[Set<Character>]> = []
        return (plain + sets.joined() + mentioned).filter { character in
            let single: [Set<Character>] = mentioned.contains(character) ? [[character]] : []
            return kinds.insert(sets.filter { $0.contains(character) } + single).inserted
        }
    }

    // MARK: Moving

    private func accepts(_ state: Int) -> Bool { states[state].contains(Position(piece: pieces.count)) }

    private mutating func move(from state: Int, by character: Character) -> Int {
        if let next = moves[state][character] { return next }
        var next: Set<Position> = []
        for position in states[state] where position.piece < pieces.count {
            let sequence = pieces[position.piece][position.choice]
            guard position.step < sequence.count else { continue }
            let step = sequence[position.step]
            guard step.characters?.contains(character) ?? true else { continue }
            enter(Position(piece: position.piece, choice: position.choice, step: position.step + (step.isRepeated ? 0 : 1)), &next)
        }
        let number = number(of: next)
        moves[state][character] = number
        return number
    }

    private mutating func number(of state: Set<Position>) -> Int {
        if let number = numbers[state] { return number }
        numbers[state] = states.count
        states.append(state)
        moves.append([:])
        return states.count - 1
    }

    /// Adds a position, and the positions after steps that need no character.
    private func enter(_ position: Position, _ state: inout Set<Position>) {
        guard state.insert(position).inserted, position.piece < pieces.count else { return }
        let sequence = pieces[position.piece][position.choice]
        if position.step == sequence.count {
            enter(position.piece + 1, &state)
        } else if sequence[position.step].isRepeated {
            enter(Position(piece: position.piece, choice: position.choice, step: position.step + 1), &state)
        }
    }

    private func enter(_ piece: Int, _ state: inout Set<Position>) {
        guard piece < pieces.count else {
            state.insert(Position(piece: piece))
            return
        }
        for choice in pieces[piece].indices { enter(Position(piece: piece, choice: choice), &state) }
    }
}

extension URLPattern.Part {
    /// True if the part distinguishes texts that no pattern mentions.
    fileprivate var isDistinct: Bool {
        if case .mixed = self { return true }
        switch placeholder?.type {
        case .int, .double, .uuid: return true
        case .string, .bool, .url, .enumeration, .app, nil: return false
        }
    }

    var pieces: [[[PartAutomaton.Step]]] {
        switch self {
        case .fixed(let text): [[literal(text)]]
        case .placeholder(let placeholder): placeholder.type.pieces
        case .mixed(let mix):
            [[literal(mix.texts.first ?? "")]]
                + zip(mix.placeholders, mix.texts.dropFirst()).flatMap { $0.type.pieces + [[literal($1)]] }
        }
    }
}

extension URLPattern.ValueType {
    fileprivate var pieces: [[[PartAutomaton.Step]]] {
        let signs = [[], notation("±")]
        switch self {
        case .string, .url, .app: return [[notation("··*")]]
        case .int: return [signs, [notation("##*")]]
        case .double:
            let decimal = ["##*", "##*.#*", ".##*"].flatMap { number in ["", "E##*", "E±##*"].map { number + $0 } }
            let hexadecimal = ["%%*", "%%*.%*", ".%%*"].flatMap { number in ["", "P##*", "P±##*"].map { "0X" + number + $0 } }
            return [signs, (decimal + hexadecimal + ["INF", "INFINITY", "NAN", "NAN(_*)"]).map(notation)]
        case .bool: return [["true", "false"].map(literal)]
        case .uuid: return [[[8, 4, 4, 4, 12].map { String(repeating: "%", count: $0) }.joined(separator: "-")].map(notation)]
        case .enumeration(let words): return [words.map(literal)]
        }
    }
}

/// The steps of one text.
func literal(_ text: String) -> [PartAutomaton.Step] { text.map { PartAutomaton.Step(characters: [$0]) } }

/// Reads steps: `·` is any character, `±` a sign, `#` a digit, `%` a hexadecimal digit, `_` a
/// letter, digit or `_`. A letter has any case. `*` repeats the step before it.
private func notation(_ text: String) -> [PartAutomaton.Step] {
    var steps: [PartAutomaton.Step] = []
    for character in text {
        switch character {
        case "*": steps.indices.last.map { steps[$0].isRepeated = true }
        case "·": steps.append(PartAutomaton.Step(characters: nil))
        case "±": steps.append(PartAutomaton.Step(characters: ["+", "-"]))
        case "#": steps.append(PartAutomaton.Step(characters: Set("0123456789")))
        case "%": steps.append(PartAutomaton.Step(characters: Set("0123456789abcdefABCDEF")))
        case "_": steps.append(PartAutomaton.Step(characters: Set("_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")))
        default: steps.append(PartAutomaton.Step(characters: Set(String(character) + character.lowercased())))
        }
    }
    return steps
}
