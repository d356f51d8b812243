import FlowSpec

/// A search for the shortest stack with a given screen on top that a user could build with a link's
/// values. It starts with the window's initial content and follows transitions of one step each.
///
/// This is Dijkstra's algorithm. A stack's length is its number of screens and presented layers.
struct LinkStackSearch {
    let linker: Linker
    /// The link's parameters; `nil` to assume that every value is available.
    let parameters: [MethodParameter]?
    private(set) var nodes: [Node] = []
    private var known: [Key: Int] = [:]
    /// The number of edges that the search can still visit; negative if it gave up.
    private(set) var work: Int

    /// A stack, represented by its top screen and its predecessors.
    struct Node {
        var place: Key
        var screen: ScreenID
        var length: Int
        /// The arguments of the top screen and its flow, by name.
        var values: [String: Value]
        /// The shortest steps to this stack; empty for initial content.
        var arrivals: [Arrival] = []
    }

    /// A step from one stack to the next.
    struct Arrival {
        var from: Int
        var transition: TransitionID
        var use: Use
        var site: SiteID?
        var isPresented: Bool
    }

    /// The identity of stacks with equal continuations.
    struct Key: Hashable {
        var home: FlowID
        /// The flow that was started above; `nil` in the home flow.
        var started: FlowID?
        /// True if the screen is bare in a layer, so nothing follows it.
        var isBare = false
        var isPresented = false
        var screen: ScreenID
    }

    // Longer lists don't help the reader.
    private static let mostArrivals = 4
    private static let mostStacks = 8
    // No user goes through this many screens.
    private static let longest = 200

    init(_ linker: Linker, parameters: [MethodParameter]?, work: Int) {
        self.linker = linker
        self.parameters = parameters
        self.work = work
    }

    /// The shortest stacks with a screen on top, as nodes from the bottom up, each with its
    /// arrival. If there are many, only a few are returned.
    mutating func stacks(upTo target: ScreenID) -> [[(node: Node, arrival: Arrival?)]] {
        var open: [[Int]] = [[], []]
        for (flow, way) in linker.homes.single where linker.switchBelowTabs(way) == nil {
            if let node = start(flow, way) { open[1].append(add(node)) }
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

    private func start(_ flow: FlowID, _ way: [DeepLink.Place]) -> Node? {
        let draft = linker.drafts[flow.index]
        guard draft.startScreens.count == 1 else { return nil }
        let screen = draft.startScreens[0]
        let given = way.last.flatMap { linker.drafts[$0.flow.index].slots[$0.index].use?.arguments } ?? []
        return Node(
            place: Key(home: flow, screen: screen), screen: screen, length: 1,
            values: values(given: given, linker.parameters(of: .flow(flow), start: nil)))
    }

    /// The known arguments for parameters: literals and defaults.
    private func values(given: [Argument], _ parameters: ParameterTable) -> [String: Value] {
        var values: [String: Value] = [:]
        for parameter in parameters.all {
            let name = parameter.name.value
            if let argument = given.first(where: { $0.name == name }) {
                switch argument.value {
                case .literal, .method: values[name] = argument.value
                case .screen, .flow, .result: break
                }
            } else if let literal = parameter.defaultValue {
                values[name] = .literal(literal)
            }
        }
        return values
    }

    // MARK: Steps

    private mutating func continuations(of index: Int) -> [(Node, Arrival)] {
        let node = nodes[index]
        guard !node.place.isBare else { return [] }
        let flow = linker.screens[node.screen.index].flow
        let transitions = linker.screens[node.screen.index].transitions + linker.drafts[flow.index].transitions
        work -= transitions.count + 1
        return transitions.flatMap { continuations(of: node, at: index, by: $0) }
    }

    private func continuations(of node: Node, at index: Int, by transition: TransitionID) -> [(Node, Arrival)] {
        let steps = linker.transitions[transition.index].steps
        guard steps.count == 1, supplies(linker.transitions[transition.index].parameters) else { return [] }
        var action = steps[0].action
        var isGuarded = false
        while case .choose(_, let then, _, isRequirement: true) = action, then.count == 1 {
            action = then[0].action
            isGuarded = true
        }
        if let ways = Step(action: action, range: steps[0].range).waysOfPresenting { action = ways.then.action }
        let (use, site, isPresented): (Use, SiteID?, Bool)
        switch action {
        case .push(let pushed, let at): (use, site, isPresented) = (pushed, at, false)
        case .present(let presented, let at, nil): (use, site, isPresented) = (presented, at, true)
        // A link has no anchor for a presentation, and can't make choices or answer.
        case .present, .choose, .alert, .perform: return []
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish: return []
        }
        // The step that starts a flow lists the screens above it, without guards and handlers.
        if node.place.started != nil, isGuarded || isPresented || site != nil { return [] }
        guard let made = mapped(use, from: node) else { return [] }
        let arrival = Arrival(from: index, transition: transition, use: made, site: site, isPresented: isPresented)
        return next(after: node, made, isPresented: isPresented).map { [($0, arrival)] } ?? []
    }

    private func next(after node: Node, _ use: Use, isPresented: Bool) -> Node? {
        var place = node.place
        switch use.target {
        case .screen(let screen):
            place.screen = screen
            place.isBare = isPresented
            place.isPresented = isPresented || place.isPresented
            return Node(
                place: place, screen: screen, length: node.length + 1,
                values: values(given: use.arguments, linker.screenTables[screen.index]))
        case .flow(let flow):
            let draft = linker.drafts[flow.index]
            let own = draft.startScreens.count == 1 ? draft.startScreens.first : nil
            guard !draft.shape.isContainer, let first = use.start.map({ draft.screens[$0] }) ?? own else { return nil }
            var top = first
            var known = values(given: use.arguments, linker.parameters(of: use.target, start: use.start))
            for part in use.stack {
                guard case .screen(let screen) = part.target else { return nil }
                top = screen
                known.merge(values(given: part.arguments, linker.screenTables[screen.index])) { $1 }
            }
            place.screen = top
            place.started = flow
            place.isPresented = isPresented
            return Node(place: place, screen: top, length: node.length + 1 + use.stack.count, values: known)
        }
    }

    /// True if the link supplies all parameters of a transition's method.
    private func supplies(_ wanted: [MethodParameter]) -> Bool {
        wanted.allSatisfy { wanted in
            guard let parameters else { return wanted.type.swiftType != nil }
            guard let own = parameters.first(where: { $0.name == wanted.name }) else { return wanted.defaultValue != nil }
            return own.type.agrees(with: wanted.type)
        }
    }

    /// A use with its values expressed as the link's; `nil` if one is unknown.
    private func mapped(_ use: Use, from node: Node) -> Use? {
        guard let arguments = mapped(use.arguments, from: node) else { return nil }
        var result = use
        result.arguments = arguments + ownValues(for: use)
        result.stack = []
        for part in use.stack {
            guard let part = mapped(part, from: node) else { return nil }
            result.stack.append(part)
        }
        return result
    }

    /// The link's values for parameters that a transition leaves at their defaults.
    private func ownValues(for use: Use) -> [Argument] {
        linker.parameters(of: use.target, start: use.start).all.compactMap { parameter in
            let name = parameter.name.value
            guard parameter.defaultValue != nil, !use.arguments.contains(where: { $0.name == name }),
                parameters?.contains(where: { $0.name == name && $0.type.agrees(with: .swift(parameter.type)) }) == true
            else { return nil }
            return Argument(name: name, value: .method(name))
        }
    }

    private func mapped(_ arguments: [Argument], from node: Node) -> [Argument]? {
        var result: [Argument] = []
        for argument in arguments {
            switch argument.value {
            case .literal: result.append(argument)
            case .method(let name):
                guard let parameters else {
                    result.append(argument)
                    continue
                }
                // The link can omit a method parameter that has a default.
                if parameters.contains(where: { $0.name == name }) { result.append(argument) }
            case .screen(let name), .flow(let name):
                guard let value = node.values[name] else { return nil }
                result.append(Argument(name: argument.name, value: value))
            case .result: return nil
            }
        }
        return result
    }
}
