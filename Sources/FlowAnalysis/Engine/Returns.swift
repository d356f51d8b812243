import FlowGraph

/// How runs go on below what has left.
extension PostStar {
    /// A summary comes down an edge.
    mutating func propagate(_ summary: Int, down edge: Int) {
        let target = automaton.edges[edge].target
        // From a slot on top the user comes further back with one action, too, and sooner than from above it.
        if summaries[summary].key == isBack, !automaton.nodes[summaries[summary].node].isProcedure, canGoBack(from: target) { return }
        let below: Int
        let returned: Int
        if automaton.edges[edge].isLabelled {
            (below, returned) = cross(edge, summary)
        } else {
            below = automaton.nodes[target].isProcedure ? -1 : summarize(target, summaries[summary].key)
            returned = -1
        }
        guard below >= 0 || returned >= 0 else { return }
        let propagation = StackAutomaton.Propagation(
            edge: edge, summary: summary, below: below, returned: returned, next: summaries[summary].propagation)
        summaries[summary].propagation = propagations.count
        propagations.append(propagation)
    }

    /// What becomes of a run that comes back from above a call with a summary: the summary of the slot below, where the run takes that away too, and
    /// the edge by which it goes on or ends there. Both are -1 where it comes back to what was there.
    private mutating func cross(_ call: Int, _ summary: Int) -> (below: Int, returned: Int) {
        let (source, target) = (automaton.edges[call].source, automaton.edges[call].target)
        let symbol = automaton.nodes[target].symbol
        var control = summaries[summary].key
        if automaton.nodes[source].isProcedure {
            control = answer(to: control, at: automaton.edges[call].site, symbol)
            if !summaries[summary].isHandled { summaries[summary].isHandled = !controls[control].isUnhandled }
        }
        var below = -1
        if let walk = walk(control, past: symbol) {
            below = summarize(target, walk.next)
            guard walk.mayEnd else { return (below, -1) }
            control = menuEnd(control, at: symbol)
        }
        if isUncovered(target), control == isIdle || ends(control, at: symbol) { return (below, -1) }
        return (below, goOn(control, at: target))
    }

    /// The edge by which a run goes on at a slot that it has uncovered; -1 where that leads to what was there.
    mutating func goOn(_ control: Int, at target: Int) -> Int {
        let known = returns[control, target]
        guard known < 0 else { return known }
        let symbol = automaton.nodes[target].symbol
        let (top, isPush): (Int, Bool)
        var event = -1
        if let single = single(control, at: symbol) {
            (top, isPush) = (node(isIdle, single.symbol), single.isPush)
            event = self.event(of: control)
        } else {
            (top, isPush) = (node(control, symbol), false)
        }
        // A run may go on at the very node at which it has begun what left: who begins it matters, though it comes to nothing new.
        guard isPush || top != target || !isUncovered(target) else { return -1 }
        // Known before it is made: what comes back over it may go on in the same way.
        let edge = automaton.edges.count
        returns[control, target] = edge
        connect(top, target, isLabelled: isPush, .returned, event: event)
        return edge
    }

    /// Whether a node's slot is on top with a way back for the user.
    // Inlined, since else the whole system is copied for the call.
    @inline(__always)
    private func canGoBack(from node: Int) -> Bool {
        guard isUncovered(node) else { return false }
        let symbol = rewriting.alphabet.symbols[automaton.nodes[node].symbol]
        return rewriting.allowsBack[symbol.screen.index] && !rewriting.alphabet.isRoot(symbol)
    }

    /// The control with which a run goes on where something has left.
    private mutating func answer(to leave: Int, at site: SiteID?, _ symbol: Int) -> Int {
        let top = rewriting.alphabet.symbols[symbol]
        let leaving = leaves[leave]
        if rewriting.alphabet.isOnStack(top), let site, case .finish(let result) = leaving.how,
            let operation = rewriting.operations.handler(of: site, for: result),
            rewriting.operations.isPlain[operation]
        {
            return operation == Operations.end ? isIdle : plainControl(rewriting.taken(operation))
        }
        let isAlone = !rewriting.alphabet.isInContainer(top) && rewriting.alphabet.isOnStack(top)
        if isAlone, let site {
            let known = answers[leave, site.index]
            if known >= 0 { return known }
        }
        let control: Int
        switch rewriting.resumed(leaving, at: site, symbol: symbol) {
        case .success(let goesOn): control = number(of: goesOn)
        case .failure:
            control = number(of: Control(task: .unhandled(leaving.operation), container: nil, saved: leaving.saved))
        }
        if isAlone, let site { answers[leave, site.index] = control }
        return control
    }

    /// The number of a control.
    mutating func number(of control: Control) -> Int {
        if control.container == nil, control.saved == nil, case .go(let operation) = control.task { return plainControl(operation) }
        return controls.number(of: control)
    }

    /// The number of the control of a run that goes on with an operation, whatever it belongs to.
    private mutating func plainControl(_ operation: Int) -> Int {
        if plain[operation] < 0 { plain[operation] = controls.add(Control(task: .go(operation), container: nil, saved: nil)) }
        return plain[operation]
    }

    /// ``Rewriting/Walk`` of a control, by numbers; -1 where there is none, and of what doesn't go down.
    struct Walk {
        var next = -1
        var target = -1
        var mayEnd = false
        var passes = -1
        /// The operation that is over at the target; -1 where there is more to it.
        var ends = -1
        /// Whether the first slot of the activation is a target, too.
        var endsAtBase = false
        /// The operation that a control goes on with where it is.
        var goesOn = -1
    }

    /// How a control goes down past a slot; nil where it doesn't.
    mutating func walk(_ control: Int, past symbol: Int) -> Walk? {
        let walk = walk(of: control)
        guard walk.next >= 0 else { return nil }
        let slot = rewriting.alphabet.symbols[symbol]
        guard !slot.isBase, slot.screen.index != walk.target else { return nil }
        if walk.passes >= 0 { rewriting.passed[walk.passes] = true }
        return walk
    }

    /// The control with which a way back through the menu ends at a slot.
    mutating func menuEnd(_ control: Int, at symbol: Int) -> Int {
        guard control != isBack, case .menu(let site?) = controls[control].task else { return isIdle }
        let place = rewriting.alphabet.symbols[symbol].place
        let known = menuEnds[control, place]
        guard known < 0 else { return known }
        let number = number(of: rewriting.menuEnd(from: site, at: symbol))
        menuEnds[control, place] = number
        return number
    }

    /// Whether a run has come to the screen that it looks for and ends there.
    mutating func ends(_ control: Int, at symbol: Int) -> Bool {
        let walk = walk(of: control)
        guard walk.ends >= 0 else { return false }
        let slot = rewriting.alphabet.symbols[symbol]
        guard slot.screen.index == walk.target || slot.isBase && walk.endsAtBase else { return false }
        rewriting.passed[walk.ends] = true
        return true
    }

    private mutating func walk(of control: Int) -> Walk {
        while walks.count <= control {
            var numbers = Walk()
            let known = controls[walks.count]
            if case .go(let operation) = known.task {
                numbers.goesOn = operation
            } else if let walk = rewriting.walk(known) {
                numbers.next = number(of: walk.next)
                numbers.target = walk.target?.index ?? -1
                numbers.mayEnd = walk.mayEnd
                numbers.passes = walk.passes ?? -1
                numbers.ends = rewriting.endsWhereItStops(known) ? known.operation : -1
                numbers.endsAtBase = rewriting.operations.goesToRoot(known.operation)
            }
            walks.append(numbers)
        }
        return walks[control]
    }

    /// What a run that goes on with one step does to a slot, as ``Rewriting/single(_:on:)``.
    mutating func single(_ control: Int, at symbol: Int) -> (symbol: Int, isPush: Bool)? {
        let operation = walk(of: control).goesOn
        guard operation >= 0 else { return nil }
        return rewriting.single(operation, on: symbol)
    }

    /// As an event, what a run goes on with.
    private mutating func event(of control: Int) -> Int {
        let operation = walk(of: control).goesOn
        guard operation >= 0 else { return -1 }
        return rewriting.rest(from: operation)
    }
}
