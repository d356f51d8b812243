import FlowGraph
import FlowSpec
import PushdownSystems

/// The moves of users and visible screens in windows of one width, in every state that is reachable
/// at any. Opens no links and performs no global transitions.
///
/// These moves decide whether users can leave a state or reach another; all moves decide which
/// states exist.
struct UserMoves: Sendable {
    /// The limits of the moves. Their width is `nil` if users can do the same things at all widths.
    let limits: MoveLimits
    /// The analysis of all reachable states.
    let states: Analysis
    /// The moves that are possible in the states, on the same nodes.
    let moves: SaturatedProgram
    /// The machine that performs only these moves.
    let machine: Machine
    private let above = Once<MovesAbove>()
    /// The states in which users can't leave presented flows.
    let closed = Once<[FlowID: ClosedState]>()
    private let always = Once<Analysis>()
    private let reached = Once<[Target: Int]>()
    private let measured = Once<Distances>()

    init(in states: Analysis, limits: MoveLimits = MoveLimits()) {
        let program = states.program
        (self.limits, self.states) = (limits, states)
        let areAll = program.links.isEmpty && limits == program.limits
        moves = areAll ? states.system : states.system.limited(to: limits, isByHand: true)
        machine = areAll ? states.machine : Machine(program.withoutLinks.limited(to: limits))
    }

    var width: Width? { limits.width }

    var isCut: Bool { states.isCut || moves.isCut }

    /// True if the states and the moves are exact.
    var isExact: Bool { states.isExact && moves.rewriting.violations.isEmpty }

    /// The moves that are possible on words if other tabs have the best content.
    var hopefully: MovesAbove { above.value { MovesAbove(moves, isHopeful: true) } }

    /// The fewest actions of the moves.
    var distances: Distances { measured.value { moves === states.system ? states.distances : Distances(moves.saturation) } }

    /// The analysis of windows that always have the width.
    var alone: Analysis { width.map { width in always.value { Analysis(of: states.program.at(width)) } } ?? states }

    /// The number of screens that users can reach from each start in such windows.
    var totals: [Target: Int] {
        reached.value {
            let analysis = alone.program.links.isEmpty ? alone : Analysis(of: alone.program.withoutLinks)
            return Dictionary(
                uniqueKeysWithValues: analysis.system.automaton.bottoms.compactMap { bottom in
                    let origin = analysis.system.automaton.nodes[bottom].procedure.flatMap(analysis.system.origin)
                    return origin.map { ($0, analysis.screens(above: [bottom]).count) }
                })
        }
    }

    var hasTabs: Bool { states.hasTabs }

    /// Returns a run to a state in which users are stuck, so no move leads to a better state. All
    /// searches share one effort. Once it is spent, an exact analysis is trusted.
    func replay(
        within most: Int? = nil, until isBetter: @escaping (_ state: State, _ start: State) -> Bool,
        find: (_ isStuck: @escaping (State) -> Bool) -> Replay?
    ) -> Replay? {
        var effort = Effort(Self.mostAfterOne)
        var run = find { [self] start in
            guard !effort.isSpent else { return isExact }
            var search = StateSearch(machine: machine, from: start, effort: effort)
            let way = search.run(upTo: most ?? .max) { isBetter($0, start) }
            effort.spend(search.spent)
            return way == nil && (search.isComplete(upTo: most) || isExact)
        }
        if effort.isSpent, !isExact { run?.isShortest = false }
        return run
    }

    /// The effort for searches after the states of one run.
    static let mostAfterOne = 100_000
}

extension Analysis {
    /// The analysis of the app's window; links are opened only there.
    var inWindow: Analysis {
        program.flows.contains { $0.entry != nil } ? results.inWindow.value { Analysis(of: program.inWindow) } : self
    }

    /// The analysis of the window without links and global transitions.
    public var byHand: Analysis {
        program.links.isEmpty ? inWindow : results.byHand.value { Analysis(of: program.inWindow.withoutLinks) }
    }

    /// The moves of users at each width; one element if all widths are alike.
    var userMoves: [UserMoves] {
        results.userMoves.value {
            guard program.differsByWidth else { return [UserMoves(in: consistent)] }
            return Width.allCases.map { UserMoves(in: consistent, limits: consistent.program.at($0).limits) }
        }
    }

    /// The analysis without runs in which one guard answers both true and false in one action.
    var consistent: Analysis { withoutContradictions ?? self }

    private var withoutContradictions: Analysis? {
        results.consistent.value { program.withoutContradictions.map { Analysis(of: $0) } }
    }

    /// Returns a run as the machine of the original program performs it; it can ask a guard twice.
    func asked(_ run: Replay?) -> Replay? {
        withoutContradictions == nil ? run : run?.repeated(on: machine) { _ in true }
    }

    /// The moves of users at each width without gestures.
    var taps: [UserMoves] {
        results.taps.value {
            userMoves.map { moves in
                var limits = moves.limits
                limits.excludesGestures = true
                return UserMoves(in: moves.states, limits: limits)
            }
        }
    }

    /// True if a flow has tabs, so stacks exist that aren't visible.
    var hasTabs: Bool { program.flows.contains { !$0.tabs.isEmpty } }

    /// The moves with which an invariant must be true.
    func userMoves(for reach: Invariant.Reach) -> [UserMoves] { reach.excludesGestures ? taps : userMoves }
}
