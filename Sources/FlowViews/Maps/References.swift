import FlowGraph

extension FlowMap {
    /// The map with a mention of the card in place of each arrow that would cross the picture. What
    /// stays an arrow from one frame to another is the first that leads to each flow, from the
    /// start on: a tree, which can be drawn with few crossings.
    var withReferences: FlowMap {
        let flows = flowOfNode
        let drawn = entrances(to: frames.map(\.flow)) { flows[$0] }
        var firstFlow: [Node: FlowID] = [:]
        var map = self
        var references: [ReferenceKey: Int] = [:]
        for (index, arrow) in arrows.enumerated() {
            guard let to = flows[arrow.to.node] else { continue }
            let frame = flows[arrow.from.node]
            if let frame {
                guard frame != to, !drawn.contains(index) else { continue }
            } else {
                // A link that leads to several flows keeps the arrows to the first.
                guard case .link = arrow.from.node, firstFlow[arrow.from.node, default: to] != to else {
                    firstFlow[arrow.from.node] = to
                    continue
                }
            }
            let key = ReferenceKey(place: frame.map(Node.flow) ?? arrow.from.node, to: arrow.to)
            let number = references[key] ?? references.count
            if references.updateValue(number, forKey: key) == nil { map.addReference(number, to: arrow.to, in: frame) }
            map.arrows[index].to = Anchor(.reference(number))
        }
        map.arrows = map.arrows.joined
        return map
    }

    private mutating func addReference(_ number: Int, to anchor: Anchor, in flow: FlowID?) {
        let card = Card(node: .reference(number), name: name(of: anchor))
        guard let index = frames.firstIndex(where: { $0.flow == flow }) else { return outside.append(card) }
        frames[index].cards.append(card)
    }

    /// How another frame calls a card.
    private func name(of anchor: Anchor) -> String {
        for frame in frames {
            guard let card = frame.cards.first(where: { $0.node == anchor.node }) else { continue }
            switch card.node {
            case .container: return anchor.place.map { "\(frame.name): \(card.places[$0])" } ?? frame.name
            case .screen: return "\(frame.name).\(card.name)"
            case .end: return "\(frame.name): \(card.name)"
            default: return frame.name
            }
        }
        return ""
    }

    /// The arrows that lead to each flow first, from the start on; by their indices.
    ///
    /// - Parameter flow: the flow that a card belongs to; nil outside all flows.
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
        // What follows an end leads to a flow only if nothing else does.
        var later: [(index: Int, flow: FlowID)] = []
        // A part of a map has no start; it is about the flow that leads to most others.
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

/// What makes two mentions one: where they stand and what they mention.
private struct ReferenceKey: Hashable {
    let place: FlowMap.Node
    let to: FlowMap.Anchor
}
