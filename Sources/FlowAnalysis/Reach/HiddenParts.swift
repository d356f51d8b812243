import FlowGraph

/// The parts of a program that can't be reached, each with its entry: a hidden flow or screen that
/// no other hidden one leads to.
struct HiddenParts {
    /// The parts, in the program's order.
    private(set) var all: [Part] = []

    private let program: Program
    /// The successors of each hidden flow and screen, and of each flow's end.
    private var next: [Node: [Node]] = [:]

    private enum Node: Hashable {
        /// A flow or screen that becomes visible.
        case shown(Target)
        /// The end of a flow, with the steps of all its callers.
        case end(FlowID)
    }

    /// A part of the program that can't be reached, because its entry can't.
    struct Part {
        /// The entry: the flow or screen that must be reached first.
        var first: Target
        /// The screens of the part, in the program's order.
        var screens: [ScreenID]
    }

    init(of program: Program, hidden: [Bool], leavingOut silent: [FlowID]) {
        self.program = program
        guard hidden.contains(true) else { return }
        let screens = hidden.indices.filter { hidden[$0] }.map { Target.screen(ScreenID(index: $0)) }
        let flows = program.flows.indices.map(FlowID.init).filter { isHidden($0, hidden) }.map(Target.flow)
        // A flow comes before its screens, so it is named if it and its screens lead to each other.
        let targets = flows + screens
        let hiddenTargets = Set(targets)
        for target in targets { next[.shown(target)] = nodes(after: target) }
        addEnds()
        next = next.mapValues { nodes in
            nodes.filter { if case .shown(let target) = $0 { hiddenTargets.contains(target) } else { true } }
        }
        var taken = Set<Node>()
        for flow in silent { _ = reach(.flow(flow), &taken) }
        for flow in silent { for screen in program[flow].screens { _ = reach(.screen(screen), &taken) } }
        let firsts = sources(among: targets)
        for first in firsts where !taken.contains(.shown(first)) {
            let screens = reach(first, &taken).compactMap { if case .screen(let screen) = $0 { screen } else { nil } }
            if !screens.isEmpty { all.append(Part(first: first, screens: screens.sorted { $0.index < $1.index })) }
        }
    }

    /// True if no screen of a flow, or of its tabs and children, is ever visible.
    private func isHidden(_ flow: FlowID, _ hidden: [Bool]) -> Bool {
        program.contents(of: flow).allSatisfy { program[$0].screens.allSatisfy { hidden[$0.index] } }
    }

    // MARK: Successors

    private mutating func addEnds() {
        for site in program.sites {
            guard case .flow(let flow) = site.target else { continue }
            next[.end(flow), default: []] += nodes(atEndOf: site)
        }
        for flow in program.flows {
            let contents = flow.tabs.map { $0.use?.target } + flow.children.map(\.use.target)
            for handler in flow.childHandlers {
                guard contents.indices.contains(handler.child), case .flow(let child)? = contents[handler.child] else { continue }
                next[.end(child), default: []] += nodes(after: handler.handler.steps)
            }
        }
    }

    private func nodes(after target: Target) -> [Node] {
        switch target {
        case .screen(let screen):
            return program[screen].transitions.flatMap { nodes(after: program[$0].steps) }
                + program[program[screen].flow].transitions.flatMap { nodes(after: program[$0].steps) }
        case .flow(let id):
            let flow = program[id]
            let starts: [Target] =
                switch flow.kind {
                case .stack, .single: flow.start.all.compactMap { flow.screens.indices.contains($0) ? .screen(flow.screens[$0]) : nil }
                case .tabs: flow.tabs.compactMap { $0.steps == nil ? $0.use?.target : nil }
                case .switch(let children): flow.start.all.compactMap { children.indices.contains($0) ? children[$0].use.target : nil }
                }
            let actions = flow.tabs.flatMap { $0.steps.map(nodes(after:)) ?? [] }
            return starts.map(Node.shown) + actions + flow.childHandlers.flatMap { nodes(after: $0.handler.steps) }
        }
    }

    private func nodes(after steps: [Step]) -> [Node] {
        steps.flatMap { step -> [Node] in
            let created = step.action.created.flatMap(targets(of:)).map(Node.shown)
            let own = step.action.ownUse(in: program).map { [Node.shown($0.target)] } ?? []
            let ends = step.action.operands.compactMap { if case .result(let flow, _) = $0 { Node.end(flow) } else { nil } }
            return created + own + ends + step.action.lists(in: program).flatMap { nodes(after: $0.steps) }
        }
    }

    /// Returns the successors in the caller's steps for the end of a flow.
    private func nodes(atEndOf site: Site) -> [Node] {
        site.handlers.flatMap { nodes(after: $0.steps) } + nodes(after: site.dismissed ?? [])
    }

    /// Returns the target of a use, and the start that the use selects.
    private func targets(of use: Use) -> [Target] {
        guard case .flow(let flow) = use.target, let start = use.start else { return [use.target] }
        let starts: [Target] =
            switch program[flow].kind {
            case .stack, .single: program[flow].screens.indices.contains(start) ? [.screen(program[flow].screens[start])] : []
            case .tabs: []
            case .switch(let children): children.indices.contains(start) ? [children[start].use.target] : []
            }
        return [use.target] + starts
    }

    // MARK: Entries

    /// Returns the flows and screens that are reached from a target, including itself, except nodes
    /// in `taken`.
    private func reach(_ first: Target, _ taken: inout Set<Node>) -> [Target] {
        let first = Node.shown(first)
        guard next[first] != nil, taken.insert(first).inserted else { return [] }
        var (reached, open): ([Target], [Node]) = ([], [first])
        while let node = open.popLast() {
            if case .shown(let target) = node { reached.append(target) }
            open += (next[node] ?? []).filter { taken.insert($0).inserted }
        }
        return reached
    }

    /// Returns as few targets as lead to all of them, in their order. No other root leads to the
    /// last root of a search. So the targets reached from it are removed, and the search repeats
    /// with the root before it.
    private func sources(among targets: [Target]) -> [Target] {
        var seen = Set<Node>()
        let roots = targets.filter { !reach($0, &seen).isEmpty }
        var taken = Set<Node>()
        let last = roots.reversed().filter { !reach($0, &taken).isEmpty }
        let needed = Set(last)
        return roots.filter(needed.contains)
    }
}
