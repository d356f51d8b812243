import PushdownSystems

/// Where the runs come from that go on at a node: the pops, exits and calls of a saturation, by
/// what they lead to.
struct ReturnSources {
    /// The pops and the exits that make each summary, as places in the saturation's lists.
    private(set) var pops: Chains<SummaryID, Int>
    private(set) var exits: Chains<SummaryID, Int>
    /// The calls that each edge by which runs come back stands for, and those that hand each
    /// summary down.
    private(set) var returned: Chains<EdgeID, Way>
    private(set) var handed: Chains<SummaryID, Way>
    /// The pop-untils by their controls.
    private(set) var popUntils = IndexMap<ControlID, [PopUntil]>()

    /// A summary that comes back over a call.
    struct Way {
        var call: EdgeID
        var summary: SummaryID
    }

    init(of saturation: Saturation, _ distances: Distances) {
        pops = Chains(keys: saturation.summaries.count, elements: saturation.pops.count)
        exits = Chains(keys: saturation.summaries.count, elements: saturation.exits.count)
        returned = Chains(keys: saturation.automaton.edges.count)
        handed = Chains(keys: saturation.summaries.count)
        for pop in saturation.popUntils.all { popUntils[pop.control, default: []].append(pop) }
        for (number, pop) in saturation.pops.enumerated() { pops.add(number, to: pop.summary) }
        for (number, exit) in saturation.exits.enumerated() { exits.add(number, to: exit.summary) }
        for propagation in saturation.propagations.elements {
            guard saturation.automaton.edges[propagation.edge].isLabelled, distances.weights[propagation.edge] != Distances.unknown else {
                continue
            }
            let way = Way(call: propagation.edge, summary: propagation.summary)
            if let edge = propagation.returned { returned.add(way, to: edge) }
            if let below = propagation.below { handed.add(way, to: below) }
        }
    }
}

/// A chain of elements for each index, those added last first.
struct Chains<Key: TypedIndex, Element> {
    private var last: IndexTable<Key, Int>
    private var links: [Link] = []

    fileprivate struct Link {
        var element: Element
        var before: Int?
    }

    /// Empty chains for so many indices, with memory for so many elements.
    init(keys: Int, elements: Int = 0) {
        last = IndexTable(count: keys)
        links.reserveCapacity(elements)
    }

    mutating func add(_ element: Element, to key: Key) {
        links.append(Link(element: element, before: last[key]))
        last[key] = links.count - 1
    }

    subscript(key: Key) -> Chain { Chain(links: links, place: last[key]) }

    struct Chain: Sequence, IteratorProtocol {
        fileprivate let links: [Link]
        fileprivate var place: Int?

        mutating func next() -> Element? {
            guard let link = place.map({ links[$0] }) else { return nil }
            place = link.before
            return link.element
        }
    }
}
