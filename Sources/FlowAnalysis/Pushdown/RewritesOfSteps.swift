import FlowGraph
import PushdownSystems

/// Performs the steps of the language, one after another, on the known slots of a run.
extension Rewriting {
    /// Follows all branches of a run.
    mutating func explore(_ first: Run) {
        var open = [first]
        var count = 0
        while var run = open.popLast() {
            count += 1
            explored += 1
            mostWays = max(mostWays, count)
            guard count <= Machine.branchLimit else {
                cut = operations.range(of: first.operation)
                return
            }
            if count > precision.wholeWays, run.segments.count == 1 {
                // Noted once for each list, at its beginning.
                if !divided.contains(first.operation) { violation(.limit, first.operation) }
                divided.insert(run.operation)
                settle(run, control: Control(task: .go(run.operation), container: run.container, saved: run.saved?.afterPop))
                continue
            }
            while let (next, others) = step(run) {
                open += others
                run = next
            }
        }
    }

    mutating func violation(_ reason: ExactnessViolation.Reason, _ operation: OperationID) {
        violations.insert(ExactnessViolation(reason: reason, range: operations.range(of: operation)))
    }

    /// Performs one operation: the run continues, in one or more branches, or has ended.
    private mutating func step(_ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let action: Step.Action
        switch operations.action(of: number) {
        case .step(let step): action = step
        case .end:
            settle(run)
            return nil
        case .arrive(let arrival): return arrive(arrival, run)
        case .choose(let options, .same(let screen, let home)):
            return keep(screen, onStackAt: home, orElse: options[1], run)
        case .choose(let options, let chooser):
            if chooser == .answer { run.saved = nil }
            var branches = choices(of: options, by: chooser, run).map { option in
                var branch = run
                branch.operation = option
                return branch
            }
            return branches.popLast().map { ($0, branches) }
        }
        switch action {
        case .push(let use, let site):
            guard top(of: run).isStack else { return fault(.noStack, run) }
            return goOn(push(use, site, run), number)
        case .replace(let use):
            guard top(of: run).isStack, case .screen(let screen) = use.target else { return fault(.noStack, run) }
            let last = run.segments.count - 1
            run.segments[last].slots[run.segments[last].slots.count - 1] = screen
            change(&run)
            return goOn([run], number)
        case .setStack(let uses):
            guard ownLane(of: run).isStack else { return fault(.noStack, run) }
            return goOn(setStack(uses, run), number)
        case .pop(1): return pop(run)
        case .pop(let count): return pop(count, run)
        case .popTo(let screen, let fallback): return popTo(screen, fallback, run)
        case .popToRoot: return popToBase(run)
        case .select(let flow, let tab, _, let stack): return select(flow, tab, stack, run)
        case .switchTo(let flow, let child, let use, let reset): return switchTo(flow, child, use, reset: reset, run)
        case .present(let use, let site, _): return goOn(present(use, site, run), number)
        case .dismiss: return dismiss(run)
        case .dismissAll: return dismissAll(run)
        case .finish(let flow, let result, _): return finish(flow, result, run)
        // If there is a choice, it is its own operation.
        case .alert, .perform, .choose: return goOn([run], number)
        }
    }

    /// The operations that can continue a choice.
    private func choices(of options: [OperationID], by chooser: Operations.Chooser, _ run: Run) -> ArraySlice<OperationID> {
        switch chooser {
        case .condition, .answer, .same: options[...]
        case .top: top(of: run).isStack ? options.prefix(1) : options.dropFirst()
        }
    }

    /// Continues the branches of a run after an operation.
    mutating func goOn(_ runs: [Run], _ number: OperationID) -> (Run, others: [Run])? {
        passed[number] = true
        var runs = runs
        for index in runs.indices { runs[index].operation = operations.next(after: number) }
        return runs.popLast().map { ($0, runs) }
    }

    mutating func fault(_ kind: Fault.Kind, _ run: Run) -> (Run, others: [Run])? {
        make(.fault(kind, operation: run.operation, saved: run.saved), run.trigger)
        return nil
    }

    // MARK: The stack

    mutating func push(_ use: Use, _ site: SiteID?, _ run: Run) -> [Run] {
        var run = run
        change(&run)
        guard case .flow(let flow) = use.target else {
            if case .screen(let screen) = use.target { run.segments[run.segments.count - 1].slots.append(screen) }
            return [run]
        }
        return contents.all(of: use).map { content in
            var run = run
            run.segments += segments(of: content, .pushed(flow, site))
            return run
        }
    }

    private mutating func setStack(_ uses: [Use], _ run: Run) -> [Run] {
        guard let first = uses.first, case .screen(let screen) = first.target else { return [] }
        return contents.put(Array(uses.dropFirst()), on: [[Content.Part(flow: nil, slots: [screen])]]).map { parts in
            var run = run
            rebase(&run, to: parts[0].slots)
            let others = parts.dropFirst().map { Run.Segment(opening: .pushed($0.flow ?? FlowID(index: 0), nil), slots: $0.slots) }
            run.segments.insert(contentsOf: others, at: run.own + 1)
            return run
        }
    }

    private mutating func pop(_ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let last = run.segments.count - 1
        if run.segments[last].slots.count > 1 {
            run.segments[last].slots.removeLast()
            change(&run)
            return goOn([run], number)
        }
        switch run.segments[last].opening {
        case .lane(let procedure, _):
            return popEntry(procedure, run)
        case .presented:
            return fault(.popAtRoot, run)
        case .pushed(_, let site):
            cut(&run, above: last - 1)
            run.operation = operations.next(after: number)
            passed[number] = true
            if let site, let handler = operations.dismissals[site.index] {
                begin(handler, of: program[site].owner, in: &run)
            }
            return (run, [])
        case .activation(let procedure, _):
            leave(procedure, .dismissed(isSeen: false), run)
        case .symbol(let number):
            let symbol = alphabet.symbols[number]
            guard !alphabet.isRoot(symbol) else { return popEntry(alphabet.layer(of: symbol), run) }
            if symbol.isBase, let procedure = alphabet.places[symbol.place].activation {
                leave(procedure, .dismissed(isSeen: false), run)
            } else {
                make(.pop(continuing(with: operations.next(after: run.operation), run)), run.trigger, by: run.operation)
            }
        }
        passed[number] = true
        return nil
    }

    /// Removes a layer or flow if the run doesn't know the slots below.
    mutating func leave(_ procedure: ProcedureID, _ how: Leave.How, _ run: Run) {
        let operation: OperationID
        let saved = run.saved?.afterPop
        switch how {
        case .dismissed: operation = operations.next(after: run.operation)
        case .finish: operation = saved == nil ? Operations.end : run.operation
        case .dropped, .menu, .reselect: operation = run.operation
        }
        let container = alphabet.procedures[procedure].isLayer ? nil : run.container
        let leave = Leave(how: how, operation: operation, container: container, saved: saved)
        self.leave(procedure, leave, from: run)
    }

    /// Removes a layer or a pushed flow. If a pushed flow doesn't know its layer, the flow leaves
    /// first, and the layer leaves from the slot below.
    mutating func leave(_ procedure: ProcedureID, _ leave: Leave, from run: Run) {
        var (procedure, leave) = (procedure, leave)
        if alphabet.isShared(procedure), let activation = activation(under: run) {
            procedure = activation
            leave.isOfLayer = true
        }
        make(.leave(procedure: procedure, leave), run.trigger, by: run.operation)
    }

    /// Removes the first screen of a stack, which only leaves together with a pushed entry flow.
    private mutating func popEntry(_ procedure: ProcedureID, _ run: Run) -> (Run, others: [Run])? {
        guard entry(at: procedure) == .push, leaveEntry(procedure, run) else { return fault(.popAtRoot, run) }
        return nil
    }

    private mutating func pop(_ count: Int, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let last = run.segments.count - 1
        let known = run.segments[last].slots.count
        guard run.own == last else { return fault(.popAtRoot, run) }
        if known > count {
            run.segments[last].slots.removeLast(count)
            change(&run)
            return goOn([run], number)
        }
        guard !isWhole(run.segments[last]) else { return fault(.popAtRoot, run) }
        if known == count {
            passed[number] = true
            make(.pop(continuing(with: operations.next(after: number), run)), run.trigger, by: number)
        } else {
            let control = Control(task: .pop(count - known, then: number), container: run.container, saved: run.saved?.afterPop)
            make(.pop(control), run.trigger, by: number)
        }
        return nil
    }
}
