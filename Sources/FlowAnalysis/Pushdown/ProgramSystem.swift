import FlowGraph
import FlowSpec
import PushdownSystems

/// A program as a pushdown system, during its saturation.
final class ProgramSystem: PushdownSystem {
    var rewriting: Rewriting
    private(set) var faults: [FaultAt] = []
    /// The nodes at which an entry flow can end.
    private(set) var ends = IndexSet<NodeID>()
    var approximations = Approximations()

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func start(_ rewrites: inout Rewrites) {
        rewriting.launch()
        for outcome in rewriting.outcomes { add(outcome, at: nil, to: &rewrites) }
    }

    func expand(_ node: NodeID, _ control: ControlID, _ symbol: SymbolID, into rewrites: inout Rewrites) {
        // All configurations share the same memory.
        swap(&rewriting.rewrites, &rewrites)
        let known = rewriting.controls[control]
        rewriting.rewrite(control: known, symbol: symbol)
        swap(&rewriting.rewrites, &rewrites)
        let head = Head(node: node, symbol: symbol)
        for outcome in rewriting.outcomes { add(outcome, at: head, to: &rewrites) }
        if control == .resting {
            noteResting(head, &rewrites)
        } else {
            noteBeginning(of: known, at: head, &rewrites)
        }
    }

    private func add(_ outcome: RunOutcome, at head: Head?, to rewrites: inout Rewrites) {
        let effect: Rewrite.Effect
        switch outcome.effect {
        case .word(let word):
            let after = word.after.map { rewriting.events.index(of: $0) }
            let control = word.control.map { rewriting.index(of: $0) } ?? .resting
            if word.isLeftTab { noteLeftTab(outcome, word, head?.node, &rewrites) }
            effect = .word(Rewrite.Word(floor: word.floor, items: word.items, after: after, control: control))
        case .pop(let control):
            let index = rewriting.index(of: control)
            if let screen = rewriting.screen(soughtBy: control) {
                let isOver = rewriting.operations.next(after: control.operation) == Operations.end
                effect = .popUntil(letter: screen.index, index, isOver: isOver)
            } else {
                effect = .pop(index)
            }
        case .leave(let procedure, let leave):
            effect = .leave(procedure, rewriting.exits.index(of: leave))
        case .fault(let kind, let operation, let saved):
            guard let head else { return }
            faults.append(FaultAt(node: head.node, kind: kind, operation: operation, event: outcome.event, cost: outcome.cost))
            fall(back: saved, operation, outcome.event, from: head, &rewrites)
            return
        case .end:
            if let head { ends.insert(head.node) }
            return
        case .resume(let layer, let path, let control):
            resume(in: TabPath(layer: layer, path: path), control, outcome, from: head?.node, &rewrites)
            return
        }
        let rewrite = Rewrite(event: outcome.event, cost: outcome.cost, label: outcome.operation.number, effect: effect)
        rewrites.others.append((head?.node, rewrite))
    }

    func position(of symbol: SymbolID) -> Position {
        let top = rewriting.alphabet.symbols[symbol]
        let place = rewriting.alphabet.places[top.place]
        let layer = rewriting.alphabet.lanes[place.lane].layer
        return Position(layer: layer, region: place.activation ?? layer, place: top.place.number, letter: top.screen.index)
    }

    func layer(of procedure: ProcedureID) -> ProcedureID? {
        guard case .activation(_, let lane, _) = rewriting.alphabet.procedures[procedure].kind else { return nil }
        return rewriting.alphabet.lanes[lane].layer
    }

    func isBottom(_ procedure: ProcedureID) -> Bool { rewriting.isWindow(procedure) }

    func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering { rewriting.uncover(symbol, with: control) }

    func control(after exit: ExitID, at address: ReturnAddress?, on symbol: SymbolID) -> (control: ControlID, isHandled: Bool) {
        rewriting.control(after: exit, at: address.map(SiteID.init), on: symbol)
    }

    func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single? { rewriting.shortRun(of: control, on: symbol) }

    // The user gets further back with one action from the slot itself.
    func isSubsumed(_ control: ControlID, at symbol: SymbolID) -> Bool { control == .back && rewriting.allowsBack(from: symbol) }

    // The back menu passes a screen on which no move is possible.
    func controlPassing(_ symbol: SymbolID) -> ControlID? {
        rewriting.limits.stops.contains(rewriting.alphabet.symbols[symbol].screen) ? .back : nil
    }

    var isCut: Bool { rewriting.cut != nil || rewriting.contents.cut != nil }
}

/// A step that fails at a node.
struct FaultAt: Hashable {
    var node: NodeID
    var kind: Fault.Kind
    var operation: OperationID
    var event: EventID
    var cost: Int
}

extension SiteID {
    init(_ address: ReturnAddress) { self.init(index: address.number) }
}

extension PAutomaton.Edge {
    /// The site that pushes or presents, for the call of a procedure.
    var site: SiteID? { address.map(SiteID.init) }
}

extension Departure {
    /// The operation that removes the layer or flow.
    var operation: OperationID { OperationID(label) }
}

extension PopUntil {
    /// The operation that looks for a screen.
    var operation: OperationID { OperationID(label) }
}
