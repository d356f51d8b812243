import FlowGraph
import FlowSpec
import PushdownSystems

/// A step that ends its list early, because its caller's `dismissed` steps run instead of the rest.
struct ReplacedSteps {
    var range: SourceRange
    var keyword: String
    /// The sites that started the layer or flow, in the order of the source.
    var sites: [SiteID]
    /// The nearest path to the step.
    var origin: Origin
}

extension Analysis {
    /// The steps that end a layer or flow in the middle of a list although its caller handles the
    /// end, in the order of the source.
    var replacedSteps: [ReplacedSteps] {
        let ranges = program.endingsInsideLists
        guard !ranges.isEmpty, program.sites.contains(where: { $0.dismissed?.isEmpty == false }) else { return [] }
        var found: [SourceRange: ReplacedSteps] = [:]
        func add(_ origin: Origin, _ sites: [SiteID]) {
            let range = system.rewriting.operations.range(of: origin.operation)
            guard ranges.contains(range), case .step(let action) = system.rewriting.operations.action(of: origin.operation) else { return }
            var steps = found[range] ?? ReplacedSteps(range: range, keyword: action.keyword.rawValue, sites: [], origin: origin)
            steps.sites = Set(steps.sites + sites).sorted { program[$0].range.isBefore(program[$1].range) }
            if origin.cost < steps.origin.cost { steps.origin = origin }
            found[range] = steps
        }
        var continuing: [(exit: Departure, calls: [EdgeID], sites: [SiteID])] = []
        for exit in system.saturation.exits {
            let summary = system.saturation.summaries[exit.summary]
            let leave = system.rewriting.exits[summary.key.exit]
            guard leave.how == .dismissed(isSeen: false), !leave.isOfLayer else { continue }
            // An exit through a flow that doesn't know its layer has no operation; its origin knows
            // the step.
            let step = system.rewriting.operations.range(of: exit.operation)
            guard exit.operation == Operations.end || ranges.contains(step) else { continue }
            let calls = system.automaton.edgesDown(from: summary.node).filter(startsWithHandler)
            let sites = calls.compactMap { system.automaton.edges[$0].site }
            guard let call = calls.min(by: { distances.distance(over: $0) < distances.distance(over: $1) }) else { continue }
            guard exit.begins else {
                continuing.append((exit, calls, sites))
                continue
            }
            guard let ascent = distances.distance(of: exit.node, from: summary.node) else { continue }
            let base = system.automaton.edges[call].target
            let legs: [Origin.Leg] = [.edge(call), .ascent(procedure: summary.node, to: exit.node)]
            let cost = distances.distance(over: call) + ascent + exit.cost
            add(Origin(event: exit.event, operation: exit.operation, cost: cost, base: base, legs: legs), sites)
        }
        if !continuing.isEmpty {
            var search = OriginSearch(self)
            let goals = continuing.flatMap { exit, calls, sites in
                let procedure = system.saturation.summaries[exit.summary].node
                return search.goals(at: exit.node, above: procedure, over: calls, after: exit.cost, operation: exit.operation)
                    .map { (goal: $0, sites: sites) }
            }
            for (origin, goal) in search.origins(of: goals.map(\.goal)) { add(origin, goals[goal].sites) }
        }
        return found.values.sorted { $0.range.isBefore($1.range) }
    }

    /// True if an edge is a call from a site with `dismissed` steps.
    private func startsWithHandler(_ call: EdgeID) -> Bool {
        let edge = system.automaton.edges[call]
        guard edge.isLabeled, let site = edge.site, distances.weights[call] != Distances.unknown else { return false }
        return distances.start[edge.target] != Distances.unknown && program[site].dismissed?.isEmpty == false
    }
}

extension Program {
    /// The steps that can run a caller's `dismissed` and are never last in their list.
    fileprivate var endingsInsideLists: Set<SourceRange> {
        var (followed, last): (Set<SourceRange>, Set<SourceRange>) = ([], [])
        func look(at steps: [Step], isFollowed: Bool) {
            for (index, step) in steps.enumerated() {
                let isFollowed = isFollowed || index < steps.count - 1
                switch step.action {
                case .dismiss, .pop(1): if isFollowed { followed.insert(step.range) } else { last.insert(step.range) }
                case .alert, .perform, .choose: step.action.choices.forEach { look(at: $0.steps, isFollowed: isFollowed) }
                case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .present, .dismissAll, .finish: break
                }
            }
        }
        for list in lists { look(at: list, isFollowed: false) }
        return followed.subtracting(last)
    }
}

extension Report {
    /// Findings about steps that a caller's steps replace.
    func replacedSteps() -> [Finding] {
        let all = analysis.replacedSteps
        let route = WitnessPath(analysis: analysis)
        var replayer = Replayer(analysis, effort: 16_000_000, sharedBy: all.count)
        return all.map { steps in
            let actions = route.actions(to: steps.origin)
            let replay = actions.last.flatMap { last in
                replayer.replay(actions, to: replacing(steps, by: last.move), atLeast: steps.origin.cost)
            }
            let message =
                "steps after \(quoted(steps.keyword)) can be skipped: the caller's 'dismissed' handler replaces them; make "
                + "\(quoted(steps.keyword)) the last step, or write 'dismissed: []' at the caller"
            var finding = Finding(.handlerInsideList, message, at: steps.range, by: .run(replay))
            // Four notes are enough.
            finding.diagnostic.notes = steps.sites.prefix(4).map { Diagnostic.Note("the flow is started here", at: program[$0].range) }
            return finding
        }
    }

    /// Returns the goal of a run whose last list continues after the step with a caller's first
    /// step.
    private func replacing(_ steps: ReplacedSteps, by move: Move) -> Goal {
        let first = Set(steps.sites.compactMap { program[$0].dismissed?.first?.range })
        return .ending([move]) { [analysis] before, ending in
            let taken = ending.first.map { analysis.steps(of: $0, from: before) } ?? []
            return zip(taken, taken.dropFirst()).contains { $0.range == steps.range && first.contains($1.range) }
        }
    }
}
