import FlowGraph

/// The values and objects that a list of steps uses from its context.
struct Uses {
    /// The values, including those used in handlers, except for the results that the handlers bind.
    var values: Set<Value> = []
    /// True if the coordinator is used outside of closures with their own coordinator.
    var isCoordinatorUsed = false
    var isChangeUsed = false

    init(of steps: [Step], in program: Program) {
        for step in steps.own { add(step, in: program) }
        if let others = steps.others {
            // Their flow's coordinator has its own values.
            isChangeUsed = true
            values.formUnion(Uses(of: others.steps, in: program).values.filter { if case .flow = $0 { false } else { true } })
        }
        if program.hasSharedSteps(steps) { isCoordinatorUsed = true }
    }

    private mutating func add(_ step: Step, in program: Program) {
        if case .choose(let condition, let then, let otherwise, _) = step.action {
            add(Uses(of: then, in: program))
            add(Uses(of: otherwise, in: program))
            // A choice between empty lists isn't generated.
            guard !program.doesNothing(then) || !program.doesNothing(otherwise) else { return }
            if case .stackOnTop = condition { isChangeUsed = true } else { isCoordinatorUsed = true }
            return add(condition.arguments)
        }
        isChangeUsed = true
        for value in step.animation.values { add(value) }
        step.action.forEachOperand { add($0, in: program) }
        for list in step.action.lists(in: program) where !list.steps.isEmpty {
            var inner = Uses(of: list.steps, in: program).values
            for parameter in program.handledResult(of: list.owner)?.parameters ?? [] { inner.remove(.result(parameter.name.value)) }
            values.formUnion(inner)
        }
    }

    private mutating func add(_ operand: Operand, in program: Program) {
        switch operand {
        case .use(let use), .fallback(.push(let use)): add(use)
        case .stack(let uses): for use in uses { add(use) }
        case .tab(_, _, let root, let stack): for use in [root].compactMap(\.self) + (stack ?? []) { add(use) }
        // The switch flow's coordinator creates it.
        case .child(_, _, let use?): add(use.arguments + use.stack.flatMap(\.arguments))
        case .anchor(let anchor?): values.insert(.method(anchor))
        case .arguments(let arguments): add(arguments)
        case .alert(let alert):
            add([alert.title, alert.message].compactMap { $0 } + alert.actions.map(\.title))
            if let anchor = alert.anchor { values.insert(.method(anchor)) }
        case .effect(let effect, _): isCoordinatorUsed = isCoordinatorUsed || program[effect].screen == nil
        case .choice(let condition, _, _): add(condition.arguments)
        case .flowSite, .site, .anchor, .count, .screen, .fallback, .child, .reset, .result, .answers, .requirement: break
        }
    }

    private mutating func add(_ use: Use) {
        if case .flow = use.target { isCoordinatorUsed = true }
        add(use.arguments)
        for item in use.stack { add(item) }
    }

    private mutating func add(_ texts: [Text]) {
        for value in texts.flatMap(\.values) { add(value) }
    }

    private mutating func add(_ arguments: [Argument]) {
        for argument in arguments { add(argument.value) }
    }

    private mutating func add(_ value: Value) {
        values.insert(value)
        if case .flow = value { isCoordinatorUsed = true }
    }

    private mutating func add(_ other: Uses) {
        values.formUnion(other.values)
        isCoordinatorUsed = isCoordinatorUsed || other.isCoordinatorUsed
        isChangeUsed = isChangeUsed || other.isChangeUsed
    }
}
