import FlowGraph
import FlowSpec
import PushdownSystems

/// What a run knows of where it is.
extension Rewriting {
    /// The lane that a run shows.
    func top(of run: Run) -> LaneContent { lane(of: run, from: run.segments.count - 1) }

    /// The lane that the steps belong to.
    func ownLane(of run: Run) -> LaneContent { lane(of: run, from: run.own) }

    private func lane(of run: Run, from index: Int) -> LaneContent {
        for segment in run.segments[...index].reversed() {
            switch segment.opening {
            case .symbol(let number): return alphabet.lane(of: alphabet.symbols[number]).content
            case .lane(_, let content), .presented(_, _, let content): return content
            case .activation(_, let lane): return alphabet.lanes[lane].content
            case .pushed: continue
            }
        }
        return LaneContent(path: [], flow: nil, isStack: false)
    }

    /// The segment with which the top layer begins: of one that the run has presented its own, else
    /// the first.
    func layerSegment(of run: Run) -> Int {
        run.segments.lastIndex(where: \.isPresented) ?? 0
    }

    /// The procedure of the layer that the run stands in; of what it has presented there is none
    /// yet.
    func layer(under run: Run) -> ProcedureID {
        switch run.segments[0].opening {
        case .symbol(let number): alphabet.lane(of: alphabet.symbols[number]).layer
        case .lane(let procedure, _): procedure
        case .activation(_, let lane): alphabet.lanes[lane].layer
        // A run begins with one of the others.
        case .pushed, .presented: ProcedureID(0)
        }
    }

    /// The procedure of the pushed flow that the run stands in; nil of a stack's own slots.
    func activation(under run: Run) -> ProcedureID? {
        switch run.segments[0].opening {
        case .symbol(let number): alphabet.places[alphabet.symbols[number].place].activation
        case .activation(let procedure, _): procedure
        case .lane, .pushed, .presented: nil
        }
    }

    func isWindow(_ procedure: ProcedureID) -> Bool {
        switch alphabet.procedures[procedure].kind {
        case .window, .entry: true
        case .layer, .activation: false
        }
    }

    /// Whether an entry flow is at the bottom of a layer. For presented layers this is known only
    /// if the program has links.
    func isHosted(_ procedure: ProcedureID) -> Bool {
        switch alphabet.procedures[procedure].kind {
        case .entry, .layer(_, _, isHosted: true): true
        case .window, .layer, .activation: false
        }
    }

    /// How the app started the entry flow that a run stands on; nil for the window's root and
    /// anything above it.
    func entry(at procedure: ProcedureID) -> FlowDeclaration.Entry? {
        guard case .entry(let flow) = alphabet.procedures[procedure].kind else { return nil }
        return program[flow].entry?.value
    }

    /// Ends the entry flow, where a run stands on it; gives whether it does.
    mutating func leaveEntry(_ procedure: ProcedureID, _ run: Run) -> Bool {
        guard entry(at: procedure) != nil else { return false }
        passed[run.operation] = true
        make(.end, run.trigger)
        return true
    }

    /// Whether all slots of a segment's activation are known, down to its first.
    func isWhole(_ segment: Run.Segment) -> Bool {
        if case .symbol(let number) = segment.opening { alphabet.symbols[number].isBase } else { true }
    }

    func segments(of content: Content, _ opening: Run.Opening) -> [Run.Segment] {
        content.parts.enumerated().map { index, part in
            Run.Segment(opening: index == 0 ? opening : .pushed(part.flow ?? FlowID(index: 0), nil), slots: part.slots)
        }
    }

    /// Where, above a segment, the next layer begins.
    func layerEnd(of segment: Int, _ run: Run) -> Int {
        run.segments[(segment + 1)...].firstIndex(where: \.isPresented) ?? run.segments.count
    }

    /// Cuts segments away; the steps then belong to what is on top, where theirs have left.
    func cut(_ run: inout Run, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        // What is known of the top layer's containers isn't of the one below.
        if run.segments[range].contains(where: \.isPresented) { (run.createdFrom, run.enteredFrom) = (nil, nil) }
        if let layer = run.segments[...run.own].lastIndex(where: \.isPresented), range.contains(layer) { run.container = nil }
        run.segments.removeSubrange(range)
        run.own = range.contains(run.own) ? run.segments.count - 1 : run.own < range.lowerBound ? run.own : run.own - range.count
        run.createdBars = run.createdBars.compactMap { bar in
            var bar = bar
            guard !range.contains(bar.segment) else { return nil }
            bar.segment -= bar.segment < range.lowerBound ? 0 : range.count
            return bar
        }
        change(&run)
    }

    /// Cuts everything above a segment away.
    func cut(_ run: inout Run, above segment: Int) {
        cut(&run, (segment + 1)..<run.segments.count)
    }

    /// Notes that the stacks aren't what they were.
    func change(_ run: inout Run) {
        run.hasChanged = true
        run.freshFrom = nil
    }

    /// Notes that a list has said what shows at a depth: containers around it no longer hold what
    /// they may have begun with, whatever that was.
    func keepFresh(from depth: Int, in run: inout Run) {
        guard let first = run.freshFrom, first < depth else { return }
        run.freshFrom = depth
        run.hasChanged = true
    }

    /// Begins a handler where the flow has left.
    func begin(_ operation: OperationID, of owner: FlowID, in run: inout Run) {
        run.operation = operation
        run.own = run.segments.count - 1
        run.container = top(of: run).path.lastIndex { $0.flow == owner }
    }

    /// Lets the own activation begin anew with some slots, whatever is there.
    func rebase(_ run: inout Run, to slots: [ScreenID]) {
        cut(&run, (run.own + 1)..<layerEnd(of: run.own, run))
        change(&run)
        if case .symbol(let number) = run.segments[run.own].opening {
            let place = alphabet.places[alphabet.symbols[number].place]
            let lane = alphabet.lanes[place.lane]
            if let procedure = place.activation {
                run.floor = .procedure(procedure)
                run.segments[run.own].opening = .activation(procedure: procedure, lane: place.lane)
            } else {
                run.floor = .procedure(lane.layer)
                run.segments[run.own].opening = .lane(procedure: lane.layer, lane.content)
            }
        }
        run.segments[run.own].slots = slots
    }

    /// Shows a tab or child of a container on the top layer's path with what it begins with.
    func show(_ container: Container, _ content: Content, at depth: Int, in run: inout Run) {
        let old = top(of: run)
        var lane = content.lane
        lane.path = old.path[..<depth] + [container] + content.lane.path
        let opening: Run.Opening
        if case .presented(let target, let site, _) = run.segments[layerSegment(of: run)].opening {
            opening = .presented(target, site, lane)
        } else {
            let procedure = layer(under: run)
            run.floor = .procedure(procedure)
            opening = .lane(procedure: procedure, lane)
        }
        // What was inside of what begins anew is gone, and so is a child that another one replaces.
        let isTab = if case .tabs = program[container.flow].kind { true } else { false }
        let anew = tabs(on: isTab ? lane.path[...depth] : lane.path[..<depth])
        let kept = leftTabs(of: run).filter { $0.path.count <= depth || !$0.path.starts(with: anew) }
        show(segments(of: content, opening), at: depth, leaving: kept, in: &run)
    }

    /// Shows what a tab or child of a container on the top layer's path holds.
    func show(_ segments: [Run.Segment], at depth: Int, leaving leftTabs: [Run.LeftTab], in run: inout Run) {
        let index = layerSegment(of: run)
        run.segments.replaceSubrange(index..., with: segments)
        run.segments[index].leftTabs = leftTabs
        // The own activation has left, or is hidden, unless it is in a layer below.
        if run.own >= index {
            run.own = run.segments.count - 1
            run.container = container(of: run, upTo: depth)
        }
        run.createdBars.removeAll { $0.segment == index && $0.depth >= depth }
    }

    /// The container whose own steps these are, if it isn't inside the part of one that begins at a
    /// depth.
    func container(of run: Run, upTo depth: Int) -> Int? { run.container.flatMap { $0 > depth ? nil : $0 } }

    /// Notes the tab bars that a list has made.
    func noteBars(of lane: LaneContent, from depth: Int, segment: Int, operation: OperationID, in run: inout Run) {
        for (index, container) in lane.path.enumerated() {
            if case .tabs = program[container.flow].kind {
                run.createdBars.append(Run.CreatedBar(segment: segment, depth: depth + index, operation: operation))
            }
        }
    }
}
