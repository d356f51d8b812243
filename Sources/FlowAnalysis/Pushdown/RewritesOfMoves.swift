import FlowGraph
import PushdownSystems

/// The possible moves while a screen is on top and no run is in progress.
extension Rewriting {
    mutating func idle(at symbol: SymbolID) {
        let top = alphabet.symbols[symbol]
        guard !limits.stops.contains(top.screen) else { return }
        let own = program.screens[top.screen.index].transitions
        let all = program.flows[program.screens[top.screen.index].flow.index].transitions
        let first = firstEvent(on: top.screen)
        for (index, transition) in own.enumerated() {
            take(operations.transitions[transition.index], on: symbol, .action(EventID(first.number + index)), hasChanged: false)
        }
        for (index, transition) in all.enumerated() {
            let event = EventID(first.number + own.count + index)
            take(operations.transitions[transition.index], on: symbol, .action(event), hasChanged: false)
        }
        if allowsBack[top.screen.index], !alphabet.isRoot(top) {
            leave(symbol, .menu, Control(task: .menu(nil), container: nil, saved: nil), action(.back))
        } else if allowsBack[top.screen.index], entry(at: alphabet.layer(of: top)) == .push {
            make(.end, action(.back))
        }
        if !limits.excludesGestures { swipeDown(at: symbol) }
        taps(at: symbol)
        if !isByHand { openLinks(at: symbol) }
    }

    /// The event of a screen's first transition; the events of its other transitions follow.
    private mutating func firstEvent(on screen: ScreenID) -> EventID {
        if let first = firstEvents[screen.index] { return first }
        let first = EventID(events.all.count)
        firstEvents[screen.index] = first
        let flow = program.screens[screen.index].flow.index
        for transition in program.screens[screen.index].transitions { events.add(.transition(transition, screen)) }
        for transition in program.flows[flow].transitions { events.add(.transition(transition, screen)) }
        return first
    }

    mutating func action(_ event: Event) -> Trigger { .action(events.index(of: event)) }

    private mutating func swipeDown(at symbol: SymbolID) {
        let layer = alphabet.layer(of: alphabet.symbols[symbol])
        if case .entry(let flow) = alphabet.procedures[layer].kind, program.end(ofEntry: flow, at: limits.width) != nil {
            return make(.end, action(.swipeDown))
        }
        guard case .layer(let target, let widths, _) = alphabet.procedures[layer].kind, widths.contains(limits.width),
            program.canEnd(target, under: alphabet.symbols[symbol].screen)
        else { return }
        let leave = Leave(how: .dismissed(isSeen: true), operation: Operations.end, container: nil, saved: nil)
        self.leave(layer, leave, from: run(Operations.end, on: symbol, action(.swipeDown), hasChanged: false))
    }

    private mutating func taps(at symbol: SymbolID) {
        let top = alphabet.symbols[symbol]
        guard alphabet.isInContainer(top) else { return }
        let lane = alphabet.lane(of: top)
        for (depth, container) in lane.content.path.enumerated() {
            guard case .tabs(let tabs, let reselects, _) = program[container.flow].kind, isTappable(container, on: top) else { continue }
            for index in tabs.indices where canTap(index, of: container, on: top) {
                let event = Event.tap(container.flow, tab: index)
                // A guard is checked only if the tab isn't selected.
                let operation = index == container.index ? nil : operations.tabActions[Operations.TabOf(flow: container.flow, tab: index)]
                if let operation {
                    take(operation, on: symbol, action(event), container: depth, hasChanged: false)
                } else if index != container.index {
                    // A tap returns to the tab that was visible first, but never enters it. An
                    // untouched column with a placeholder is empty.
                    guard index != container.first, !canBeEmpty(index, of: container.flow) else { continue }
                    enter(index, of: container, at: depth, on: symbol, action(event))
                } else if reselects, depth == lane.content.path.count - 1, lane.content.isStack, !alphabet.isRoot(top) {
                    leave(symbol, .reselect, Control(task: .reselect, container: nil, saved: nil), action(event))
                }
            }
        }
    }

    /// Shows an untouched tab after a tap in a lane: the outcome is equal for all slots of the
    /// lane.
    private mutating func enter(_ tab: Int, of container: Container, at depth: Int, on symbol: SymbolID, _ trigger: Trigger) {
        let lane = alphabet.places[alphabet.symbols[symbol].place].lane
        let tap = trigger.event.number * alphabet.lanes[lane].content.path.count + depth
        if let known = entered[lane, tap] {
            outcomes += enteredOutcomes[known]
            return
        }
        let count = outcomes.count
        enter(tab, of: container.flow, at: depth, first: container.first, in: run(Operations.end, on: symbol, trigger, hasChanged: false))
        entered[lane, tap] = enteredOutcomes.count
        enteredOutcomes.append(Array(outcomes[count...]))
    }

    /// Shows an untouched tab.
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

extension Trigger {
    fileprivate static func action(_ event: EventID) -> Self { Self(event: event, cost: 1) }
}
