import FlowGraph
import FlowSpec

/// What a user can do at a screen, without regard to what lies below.
enum Occasion: Hashable {
    case transition(TransitionID, ScreenID)
    /// Back and the back menu alike.
    case back(ScreenID)
    case swipeDown(ScreenID)
    case tap(FlowID, tab: Int, ScreenID)
    case link(LinkID, ScreenID)

    /// What a move is with a screen on top.
    init(_ move: Move, on screen: ScreenID) {
        switch move {
        case .transition(let id): self = .transition(id, screen)
        case .back, .backMenu: self = .back(screen)
        case .swipeDown: self = .swipeDown(screen)
        case .tap(let flow, let tab): self = .tap(flow, tab: tab, screen)
        case .link(let link): self = .link(link, screen)
        }
    }
}

/// A fault with what led to it.
struct FaultKey: Hashable {
    var occasion: Occasion
    var kind: Fault.Kind
    var range: SourceRange
}

/// What was found by trying everything. The distance of something is the least number of actions
/// that lead to it.
struct Exploration {
    /// The machine that was explored.
    let machine: Machine
    /// All active words with their distances.
    var words: [Word: Int] = [:]
    /// All faults with their distances, the action that faults counted.
    var faults: [FaultKey: Int] = [:]
    /// All transitions that were taken, faulting or not, with their distances, the action itself
    /// counted.
    var fires: [Occasion: Int] = [:]
    /// The states in the order in which they were found.
    var states: [State] = []
    /// The distances of the states.
    var distances: [Int] = []
    /// How each state was found first; nil of the initial ones.
    var arrivals: [Arrival?] = []
    /// Which state leads to which, by their places in `states`; those of the last level are left
    /// out where there may be more.
    var edges: [(from: Int, to: Int)] = []
    /// All words, faults and fires up to this distance are there, and no others.
    var depth = 0
    /// Whether there is no state beyond these.
    var isComplete = false
    /// Whether there were too many states, so that `depth` is less than was asked for.
    var isCapped = false

    /// The first way to a state.
    struct Arrival {
        var from: Int
        var move: Move
        var choices: [Choice]
    }

    /// The first way to a state, a line for each move.
    func path(to index: Int) -> [String] {
        var lines: [String] = []
        var place: Int? = index
        while let current = place {
            let text = states[current].description(in: machine.program, showingAllTabs: true)
            let arrival = arrivals[current]
            lines.append(arrival.map { "\(describe($0.move, $0.choices)) → \(text)" } ?? text)
            place = arrival?.from
        }
        return lines.reversed()
    }

    /// The first way to a word, a line for each move.
    func path(to word: Word) -> [String] {
        var speller = WordSpeller(program: machine.program)
        return states.firstIndex { speller.word(of: $0) == word }.map(path) ?? []
    }

    private func describe(_ move: Move, _ choices: [Choice]) -> String {
        let program = machine.program
        let name =
            switch move {
            case .transition(let id): program[id].name.value
            case .back: "back"
            case .backMenu(let count): "back menu \(count)"
            case .swipeDown: "swipe down"
            case .tap(let flow, let tab): "tap \(program[flow].name.value).\(program[flow].tabs[tab].name.value)"
            case .link(let link): "open \(machine.program[link].name.value)"
            }
        return choices.isEmpty ? name : "\(name) \(choices)"
    }
}
