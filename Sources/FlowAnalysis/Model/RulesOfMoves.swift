import FlowGraph

/// Who may move while a screen is on top and nothing is under way.
extension Rules {
    mutating func idle() {
        let top = alphabet.symbols[symbol]
        let screen = program[top.screen]
        cost = 1
        for transition in screen.transitions { begin(operations.transitions[transition.index], .transition(transition, top.screen)) }
        for transition in program[screen.flow].transitions {
            begin(operations.transitions[transition.index], .transition(transition, top.screen))
        }
        if screen.attributes.allowsBack, !alphabet.isRoot(top) {
            begin(.back)
            leaveBack(Control(task: .menu(nil), event: event, container: nil, saved: nil))
        }
        swipeDown(top)
        taps(top)
        for (index, operation) in operations.entries.enumerated() { begin(operation, .entry(index)) }
    }

    private mutating func begin(_ event: Event) {
        self.event = events.number(of: event)
    }

    private mutating func begin(_ operation: Int, _ event: Event, container: Int? = nil) {
        begin(event)
        explore(run(operation, container: container, hasChanged: false))
    }

    private mutating func swipeDown(_ top: Symbol) {
        let layer = alphabet.lane(of: top).layer
        guard case .layer(_, canBeSwiped: true) = alphabet.hubs[layer].kind else { return }
        begin(.swipeDown)
        let leave = Leave(how: .dismissed(isSeen: true), operation: Operations.end, event: event, container: nil, saved: nil)
        make(.leave(hub: layer, leave))
    }

    private mutating func taps(_ top: Symbol) {
        guard !top.isHidden, alphabet.isRoot(top) || !program[top.screen].attributes.hidesTabBar else { return }
        let lane = alphabet.lane(of: top)
        for (depth, container) in lane.content.path.enumerated() {
            guard case .tabs(let tabs, let reselects, _) = program[container.flow].kind else { continue }
            for index in tabs.indices {
                let event = Event.tap(container.flow, tab: index)
                if let action = operations.tabActions[Operations.TabOf(flow: container.flow, tab: index)] {
                    begin(action, event, container: depth)
                } else if index != container.index {
                    // The tab that showed first is only come back to, never entered.
                    guard index != container.first else { continue }
                    begin(event)
                    enter(index, of: container.flow, at: depth, first: container.first, in: run(Operations.end, hasChanged: false))
                } else if reselects, depth == lane.content.path.count - 1, lane.content.isStack, !alphabet.isRoot(top) {
                    begin(event)
                    var run = run(Operations.end, hasChanged: true)
                    run.floor = .hub(lane.layer)
                    run.segments = [Run.Segment(opening: .lane(hub: lane.layer, lane.content), slots: [lane.root])]
                    settle(run)
                }
            }
        }
    }

    /// Shows a tab that nobody has been in.
    mutating func enter(_ tab: Int, of flow: FlowID, at depth: Int, first: Int, in run: Run) {
        guard let use = program[flow].tabs[tab].use else { return }
        for content in contents.all(of: use) {
            var run = run
            show(Container(flow: flow, index: tab, first: first), content, at: depth, in: &run)
            noteBars(of: content.lane, from: depth + 1, segment: layerSegment(of: run), operation: run.operation, in: &run)
            explore(run)
        }
    }
}
