import FlowGraph
import FlowSpec
import PushdownSystems

/// The facts that a run knows about its position.
extension Rewriting {
    /// The visible lane of a run.
    func top(of run: Run) -> LaneContent { lane(of: run, from: run.segments.count - 1) }

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

    /// The segment with which the top layer begins; the first if the run has presented none.
    func layerSegment(of run: Run) -> Int {
        run.segments.lastIndex(where: \.isPresented) ?? 0
    }

    /// The procedure of the layer that the run began in; layers that it has presented have none
    /// yet.
    func layer(under run: Run) -> ProcedureID {
        switch run.segments[0].opening {
        case .symbol(let number): alphabet.lane(of: alphabet.symbols[number]).layer
        case .lane(let procedure, _): procedure
        case .activation(_, let lane): alphabet.lanes[lane].layer
        // A run begins with another kind.
        case .pushed, .presented: ProcedureID(0)
        }
    }

    /// The procedure of the pushed flow that the run is in; `nil` for a stack's own slots.
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

    /// The links that can be opened over a layer.
    func access(over procedure: ProcedureID) -> LinkAccess {
        switch alphabet.procedures[procedure].kind {
        case .entry: .none
        case .layer(_, _, let access): access
        case .window, .activation: .all
        }
    }

    /// How the app starts a layer's entry flow; `nil` for other layers.
    func entry(at procedure: ProcedureID) -> FlowDeclaration.Entry? {
        guard case .entry(let flow) = alphabet.procedures[procedure].kind else { return nil }
        return program[flow].entry?.value
    }

    /// Ends the entry flow, if it is the layer; returns true if it is.
    mutating func leaveEntry(_ procedure: ProcedureID, _ run: Run) -> Bool {
        guard entry(at: procedure) != nil else { return false }
        passed[run.operation] = true
        make(.end, run.trigger)
        return true
    }

    /// True if all slots of a segment's activation are known, down to its first.
    func isWhole(_ segment: Run.Segment) -> Bool {
        if case .symbol(let number) = segment.opening { alphabet.symbols[number].isBase } else { true }
    }

    func segments(of content: Content, _ opening: Run.Opening) -> [Run.Segment] {
        content.parts.enumerated().map { index, part in
            Run.Segment(opening: index == 0 ? opening : .pushed(part.flow ?? FlowID(index: 0), nil), slots: part.slots)
        }
    }

    /// The index, above a segment, at which the next layer begins.
    func layerEnd(of segment: Int, _ run: Run) -> Int {
        run.segments[(segment + 1)...].firstIndex(where: \.isPresented) ?? run.segments.count
    }

    /// Removes segments. If the steps belong to one, they belong to the topmost one afterwards.
    func cut(_ run: inout Run, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        // The facts about the top layer's containers don't apply to the layer below.
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

    func cut(_ run: inout Run, above segment: Int) {
        cut(&run, (segment + 1)..<run.segments.count)
    }

    /// Notes that the stacks have changed.
    func change(_ run: inout Run) {
        run.hasChanged = true
        run.freshFrom = nil
    }

    /// Notes that a list has set the content at a depth: containers around it might no longer have
    /// their initial content.
    func keepFresh(from depth: Int, in run: inout Run) {
        guard let first = run.freshFrom, first < depth else { return }
        run.freshFrom = depth
        run.hasChanged = true
    }

    /// Begins a handler after its flow has left.
    func begin(_ operation: OperationID, of owner: FlowID, in run: inout Run) {
        run.operation = operation
        run.own = run.segments.count - 1
        run.container = top(of: run).path.lastIndex { $0.flow == owner }
    }

    /// Replaces all slots of the run's activation.
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

    /// Shows a tab or child of a container on the top layer's path with its initial content.
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
        // A restart removes everything inside, and a new child removes the old one.
        let isTab = if case .tabs = program[container.flow].kind { true } else { false }
        let anew = tabs(on: isTab ? lane.path[...depth] : lane.path[..<depth])
        let kept = leftTabs(of: run).filter { $0.path.count <= depth || !$0.path.starts(with: anew) }
        show(segments(of: content, opening), at: depth, leaving: kept, in: &run)
    }

    /// Shows a tab or child of a container on the top layer's path with given content.
    func show(_ segments: [Run.Segment], at depth: Int, leaving leftTabs: [Run.LeftTab], in run: inout Run) {
        let index = layerSegment(of: run)
        run.segments.replaceSubrange(index..., with: segments)
        run.segments[index].leftTabs = leftTabs
        // The run's activation has left, or is hidden, unless it is in a layer below.
        if run.own >= index {
            run.own = run.segments.count - 1
            run.container = container(of: run, upTo: depth)
        }
        run.createdBars.removeAll { $0.segment == index && $0.depth >= depth }
    }

    /// The container that the steps belong to, unless it is inside a tab or child at a depth.
    func container(of run: Run, upTo depth: Int) -> Int? { run.container.flatMap { $0 > depth ? nil : $0 } }

    /// Notes the tab bars that a list has created.
    func noteBars(of lane: LaneContent, from depth: Int, segment: Int, operation: OperationID, in run: inout Run) {
        for (index, container) in lane.path.enumerated() {
            if case .tabs = program[container.flow].kind {
                run.createdBars.append(Run.CreatedBar(segment: segment, depth: depth + index, operation: operation))
            }
        }
    }
}
