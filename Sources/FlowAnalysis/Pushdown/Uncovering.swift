import FlowGraph
import PushdownSystems

/// Continues runs at the slots that they uncover.
extension Rewriting {
    /// The result of uncovering a slot with a control.
    mutating func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering {
        var (below, here): (ControlID?, ControlID) = (nil, control)
        if let walk = walk(control, past: symbol) {
            // Only a run of the back menu can end at any slot.
            below = walk.mayEnd && limits.excludesGestures ? nil : walk.next
            guard walk.mayEnd else { return Uncovering(below: below) }
            here = menuEnd(control, at: symbol)
        }
        return Uncovering(below: below, here: here, isOver: here == .resting || ends(here, at: symbol))
    }

    /// The control after a procedure has left, and whether its end is handled there.
    mutating func control(after exit: ExitID, at site: SiteID?, on symbol: SymbolID) -> (control: ControlID, isHandled: Bool) {
        let control = answer(to: exit, at: site, symbol)
        return (control, !controls[control].isUnhandled)
    }

    private mutating func answer(to exit: ExitID, at site: SiteID?, _ symbol: SymbolID) -> ControlID {
        let top = alphabet.symbols[symbol]
        let leave = exits[exit]
        if alphabet.isOnStack(top), let site, case .finish(let result) = leave.how,
            let operation = operations.handler(of: site, for: result), operations.isPlain[operation]
        {
            return operation == Operations.end ? .resting : plainControl(taken(operation))
        }
        let isAlone = !alphabet.isInContainer(top) && alphabet.isOnStack(top)
        if isAlone, let site, let known = returns.answers[exit, site.index] { return known }
        let control: ControlID
        switch resumed(leave, at: site, symbol: symbol) {
        case .success(let continues): control = index(of: continues)
        case .failure: control = index(of: Control(task: .unhandled(leave.operation), container: nil, saved: leave.saved))
        }
        if isAlone, let site { returns.answers[exit, site.index] = control }
        return control
    }

    mutating func index(of control: Control) -> ControlID {
        if control.container == nil, control.saved == nil, case .go(let operation) = control.task { return plainControl(operation) }
        return controls.index(of: control)
    }

    /// The control of a run that continues with an operation, regardless of its container.
    private mutating func plainControl(_ operation: OperationID) -> ControlID {
        if let control = returns.plain[operation] { return control }
        let control = controls.add(Control(task: .go(operation), container: nil, saved: nil))
        returns.plain[operation] = control
        return control
    }

    /// The control below a slot, if a control only pops it; otherwise `nil`.
    private mutating func walk(_ control: ControlID, past symbol: SymbolID) -> (next: ControlID, mayEnd: Bool)? {
        let descent = descent(of: control)
        guard let next = descent.next else { return nil }
        let slot = alphabet.symbols[symbol]
        guard !slot.isBase, slot.screen != descent.target else { return nil }
        if let operation = descent.passes { passed[operation] = true }
        return (next, descent.mayEnd)
    }

    /// The control with which the back menu ends at a slot.
    private mutating func menuEnd(_ control: ControlID, at symbol: SymbolID) -> ControlID {
        guard control != .back, case .menu(let site?) = controls[control].task else { return .resting }
        let place = alphabet.symbols[symbol].place
        if let known = returns.menuEnds[control, place] { return known }
        let end = index(of: menuEnd(from: site, at: symbol))
        returns.menuEnds[control, place] = end
        return end
    }

    /// True if a run has reached the screen that it looks for and ends there.
    private mutating func ends(_ control: ControlID, at symbol: SymbolID) -> Bool {
        let descent = descent(of: control)
        guard let operation = descent.ends else { return false }
        let slot = alphabet.symbols[symbol]
        guard slot.screen == descent.target || slot.isBase && descent.endsAtBase else { return false }
        passed[operation] = true
        return true
    }

    private mutating func descent(of control: ControlID) -> ReturnCache.Descent {
        while returns.descents.count <= control.number {
            var descent = ReturnCache.Descent()
            let known = controls[ControlID(returns.descents.count)]
            if case .go(let operation) = known.task {
                descent.continues = operation
            } else if let walk = walk(known) {
                descent.next = index(of: walk.next)
                descent.target = walk.target
                descent.mayEnd = walk.mayEnd
                descent.passes = walk.passes
                descent.ends = endsWhereItStops(known) ? known.operation : nil
                descent.endsAtBase = operations.goesToRoot(known.operation)
            }
            returns.descents.append(descent)
        }
        return returns.descents[control]
    }

    /// The effect on a slot of a run that continues with one step, as ``single(_:on:)``.
    mutating func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single? {
        guard let operation = descent(of: control).continues, let single = single(operation, on: symbol) else { return nil }
        return Rewrites.Single(event: rest(from: operation), cost: 0, symbol: single.symbol, isPush: single.isPush)
    }

    /// True if the user can go back from a symbol's slot when it is on top.
    func allowsBack(from symbol: SymbolID) -> Bool {
        let top = alphabet.symbols[symbol]
        return allowsBack[top.screen.index] && !alphabet.isRoot(top) && !limits.stops.contains(top.screen)
    }
}

/// Cached facts about controls after something has left.
struct ReturnCache {
    var descents = Table<ControlID, Descent>()
    /// The control of a run that continues with each operation, regardless of its container.
    var plain: IndexTable<OperationID, ControlID>
    /// The controls after exits at sites, if they depend on nothing else.
    var answers = PairTable<ExitID, Int, ControlID>()
    /// The controls with which the back menu ends, by its control and the place.
    var menuEnds = PairTable<ControlID, PlaceID, ControlID>()

    init(operations: Int) { plain = IndexTable(count: operations) }

    /// ``Rewriting/Walk`` of a control.
    struct Descent {
        var next: ControlID?
        var target: ScreenID?
        var mayEnd = false
        var passes: OperationID?
        /// The operation that is complete at the target.
        var ends: OperationID?
        /// True if the first slot of the activation is also a target.
        var endsAtBase = false
        /// The operation that a control continues with at the current slot.
        var continues: OperationID?
    }
}

extension ControlID {
    /// The control of going back past slots without a `dismissed` list.
    static var back: ControlID { ControlID(1) }
}
