import FlowGraph

extension OutputBuilder {
    /// The placements that follow from the steps alone, one line each: the possible positions of
    /// each screen, and the target of each site.
    var placements: [String] {
        var walk = PlacementWalk(program: program, plans: sites.plans)
        walk.all()
        return walk.lines
    }
}

/// Walks the steps of a program and notes the placements of screens and flows.
///
/// A flow's steps start while the flow is on top: its part of the stack, or a visible container.
/// They can continue after the flow was removed, and then put its screens into another flow's part.
/// The same applies to the steps of such a screen.
private struct PlacementWalk {
    let program: Program
    let plans: [SiteID: SitePlan]
    private var words: [String: Set<String>] = [:]
    /// The flows that are started on another flow's stack.
    private var pushed: Set<FlowID> = []
    /// The flows whose screens can be in another flow's part of a stack.
    private var displaced: Set<FlowID> = []

    init(program: Program, plans: [SiteID: SitePlan]) {
        self.program = program
        self.plans = plans
    }

    var lines: [String] {
        words.map { name, words in
            let known = ["begins", "mine", "elsewhere", "stack", "layer", "continues"]
            return ([name] + known.filter(words.contains) + words.subtracting(known).sorted()).joined(separator: " ")
        }.sorted()
    }

    mutating func all() {
        let lists = program.flows.indices.map { program.ownStepLists(of: program.flows[$0]) }
        let parts = program.linkParts
        for steps in lists.joined() + parts.map(\.steps) {
            program.walk(steps) { action in
                if case .present = action { return }
                for case .flow(let flow) in action.createdUses.map(\.target) { pushed.insert(flow) }
            }
        }
        make(program.root)
        for flow in program.flows {
            for use in flow.tabs.compactMap(\.use) + flow.children.map(\.use) { make(use) }
        }
        for part in parts { steps(part.steps, of: part.flow, isOnTop: false) }
        for (index, lists) in lists.enumerated() {
            for list in lists { steps(list, of: FlowID(index: index), isOnTop: true) }
        }
        var walked: Set<FlowID> = []
        while let flow = displaced.subtracting(walked).min(by: { $0.index < $1.index }) {
            walked.insert(flow)
            for list in lists[flow.index] { steps(list, of: flow, isOnTop: false) }
        }
    }

    /// Notes a list of steps. Returns true if the flow is still on top after it.
    @discardableResult
    private mutating func steps(_ steps: [Step], of flow: FlowID, isOnTop: Bool) -> Bool {
        var isOnTop = isOnTop
        for step in steps.own { isOnTop = self.step(step.action, of: flow, isOnTop: isOnTop) }
        return isOnTop
    }

    private mutating func step(_ action: Step.Action, of flow: FlowID, isOnTop: Bool) -> Bool {
        note(action, of: flow, isOnTop: isOnTop)
        let after = action.lists(in: program).map { steps($0.steps, of: flow, isOnTop: isOnTop) }
        guard isOnTop else { return false }
        return switch action {
        case .push(let use, _): !use.isFlow
        case .setStack(let uses): !uses.contains(where: \.isFlow)
        case .replace, .popTo, .popToRoot, .perform: true
        case .pop(let count): count > 1 || !pushed.contains(flow)
        case .choose: !after.contains(false)
        case .select, .switchTo, .present, .dismiss, .dismissAll, .finish, .alert: false
        }
    }

    private mutating func note(_ action: Step.Action, of flow: FlowID, isOnTop: Bool) {
        for use in action.createdUses {
            switch action {
            case .push, .replace, .setStack, .popTo: put(use, isOnTop: isOnTop, hasSite: action.site != nil)
            // The screens belong to the tab's flow, above its first screen.
            case .select: put(use, isOnTop: true, hasSite: false)
            case .present, .switchTo, .pop, .popToRoot, .dismiss, .dismissAll, .finish, .alert, .perform, .choose: make(use)
            }
        }
        guard let id = action.site, let plan = plans[id] else { return }
        var words: Set<String> = isOnTop ? [] : ["elsewhere"]
        if case .present = action { words.insert("layer") } else { words.insert("stack") }
        switch program[id].target {
        case .flow(let flow): words.insert(program[flow].name.value)
        case .screen(let screen): words.insert(name(of: screen))
        }
        add(words, to: "\(program[flow].name.value):\(plan.name.value)")
    }

    /// Notes a screen or flow that is put on a stack.
    private mutating func put(_ use: Use, isOnTop: Bool, hasSite: Bool) {
        switch use.target {
        case .screen(let screen):
            add(isOnTop ? ["mine"] : ["mine", "elsewhere"], to: name(of: screen))
            if !isOnTop { displaced.insert(program[screen].flow) }
        case .flow(let flow): if !hasSite { add(["continues"], to: program[flow].name.value) }
        }
        make(use)
    }

    /// Notes the first screens of a flow.
    private mutating func make(_ use: Use) {
        if case .flow(let id) = use.target, program[id].kind.isStackOrSingle {
            let flow = program[id]
            for index in use.start.map({ [$0] }) ?? flow.start.all { add(["begins", "mine"], to: name(of: flow.screens[index])) }
        }
        for above in use.stack { put(above, isOnTop: true, hasSite: false) }
    }

    private mutating func add(_ new: Set<String>, to name: String) { words[name, default: []].formUnion(new) }

    private func name(of screen: ScreenID) -> String {
        "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
    }
}
