import FlowGraph
import FlowSpec
import JSONText
import TestSupport

/// A random walk of the machine, as JSON: the choices at the start, the state there, and for each
/// action its text, the hash of all moves that are possible, the index of the one taken, the
/// choices, and what became of it. A choice is its index and the number of options.
struct RecordedWalk {
    private(set) var actions: [JSON] = []
    private(set) var start: JSON = [:]
    /// How often each kind of move, choice, observation and fault came.
    private(set) var counts: [String: Int] = [:]
    private var random: SeededNumbers
    private var choices: [JSON] = []
    private var chosen: [Choice] = []

    init(of compared: ComparedProgram, length: Int, seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let machine = Machine(compared.program)
        let words = StateText(program: compared.program, sources: compared.sources)
        var state = machine.initial { choose(of: $0) }
        let line = compared.program.walkStart(in: state, choosing: chosen)
        start = ["line": .string(line), "choices": .array(choices), "state": .string(words.text(state))]
        for _ in 0..<length {
            let moves = machine.moves(in: state)
            guard !moves.isEmpty else { return }
            // Transitions, which are many, shall not crowd out what the user does.
            let gestures = moves.indices.filter { if case .transition = moves[$0] { false } else { true } }
            let index = random.chance(40) && !gestures.isEmpty ? random.pick(gestures) : Int.random(in: moves.indices, using: &random)
            (choices, chosen) = ([], [])
            let (outcome, steps) = machine.trace(moves[index], from: state) { choose(of: $0) }
            count(moves[index], outcome, steps)
            let action: JSON = [
                "moves": .integer(Int(fnv(moves.map(words.text).joined(separator: ",")))), "index": .integer(index),
                "choices": .array(choices),
                "line": .string(compared.program.walkText(of: moves[index], choosing: chosen)),
                "outcome": .string(words.text(outcome, steps: steps)),
            ]
            actions.append(action)
            if case .settled(let next, _) = outcome { state = next }
        }
    }

    private mutating func choose(of options: [Choice]) -> Int {
        let index = Int.random(in: options.indices, using: &random)
        choices.append(.array([.integer(index), .integer(options.count)]))
        chosen.append(options[index])
        switch options[index] {
        case .asked: counts["guard", default: 0] += 1
        case .alert: counts["alert", default: 0] += 1
        case .answer: counts["answer", default: 0] += 1
        }
        return index
    }

    private mutating func count(_ move: Move, _ outcome: Outcome, _ steps: [Step]) {
        switch move {
        case .transition: counts["transition", default: 0] += 1
        case .back: counts["back", default: 0] += 1
        case .backMenu: counts["back menu", default: 0] += 1
        case .swipeDown: counts["swipe down", default: 0] += 1
        case .tap: counts["tap", default: 0] += 1
        case .link: counts["link", default: 0] += 1
        }
        for step in steps { counts["step \(step.action.keyword.rawValue)", default: 0] += 1 }
        let observations: [Observation]
        switch outcome {
        case .settled(_, let all): observations = all
        case .fault(let fault, let all): observations = all + [.fault(fault)]
        }
        for observation in observations {
            switch observation {
            case .abandon(_, let cause): if case .reselect = cause { counts["reselect", default: 0] += 1 }
            case .handled: counts["handled", default: 0] += 1
            case .perform: break
            case .fault(let fault): counts["fault \(fault.kind.rawValue)", default: 0] += 1
            }
        }
    }

    /// What a long comparison must have come to, and hasn't.
    static func missing(in counts: [String: Int]) -> [String] { all.filter { counts[$0] == nil } }

    private static let all =
        ["guard", "alert", "answer", "transition", "back", "back menu", "swipe down", "tap", "link", "reselect", "handled"]
        + StepKeyword.linked.map { "step \($0.rawValue)" } + Fault.Kind.allCases.map { "fault \($0.rawValue)" }
}

/// The hash of Fowler, Noll and Vo (FNV-1a) of a text, in 32 bits.
func fnv(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}
