import FlowGraph

extension FlowMap {
    /// The map with one card for each flow in place of its frame.
    ///
    /// Only the first arrow to each flow, counted from the start, is kept; the others become rows
    /// of their origin's card. Arrows of one kind between two flows are merged, and have no names.
    /// Arrows back to a flow's origin after its end are left out.
    public var folded: FlowMap {
        var map = self
        map.frames = []
        map.outside =
            outside.map { card in
                var card = card
                // Whole URLs are wider than everything else.
                card.urls = card.urls.prefix(1).map(shortened)
                return card
            }
            + frames.map { frame in
                let screens = frame.screenCount
                var card = Card(node: .flow(frame.flow), name: frame.name)
                card.lines = [frame.kind == "stack" ? screens == 1 ? "1 screen" : "\(screens) screens" : frame.kind]
                card.findings = frame.findings + frame.cards.flatMap(\.findings)
                card.isUnreachable = screens > 0 && frame.cards.allSatisfy { $0.isUnreachable || !$0.node.isScreen }
                return card
            }
        let flows = flowOfNode
        let ends = arrows.map { arrow in
            var arrow = arrow
            arrow.from = flows[arrow.from.node].map { Anchor(.flow($0)) } ?? Anchor(arrow.from.node)
            arrow.to = flows[arrow.to.node].map { Anchor(.flow($0)) } ?? Anchor(arrow.to.node)
            return arrow
        }
        map.arrows = ends.filter { $0.from != $0.to }.joined.map { arrow in
            var arrow = arrow
            arrow.labels = [Label(hasFindings: arrow.labels.contains(where: \.hasFindings))]
            return arrow
        }
        let ways = Set(map.arrows.filter { $0.kind != .then }.map { [$0.from, $0.to] })
        map.arrows.removeAll { $0.kind == .then && ways.contains([$0.to, $0.from]) }
        map.turnArrowsToRows(of: frames.map(\.flow))
        return map
    }

    /// Turns arrows of a folded map into rows of its cards, except the first arrow to each flow.
    private mutating func turnArrowsToRows(of flows: [FlowID]) {
        let drawn = entrances(to: flows) { if case .flow(let flow) = $0 { flow } else { nil } }
        var kept: [Arrow] = []
        for (index, arrow) in arrows.enumerated() {
            guard case .flow = arrow.from.node, !drawn.contains(index),
                let from = outside.firstIndex(where: { $0.node == arrow.from.node }),
                let to = outside.first(where: { $0.node == arrow.to.node })
            else {
                kept.append(arrow)
                continue
            }
            outside[from].rows.append(Row(name: "→ \(to.name)", kind: arrow.kind))
        }
        arrows = kept
    }

    /// The part of the map with some cards, and one card for each other flow connected to them.
    func part(where isShown: (Node) -> Bool) -> FlowMap {
        let flows = flowOfNode
        var map = self
        var shown: [Arrow] = []
        var neighbors: [FlowID] = []
        var kept: Set<Node> = []
        for arrow in arrows where isShown(arrow.from.node) || isShown(arrow.to.node) {
            var arrow = arrow
            for end in [\Arrow.from, \Arrow.to] where !isShown(arrow[keyPath: end].node) {
                guard let flow = flows[arrow[keyPath: end].node] else {
                    kept.insert(arrow[keyPath: end].node)
                    continue
                }
                arrow[keyPath: end] = Anchor(.flow(flow))
                if !neighbors.contains(flow) { neighbors.append(flow) }
            }
            shown.append(arrow)
        }
        map.arrows = shown.joined
        for index in map.frames.indices { map.frames[index].cards.removeAll { !isShown($0.node) } }
        let names = Dictionary(frames.map { ($0.flow, $0) }) { first, _ in first }
        map.outside =
            outside.filter { isShown($0.node) || kept.contains($0.node) }
            + neighbors.sorted().compactMap { flow in names[flow].map { Card(node: .flow(flow), name: $0.name, lines: [$0.kind]) } }
        return map
    }

    /// The part of the map with the cards of some flows.
    public func part(ofFlows names: [String]) -> FlowMap {
        let shown = Set(frames.filter { names.contains($0.name) }.flatMap { $0.cards.map(\.node) })
        return part { shown.contains($0) }
    }

    /// True if the map has too many screens or arrows for one picture.
    public var isLarge: Bool {
        frames.map(\.screenCount).reduce(0, +) > 60 || arrows.count > 400
    }

    /// The part of the map with one card, its neighbors, and the arrows between them.
    ///
    /// - Parameter node: the card's subject.
    public func part(around node: Node) -> FlowMap {
        var shown = neighbors(of: node)
        // Includes all targets of a transition with several.
        for case .branch(let transition) in shown { shown.formUnion(neighbors(of: .branch(transition))) }
        var map = self
        map.arrows.removeAll { !shown.contains($0.from.node) || !shown.contains($0.to.node) }
        return map.part { shown.contains($0) }
    }

    /// A card and its neighbors.
    private func neighbors(of node: Node) -> Set<Node> {
        var nodes: Set<Node> = [node]
        for arrow in arrows where arrow.from.node == node || arrow.to.node == node { nodes.formUnion([arrow.from.node, arrow.to.node]) }
        return nodes
    }

    /// The flow of each card's frame.
    var flowOfNode: [Node: FlowID] {
        Dictionary(frames.flatMap { frame in frame.cards.map { ($0.node, frame.flow) } }) { first, _ in first }
    }
}

/// Identifies arrows to merge.
private struct ArrowKey: Hashable {
    let from: FlowMap.Anchor
    let to: FlowMap.Anchor
    let kind: FlowMap.Kind
}

extension [FlowMap.Arrow] {
    /// The arrows, merged if they have one kind and the same cards.
    var joined: [FlowMap.Arrow] {
        var joined: [FlowMap.Arrow] = []
        var indices: [ArrowKey: Int] = [:]
        for arrow in self {
            let key = ArrowKey(from: arrow.from, to: arrow.to, kind: arrow.kind)
            if let index = indices[key] {
                joined[index].labels += arrow.labels
            } else {
                indices[key] = joined.count
                joined.append(arrow)
            }
        }
        return joined
    }
}

/// A URL pattern without its query and the types of its parameters.
private func shortened(_ url: String) -> String {
    String(url.prefix { $0 != "?" }).replacing(/:[^\/}]*}/, with: "}")
}

extension FlowMap.Frame {
    fileprivate var screenCount: Int { cards.count { $0.node.isScreen } }
}

extension FlowMap.Node {
    var isScreen: Bool { if case .screen = self { true } else { false } }
}
