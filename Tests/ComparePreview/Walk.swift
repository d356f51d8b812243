import FlowGraph
import FlowSpec
import TestSupport

/// A random walk of the machine, as JSON. It contains the initial choices and state. Each action
/// has its text, the hashes of the moves that are possible at any, compact and regular width, the
/// index of the chosen move, the choices, and the outcome. A choice is its index and the number of
/// options.
struct RecordedWalk {
    private(set) var actions: [JSON] = []
    private(set) var start: JSON = [:]
    /// The number of times that each kind of move, choice, observation and fault occurred.
    private(set) var counts: [String: Int] = [:]
    private var random: SeededNumbers
    private var choices: [JSON] = []
    private var chosen: [Choice] = []

    init(of compared: ComparedProgram, length: Int, seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let machine = Machine(compared.program)
        let machines = [machine] + Width.allCases.map { Machine(compared.program.at($0)) }
        let words = StateText(program: compared.program, sources: compared.sources)
        let beginning = Int.random(in: compared.program.starts.indices, using: &random)
        if beginning > 0 { counts["entry flow", default: 0] += 1 }
        var state = machine.initial(of: compared.program.starts[beginning]) { choose(of: $0) }
        let line = compared.program.walkStart(in: state, choosing: chosen)
        start = ["beginning": .integer(beginning), "line": .string(line), "choices": .array(choices), "state": .string(words.text(state))]
        for _ in 0..<length {
            let moves = machine.moves(in: state)
            guard !moves.isEmpty else { return }
            // Transitions are numerous, so gestures are drawn separately.
            let gestures = moves.indices.filter { if case .transition = moves[$0] { false } else { true } }
            let index = random.chance(40) && !gestures.isEmpty ? random.pick(gestures) : Int.random(in: moves.indices, using: &random)
            (choices, chosen) = ([], [])
            let (outcome, steps) = machine.trace(moves[index], from: state) { choose(of: $0) }
            count(moves[index], from: state, outcome, steps, in: compared)
            let action: JSON = [
                "moves": .array(
                    machines.map { .integer(Int(fnv($0.moves(in: state).map(words.text).joined(separator: ",")))) }),
                "index": .integer(index),
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
        case .same: counts["equal values", default: 0] += 1
        case .alert: counts["alert", default: 0] += 1
        case .answer: counts["answer", default: 0] += 1
        }
        return index
    }

    private mutating func count(_ move: Move, from state: State, _ outcome: Outcome, _ steps: [Step], in compared: ComparedProgram) {
        let program = compared.program
        for kind in state.layers.flatMap({ kinds(of: $0.content, in: program) }) { counts[kind, default: 0] += 1 }
        for replaced in steps.compactMap(compared.replaced) { counts["step \(replaced)", default: 0] += 1 }
        switch move {
        case .transition: counts["transition", default: 0] += 1
        case .back: counts["back", default: 0] += 1
        case .backMenu: counts["back menu", default: 0] += 1
        case .swipeDown: counts["swipe down", default: 0] += 1
        case .tap(let flow, let tab):
            counts[program[flow].isSplit ? "column" : "tab", default: 0] += 1
            if program[flow].tabs[tab].steps != nil { counts["tab that acts", default: 0] += 1 }
        case .link(let id): counts[program[id].isTransition ? "transition of the app" : "link", default: 0] += 1
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
            case .perform: counts["effect", default: 0] += 1
            case .fault(let fault): counts["fault \(fault.kind.rawValue)", default: 0] += 1
            }
        }
    }

    /// The special features of a state.
    private func kinds(of content: Content, in program: Program) -> [String] {
        switch content {
        case .nav(let flow, let slots):
            return (slots.compactMap(\.mark).map(\.flow) + [flow]).filter { program[$0].isExternal }.map { _ in "external flow" }
        case .single(let flow, _): return flow.map { program[$0].isExternal } == true ? ["external flow"] : []
        case .tabs(let flow, _, let children):
            return (program[flow].isSplit ? ["split view"] : []) + children.flatMap { kinds(of: $0, in: program) }
        case .switch(_, _, let content): return ["switch"] + kinds(of: content, in: program)
        case .action: return []
        }
    }

    /// The kinds that a comparison must cover and hasn't covered.
    static func missing(in counts: [String: Int]) -> [String] { all.filter { counts[$0] == nil } }

    /// A table of the kinds and their counts.
    static func table(of counts: [String: Int]) -> String {
        all.map { "  \(counts[$0, default: 0]) × \($0)\n" }.joined()
    }

    private static let all =
        [
            "transition", "back", "back menu", "swipe down", "tab", "tab that acts", "column", "reselect", "link", "transition of the app",
            "guard", "equal values", "alert", "answer", "effect", "handled", "split view", "switch", "external flow",
            "entry flow",
        ]
        + (StepKeyword.linked.map(\.rawValue) + ComparedProgram.replaced).map { "step \($0)" }
        + Fault.Kind.allCases.map { "fault \($0.rawValue)" }
}

/// The 32-bit FNV-1a hash (Fowler, Noll, Vo) of a text.
func fnv(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}
