import FlowGraph
import FlowSpec
import PushdownSystems

/// The steps that take slots away until they find one: `popTo` and `popToRoot`.
///
/// A run looks among the slots that it knows. Where it doesn't find the slot, a control goes down
/// from slot to slot; the run goes on where the control stops.
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
        // Nothing can fail any more: it doesn't matter who has begun it.
        let isLast = next == Operations.end && presented.isEmpty
        let task = Control.Task.toBase(then: next, presented: presented)
        let control = Control(task: task, container: isLast ? nil : run.container, saved: isLast ? nil : run.saved?.afterPop)
        make(.pop(control), run.trigger, by: number)
        return nil
    }

    /// Goes down to look for the screen of a `popTo`.
    private mutating func lookFurther(for screen: ScreenID, _ run: Run) {
        var operation = run.operation
        let presented = Array(run.segments[layerEnd(of: run.own, run)...])
        var control = Control(task: .popTo(operation, presented: presented), container: run.container, saved: run.saved?.afterPop)
        if presented.isEmpty, operations.goesToRoot(operation), operations.next(after: operation) == Operations.end {
            // Nothing can fail any more: it doesn't matter who has begun it.
            passed[operation] = true
            operation = operations.representative(ofLookingFor: screen, operation)
            control = looking(by: operation)
        }
        make(.pop(control), run.trigger, by: run.operation)
    }

    /// Whether a screen that `popTo` looks for is taken to be below the first slot of a segment;
    /// nil where both may be.
    private mutating func isBelow(_ screen: ScreenID, _ segment: Run.Segment, _ run: Run, _ fallback: Step.Fallback?) -> Bool? {
        guard case .symbol(let number) = segment.opening else { return false }
        let symbol = alphabet.symbols[number]
        switch fallback {
        // Whoever goes down finds out.
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

    /// Goes down from a symbol, where a list of nothing but `popTo` begins at it; says whether it
    /// does.
    mutating func lookAtOnce(for screen: ScreenID, _ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger) -> Bool {
        let top = alphabet.symbols[symbol]
        guard top.screen != screen, !top.isBase else { return false }
        make(.pop(looking(by: operation)), trigger, by: operation)
        return true
    }

    // MARK: Below

    /// The control that looks for the screen of a `popTo`, where it doesn't matter who has begun
    /// the run.
    private func looking(by operation: OperationID) -> Control {
        Control(task: .popTo(operation, presented: []), container: nil, saved: nil)
    }

    /// Goes on with a control that looks for the screen of a `popTo`, at a symbol.
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
            // With an `else` it only looked since nobody knew.
            if fallback == nil { make(.fault(.popToMissing, operation: operation, saved: control.saved), trigger) }
        } else {
            make(.pop(control), trigger, by: operation)
        }
    }

    /// Goes on with a control that looks for the first slot, at a symbol.
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

    /// The screen that a control goes down to, where it leaves nothing behind if it doesn't find
    /// it; nil of other controls.
    func screen(soughtBy control: Control) -> ScreenID? {
        guard case .popTo(let operation, presented: []) = control.task, control.saved == nil, !operations.goesToRoot(operation) else {
            return nil
        }
        return operations.screenSought(by: operation)
    }

    /// Whether nothing is left to do for a control where it has come to what it goes down to.
    func endsWhereItStops(_ control: Control) -> Bool {
        guard case .popTo(let operation, presented: []) = control.task else { return false }
        return operations.next(after: operation) == Operations.end
    }
}
