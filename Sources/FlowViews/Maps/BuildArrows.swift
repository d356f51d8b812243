import FlowGraph
import FlowSpec

extension MapBuilder {
    /// Adds all arrows, and notes the transitions that lead nowhere.
    mutating func addArrows() {
        if program.hasRoot { add(.contains, from: .init(.start), to: program.first(of: program.root)) }
        for index in program.flows.indices {
            let id = FlowID(index: index)
            if program[id].entry != nil { add(.contains, from: .init(.entry(id)), to: program.first(of: id)) }
            addParts(of: id)
            for screen in program[id].screens {
                for transition in program[screen].transitions { add(transition, from: .screen(screen)) }
            }
            for transition in program[id].transitions { add(transition, from: .everyScreen(id)) }
        }
        for index in program.links.indices { addLink(LinkID(index: index)) }
        for site in program.sites { addHandlers(of: site) }
        arrows = arrows.joined
    }

    // MARK: - Containers and starts

    private mutating func addParts(of id: FlowID) {
        let flow = program[id]
        for (index, tab) in flow.tabs.enumerated() {
            let place = FlowMap.Anchor(.container(id), place: index)
            if let use = tab.use { add(.contains, from: place, to: program.first(of: use)) }
            let destinations = tab.steps.map(program.destinations) ?? []
            addAll(destinations.filter { $0.anchor != place }, from: place)
        }
        for (index, child) in flow.children.enumerated() {
            add(.contains, from: .init(.container(id), place: index), to: program.first(of: child.use))
        }
        let uses = flow.tabs.map(\.use) + flow.children.map(\.use)
        for handler in flow.childHandlers {
            guard case .flow(let child)? = uses[handler.child]?.target else { continue }
            addEnd(of: child, result: handler.handler.result, handler.handler.steps)
        }
        guard flow.kind.isStackOrSingle, !flow.start.choices.isEmpty else { return }
        let choices = flow.start.choices.map { ($0.index, program.words($0.condition)) } + [(flow.start.otherwise, "otherwise")]
        for (index, condition) in choices {
            add(.contains, from: .init(.choice(id)), to: .init(.screen(flow.screens[index])), .init(conditions: [condition]))
        }
    }

    // MARK: - Transitions

    private mutating func add(_ id: TransitionID, from node: FlowMap.Node) {
        let transition = program[id]
        let destinations = program.destinations(of: transition.steps)
        let hasFindings = !findings(at: ranges(of: transition)).isEmpty
        switch destinations.count {
        case 0:
            rows[node, default: []].append(.init(name: transition.name.value, action: program.keywords(of: transition.steps)))
            rowRanges[node, default: []] += ranges(of: transition)
        case 1:
            let only = destinations[0]
            let label = FlowMap.Label(name: transition.name.value, conditions: only.conditions, hasFindings: hasFindings)
            add(only.kind, from: .init(node), to: only.anchor, label)
        default:
            branches[program.flow(of: transition.owner), default: []].append(id)
            add(.push, from: .init(node), to: .init(.branch(id)), .init(hasFindings: hasFindings))
            addAll(destinations, from: .init(.branch(id)))
        }
    }

    private mutating func addLink(_ id: LinkID) {
        let link = program[id]
        let destinations = program.destinations(of: link.steps)
        let node = FlowMap.Node.link(id)
        guard destinations.isEmpty else { return addAll(destinations, from: .init(node)) }
        guard let last = link.home.last else {
            guard !link.steps.isEmpty else {
                return addAll([.init(anchor: program.first(of: program.root), kind: .replace)], from: .init(node))
            }
            rows[node, default: []].append(.init(name: link.name.value, action: program.keywords(of: link.steps)))
            return
        }
        addAll([.init(anchor: .init(.container(last.flow), place: last.index), kind: .select)], from: .init(node))
    }

    // MARK: - Ends of flows

    private mutating func addHandlers(of site: Site) {
        switch site.target {
        case .flow(let flow):
            for handler in site.handlers { addEnd(of: flow, result: handler.result, handler.steps) }
            addEnd(of: flow, result: nil, site.dismissed ?? [])
        case .screen(let screen):
            for destination in program.destinations(of: site.dismissed ?? []) {
                addThen(from: .screen(screen), destination, ["dismissed"])
            }
        }
    }

    private mutating func addEnd(of flow: FlowID, result: Int?, _ steps: [Step]) {
        for destination in program.destinations(of: steps) {
            ends.insert(.end(flow, result: result))
            addThen(from: .end(flow, result: result), destination, [])
        }
    }

    private mutating func addThen(from node: FlowMap.Node, _ destination: Destination, _ conditions: [String]) {
        add(.then, from: .init(node), to: destination.anchor, .init(conditions: conditions + destination.conditions))
    }

    private mutating func addAll(_ destinations: [Destination], from anchor: FlowMap.Anchor) {
        for destination in destinations {
            add(destination.kind, from: anchor, to: destination.anchor, .init(conditions: destination.conditions))
        }
    }

    /// Adds an arrow with one label.
    private mutating func add(_ kind: FlowMap.Kind, from: FlowMap.Anchor, to: FlowMap.Anchor, _ label: FlowMap.Label = .init()) {
        if case .end = to.node { ends.insert(to.node) }
        let way = FlowMap.Arrow(from: from, to: to, kind: kind, labels: [label])
        // Several places can handle a result with the same target.
        if label.name == nil, !unnamed.insert(way).inserted { return }
        arrows.append(way)
    }
}

extension Program {
    /// The keywords of steps.
    func keywords(of steps: [Step]) -> String {
        steps.isEmpty ? "stays" : steps.map(\.action.keyword.rawValue).joined(separator: ", ")
    }
}
