import FlowGraph

/// How runs go on below what has left.
extension PostStar {
    /// The control with which a run goes on where something has left.
    mutating func answer(to leave: Int, at site: SiteID?, _ symbol: Int) -> Int {
        let top = rules.alphabet.symbols[symbol]
        let isAlone = !rules.alphabet.isInContainer(top) && rules.alphabet.isOnStack(top)
        if isAlone, let site {
            let known = answers[leave, site.index]
            if known >= 0 { return known }
        }
        let leaving = leaves[leave]
        let control: Int
        switch rules.resumed(leaving, at: site, symbol: symbol) {
        case .success(let goesOn): control = controls.number(of: goesOn)
        case .failure:
            control = controls.number(
                of: Control(task: .unhandled(leaving.operation), event: leaving.event, container: nil, saved: leaving.saved))
        }
        if isAlone, let site { answers[leave, site.index] = control }
        return control
    }

    /// ``Rules/Walk`` of a control, by numbers; -1 where there is none.
    struct Walk {
        var next = -1
        var target = -1
        var mayEnd = false
        var passes = -1
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

    private mutating func walk(_ control: Int) -> Walk {
        while walks.count <= control {
            var numbers = Walk()
            if let walk = rules.walk(controls[walks.count]) {
                numbers = Walk(
                    next: controls.number(of: walk.next), target: walk.target?.index ?? -1, mayEnd: walk.mayEnd, passes: walk.passes ?? -1)
            }
            walks.append(numbers)
        }
        return walks[control]
    }

    /// What an answer of one step does to a slot, as ``Rules/single(_:on:)``.
    mutating func single(_ control: Int, at symbol: Int) -> (symbol: Int, isPush: Bool)? {
        guard case .go(let operation) = controls[control].task, case .answer = rules.events[controls[control].event] else { return nil }
        return rules.single(operation, on: symbol)
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
        let edge = returns[control, way.target]
        return (next < 0 ? nil : next, edge < 0 ? nil : edge)
    }
}
