import PushdownSystems

/// The sources of the runs that continue at a node: the pops, exits and calls of a saturation, by
/// their results.
struct ReturnSources {
    /// The pops and the exits that create each summary, as indices of the saturation's lists.
    private(set) var pops: Chains<SummaryID, Int>
    private(set) var exits: Chains<SummaryID, Int>
    /// The calls represented by each edge over which runs return, and the calls that hand each
    /// summary down.
    private(set) var returned: Chains<EdgeID, Way>
    private(set) var handed: Chains<SummaryID, Way>
    private(set) var popUntils = IndexMap<ControlID, [PopUntil]>()

    /// A summary that returns over a call.
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
            guard saturation.automaton.edges[propagation.edge].isLabeled, distances.weights[propagation.edge] != Distances.unknown else {
                continue
            }
            let way = Way(call: propagation.edge, summary: propagation.summary)
            if let edge = propagation.returned { returned.add(way, to: edge) }
            if let below = propagation.below { handed.add(way, to: below) }
        }
    }
}

/// A chain of elements for each index, last added first.
struct Chains<Key: TypedIndex, Element> {
    private var last: IndexTable<Key, Int>
    private var links: [Link] = []

    fileprivate struct Link {
        var element: Element
        var before: Int?
    }

    /// Creates empty chains for a number of indices, with memory for a number of elements.
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
