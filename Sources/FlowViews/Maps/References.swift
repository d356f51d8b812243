import FlowGraph

extension FlowMap {
    /// The map with rows and references instead of arrows that would cross the picture.
    ///
    /// Between frames, only the first arrow to each flow, counted from the start, is kept. These
    /// arrows form a tree, which has few crossings. Arrows back to a tab of the same frame aren't
    /// kept, nor arrows back to the card of a flow, nor a second arrow from it. In a folded map,
    /// deep links are on the cards of their first flow.
    var withReferences: FlowMap {
        if frames.isEmpty { return withLinksOnCards }
        let flows = flowOfNode
        let drawn = entrances(to: frames.map(\.flow)) { flows[$0] }
        func place(of anchor: Anchor) -> Node { flows[anchor.node].map { .flow($0) } ?? anchor.node }
        var entered: Set<[Node]> = []
        let pairs = Set(arrows.map { [place(of: $0.from), place(of: $0.to)] })
        var firstFlow: [Node: FlowID] = [:]
        var map = self
        map.arrows = []
        var rows: [Node: [Row]] = [:]
        var references: [ReferenceKey: Int] = [:]
        for (index, arrow) in arrows.enumerated() {
            var arrow = arrow
            let (frame, to) = (flows[arrow.from.node], flows[arrow.to.node])
            let isKept =
                if frame == nil, case .link = arrow.from.node, let to {
                    // A link with several flows keeps the arrows to the first.
                    firstFlow[arrow.from.node, default: to] == to
                } else if frame == nil || to == nil {
                    (!Look.leadsBack(arrow.kind) || !pairs.contains([place(of: arrow.to), place(of: arrow.from)]))
                        && (!arrow.from.node.isFlow || entered.insert([arrow.from.node, place(of: arrow.to)]).inserted)
                } else {
                    frame == to ? arrow.kind != .select || !arrow.to.node.isContainer : drawn.contains(index)
                }
            if isKept {
                firstFlow[arrow.from.node] = to
                map.arrows.append(arrow)
                continue
            }
            let name = "↗ " + name(of: arrow.to, isInFrame: frame == to)
            switch arrow.from.node {
            case .screen, .everyScreen, .end, .flow:
                rows[arrow.from.node, default: []] += arrow.labels.map {
                    Row(name: $0.lines.joined(separator: " "), action: name, kind: arrow.kind)
                }
            default:
                let key = ReferenceKey(place: frame.map(Node.flow) ?? arrow.from.node, to: arrow.to)
                let number = references[key] ?? references.count
                if references.updateValue(number, forKey: key) == nil { map.addReference(number, to: name, in: frame) }
                arrow.to = Anchor(.reference(number))
                map.arrows.append(arrow)
            }
        }
        map.arrows = map.arrows.joined
        for index in map.outside.indices { map.outside[index].rows += rows[map.outside[index].node] ?? [] }
        for frame in map.frames.indices {
            for index in map.frames[frame].cards.indices {
                map.frames[frame].cards[index].rows += rows[map.frames[frame].cards[index].node] ?? []
            }
        }
        return map
    }

    /// The folded map with the URL of each deep link on the card of its first flow.
    private var withLinksOnCards: FlowMap {
        var map = self
        for card in outside where card.isPill && card.rows.isEmpty {
            guard let target = arrows.first(where: { $0.from.node == card.node })?.to.node,
                let index = map.outside.firstIndex(where: { $0.node == target })
            else { continue }
            map.outside[index].urls += card.urls.isEmpty && card.name != map.outside[index].name ? [card.name] : card.urls
            map.outside.removeAll { $0.node == card.node }
            map.arrows.removeAll { $0.from.node == card.node }
        }
        return map
    }

    private mutating func addReference(_ number: Int, to name: String, in flow: FlowID?) {
        let card = Card(node: .reference(number), name: name)
        guard let index = frames.firstIndex(where: { $0.flow == flow }) else { return outside.append(card) }
        frames[index].cards.append(card)
    }

    /// The name of a card in other frames, or in its own.
    private func name(of anchor: Anchor, isInFrame: Bool) -> String {
        for frame in frames {
            guard let card = frame.cards.first(where: { $0.node == anchor.node }) else { continue }
            switch card.node {
            case .container: return anchor.place.map { (isInFrame ? "" : "\(frame.name): ") + card.places[$0] } ?? frame.name
            case .screen: return "\(frame.name).\(card.name)"
            case .end: return "\(frame.name): \(card.name)"
            default: return frame.name
            }
        }
        return outside.first { $0.node == anchor.node }?.name ?? ""
    }

    /// The indices of the first arrow to each flow, counted from the start.
    ///
    /// - Parameter flow: returns the flow of a card; nil outside all flows.
    func entrances(to flows: [FlowID], of flow: (Node) -> FlowID?) -> Set<Int> {
        var leaving: [FlowID: [Int]] = [:]
        var waiting: [(index: Int, flow: FlowID)] = []
        for (index, arrow) in arrows.enumerated() {
            guard let to = flow(arrow.to.node) else { continue }
            switch (flow(arrow.from.node), arrow.from.node) {
            case (let from?, _) where from != to: leaving[from, default: []].append(index)
            case (nil, .start), (nil, .entry): waiting.append((index, to))
            default: break
            }
        }
        var found: Set<Int> = []
        var entered: Set<FlowID> = []
        // Arrows after the end of a flow count only if no other arrow leads to the target.
        var later: [(index: Int, flow: FlowID)] = []
        // A part of a map has no start, so the flow with the most targets is first.
        func rank(_ flow: (offset: Int, element: FlowID)) -> (Int, Int) { (-(leaving[flow.element]?.count ?? 0), flow.offset) }
        var others = flows.enumerated().sorted { rank($0) < rank($1) }.map(\.element)[...]
        func enter(_ next: FlowID) {
            for index in leaving[next] ?? [] {
                guard let to = flow(arrows[index].to.node) else { continue }
                if arrows[index].kind == .then { later.append((index, to)) } else { waiting.append((index, to)) }
            }
        }
        while true {
            if !waiting.isEmpty || !later.isEmpty {
                let next = waiting.isEmpty ? later.removeFirst() : waiting.removeFirst()
                guard entered.insert(next.flow).inserted else { continue }
                found.insert(next.index)
                enter(next.flow)
            } else if let next = others.popFirst() {
                if entered.insert(next).inserted { enter(next) }
            } else {
                return found
            }
        }
    }
}

/// Identifies references to merge, by location and target.
private struct ReferenceKey: Hashable {
    let place: FlowMap.Node
    let to: FlowMap.Anchor
}

extension FlowMap.Node {
    fileprivate var isFlow: Bool { if case .flow = self { true } else { false } }
    fileprivate var isContainer: Bool { if case .container = self { true } else { false } }
}
