import FlowGraph
import FlowSpec
import PushdownSystems

/// The steps that pop until they find a slot: `popTo` and `popToRoot`.
///
/// A run looks among the slots that it knows. If it doesn't find the slot, a control pops slot by
/// slot, and the run continues after the control stops.
extension Rewriting {
    // MARK: Among the slots of a run

    mutating func popTo(_ screen: ScreenID, _ fallback: Step.Fallback?, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let own = run.segments[run.own]
        if let index = own.slots.lastIndex(of: screen) {
            cut(&run, (run.own + 1)..<layerEnd(of: run.own, run))
            change(&run)
            run.segments[run.own].slots.removeSubrange((index + 1)...)
            return goOn([run], number)
        }
        if !isWhole(own) {
            let isBelow = isBelow(screen, own, run, fallback)
            if isBelow != false { lookFurther(for: screen, run) }
            if isBelow == true { return nil }
        }
        switch fallback {
        case .push(let use):
            guard top(of: run).isStack else { return fault(.noStack, run) }
            return goOn(push(use, nil, run), number)
        case .root: return popToBase(run)
        case .stay: break
        case nil: return fault(.popToMissing, run)
        }
        return goOn([run], number)
    }

    mutating func popToBase(_ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        if isWhole(run.segments[run.own]) {
            cut(&run, (run.own + 1)..<layerEnd(of: run.own, run))
            change(&run)
            run.segments[run.own].slots.removeSubrange(1...)
            return goOn([run], number)
        }
        passed[number] = true
        let presented = Array(run.segments[layerEnd(of: run.own, run)...])
        let next = operations.next(after: number)
        // Nothing can fail later, so the beginning of the run doesn't matter.
        let isLast = next == Operations.end && presented.isEmpty
        let task = Control.Task.toBase(then: next, presented: presented)
        let control = Control(task: task, container: isLast ? nil : run.container, saved: isLast ? nil : run.saved?.afterPop)
        make(.pop(control), run.trigger, by: number)
        return nil
    }

    /// Pops to look for the screen of a `popTo`.
    private mutating func lookFurther(for screen: ScreenID, _ run: Run) {
        var operation = run.operation
        let presented = Array(run.segments[layerEnd(of: run.own, run)...])
        var control = Control(task: .popTo(operation, presented: presented), container: run.container, saved: run.saved?.afterPop)
        if presented.isEmpty, operations.goesToRoot(operation), operations.next(after: operation) == Operations.end {
            // Nothing can fail later, so the beginning of the run doesn't matter.
            passed[operation] = true
            operation = operations.representative(ofLookingFor: screen, operation)
            control = looking(by: operation)
        }
        make(.pop(control), run.trigger, by: run.operation)
    }

    /// True if the analysis assumes that a screen is below the first slot of a segment; `nil` if it
    /// must assume both.
    private mutating func isBelow(_ screen: ScreenID, _ segment: Run.Segment, _ run: Run, _ fallback: Step.Fallback?) -> Bool? {
        guard case .symbol(let number) = segment.opening else { return false }
        let symbol = alphabet.symbols[number]
        switch fallback {
        // The run finds out when it pops.
        case nil, .root: return true
        case .push, .stay:
            guard run.hasChanged || !operations.addsNothing(run.operation, on: symbol.screen) else {
                passed[run.operation] = true
                return true
            }
            let flow = flow(of: symbol)
            guard operations.remembered.contains(screen), let bit = bit(of: screen, in: flow) else {
                violations.insert(ExactnessViolation(reason: .soughtScreens, range: program[program[screen].flow].name.range))
                return nil
            }
            return symbol.below & 1 << UInt64(bit) != 0
        }
    }

    /// Pops from a symbol if a list that is only a `popTo` looks for a screen below it; returns
    /// true if so.
    mutating func lookAtOnce(for screen: ScreenID, _ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger) -> Bool {
        let top = alphabet.symbols[symbol]
        guard top.screen != screen, !top.isBase else { return false }
        make(.pop(looking(by: operation)), trigger, by: operation)
        return true
    }

    // MARK: Below

    /// The control that looks for the screen of a `popTo` if the beginning of the run doesn't
    /// matter.
    private func looking(by operation: OperationID) -> Control {
        Control(task: .popTo(operation, presented: []), container: nil, saved: nil)
    }

    /// Continues, at a symbol, with a control that looks for the screen of a `popTo`.
    mutating func look(
        _ operation: OperationID, _ presented: [Run.Segment], _ control: Control, on symbol: SymbolID, _ trigger: Trigger
    ) {
        guard case .step(.popTo(let screen, let fallback)) = operations.action(of: operation) else { return }
        let top = alphabet.symbols[symbol]
        if top.screen == screen || top.isBase && operations.goesToRoot(operation) {
            passed[operation] = true
            let next = operations.next(after: operation)
            var run = run(next, on: symbol, trigger, container: control.container, saved: control.saved, hasChanged: true)
            run.segments += presented
            explore(run)
        } else if top.isBase {
            // With an `else`, it popped only because the slots below were unknown.
            if fallback == nil { make(.fault(.popToMissing, operation: operation, saved: control.saved), trigger) }
        } else {
            make(.pop(control), trigger, by: operation)
        }
    }

    /// Continues, at a symbol, with a control that looks for the first slot.
    mutating func lookForBase(
        _ operation: OperationID, _ presented: [Run.Segment], _ control: Control, on symbol: SymbolID, _ trigger: Trigger
    ) {
        guard alphabet.symbols[symbol].isBase else {
            make(.pop(control), trigger)
            return
        }
        var run = run(operation, on: symbol, trigger, container: control.container, saved: control.saved, hasChanged: true)
        run.segments += presented
        explore(run)
    }

    /// The screen that a control looks for, if it leaves nothing behind when the screen is missing;
    /// `nil` for other controls.
    func screen(soughtBy control: Control) -> ScreenID? {
        guard case .popTo(let operation, presented: []) = control.task, control.saved == nil, !operations.goesToRoot(operation) else {
            return nil
        }
        return operations.screenSought(by: operation)
    }

    /// True if a control has nothing left to do at its target.
    func endsWhereItStops(_ control: Control) -> Bool {
        guard case .popTo(let operation, presented: []) = control.task else { return false }
        return operations.next(after: operation) == Operations.end
    }
}
