import FlowGraph
import PushdownSystems

/// Decides whether invariants are true. Computes only once what all invariants share.
struct InvariantSearch {
    private let analysis: Analysis
    private var effort: Effort
    private var replayer: Replayer
    private lazy var stacks = analysis.system.stacksOfFlows(analysis.distances)

    init(_ analysis: Analysis) {
        self.analysis = analysis
        effort = analysis.wordEffort
        replayer = Replayer(analysis, sharedBy: analysis.program.invariants.count)
    }

    /// Decides whether all stacks in a property's scope are allowed.
    mutating func verdict(of property: StackProperty) -> InvariantFact.Verdict {
        let allowed = property.allowed
        guard !allowed.isUniversal else { return .holds }
        let seeds =
            switch property.scope {
            case .stack(let flow): stacks[flow] ?? []
            case .everyStack: analysis.system.wholeStacks(analysis.distances)
            }
        let isSafe = safeStates(of: allowed)
        let search = WordSearch(
            analysis: analysis, stateCount: allowed.stateCount, staysOnStack: true,
            next: { state, symbol in
                let next = allowed.next(state, symbol.screen)
                return isSafe[next] ? nil : next
            },
            isWanted: { state, symbol in !allowed.accepts(allowed.next(state, symbol.screen)) })
        return verdict(search, from: seeds) { state in
            state.stacks(in: property.scope).contains { !allowed.accepts($0) }
        }
    }

    /// Decides whether no screen on an active stack is wrong while a target is on top.
    ///
    /// - Parameter isWrong: true if a screen is, by the containers around it, outermost first.
    mutating func verdict(after target: Target, isWrong: @escaping (ScreenID, [FlowID]) -> Bool) -> InvariantFact.Verdict {
        let (program, alphabet) = (analysis.program, analysis.system.rewriting.alphabet)
        func containers(of symbol: Symbol) -> [FlowID] { alphabet.lane(of: symbol).content.path.map(\.flow) }
        // State 1: a wrong screen was read.
        func next(_ state: Int, _ symbol: Symbol) -> Int { state == 1 || isWrong(symbol.screen, containers(of: symbol)) ? 1 : 0 }
        let search = WordSearch(
            analysis: analysis, stateCount: 2, staysOnStack: false, next: next,
            isWanted: { program.isThere(target, $1.screen, in: containers(of: $1)) && next($0, $1) == 1 })
        let seeds = analysis.system.automaton.bottoms.map { WordSearch.Seed(below: $0) }
        return verdict(search, from: seeds) { state in
            program.isOnTop(target, in: state)
                && state.layers.contains { layer in
                    let containers = layer.content.containersThatShow
                    return layer.content.activeSlots.contains { isWrong($0.screen, containers) }
                }
        }
    }

    /// Decides whether no absent target exists while another target is on top.
    mutating func verdict(after target: Target, absent: [Target]) -> InvariantFact.Verdict {
        verdict(after: target) { [program = analysis.program] screen, containers in
            absent.contains { program.isThere($0, screen, in: containers) }
        }
    }

    private mutating func verdict(
        _ search: WordSearch, from seeds: [WordSearch.Seed], where isViolated: @escaping (State) -> Bool
    ) -> InvariantFact.Verdict {
        if !analysis.isCut {
            switch search.shortest(from: seeds, &effort) {
            case .found(let found): return .violated(analysis.witness(found, &replayer, where: isViolated))
            case .absent: return .holds
            case .unknown: break
            }
        }
        // The stacks don't decide it.
        guard let replay = analysis.nearest.run(to: .state(isViolated)) else { return .unknown }
        return .violated(Witness(distance: replay.steps.count, replay: replay))
    }

    /// Returns the states from which every stack is allowed. A minimal automaton has at most one,
    /// which every screen leads back to.
    private func safeStates(of allowed: DFA) -> [Bool] {
        (0..<allowed.stateCount).map { state in
            allowed.accepts(state)
                && analysis.program.screens.indices.allSatisfy { allowed.next(state, ScreenID(index: $0)) == state }
        }
    }
}
