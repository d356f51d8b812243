import FlowGraph
import PushdownSystems

/// How runs go on at slots that they uncover.
extension Rewriting {
    /// What becomes of a run that has uncovered a slot with a control.
    mutating func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering {
        var (below, here): (ControlID?, ControlID) = (nil, control)
        if let walk = walk(control, past: symbol) {
            below = walk.next
            guard walk.mayEnd else { return Uncovering(below: below) }
            here = menuEnd(control, at: symbol)
        }
        return Uncovering(below: below, here: here, isOver: here == .resting || ends(here, at: symbol))
    }

    /// The control with which a run goes on where a procedure has left, and whether the end is
    /// handled there.
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
        case .success(let goesOn): control = index(of: goesOn)
        case .failure: control = index(of: Control(task: .unhandled(leave.operation), container: nil, saved: leave.saved))
        }
        if isAlone, let site { returns.answers[exit, site.index] = control }
        return control
    }

    /// The index of a control.
    mutating func index(of control: Control) -> ControlID {
        if control.container == nil, control.saved == nil, case .go(let operation) = control.task { return plainControl(operation) }
        return controls.index(of: control)
    }

    /// The control of a run that goes on with an operation, whatever it belongs to.
    private mutating func plainControl(_ operation: OperationID) -> ControlID {
        if let control = returns.plain[operation] { return control }
        let control = controls.add(Control(task: .go(operation), container: nil, saved: nil))
        returns.plain[operation] = control
        return control
    }

    /// How a control goes down past a slot; nil where it doesn't.
    private mutating func walk(_ control: ControlID, past symbol: SymbolID) -> (next: ControlID, mayEnd: Bool)? {
        let descent = descent(of: control)
        guard let next = descent.next else { return nil }
        let slot = alphabet.symbols[symbol]
        guard !slot.isBase, slot.screen != descent.target else { return nil }
        if let operation = descent.passes { passed[operation] = true }
        return (next, descent.mayEnd)
    }

    /// The control with which a way back through the menu ends at a slot.
    private mutating func menuEnd(_ control: ControlID, at symbol: SymbolID) -> ControlID {
        guard control != .back, case .menu(let site?) = controls[control].task else { return .resting }
        let place = alphabet.symbols[symbol].place
        if let known = returns.menuEnds[control, place] { return known }
        let end = index(of: menuEnd(from: site, at: symbol))
        returns.menuEnds[control, place] = end
        return end
    }

    /// Whether a run has come to the screen that it looks for and ends there.
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
                descent.goesOn = operation
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

    /// What a run that goes on with one step does to a slot, as ``single(_:on:)``.
    mutating func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single? {
        guard let operation = descent(of: control).goesOn, let single = single(operation, on: symbol) else { return nil }
        return Rewrites.Single(event: rest(from: operation), cost: 0, symbol: single.symbol, isPush: single.isPush)
    }

    /// Whether a symbol's slot has a way back for the user, if it is on top.
    func allowsBack(from symbol: SymbolID) -> Bool {
        let top = alphabet.symbols[symbol]
        return allowsBack[top.screen.index] && !alphabet.isRoot(top)
    }
}

/// What is known of how controls go on where something has left.
struct ReturnCache {
    var descents = Table<ControlID, Descent>()
    /// The control of a run that goes on with each operation, whatever it belongs to.
    var plain: IndexTable<OperationID, ControlID>
    /// The controls after exits at sites where nothing but these two matters.
    var answers = PairTable<ExitID, Int, ControlID>()
    /// The controls with which ways back through the menu end, by their own and the place.
    var menuEnds = PairTable<ControlID, PlaceID, ControlID>()

    init(operations: Int) { plain = IndexTable(count: operations) }

    /// ``Rewriting/Walk`` of a control.
    struct Descent {
        var next: ControlID?
        var target: ScreenID?
        var mayEnd = false
        var passes: OperationID?
        /// The operation that is over at the target.
        var ends: OperationID?
        /// Whether the first slot of the activation is a target, too.
        var endsAtBase = false
        /// The operation that a control goes on with where it is.
        var goesOn: OperationID?
    }
}

extension ControlID {
    /// The user's way back through slots that tell nobody.
    static var back: ControlID { ControlID(1) }
}
