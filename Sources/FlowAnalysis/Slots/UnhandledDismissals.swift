import FlowGraph
import FlowSpec
import PushdownSystems

/// A flow with results that is pushed where nothing says what happens when the user goes back from
/// it.
struct UnhandledDismissal: Sendable {
    /// The place that pushes it.
    var range: SourceRange
    /// The flow.
    var flow: FlowID
    /// A run that ends with the user's way back; without one it isn't known whether there is any.
    var witness: Witness
}

extension Analysis {
    /// The places that push flows with results and say nothing of their end without one, where the
    /// user can go back past all of the flow, from whatever is on top of it then; in the order of
    /// the text.
    func unhandledDismissals(besides known: Set<SourceRange> = []) -> [UnhandledDismissal] {
        let isSilent = program.sites.map { site in
            guard case .flow(let flow) = site.target, site.dismissed == nil else { return false }
            return !program[flow].results.isEmpty && !known.contains(site.range)
        }
        guard isSilent.contains(true) else { return [] }
        // What is written once and taken in several places is one place.
        var seeds: [SourceRange: (flow: FlowID, all: [WordSearch.Seed])] = [:]
        for (site, seed) in pushes(by: { isSilent[$0.index] }) {
            guard case .flow(let flow) = program[site].target else { continue }
            seeds[program[site].range, default: (flow, [])].all.append(seed)
        }
        var effort = wordEffort
        var replayer = Replayer(self, sharedBy: seeds.count)
        return seeds.sorted { $0.key.isBefore($1.key) }.compactMap { range, starts in
            switch wayBack(over: starts.all, &effort) {
            case .absent: return nil
            case .unknown: return UnhandledDismissal(range: range, flow: starts.flow, witness: Witness(distance: 0))
            case .found(let found):
                let goal = Goal.state { [self] in slotsTaken(by: range, in: $0) != nil }
                let bound = found.distance + 1
                var replay = replayer.replay(actions(of: found.edges), to: goal, atLeast: found.distance)
                if let end = replay?.end, let count = slotsTaken(by: range, in: end) {
                    let move = count == 1 ? Move.back : .backMenu(count)
                    replay?.steps += machine.outcomes(of: move, in: end).prefix(1).map { Replay.Step(move, $0, from: end) }
                }
                return UnhandledDismissal(range: range, flow: starts.flow, witness: Witness(distance: bound, replay: replay))
            }
        }
    }

    /// Whether the user can go back past all of a flow that a step has pushed.
    ///
    /// - Parameter flow: the flow.
    public func isLeftByBack(_ flow: FlowID) -> Bool {
        var effort = wordEffort
        let seeds = pushes { program[$0].target == .flow(flow) }.map(\.seed)
        if case .found = wayBack(over: seeds, &effort) { return true }
        return false
    }

    /// Where some places push what they start.
    private func pushes(by isWanted: (SiteID) -> Bool) -> [(site: SiteID, seed: WordSearch.Seed)] {
        system.automaton.edges.indexed().compactMap { number, edge in
            guard let site = edge.site, isWanted(site), !system.automaton.isLayer(number) else { return nil }
            return (site, WordSearch.Seed(below: edge.target, edge: number))
        }
    }

    /// How many slots the user takes away with a flow that a place has pushed and that isn't asked
    /// for its end; nil where the user can't go back, or there is none.
    private func slotsTaken(by place: SourceRange, in state: State) -> Int? {
        guard let top = state.topScreen, program[top].attributes.allowsBack, let slots = state.activeStacks.last?.slots else { return nil }
        return slots.indices.dropFirst().last { index in
            slots[index].mark?.site.map { program[$0].range == place && program[$0].dismissed == nil } ?? false
        }.map { slots.count - $0 }
    }
}

extension Report {
    /// Flows that the user can leave without a result, where the text alone doesn't show it.
    func dismissals() -> [Finding] {
        analysis.unhandledDismissals(besides: knownDismissals).map { fact in
            let message = EndWithoutResult.back.message(of: program[fact.flow].name.value)
            return Finding(.unhandledDismissal, message, at: fact.range, by: .run(fact.witness.replay))
        }
    }
}
