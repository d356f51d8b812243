import FlowGraph
import FlowSpec
import PushdownSystems

/// A pushed flow with results whose caller doesn't handle the end when the user goes back.
struct UnhandledDismissal: Sendable {
    /// The site that pushes it.
    var range: SourceRange
    /// The flow.
    var flow: FlowID
    /// A run that ends when the user goes back; without a run, it is unknown if one exists.
    var witness: Witness
}

extension Analysis {
    /// The sites that push flows with results and have no `dismissed`, if the user can go back past
    /// the whole flow. The topmost screen at that time can be any. The result is in source order.
    func unhandledDismissals(besides known: Set<SourceRange> = []) -> [UnhandledDismissal] {
        let isSilent = program.sites.map { site in
            guard case .flow(let flow) = site.target, site.dismissed == nil else { return false }
            return !program[flow].results.isEmpty && !known.contains(site.range)
        }
        guard isSilent.contains(true) else { return [] }
        // Steps that are written once and taken in several places have one range.
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

    /// True if the user can go back past the whole flow after a step has pushed it.
    public func isLeftByBack(_ flow: FlowID) -> Bool {
        var effort = wordEffort
        let seeds = pushes { program[$0].target == .flow(flow) }.map(\.seed)
        if case .found = wayBack(over: seeds, &effort) { return true }
        return false
    }

    /// The pushes of some sites.
    private func pushes(by isWanted: (SiteID) -> Bool) -> [(site: SiteID, seed: WordSearch.Seed)] {
        system.automaton.edges.indexed().compactMap { number, edge in
            guard let site = edge.site, isWanted(site), !system.automaton.isLayer(number) else { return nil }
            return (site, WordSearch.Seed(below: edge.target, edge: number))
        }
    }

    /// The number of slots that the user pops together with a flow without `dismissed`; `nil` if
    /// the user can't go back, or there is no such flow.
    private func slotsTaken(by place: SourceRange, in state: State) -> Int? {
        guard let top = state.topScreen, program[top].attributes.allowsBack, let slots = state.activeStacks.last?.slots else { return nil }
        return slots.indices.dropFirst().last { index in
            slots[index].mark?.site.map { program[$0].range == place && program[$0].dismissed == nil } ?? false
        }.map { slots.count - $0 }
    }
}

extension Report {
    /// Findings about flows that end without a result, if only the analysis shows it.
    func dismissals() -> [Finding] {
        analysis.unhandledDismissals(besides: knownDismissals).map { fact in
            let message = EndWithoutResult.back.message(of: program[fact.flow].name.value)
            return Finding(.unhandledDismissal, message, at: fact.range, by: .run(fact.witness.replay))
        }
    }
}
