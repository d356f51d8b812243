import FlowSpec

/// A search for the shortest stack with a given screen on top that a user could build with a link's
/// values. It starts with the window's initial content, follows transitions of one step each, and
/// visits all tabs of a presented tab bar.
///
/// This is Dijkstra's algorithm. A stack's length is its number of screens and presented layers.
struct LinkStackSearch {
    let linker: Linker
    /// The link's parameters; `nil` to assume that every value is available.
    let parameters: [MethodParameter]?
    /// True to begin with the bare screens in tabs, too.
    let beginsInBareTabs: Bool
    private(set) var nodes: [Node] = []
    private var known: [Key: Int] = [:]
    /// The number of edges that the search can still visit; negative if it gave up.
    private(set) var work: Int

    /// A stack, represented by its top screen and its predecessors.
    struct Node {
        var place: Key
        var length: Int
        /// The arguments of the top screen, by name.
        var values: [String: Value]
        /// The arguments of the flow on top, by name.
        var flowValues: [String: Value]
        /// The shortest steps to this stack; empty for initial content.
        var arrivals: [Arrival] = []

        var screen: ScreenID { place.screen }
    }

    /// A step from one stack to the next.
    struct Arrival {
        var from: Int
        var transition: TransitionID
        var use: Use
        var site: SiteID?
        var isPresented: Bool
        /// True if the transition checks a guard.
        var isGuarded: Bool
        /// The tabs to select then, if the tab bar doesn't start with them.
        var selections: [DeepLink.Place] = []

        var startsFlow: Bool {
            if case .flow = use.target { true } else { false }
        }

        /// True if the step that starts the flow below can list the screen.
        var isListable: Bool { !startsFlow && !isPresented && !isGuarded }
    }

    /// The identity of stacks with equal continuations.
    struct Key: Hashable {
        var home: FlowID
        /// The flow that was started above; `nil` in the home flow.
        var started: FlowID?
        /// True if the screen isn't on a navigation stack.
        var isBare = false
        var isPresented = false
        var screen: ScreenID
    }

    // Longer lists don't help the reader.
    private static let mostArrivals = 4
    private static let mostStacks = 8
    // No user goes through this many screens.
    private static let longest = 200

    init(_ linker: Linker, parameters: [MethodParameter]?, beginsInBareTabs: Bool, work: Int) {
        self.linker = linker
        self.parameters = parameters
        self.beginsInBareTabs = beginsInBareTabs
        self.work = work
    }

    /// The shortest stacks with a screen on top, as nodes from the bottom up, each with its
    /// arrival. If there are many, only a few are returned.
    mutating func stacks(upTo target: ScreenID) -> [[(node: Node, arrival: Arrival?)]] {
        var open: [[Int]] = [[], []]
        for (flow, way) in linker.homes.single where linker.switchBelowTabs(way) == nil {
            for node in starts(flow, way) { open[1].append(add(node)) }
        }
        var length = 1
        while length < open.count {
            let level = open[length]
            length += 1
            for index in level {
                guard work >= 0 else { return [] }
                for (node, arrival) in continuations(of: index) where node.length <= Self.longest {
                    if let known = known[node.place] {
                        let isAsShort = nodes[known].length == node.length && !nodes[known].arrivals.isEmpty
                        if isAsShort, nodes[known].arrivals.count < Self.mostArrivals { nodes[known].arrivals.append(arrival) }
                        continue
                    }
                    var node = node
                    node.arrivals = [arrival]
                    while open.count <= node.length { open.append([]) }
                    open[node.length].append(add(node))
                }
            }
            let found = level.filter { nodes[$0].screen == target }
            if !found.isEmpty { return Array(found.flatMap { ways(to: $0) }.prefix(Self.mostStacks)) }
        }
        return []
    }

    private mutating func continuations(of index: Int) -> [(Node, Arrival)] {
        let node = nodes[index]
        let flow = linker.screens[node.screen.index].flow
        let transitions = linker.screens[node.screen.index].transitions + linker.drafts[flow.index].transitions
        let found = transitions.flatMap { continuations(of: node, at: index, by: $0) }
        work -= transitions.count + found.count + 1
        return found
    }

    private mutating func add(_ node: Node) -> Int {
        known[node.place] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }

    private func ways(to index: Int) -> [[(node: Node, arrival: Arrival?)]] {
        let node = nodes[index]
        guard !node.arrivals.isEmpty else { return [[(node, nil)]] }
        return node.arrivals.flatMap { arrival in ways(to: arrival.from).prefix(Self.mostStacks).map { $0 + [(node, arrival)] } }
    }

    // MARK: Initial stacks

    /// The first screen of a flow, or the screens in the tabs of a tab bar.
    private func starts(_ flow: FlowID, _ way: [DeepLink.Place]) -> [Node] {
        let draft = linker.drafts[flow.index]
        if draft.shape == .tabs {
            return !beginsInBareTabs || !linker.tabs(on: way).isEmpty
                ? []
                : draft.slots.compactMap { slot in
                    guard let use = slot.use, case .screen(let screen) = use.target else { return nil }
                    let known = values(given: use.arguments, linker.parameters(of: use.target, start: nil))
                    return Node(place: Key(home: flow, isBare: true, screen: screen), length: 1, values: known, flowValues: [:])
                }
        }
        guard draft.startScreens.count == 1 else { return [] }
        let screen = draft.startScreens[0]
        let given = way.last.flatMap { linker.drafts[$0.flow.index].slots[$0.index].use?.arguments } ?? []
        let known = values(given: given, linker.parameters(of: .flow(flow), start: nil))
        return [Node(place: Key(home: flow, screen: screen), length: 1, values: known, flowValues: known)]
    }
}
