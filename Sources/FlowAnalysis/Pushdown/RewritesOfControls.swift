import FlowGraph
import PushdownSystems

/// Continues runs at a slot: the effects of their controls there, and how they pop.
extension Rewriting {
    /// Performs the task of a control.
    mutating func goOn(with control: Control, at symbol: SymbolID) {
        let trigger = Trigger(event: rest(of: control, at: symbol), cost: 0)
        switch control.task {
        case .idle:
            break
        case .go(let operation):
            let hasChanged = !operations.droppings.contains(operation)
            take(operation, on: symbol, trigger, container: control.container, saved: control.saved, hasChanged: hasChanged)
        case .pop(let count, let operation):
            popMore(count, operation, control, on: symbol, trigger)
        case .popTo(let operation, let presented):
            look(operation, presented, control, on: symbol, trigger)
        case .toBase(let operation, let presented):
            lookForBase(operation, presented, control, on: symbol, trigger)
        case .reselect:
            if alphabet.isRoot(alphabet.symbols[symbol]) {
                explore(run(Operations.end, on: symbol, trigger, hasChanged: true))
            } else {
                leave(symbol, .reselect, control, trigger)
            }
        case .menu(let site):
            goBack(from: site, control, on: symbol, trigger)
        case .leave(let leave):
            let run = run(Operations.end, on: symbol, trigger, hasChanged: true)
            self.leave(alphabet.layer(of: alphabet.symbols[symbol]), leave, from: run)
        case .unhandled(let operation):
            make(.fault(.finishUnhandled, operation: operation, saved: control.saved), trigger)
        }
    }

    private mutating func popMore(_ count: Int, _ operation: OperationID, _ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        guard !alphabet.symbols[symbol].isBase else {
            make(.fault(.popAtRoot, operation: operation, saved: control.saved), trigger)
            return
        }
        var control = control
        if count > 1 {
            control.task = .pop(count - 1, then: operation)
        } else {
            passed[operation] = true
            let next = operations.next(after: operation)
            control = next == Operations.end ? .idle : control
            if next != Operations.end { control.task = .go(next) }
        }
        make(.pop(control), trigger, by: operation)
    }

    /// Removes a slot, with its flow if it is the flow's first, and continues at the slot below.
    mutating func leave(_ symbol: SymbolID, _ how: Leave.How, _ control: Control, _ trigger: Trigger) {
        let top = alphabet.symbols[symbol]
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            let leave = Leave(how: how, operation: control.operation, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger, by: control.operation)
        } else {
            make(.pop(control), trigger, by: control.operation)
        }
    }

    /// Handles a slot on the user's path through the back menu: the user stops, or goes further.
    private mutating func goBack(from site: SiteID?, _ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        for site in site.map(operations.sites(mergedWith:)) ?? [] {
            guard let handler = operations.dismissals[site.index] else { continue }
            let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
            let container = path.lastIndex { $0.flow == program[site].owner }
            explore(run(handler, on: symbol, trigger, container: container, saved: .here(handler), hasChanged: true))
        }
        if site == nil { explore(run(Operations.end, on: symbol, trigger, hasChanged: true)) }
        if !alphabet.isRoot(alphabet.symbols[symbol]), !limits.excludesGestures { leave(symbol, .menu, control, trigger) }
    }

    /// The effect of a control that only pops, at every slot except the first of an activation.
    struct Walk {
        /// The control at the slot below.
        var next: Control
        /// The screen that needs more than a pop.
        var target: ScreenID?
        /// True if the run can also end at each slot.
        var mayEnd = false
        /// The operation that is complete then, if any.
        var passes: OperationID?
    }

    /// The effect of a control that only pops; `nil` for other controls.
    func walk(_ control: Control) -> Walk? {
        var next = control
        switch control.task {
        case .idle, .go, .leave, .unhandled: return nil
        case .toBase, .reselect: return Walk(next: control)
        case .menu(let site): return site.map(operations.isMerged) ?? false ? nil : Walk(next: control, mayEnd: true)
        case .popTo(let operation, _):
            return operations.screenSought(by: operation).map { Walk(next: control, target: $0) }
        case .pop(let count, let operation):
            guard count == 1 else {
                next.task = .pop(count - 1, then: operation)
                return Walk(next: next)
            }
            next.task = .go(operations.next(after: operation))
            return Walk(next: operations.next(after: operation) == Operations.end ? .idle : next, passes: operation)
        }
    }
}
