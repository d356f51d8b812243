import FlowGraph
import FlowSpec
import PushdownSystems

/// A step after which a list doesn't go on, since the starter of what the step ends has steps of
/// its own for that.
struct ReplacedSteps {
    /// The step.
    var range: SourceRange
    /// The keyword of the step.
    var keyword: String
    /// The places that have started what it ends, in the order of the text.
    var sites: [SiteID]
    /// The nearest way to it.
    var origin: Origin
}

extension Analysis {
    /// The steps that end a layer or a flow in the middle of a list, although a starter of that
    /// does something then, in the order of the text.
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
        var goingOn: [(exit: Departure, sites: [SiteID])] = []
        for exit in system.saturation.exits {
            let summary = system.saturation.summaries[exit.summary]
            let leave = system.rewriting.exits[summary.key.exit]
            guard leave.how == .dismissed(isSeen: false), !leave.isOfLayer else { continue }
            // Of a layer that a flow on top of it doesn't know, the step is known where it began.
            let step = system.rewriting.operations.range(of: exit.operation)
            guard exit.operation == Operations.end || ranges.contains(step) else { continue }
            let calls = system.automaton.edgesDown(from: summary.node).filter(startsWithHandler)
            let sites = calls.compactMap { system.automaton.edges[$0].site }
            guard let call = calls.min(by: { distance(below: $0) < distance(below: $1) }) else { continue }
            guard exit.begins else {
                goingOn.append((exit, sites))
                continue
            }
            guard let ascent = distances.distance(of: exit.node, from: summary.node) else { continue }
            let base = system.automaton.edges[call].target
            let legs: [Origin.Leg] = [.edge(call), .ascent(procedure: summary.node, to: exit.node)]
            let cost = distance(below: call) + ascent + exit.cost
            add(Origin(event: exit.event, operation: exit.operation, cost: cost, base: base, legs: legs), sites)
        }
        if !goingOn.isEmpty {
            var search = OriginSearch(self)
            let goals = goingOn.flatMap { exit, sites in
                search.goals(at: exit.node, after: exit.cost, operation: exit.operation).map { (goal: $0, sites: sites) }
            }
            for (origin, goal) in search.origins(of: goals.map(\.goal)) { add(origin, goals[goal].sites) }
        }
        return found.values.sorted { $0.range.isBefore($1.range) }
    }

    /// Whether an edge begins what a place has started that does something when it is dismissed.
    private func startsWithHandler(_ call: EdgeID) -> Bool {
        let edge = system.automaton.edges[call]
        guard edge.isLabelled, let site = edge.site, distances.weights[call] != Distances.unknown else { return false }
        return distances.start[edge.target] != Distances.unknown && program[site].dismissed?.isEmpty == false
    }

    private func distance(below call: EdgeID) -> Int { distances.start[system.automaton.edges[call].target] + distances.weights[call] }
}

extension Program {
    /// The steps that may run the `dismissed` of a starter, and are always followed by others.
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
    /// Steps whose place the steps of a starter take.
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
                "\(quoted(steps.keyword)) may run the 'dismissed' of what started this, whose steps then take the place of those that follow; "
                + "make it the last step, or let 'dismissed' do nothing"
            var finding = Finding(.handlerInsideList, message, at: steps.range, by: .run(replay))
            // No more than are read.
            finding.diagnostic.notes = steps.sites.prefix(4).map { Diagnostic.Note("started here", at: program[$0].range) }
            return finding
        }
    }

    /// A run that ends with a list in which the first step of a starter comes right after the step.
    private func replacing(_ steps: ReplacedSteps, by move: Move) -> Goal {
        let first = Set(steps.sites.compactMap { program[$0].dismissed?.first?.range })
        return .ending([move]) { [analysis] before, ending in
            let taken = ending.first.map { analysis.steps(of: $0, from: before) } ?? []
            return zip(taken, taken.dropFirst()).contains { $0.range == steps.range && first.contains($1.range) }
        }
    }
}
