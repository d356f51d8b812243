import FlowGraph

/// What a list of steps needs of what is around it.
struct Uses {
    /// The values, those in handlers included that the handlers don't bring themselves.
    var values: Set<Value> = []
    /// Whether the coordinator is needed, outside closures that are given it again.
    var isCoordinatorUsed = false
    /// Whether the change is needed.
    var isChangeUsed = false

    init(of steps: [Step], in program: Program) {
        for step in steps { add(step.action, in: program) }
    }

    private mutating func add(_ action: Step.Action, in program: Program) {
        switch action {
        case .choose(let condition, let then, let otherwise, _):
            add(Uses(of: then, in: program))
            add(Uses(of: otherwise, in: program))
            // Without steps there is nothing to choose.
            guard !program.doesNothing(then) || !program.doesNothing(otherwise) else { return }
            isCoordinatorUsed = true
            add(condition.arguments)
        case .perform(let effect, let arguments, let handlers):
            isChangeUsed = true
            isCoordinatorUsed = isCoordinatorUsed || program[effect].screen == nil
            add(arguments)
            add(handlers, of: program[effect].results, in: program)
        case .push(let use, let site):
            isChangeUsed = true
            add(use)
            if let site { add(program[site], in: program) }
        case .present(let use, let site, let anchor):
            isChangeUsed = true
            add(use)
            add(program[site], in: program)
            if let anchor { values.insert(.method(anchor)) }
        case .alert(let alert):
            isChangeUsed = true
            add([alert.title, alert.message].compactMap { $0 } + alert.actions.map(\.title))
            if let anchor = alert.anchor { values.insert(.method(anchor)) }
            for action in alert.actions { addClosure(action.steps, in: program) }
        case .switchTo(_, _, let use?, _):
            // The switch flow's coordinator makes it.
            isChangeUsed = true
            add(use.arguments + use.stack.flatMap(\.arguments))
        case .finish(_, _, let arguments):
            isChangeUsed = true
            add(arguments)
        default:
            isChangeUsed = true
            for use in action.uses { add(use) }
        }
    }

    private mutating func add(_ site: Site, in program: Program) {
        if case .flow(let flow) = site.target { add(site.handlers, of: program[flow].results, in: program) }
        if let dismissed = site.dismissed { addClosure(dismissed, in: program) }
    }

    private mutating func add(_ handlers: [Handler], of results: [ResultCase], in program: Program) {
        for handler in handlers {
            let bound = Set(results[handler.result].parameters.map { Value.result($0.name.value) })
            addClosure(handler.steps, without: bound, in: program)
        }
    }

    private mutating func addClosure(_ steps: [Step], without bound: Set<Value> = [], in program: Program) {
        values.formUnion(Uses(of: steps, in: program).values.subtracting(bound))
    }

    private mutating func add(_ use: Use) {
        if case .flow = use.target { isCoordinatorUsed = true }
        add(use.arguments)
        for item in use.stack { add(item) }
    }

    private mutating func add(_ texts: [Text]) {
        for text in texts {
            if case .value(let value) = text { add(value) }
        }
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

extension Step.Action {
    /// The screens and flows that the step itself makes, without those of handlers.
    var uses: [Use] {
        switch self {
        case .push(let use, _), .present(let use, _, _), .replace(let use): [use]
        case .setStack(let uses), .select(_, _, stack: let uses?): uses
        case .popTo(_, else: .push(let use)?): [use]
        case .switchTo(_, _, use: let use?, _): [use]
        default: []
        }
    }
}
