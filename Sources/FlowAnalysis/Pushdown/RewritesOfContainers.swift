import FlowGraph
import PushdownSystems

/// The steps that show another tab or child. The pushdown system remembers nothing of the tab that
/// is left (research: "a tab bar forgets").
extension Rewriting {
    mutating func select(_ flow: FlowID, _ tab: Int, _ stack: [Use]?, _ run: Run) -> (Run, others: [Run])? {
        let number = run.operation
        let path = top(of: run).path
        guard let depth = path.lastIndex(where: { $0.flow == flow }), tabUses[flow.index].indices.contains(tab),
            var use = tabUses[flow.index][tab]
        else { return fault(.selectWithoutTabs, run) }
        passed[number] = true
        let bar = path[depth]
        if canBeEmpty(tab, of: flow), stack?.isEmpty ?? (bar.index != tab && leftTab(tab, at: depth, of: run) == nil) {
            return selectEmptiable(tab, of: flow, at: depth, resets: stack != nil, run)
        }
        if bar.index != tab, !(isSplit[flow.index] ? showsColumns : isInBar(bar.index, of: flow) && isBarShown(in: run)) {
            tabsLeftHidden.insert(Operations.TabOf(flow: flow, tab: bar.index))
        }
        let isCreated = isCreated(depth, in: run)
        let isFresh = run.freshFrom.map { depth >= $0 } ?? false
        let isLast = operations.next(after: number) == Operations.end
        var run = run
        if isCreated, bar.index != tab { noteLeaving(at: depth, in: &run) }
        if let stack {
            use.stack = stack
            if bar.index != tab, !isFresh { returnToTab(from: tab, of: flow, at: depth, isLast, use, run) }
            return goOn(
                contents.all(of: use).map { content in
                    var run = run
                    show(Container(flow: flow, index: tab, first: isFresh ? tab : bar.first), content, at: depth, in: &run)
                    noteBars(of: content.lane, from: depth + 1, segment: layerSegment(of: run), operation: number, in: &run)
                    run.createdFrom = min(run.createdFrom ?? depth + 1, depth + 1)
                    if isFresh, stack.isEmpty { keepFresh(from: depth, in: &run) } else { run.freshFrom = depth + 1 }
                    run.hasChanged = true
                    return run
                }, number)
        }
        guard bar.index != tab else {
            keepFresh(from: depth, in: &run)
            return goOn([run], number)
        }
        if !isFresh {
            returnToTab(from: tab, of: flow, at: depth, isLast, use, run)
            if run.hasChanged { tabsShownAgain[Operations.TabOf(flow: flow, tab: tab), default: []].insert(number) }
        }
        return showAgain(tab, of: flow, use, at: depth, run)
    }

    /// Selects a column that can be empty, without a new stack. An empty column isn't selected; if
    /// it was, the column before it is.
    private mutating func selectEmptiable(_ tab: Int, of flow: FlowID, at depth: Int, resets: Bool, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let (number, bar) = (run.operation, top(of: run).path[depth])
        if resets {
            var emptied = tabs(on: top(of: run).path[...depth])
            emptied[depth].tab = tab
            run.segments[layerSegment(of: run)].leftTabs.removeAll { $0.path == emptied }
            guard bar.index == tab, let use = tabUses[flow.index][tab - 1] else { return goOn([run], number) }
            return showAgain(tab - 1, of: flow, use, at: depth, run)
        }
        // The column of a new split view is empty. Another one might be: both runs are possible.
        if !isCreated(depth, in: run), let use = tabUses[flow.index][tab] {
            if !showsColumns { tabsLeftHidden.insert(Operations.TabOf(flow: flow, tab: bar.index)) }
            if run.hasChanged { violation(.noReturn, number) }
            returnToTab(from: tab, of: flow, at: depth, operations.next(after: number) == Operations.end, use, run)
            _ = showAgain(tab, of: flow, use, at: depth, run)
        }
        return goOn([run], number)
    }

    /// Shows a tab with the content it has.
    private mutating func showAgain(_ tab: Int, of flow: FlowID, _ use: Use, at depth: Int, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let path = top(of: run).path
        let bar = path[depth]
        let isCreated = isCreated(depth, in: run)
        let isFresh = run.freshFrom.map { depth >= $0 } ?? false
        let isLast = operations.next(after: number) == Operations.end
        run.operation = operations.next(after: number)
        if !isLast, !isCreated {
            violation(.continuesInTab, number)
            let prefix = Array(path[..<depth]) + [Container(flow: flow, index: tab, first: bar.first)]
            let control = Control(task: .go(run.operation), container: container(of: run, upTo: depth), saved: run.saved?.afterPop)
            make(.resume(layer: layer(under: run), path: prefix, control), run.trigger)
        }
        if isCreated, let left = leftTab(tab, at: depth, of: run) {
            goBack(to: left, first: isFresh ? tab : bar.first, at: depth, number, in: &run)
            if isFresh { keepFresh(from: depth, in: &run) } else { run.freshFrom = nil }
            return (run, [])
        }
        // Otherwise the tab has been visible before, and the run continues with its content.
        guard isFresh || tab != bar.first || run.enteredFrom.map({ depth >= $0 }) ?? false, !canBeEmpty(tab, of: flow) else { return nil }
        var runs: [Run] = []
        for content in contents.all(of: use) {
            var entered = run
            show(Container(flow: flow, index: tab, first: isFresh ? tab : bar.first), content, at: depth, in: &entered)
            noteBars(of: content.lane, from: depth + 1, segment: layerSegment(of: entered), operation: number, in: &entered)
            // The tab of an outer bar has changed.
            entered.hasChanged = run.hasChanged || depth > 0
            entered.enteredFrom = min(run.enteredFrom ?? depth + 1, depth + 1)
            keepFresh(from: depth, in: &entered)
            runs.append(entered)
        }
        return runs.popLast().map { ($0, runs) }
    }

    /// True if the list has created the container at a depth of the top layer's path.
    private func isCreated(_ depth: Int, in run: Run) -> Bool {
        run.segments[layerSegment(of: run)].isPresented || run.createdFrom.map { depth >= $0 } ?? false
    }

    /// Handles a tab that the list has changed before leaving it: the user sees its content when
    /// they return, with one more tap.
    private mutating func returnToTab(from tab: Int, of flow: FlowID, at depth: Int, _ isLast: Bool, _ use: Use, _ run: Run) {
        guard run.hasChanged else { return }
        var run = run
        let bar = top(of: run).path[depth]
        if !isLast { violation(.noReturn, run.operation) }
        if isSplit[flow.index] ? !showsColumns : !isInBar(bar.index, of: flow) || hidesBar(use) { violation(.noReturn, run.operation) }
        // Nobody has seen a tab of a newly created bar without the stack that is put there; this
        // approximation assumes that somebody can.
        if isCreated(depth, in: run), !use.stack.isEmpty { violation(.coveredBar, run.operation) }
        run.operation = Operations.end
        run.isLeftTab = true
        if isLast {
            run.after = .tap(flow, tab: bar.index)
            run.trigger.cost += 1
        }
        settle(run)
    }

    /// Notes violations at steps that show a tab again. If the list that left it had hidden the
    /// bar, the user can't return.
    mutating func checkTabsShownAgain() {
        for (tab, operations) in tabsShownAgain where tabsLeftHidden.contains(tab) {
            operations.sorted.forEach { violation(.noReturn, $0) }
        }
    }

    /// True if the tab bars around a run's visible stack are visible.
    private func isBarShown(in run: Run) -> Bool {
        let segments = run.segments[layerSegment(of: run)...]
        guard let first = segments.first else { return true }
        switch first.opening {
        case .symbol(let number):
            var symbol = alphabet.symbols[number]
            symbol.screen = first.slots[0]
            if !isBarShown(on: symbol) { return false }
        case .activation(let procedure, _):
            if case .activation(_, _, isHidden: true) = alphabet.procedures[procedure].kind { return false }
            if program[first.slots[0]].attributes.hidesTabBar { return false }
        case .lane, .presented, .pushed: break
        }
        return !isBarHidden(by: segments.flatMap(\.slots))
    }

    /// True if the initial content of a tab hides the bar.
    private mutating func hidesBar(_ use: Use) -> Bool {
        contents.all(of: use).contains { content in
            isBarHidden(by: content.parts.flatMap(\.slots))
        }
    }

    // MARK: Tabs that a list has created and left

    /// The contents of the top layer's tabs that the list has created and left.
    func leftTabs(of run: Run) -> [Run.LeftTab] { run.segments[layerSegment(of: run)].leftTabs }

    /// The tabs and children on a path from a layer.
    func tabs(on path: ArraySlice<Container>) -> [Operations.TabOf] { path.map { Operations.TabOf(flow: $0.flow, tab: $0.index) } }

    /// Notes the content of the visible tab at a depth.
    private func noteLeaving(at depth: Int, in run: inout Run) {
        let index = layerSegment(of: run)
        let path = tabs(on: top(of: run).path[...depth])
        var segments = Array(run.segments[index...])
        segments[0].leftTabs = []
        run.segments[index].leftTabs.removeAll { $0.path == path }
        run.segments[index].leftTabs.append(Run.LeftTab(path: path, segments: segments))
    }

    private func leftTab(_ tab: Int, at depth: Int, of run: Run) -> Run.LeftTab? {
        var path = tabs(on: top(of: run).path[...depth])
        path[depth].tab = tab
        return leftTabs(of: run).first { $0.path == path }
    }

    /// Shows the content that a tab had when the list left it.
    private func goBack(to left: Run.LeftTab, first: Int, at depth: Int, _ operation: OperationID, in run: inout Run) {
        show(left.segments, at: depth, leaving: leftTabs(of: run), in: &run)
        let index = layerSegment(of: run)
        run.segments[index].opening.lane?.path[depth].first = first
        var lane = top(of: run)
        lane.path.removeFirst(depth + 1)
        noteBars(of: lane, from: depth + 1, segment: index, operation: operation, in: &run)
    }

    mutating func switchTo(_ flow: FlowID, _ child: Int, _ use: Use?, reset: Bool, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        guard program[flow].children.indices.contains(child) else { return fault(.switchWithoutSwitch, run) }
        while true {
            let path = top(of: run).path
            let index = layerSegment(of: run)
            guard let depth = path.lastIndex(where: { $0.flow == flow }) else {
                if run.segments[index].isPresented {
                    cut(&run, above: index - 1)
                    continue
                }
                let procedure = layer(under: run)
                guard !isWindow(procedure) else { return fault(.switchWithoutSwitch, run) }
                let leave = Leave(how: .dropped, operation: number, container: nil, saved: run.saved?.afterPop)
                self.leave(procedure, leave, from: run)
                return nil
            }
            guard path[depth].index != child || use != nil || reset else {
                keepFresh(from: depth + 1, in: &run)
                return goOn([run], number)
            }
            let contents = contents.all(of: use ?? program[flow].children[child].use)
            return goOn(
                contents.map { content in
                    var run = run
                    show(Container(flow: flow, index: child, first: child), content, at: depth, in: &run)
                    noteBars(of: content.lane, from: depth + 1, segment: layerSegment(of: run), operation: number, in: &run)
                    run.createdFrom = min(run.createdFrom ?? depth + 1, depth + 1)
                    run.freshFrom = depth + 1
                    run.hasChanged = true
                    return run
                }, number)
        }
    }
}
