import FlowGraph

/// How runs go on below what has left.
extension PostStar {
    /// The control with which a run goes on where something has left.
    mutating func answer(to leave: Int, at site: SiteID?, _ symbol: Int) -> Int {
        let top = rules.alphabet.symbols[symbol]
        let leaving = leaves[leave]
        if rules.alphabet.isOnStack(top), let site, case .finish(let result) = leaving.how,
            let operation = rules.operations.handler(of: site, for: result),
            rules.operations.isPlain[operation]
        {
            return operation == Operations.end ? isIdle : plainControl(operation)
        }
        let isAlone = !rules.alphabet.isInContainer(top) && rules.alphabet.isOnStack(top)
        if isAlone, let site {
            let known = answers[leave, site.index]
            if known >= 0 { return known }
        }
        let control: Int
        switch rules.resumed(leaving, at: site, symbol: symbol) {
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

    /// ``Rules/Walk`` of a control, by numbers; -1 where there is none.
    struct Walk {
        var next = -1
        var target = -1
        var mayEnd = false
        var passes = -1
        /// The operation that is over at the target; -1 where there is more to it.
        var ends = -1
    }

    /// How a control goes down past a slot; nil where it doesn't.
    mutating func walk(_ control: Int, past symbol: Int) -> Walk? {
        let walk = walks.indices.contains(control) ? walks[control] : self.walk(control)
        guard walk.next >= 0 else { return nil }
        let slot = rules.alphabet.symbols[symbol]
        guard !slot.isBase, slot.screen.index != walk.target else { return nil }
        if walk.passes >= 0 { rules.passed[walk.passes] = true }
        return walk
    }

    /// Whether a run has come to the screen that it looks for and ends there.
    mutating func ends(_ control: Int, at symbol: Int) -> Bool {
        let walk = walks.indices.contains(control) ? walks[control] : self.walk(control)
        guard walk.ends >= 0, rules.alphabet.symbols[symbol].screen.index == walk.target else { return false }
        rules.passed[walk.ends] = true
        return true
    }

    private mutating func walk(_ control: Int) -> Walk {
        while walks.count <= control {
            var numbers = Walk()
            if let walk = rules.walk(controls[walks.count]) {
                numbers = Walk(
                    next: number(of: walk.next), target: walk.target?.index ?? -1, mayEnd: walk.mayEnd, passes: walk.passes ?? -1,
                    ends: rules.screen(soughtBy: controls[walks.count]) == nil ? -1 : controls[walks.count].operation)
            }
            walks.append(numbers)
        }
        return walks[control]
    }

    /// What a run that goes on with one step does to a slot, as ``Rules/single(_:on:)``.
    mutating func single(_ control: Int, at symbol: Int) -> (symbol: Int, isPush: Bool)? {
        guard case .go(let operation) = controls[control].task else { return nil }
        return rules.single(operation, on: symbol)
    }

    /// As an event, what a run goes on with.
    mutating func event(of control: Int) -> Int {
        guard case .go(let operation) = controls[control].task else { return -1 }
        return rules.rest(from: operation)
    }

    /// What becomes of a run that comes back from above a record with an exposure: the exposure of the slot below, where the run takes that away too, and
    /// the edge by which it goes on or ends there. Both are nil where it comes back to what was there.
    mutating func wayBack(along record: Int, _ exposure: Int) -> (exposure: Int?, edge: Int?) {
        let way = automaton.edges[record]
        var control = automaton.nodes[way.source].isHub ? goesOn[record, exposure] : exposures[exposure].key
        // Where only a part was looked at, it may be that nobody knows.
        guard control >= 0 else { return (nil, nil) }
        var next = -1
        if let walk = walk(control, past: automaton.nodes[way.target].symbol) {
            next = exposed[way.target, walk.next]
            guard walk.mayEnd else { return (next < 0 ? nil : next, nil) }
            control = isIdle
        }
        if control == isIdle, isUncovered(way.target) { return (next < 0 ? nil : next, nil) }
        let edge = returns[control, way.target]
        return (next < 0 ? nil : next, edge < 0 ? nil : edge)
    }
}
