import FlowGraph
import FlowSpec

/// A user's action at a screen, regardless of the screens below.
enum Occasion: Hashable {
    case transition(TransitionID, ScreenID)
    /// Back or the back menu.
    case back(ScreenID)
    case swipeDown(ScreenID)
    case tap(FlowID, tab: Int, ScreenID)
    case link(LinkID, ScreenID)

    /// Creates the occasion of a move with a screen on top.
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

/// A fault and its cause.
struct FaultKey: Hashable {
    var occasion: Occasion
    var kind: Fault.Kind
    var range: SourceRange
}

/// The result of an exhaustive exploration. A distance is the smallest number of actions to reach
/// something.
struct Exploration {
    let machine: Machine
    /// All active words and their distances.
    var words: [Word: Int] = [:]
    /// All faults and their distances, including the faulting action.
    var faults: [FaultKey: Int] = [:]
    /// All performed transitions, faulting or not, and their distances, including the transition.
    var fires: [Occasion: Int] = [:]
    /// The states in the order of discovery.
    var states: [State] = []
    var distances: [Int] = []
    /// The first arrival at each state, or `nil` for initial states.
    var arrivals: [Arrival?] = []
    /// The edges between states, as indices in `states`. If the exploration is incomplete, the
    /// edges of the last level are missing.
    var edges: [(from: Int, to: Int)] = []
    /// The depth to which words, faults and transitions are complete.
    var depth = 0
    /// True if there are no other states.
    var isComplete = false
    /// True if there were too many states, so `depth` is less than requested.
    var isCapped = false

    /// The first arrival at a state.
    struct Arrival {
        var from: Int
        var move: Move
        var choices: [Choice]
    }

    /// The first path to a state, with a line for each move.
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

    /// The first path to a word, with a line for each move.
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
