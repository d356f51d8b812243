import FlowGraph

/// The parts of a program that can't be reached, each with what would lead into it: of what is hidden, that to which nothing hidden leads.
struct HiddenParts {
    /// Those parts, by the program's order.
    private(set) var all: [Part] = []

    private let program: Program
    /// What each flow and screen that is hidden leads to.
    private var next: [Target: [Target]] = [:]
    /// What is done at a flow's end.
    private var ends: [FlowID: [Target]] = [:]

    /// A part, with what is hidden because of it.
    struct Part {
        /// What would have to be shown for all of it to be reached.
        var first: Target
        /// Its screens, by the program's order.
        var screens: [ScreenID]
    }

    /// - Parameters:
    ///   - hidden: whether each screen is hidden, by its index.
    ///   - silent: flows of which nothing is to be said, nor of what they lead to.
    init(of program: Program, hidden: [Bool], leavingOut silent: [FlowID]) {
        self.program = program
        guard hidden.contains(true) else { return }
        collectEnds()
        let screens = hidden.indices.filter { hidden[$0] }.map { Target.screen(ScreenID(index: $0)) }
        let flows = program.flows.indices.map(FlowID.init).filter { isHidden($0, hidden) }.map(Target.flow)
        // A flow comes before its screens, so that it is named where it leads to them and they to it.
        let targets = flows + screens
        let known = Set(targets)
        for target in targets { next[target] = self.targets(of: target).filter(known.contains) }
        var taken = Set<Target>()
        for flow in silent { _ = reach(.flow(flow), &taken) }
        for flow in silent { for screen in program[flow].screens { _ = reach(.screen(screen), &taken) } }
        let firsts = sources(among: targets)
        for first in firsts where !taken.contains(first) {
            let screens = reach(first, &taken).compactMap { if case .screen(let screen) = $0 { screen } else { nil } }
            if !screens.isEmpty { all.append(Part(first: first, screens: screens.sorted { $0.index < $1.index })) }
        }
    }

    /// Whether nothing of a flow is ever shown.
    private func isHidden(_ flow: FlowID, _ hidden: [Bool]) -> Bool {
        var (open, seen) = ([flow], Set([flow]))
        while let flow = open.popLast() {
            if program[flow].screens.contains(where: { !hidden[$0.index] }) { return false }
            for case .flow(let inner) in contents(of: flow) where seen.insert(inner).inserted { open.append(inner) }
        }
        return true
    }

    /// What tabs and children hold.
    private func contents(of flow: FlowID) -> [Target] {
        program[flow].tabs.compactMap { $0.use?.target } + program[flow].children.map(\.use.target)
    }

    // MARK: What leads to what

    private mutating func collectEnds() {
        for site in program.sites {
            guard case .flow(let flow) = site.target else { continue }
            ends[flow, default: []] += site.handlers.flatMap { targets(of: $0.steps) } + targets(of: site.dismissed ?? [])
        }
        for flow in program.flows {
            let contents = flow.tabs.map { $0.use?.target } + flow.children.map(\.use.target)
            for handler in flow.childHandlers {
                guard contents.indices.contains(handler.child), case .flow(let child)? = contents[handler.child] else { continue }
                ends[child, default: []] += targets(of: handler.handler.steps)
            }
        }
    }

    private func targets(of target: Target) -> [Target] {
        switch target {
        case .screen(let screen):
            return program[screen].transitions.flatMap { targets(of: program[$0].steps) }
                + program[program[screen].flow].transitions.flatMap { targets(of: program[$0].steps) }
        case .flow(let id):
            let flow = program[id]
            let starts: [Target] =
                switch flow.kind {
                case .stack, .single: flow.start.all.compactMap { flow.screens.indices.contains($0) ? .screen(flow.screens[$0]) : nil }
                case .tabs: flow.tabs.compactMap { $0.use?.target }
                case .switch(let children): flow.start.all.compactMap { children.indices.contains($0) ? children[$0].use.target : nil }
                }
            let actions = flow.tabs.flatMap { tab -> [Target] in if case .action(let steps) = tab.content { targets(of: steps) } else { [] }
            }
            return starts + actions + flow.childHandlers.flatMap { targets(of: $0.handler.steps) }
        }
    }

    private func targets(of steps: [Step]) -> [Target] {
        steps.flatMap { step -> [Target] in
            let made = step.action.made.flatMap(targets(of:))
            switch step.action {
            case .push(_, let site?), .present(_, let site, _):
                let site = program[site]
                return made + site.handlers.flatMap { targets(of: $0.steps) } + targets(of: site.dismissed ?? [])
            case .select(let flow, let tab, _): return made + (program[flow].tabs[tab].use.map { [$0.target] } ?? [])
            case .switchTo(let flow, let child, _, _): return made + [program[flow].children[child].use.target]
            case .finish(let flow, _, _): return ends[flow] ?? []
            case .alert(let alert): return alert.actions.flatMap { targets(of: $0.steps) }
            case .perform(_, _, let handlers): return handlers.flatMap { targets(of: $0.steps) }
            case .choose(_, let then, let otherwise, _): return targets(of: then) + targets(of: otherwise)
            default: return made
            }
        }
    }

    /// What is used, and what it begins with where the use says so.
    private func targets(of use: Use) -> [Target] {
        guard case .flow(let flow) = use.target, let start = use.start else { return [use.target] }
        let begun: [Target] =
            switch program[flow].kind {
            case .stack, .single: program[flow].screens.indices.contains(start) ? [.screen(program[flow].screens[start])] : []
            case .tabs: []
            case .switch(let children): children.indices.contains(start) ? [children[start].use.target] : []
            }
        return [use.target] + begun
    }

    // MARK: What comes first

    /// What is reached from a target and not taken yet, itself included.
    private func reach(_ first: Target, _ taken: inout Set<Target>) -> [Target] {
        guard next[first] != nil, taken.insert(first).inserted else { return [] }
        var (reached, open) = ([first], [first])
        while let target = open.popLast() {
            for other in next[target] ?? [] where taken.insert(other).inserted {
                reached.append(other)
                open.append(other)
            }
        }
        return reached
    }

    /// Of some targets as few as lead to all of them, in their order. To the last one that a search has begun with, none of the others leads; so what it
    /// leads to is left out, and the next one before it is such a one too.
    private func sources(among targets: [Target]) -> [Target] {
        var seen = Set<Target>()
        let begun = targets.filter { !reach($0, &seen).isEmpty }
        var taken = Set<Target>()
        let last = begun.reversed().filter { !reach($0, &taken).isEmpty }
        let needed = Set(last)
        return begun.filter(needed.contains)
    }
}
