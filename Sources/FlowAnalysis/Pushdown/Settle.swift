import FlowGraph
import FlowSpec
import PushdownSystems

/// The result of a run, as a word.
extension Rewriting {
    /// Ends a run, or suspends it with a control.
    mutating func settle(_ run: Run, control: Control? = nil) {
        checkBars(of: run)
        var writer = WordWriter(run: run)
        for index in run.segments.indices { write(run.segments[index], at: index, &writer) }
        let word = RunOutcome.Word(floor: run.floor, items: writer.items, after: run.after, isLeftTab: run.isLeftTab, control: control)
        make(.word(word), run.trigger)
    }

    private struct WordWriter {
        let run: Run
        var items: [Rewrite.Item] = []
        var lane = LaneID(0)
        var place = PlaceID(0)
        /// The facts about the slots below that the next slot knows.
        var isHidden = false
        var below: UInt64 = 0
    }

    private mutating func write(_ segment: Run.Segment, at index: Int, _ writer: inout WordWriter) {
        let first = segment.slots[0]
        var slots = segment.slots[...]
        switch segment.opening {
        case .symbol(let number):
            var symbol = alphabet.symbols[number]
            symbol.screen = first
            writer.place = symbol.place
            writer.lane = alphabet.places[symbol.place].lane
            add(symbol, &writer)
            slots.removeFirst()
        case .lane(let procedure, let content):
            open(procedure, content, &writer)
        case .activation(let procedure, let lane):
            writer.lane = lane
            open(procedure, &writer)
        case .pushed(let flow, let site):
            writer.lane = lane(ofWhatIsPushedIn: writer.lane)
            let kind = Procedure.Kind.activation(flow, lane: writer.lane, isHidden: writer.isHidden)
            let procedure = alphabet.procedures.index(of: Procedure(kind: kind, entry: entry(from: index, of: writer.run)))
            writer.items.append(.call(procedure, site.map { ReturnAddress($0.index) }))
            open(procedure, &writer)
        case .presented(let target, let site, let content):
            let kind = Procedure.Kind.layer(
                target, endsAt: Widths { program.end(of: target, presentedAt: site, under: nil, at: $0) != nil },
                access(over: alphabet.lanes[writer.lane].layer, presenting: program[site].presentation))
            let procedure = alphabet.procedures.index(of: Procedure(kind: kind, entry: entry(from: index, of: writer.run)))
            writer.items.append(.call(procedure, ReturnAddress(site.index)))
            open(procedure, content, &writer)
        }
        var isBase = slots.count == segment.slots.count
        for screen in slots {
            add(Symbol(screen: screen, place: writer.place, isBase: isBase, isHidden: writer.isHidden, below: writer.below), &writer)
            isBase = false
        }
    }

    /// The lane of flows that are pushed in a lane. If layers aren't told apart, all layers with
    /// only a stack share one if they end alike.
    private mutating func lane(ofWhatIsPushedIn lane: LaneID) -> LaneID {
        guard isMerged(alphabet.lanes[lane]),
            case .layer(_, let widths, let access) = alphabet.procedures[alphabet.lanes[lane].layer].kind
        else { return lane }
        let shared = Procedure(kind: .layer(nil, endsAt: widths, access), entry: [])
        let content = LaneContent(path: [], flow: nil, isStack: true)
        return alphabet.lanes.index(of: Lane(layer: alphabet.procedures.index(of: shared), content: content))
    }

    /// True if flows that are pushed in a lane can also be in other layers, and don't know in
    /// which.
    func isMerged(_ lane: Lane) -> Bool {
        guard !precision.separatesLayers, lane.content.path.isEmpty, case .layer(let target, _, _) = alphabet.procedures[lane.layer].kind
        else { return false }
        return target.map { target in !program.links.contains { $0.covers.contains(target) } } ?? true
    }

    private mutating func open(_ procedure: ProcedureID, _ content: LaneContent, _ writer: inout WordWriter) {
        writer.lane = alphabet.lanes.index(of: Lane(layer: procedure, content: content))
        writer.place = alphabet.places.index(of: Place(lane: writer.lane, activation: nil))
        writer.isHidden = false
        writer.below = 0
    }

    private mutating func open(_ procedure: ProcedureID, _ writer: inout WordWriter) {
        writer.place = alphabet.places.index(of: Place(lane: writer.lane, activation: procedure))
        if case .activation(_, _, let isHidden) = alphabet.procedures[procedure].kind { writer.isHidden = isHidden }
        writer.below = 0
    }

    private mutating func add(_ symbol: Symbol, _ writer: inout WordWriter) {
        writer.items.append(.slot(alphabet.symbols.index(of: symbol)))
        (writer.isHidden, writer.below) = seen(above: symbol)
    }

    /// Returns the facts that a slot above `symbol` knows about the slots below it.
    mutating func seen(above symbol: Symbol) -> (isHidden: Bool, below: UInt64) {
        let isHidden = !isBarShown(on: symbol)
        guard operations.remembered.contains(symbol.screen), let bit = bit(of: symbol.screen, in: flow(of: symbol)) else {
            return (isHidden, symbol.below)
        }
        return (isHidden, symbol.below | 1 << UInt64(bit))
    }

    /// A segment and the segments above it, as seen from below.
    private func entry(from index: Int, of run: Run) -> [Procedure.Part] {
        var parts: [Procedure.Part] = []
        for (place, segment) in run.segments.enumerated().dropFirst(index) {
            switch segment.opening {
            case .pushed(let flow, let site) where place > index: parts.append(.activation(flow, site))
            case .presented(let target, let site, let content):
                if place > index { parts.append(.layer(target, site)) }
                parts.append(.lane(content))
            default: break
            }
            parts.append(.slots(segment.slots))
        }
        return parts
    }

    /// The flow of a symbol's activation; `nil` for a bare screen's.
    func flow(of symbol: Symbol) -> FlowID? {
        let place = alphabet.places[symbol.place]
        if let procedure = place.activation, case .activation(let flow, _, _) = alphabet.procedures[procedure].kind { return flow }
        return alphabet.lanes[place.lane].content.flow
    }

    /// The number of a screen among the remembered screens of a flow; `nil` if there are too many.
    mutating func bit(of screen: ScreenID, in flow: FlowID?) -> Int? {
        if let known = bits[flow]?[screen] { return known }
        let count = bits[flow]?.count ?? 0
        guard count < precision.rememberedScreens else { return nil }
        bits[flow, default: [:]][screen] = count
        return count
    }

    /// Notes violations for new bars that are covered or hidden at once. If a step resets a tab
    /// later, that content might be the only one the tab ever has.
    private mutating func checkBars(of run: Run) {
        for bar in run.createdBars {
            let end = layerEnd(of: bar.segment, run)
            let content: LaneContent
            switch run.segments[bar.segment].opening {
            case .lane(_, let lane), .presented(_, _, let lane): content = lane
            case .symbol(let number): content = alphabet.lane(of: alphabet.symbols[number]).content
            case .activation(_, let lane): content = alphabet.lanes[lane].content
            case .pushed: continue
            }
            guard content.path.indices.contains(bar.depth), operations.resettable.contains(content.path[bar.depth].flow) else { continue }
            let slots = run.segments[bar.segment..<end].flatMap(\.slots)
            let flow = content.path[bar.depth].flow
            let isHidden = !showsAll(of: flow) || !isSplit[flow.index] && isBarHidden(by: slots)
            if end < run.segments.count || isHidden {
                violation(.coveredBar, bar.operation)
            }
        }
    }
}
