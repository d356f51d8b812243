import FlowGraph
import PushdownSystems

/// What becomes of runs that go on at a slot: what their controls do there, and how they go down.
extension Rewriting {
    /// Goes on with what a control has to do.
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
                leaveForRoot(control, on: symbol, trigger)
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

    /// Takes the slot away on the way to the stack's first.
    mutating func leaveForRoot(_ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        let top = alphabet.symbols[symbol]
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            let leave = Leave(how: .reselect, operation: Operations.end, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger)
        } else {
            make(.pop(control), trigger)
        }
    }

    /// The user's way back through the menu has come to this slot: it ends here, or goes on.
    private mutating func goBack(from site: SiteID?, _ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        for site in site.map(operations.sites(mergedWith:)) ?? [] {
            guard let handler = operations.dismissals[site.index] else { continue }
            let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
            let container = path.lastIndex { $0.flow == program[site].owner }
            explore(run(handler, on: symbol, trigger, container: container, saved: .here(handler), hasChanged: true))
        }
        if site == nil { explore(run(Operations.end, on: symbol, trigger, hasChanged: true)) }
        leaveBack(control, on: symbol, trigger)
    }

    /// Takes the slot away on the user's way back.
    mutating func leaveBack(_ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        let top = alphabet.symbols[symbol]
        guard !alphabet.isRoot(top) else { return }
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            let leave = Leave(how: .menu, operation: Operations.end, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger)
        } else {
            make(.pop(control), trigger)
        }
    }

    /// What a control does that only goes down, at every slot but the first of an activation.
    struct Walk {
        /// The control that goes on below.
        var next: Control
        /// The screen at which there is more to it.
        var target: ScreenID?
        /// Whether the run may end at each slot, too.
        var mayEnd = false
        /// The operation that has been taken then, if it is one.
        var passes: OperationID?
    }

    /// How a control goes down; nil where it doesn't.
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
