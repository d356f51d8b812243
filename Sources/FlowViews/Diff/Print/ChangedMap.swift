import FlowGraph

extension Difference {
    // GitHub's limits are 500 edges and 50,000 characters; half of that is already hard to read.
    private static let mostArrows = 200
    private static let longestMap = 20_000

    /// The changed part of the new program's map with its neighbors, and the names of removed
    /// elements, in Mermaid.
    ///
    /// If that is too large, the map has one card for each changed flow. Nil if that is also too
    /// large, or if nothing on the map has changed.
    public var changedMap: String? {
        let marks = MapMarks(spec, new.program)
        guard !marks.isEmpty else { return nil }
        let map = FlowMap(of: new.program)
        // A transition with several targets is a card between its screen and the targets.
        let branches = map.arrows.filter { marks.cards[$0.from.node] != nil && $0.to.node.isBranch }.map(\.to.node)
        let part = map.part { marks.cards[$0] != nil || branches.contains($0) }
        if !part.isLarge, part.arrows.count <= Self.mostArrows {
            let text = part.mermaid(marking: marks.cards, removed: marks.removed)
            if text.utf8.count <= Self.longestMap { return text }
        }
        let flows = map.folded.part { marks.flows[$0] != nil }
        let text = flows.mermaid(marking: marks.flows, removed: marks.removed)
        return flows.arrows.count <= Self.mostArrows && text.utf8.count <= Self.longestMap ? text : nil
    }
}

/// The marks of a spec's differences on the map of the new program.
private struct MapMarks {
    /// The marks of new or changed cards.
    private(set) var cards: [FlowMap.Node: FlowMap.Mark] = [:]
    /// The marks if there is one card for each flow.
    private(set) var flows: [FlowMap.Node: FlowMap.Mark] = [:]
    /// The names of removed elements; if there are many, the first ones and a count.
    private(set) var removed: [String] = []
    private static let mostRemoved = 40

    var isEmpty: Bool { cards.isEmpty && removed.isEmpty }

    init(_ changes: [SpecChange], _ program: Program) {
        for change in changes {
            let path = change.element.path
            if change.kind == .removed, let role = change.element.role, [.flow, .screen, .deepLink].contains(role) {
                removed.append(change.element.name)
            } else if let node = program.node(of: change.element) {
                mark(node, as: path.count <= 2 && change.kind == .added && path.last?.role != .tab && path.last?.role != .child, program)
            }
            guard change.kind == .added, path.count == 1, path.first?.role == .flow, let flow = program.flow(of: change.element) else {
                continue
            }
            // Everything in a new flow is new.
            flows[.flow(flow)] = .added
            for screen in program[flow].screens { cards[.screen(screen)] = .added }
        }
        if removed.count > Self.mostRemoved {
            removed = removed.prefix(Self.mostRemoved) + ["\(removed.count - Self.mostRemoved) more"]
        }
    }

    private mutating func mark(_ node: FlowMap.Node, as isNew: Bool, _ program: Program) {
        if cards[node] != .added { cards[node] = isNew ? .added : .changed }
        guard let flow = program.flow(of: node) else {
            flows[node] = cards[node]
            return
        }
        if flows[.flow(flow)] == nil { flows[.flow(flow)] = .changed }
    }
}

extension Program {
    /// The flow that an element is, or is part of.
    fileprivate func flow(of element: SpecElement) -> FlowID? {
        guard let first = element.path.first, first.role == .flow else { return nil }
        return flows.firstIndex { $0.name.value == first.name }.map(FlowID.init(index:))
    }

    fileprivate func flow(of node: FlowMap.Node) -> FlowID? {
        switch node {
        case .screen(let screen): self[screen].flow
        case .container(let flow): flow
        default: nil
        }
    }

    /// The card that contains an element.
    fileprivate func node(of element: SpecElement) -> FlowMap.Node? {
        guard let first = element.path.first else { return nil }
        switch first.role {
        case .flow:
            guard let flow = flow(of: element) else { return nil }
            if element.path.count > 1, element.path[1].role == .screen {
                return self[flow].screens.first { self[$0].name.value == element.path[1].name }.map { .screen($0) }
            }
            return self[flow].kind.isStackOrSingle ? self[flow].screens.first.map { .screen($0) } : .container(flow)
        case .deepLink, .transition: return links.firstIndex { $0.name.value == first.name }.map { .link(LinkID(index: $0)) }
        default: return nil
        }
    }
}

extension FlowMap.Node {
    fileprivate var isBranch: Bool { if case .branch = self { true } else { false } }
}
