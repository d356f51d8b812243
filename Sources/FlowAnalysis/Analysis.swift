import FlowDiagnostics
import FlowGraph

/// What is known of every state that a program can reach: the answers of one automaton.
///
/// Documentation/analysis.md says what is exact. What is asked for is worked out when it is asked for.
public struct Analysis: Sendable {
    /// The machine that traces are replayed on.
    public let machine: Machine
    let system: PostStar
    let distances: Distances

    /// Analyses a program, with lists of steps that may begin in any state.
    public init(of program: Program, entries: [Entry] = []) {
        machine = Machine(program, entries: entries)
        system = PostStar(program, entries: entries.map(\.steps))
        distances = Distances(system)
    }

    /// The program.
    public var program: Program { machine.program }

    /// What keeps the analysis from being exact, in the order of the text; nothing where it is.
    public var breaches: [Breach] {
        system.rules.breaches.sorted { left, right in
            (left.range.source.index, left.range.start.offset, "\(left.reason)") < (
                right.range.source.index, right.range.start.offset, "\(right.reason)"
            )
        }
    }

    /// Whether every answer is exact: nothing is called possible that isn't.
    public var isExact: Bool { system.rules.breaches.isEmpty }

    /// All words that so many actions can reach, each with its distance.
    public func words(upTo actions: Int) -> [[WordSlot]: Int] {
        system.words(upTo: actions, distances)
    }
}

/// Where a screen can be on top.
public struct ScreenFact: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The lane; nil of a screen that is never on top.
    public var lane: String?
    /// The fewest actions from the start; nil of a screen that is never on top.
    public var distance: Int?
}

/// Something that can be done on a screen, or by the user in any.
public enum Occasion: Hashable, Sendable {
    /// A transition, its screen's own or its flow's, on that screen.
    case transition(TransitionID, ScreenID)
    /// The back button, the swipe from the edge or the back button's menu.
    case back
    /// A layer is swiped away.
    case swipeDown
    /// A tap on a tab.
    case tap(FlowID, tab: Int)
    /// An entry.
    case entry(Int)
}

/// A step that can't be taken somewhere.
public struct FaultFact: Hashable, Sendable {
    /// What is done.
    public var occasion: Occasion
    /// What the step doesn't find.
    public var kind: Fault.Kind
    /// The step.
    public var range: SourceRange
    /// The fewest actions with which it happens, that of the occasion counted.
    public var distance: Int
    /// Whether the step also succeeds somewhere.
    public var isSometimesTaken: Bool
    /// The node at which it happens, and the operation.
    let node: Int
    let operation: Int
    /// Whether the occasion begins at the node.
    let isDirect: Bool
}

extension Analysis {
    /// Every screen in every lane where it can be on top, by the program's order and the lane's name; then those that never are.
    public var screens: [ScreenFact] {
        var best: [ScreenFact: Int] = [:]
        for node in system.idle where node >= 0 {
            let symbol = system.symbol(at: node)
            let distance = distances.start[node]
            guard distance != Distances.unknown else { continue }
            let key = ScreenFact(screen: symbol.screen, lane: system.name(of: system.rules.alphabet.lane(of: symbol)), distance: nil)
            best[key] = min(best[key] ?? distance, distance)
        }
        let reached = Set(best.keys.map(\.screen))
        let facts = best.map { ScreenFact(screen: $0.key.screen, lane: $0.key.lane, distance: $0.value) }
        let others = program.screens.indices.map(ScreenID.init).filter { !reached.contains($0) }.map {
            ScreenFact(screen: $0, lane: nil, distance: nil)
        }
        return (facts + others).sorted { ($0.screen.index, $0.lane ?? "") < ($1.screen.index, $1.lane ?? "") }
    }

    /// The fewest actions after which each screen is on top, by its index; nil where it never is.
    public var screenDistances: [Int?] {
        var best: [Int?] = Array(repeating: nil, count: program.screens.count)
        for node in system.idle where node >= 0 {
            let screen = system.symbol(at: node).screen.index
            let distance = distances.start[node]
            if distance != Distances.unknown, distance < best[screen] ?? .max { best[screen] = distance }
        }
        return best
    }

    /// All faults, those of one occasion and step with the fewest actions, in the order of the text.
    public var faults: [FaultFact] {
        struct Key: Hashable {
            var event: Int
            var kind: Fault.Kind
            var operation: Int
        }
        var best: [Key: (distance: Int, node: Int, cost: Int)] = [:]
        for fault in system.faults {
            let start = distances.start[fault.node]
            guard start != Distances.unknown else { continue }
            let key = Key(event: fault.event, kind: fault.kind, operation: fault.operation)
            if start + fault.cost < best[key]?.distance ?? .max { best[key] = (start + fault.cost, fault.node, fault.cost) }
        }
        let facts = best.compactMap { key, found -> FaultFact? in
            guard let occasion = Occasion(system.rules.events[key.event]) else { return nil }
            return FaultFact(
                occasion: occasion, kind: key.kind, range: system.rules.operations[key.operation].range, distance: found.distance,
                isSometimesTaken: system.rules.passed[key.operation], node: found.node, operation: key.operation, isDirect: found.cost > 0)
        }
        return facts.sorted { left, right in
            let (a, b) = (left.range, right.range)
            return (a.source.index, a.start.offset, left.distance, left.node) < (b.source.index, b.start.offset, right.distance, right.node)
        }
    }
}

extension FaultFact {
    /// The actions of the shortest way to it, that of the occasion last.
    func actions(by route: Route) -> [Route.Action] {
        var actions = route.actions(to: node)
        if isDirect { actions.append(Route.Action(event: Event(occasion))) }
        return actions
    }
}

extension Event {
    init(_ occasion: Occasion) {
        switch occasion {
        case .transition(let transition, let screen): self = .transition(transition, screen)
        case .back: self = .back
        case .swipeDown: self = .swipeDown
        case .tap(let flow, let tab): self = .tap(flow, tab: tab)
        case .entry(let index): self = .entry(index)
        }
    }
}

extension Occasion {
    /// What an event is to others; nil of the start.
    init?(_ event: Event) {
        switch event {
        case .launch, .answer: return nil
        case .transition(let transition, let screen): self = .transition(transition, screen)
        case .back: self = .back
        case .swipeDown: self = .swipeDown
        case .tap(let flow, let tab): self = .tap(flow, tab: tab)
        case .entry(let index): self = .entry(index)
        }
    }
}
