import FlowGraph
import PushdownSystems

/// Records of runs that the pushdown system can only approximate.
struct Approximations {
    /// The heads at which handlers begin after a move of the user, by their first operations.
    fileprivate var handlerStarts = IndexMap<OperationID, [Head]>()
    /// The handlers that can fail.
    fileprivate var failing = IndexSet<OperationID>()
    /// The heads at which no run is in progress.
    fileprivate var resting: [Head] = []
    /// The tabs in which runs continue, with the control and the event.
    fileprivate var resumed: [(path: TabPath, control: ControlID, event: EventID)] = []
    /// The words in tabs that runs have left, with the outcomes that put them there. A run that
    /// continues there needs no tap first.
    fileprivate var leftTabs: [(outcome: RunOutcome, word: RunOutcome.Word, node: NodeID?)] = []
    /// The nodes at which runs have selected the tab to continue in, by the control.
    fileprivate(set) var resumers = IndexMap<ControlID, Set<Continuation>>()
}

/// A node that represents configurations, and their topmost symbol.
struct Head {
    var node: NodeID
    var symbol: SymbolID
}

/// A tab, by the layer and the containers around it.
struct TabPath: Hashable {
    var layer: ProcedureID
    var path: [Container]

    /// True if a lane is the tab or is inside it, regardless of the tabs that were visible first.
    func contains(_ lane: Lane) -> Bool {
        lane.layer == layer && lane.content.path.count >= path.count
            && zip(lane.content.path, path).allSatisfy { $0.flow == $1.flow && $0.index == $1.index }
    }

    static func == (one: Self, other: Self) -> Bool {
        one.layer == other.layer && one.path.count == other.path.count
            && zip(one.path, other.path).allSatisfy { $0.flow == $1.flow && $0.index == $1.index }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(layer)
        for container in path {
            hasher.combine(container.flow)
            hasher.combine(container.index)
        }
    }
}

extension ProgramSystem {
    /// Adds the state that remains after a fault, if the user has seen part of the event. If slots
    /// of that state were popped since, it is no longer known: each state in which the handler
    /// began is possible.
    func fall(back saved: Control.Saved?, _ operation: OperationID, _ event: EventID, from head: Head, _ rewrites: inout Rewrites) {
        switch saved {
        case nil: break
        case .here: stay(at: head, event, &rewrites)
        case .before(let first):
            rewriting.violation(.faultAfterMove, operation)
            guard approximations.failing.insert(first) else { return }
            for head in approximations.handlerStarts[first, default: []] { stay(at: head, event, &rewrites) }
        }
    }

    private func stay(at head: Head, _ event: EventID, _ rewrites: inout Rewrites) {
        let word = Rewrite.Word(floor: .top, items: [.slot(head.symbol)], isUnlabeled: true)
        rewrites.others.append((head.node, Rewrite(event: event, cost: 0, effect: .word(word))))
    }

    /// Notes that a handler can begin at a head after a move of the user.
    func noteBeginning(of control: Control, at head: Head, _ rewrites: inout Rewrites) {
        let first: [OperationID]
        switch control.task {
        case .go:
            guard case .here(let operation) = control.saved else { return }
            first = [operation]
        case .menu(let site?):
            first = rewriting.operations.sites(mergedWith: site).compactMap { rewriting.operations.dismissals[$0.index] }
        default: return
        }
        for operation in first { approximations.handlerStarts[operation, default: []].append(head) }
        if first.contains(where: approximations.failing.contains) {
            stay(at: head, rewriting.rest(of: control, at: head.symbol), &rewrites)
        }
    }

    /// Notes a head at which no run is in progress.
    func noteResting(_ head: Head, _ rewrites: inout Rewrites) {
        approximations.resting.append(head)
        for (path, control, event) in approximations.resumed { goOn(control, event, in: path, at: head, &rewrites) }
    }

    /// Continues a run in a tab, for each state of the tab that is or will be reached.
    func resume(in path: TabPath, _ control: Control, _ outcome: RunOutcome, from node: NodeID?, _ rewrites: inout Rewrites) {
        let control = rewriting.index(of: control)
        if let node {
            approximations.resumers[control, default: []].insert(Continuation(node: node, event: outcome.event, cost: outcome.cost))
        }
        guard !approximations.resumed.contains(where: { $0.path == path && $0.control == control }) else { return }
        approximations.resumed.append((path, control, outcome.event))
        for head in approximations.resting { goOn(control, outcome.event, in: path, at: head, &rewrites) }
        for left in approximations.leftTabs {
            goOn(control, outcome.event, in: path, above: left.word, left.outcome, left.node, &rewrites)
        }
    }

    /// Notes the content of a tab that a run has left.
    func noteLeftTab(_ outcome: RunOutcome, _ word: RunOutcome.Word, _ node: NodeID?, _ rewrites: inout Rewrites) {
        approximations.leftTabs.append((outcome, word, node))
        for (path, control, event) in approximations.resumed { goOn(control, event, in: path, above: word, outcome, node, &rewrites) }
    }

    /// Continues a list in a tab whose content a run has put there and left. No tap is needed.
    private func goOn(
        _ control: ControlID, _ event: EventID, in path: TabPath, above word: RunOutcome.Word, _ outcome: RunOutcome, _ node: NodeID?,
        _ rewrites: inout Rewrites
    ) {
        guard case .slot(let top)? = word.items.last, contains(path, top) else { return }
        let word = Rewrite.Word(floor: word.floor, items: word.items, after: event, control: control, isContinued: true)
        rewrites.others.append((node, Rewrite(event: outcome.event, cost: outcome.cost, effect: .word(word))))
    }

    private func goOn(_ control: ControlID, _ event: EventID, in path: TabPath, at head: Head, _ rewrites: inout Rewrites) {
        guard contains(path, head.symbol) else { return }
        let word = Rewrite.Word(floor: .top, items: [.slot(head.symbol)], control: control, isContinued: true)
        rewrites.others.append((head.node, Rewrite(event: event, cost: 1, effect: .word(word))))
    }

    private func contains(_ path: TabPath, _ symbol: SymbolID) -> Bool {
        path.contains(rewriting.alphabet.lane(of: rewriting.alphabet.symbols[symbol]))
    }
}
