import FlowGraph
import PushdownSystems

/// What users and the screens on top can do in all states that can come about, on one kind of
/// device: no link is opened there, and the app does nothing of its own accord. Whether users get
/// out of a state, or get somewhere, is asked of these moves; which states there are, of all moves.
struct UserMoves: Sendable {
    /// The kind of device; nil where users can do the same on all.
    let device: Device?
    /// The states.
    let states: Analysis
    /// What can be done in them, by the same nodes.
    let moves: SaturatedProgram
    /// The machine that does nothing else.
    let machine: Machine
    private let above = Once<MovesAbove>()
    /// The states in which presented flows can't be left.
    let closed = Once<[FlowID: ClosedState]>()
    private let reached = Once<[Target: Int]>()

    init(in states: Analysis) {
        let program = states.program
        (self.device, self.states) = (program.device, states)
        moves = program.links.isEmpty ? states.system : states.system.byHand
        machine = program.links.isEmpty ? states.machine : Machine(program.withoutLinks)
    }

    /// Whether more can be done than is looked at.
    var isCut: Bool { states.isCut || moves.isCut }

    /// What follows words, if other tabs hold the best that they can hold.
    var hopefully: MovesAbove { above.value { MovesAbove(moves, isHopeful: true) } }

    /// How many screens users come to from each start.
    var totals: [Target: Int] {
        reached.value {
            let program = states.program
            let analysis = program.links.isEmpty ? states : Analysis(of: program.withoutLinks)
            return Dictionary(
                uniqueKeysWithValues: analysis.system.automaton.bottoms.compactMap { bottom in
                    let origin = analysis.system.automaton.nodes[bottom].procedure.flatMap(analysis.system.origin)
                    return origin.map { ($0, analysis.screens(above: [bottom]).count) }
                })
        }
    }

    /// Whether a container has tabs, so that something stands where nobody sees it.
    var hasTabs: Bool { states.program.flows.contains { !$0.tabs.isEmpty } }

    /// A run to a state in which users are stuck: nothing that they do leads to a better one. All
    /// states that are looked at share an effort. Once it is spent, an exact analysis is right.
    func replay(
        until isBetter: @escaping (_ state: State, _ start: State) -> Bool, find: (_ isStuck: @escaping (State) -> Bool) -> Replay?
    ) -> Replay? {
        var effort = Effort(Self.mostAfterOne)
        var run = find { [self] start in
            guard !effort.isSpent else { return states.isExact }
            var search = StateSearch(machine: machine, from: start, effort: effort)
            let way = search.run { isBetter($0, start) }
            effort.spend(search.spent)
            return way == nil && (search.isComplete || states.isExact)
        }
        if effort.isSpent, !states.isExact { run?.isShortest = false }
        return run
    }

    /// How much is looked at after the states of one run.
    static let mostAfterOne = 100_000
}

extension Analysis {
    /// What users come to in the app's window, in which links are opened.
    var inWindow: Analysis {
        program.flows.contains { $0.entry != nil } ? results.inWindow.value { Analysis(of: program.inWindow) } : self
    }

    /// What users come to there by what the screens show: without links, and without the app's own
    /// transitions.
    public var byHand: Analysis {
        program.links.isEmpty ? inWindow : results.byHand.value { Analysis(of: program.inWindow.withoutLinks) }
    }

    /// What users can do, on each kind of device on which they can do something else.
    var userMoves: [UserMoves] {
        results.userMoves.value {
            guard program.differsByDevice else { return [UserMoves(in: consistent)] }
            return Device.allCases.map { UserMoves(in: Analysis(of: consistent.program.on($0))) }
        }
    }

    /// The analysis of what comes about if no guard gives both answers in one action.
    var consistent: Analysis { withoutContradictions ?? self }

    private var withoutContradictions: Analysis? {
        results.consistent.value { program.withoutContradictions.map { Analysis(of: $0) } }
    }

    /// A run as the app's own machine makes it, which may ask a guard again that has answered.
    func asked(_ run: Replay?) -> Replay? {
        withoutContradictions == nil ? run : run?.repeated(on: machine) { _ in true }
    }

    /// What users can do on a kind of device.
    func userMoves(on device: Device?) -> UserMoves? { userMoves.first { $0.device == device } }
}
