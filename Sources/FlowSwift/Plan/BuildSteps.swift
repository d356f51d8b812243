import FlowGraph
import FlowSpec

/// Turns resolved steps into statements.
struct StepBuilder {
    let builder: OutputBuilder

    var program: Program { builder.program }

    func statements(_ steps: [Step], _ scope: Scope) -> [StepOutput] {
        var statements: [StepOutput] = []
        var own = steps.own
        while let step = own.first {
            guard let held = scope.blocked[step.range] else {
                if let (origin, taken) = own.takenTogether {
                    statements += sharedCall(origin, taken, scope).map { [$0] } ?? self.statements(taken, scope)
                    own.removeFirst(taken.count)
                    continue
                }
                statements += statement(step, scope)
                own.removeFirst()
                continue
            }
            statements.append(.resume(held.name, coordinator: scope.coordinator ?? "self", change: scope.change))
            guard held.count <= own.count else { return statements }
            own.removeFirst(held.count)
        }
        return statements + (steps.others.map { [within($0.flow, $0.steps, of: scope)] } ?? [])
    }

    // MARK: - Guards

    /// Steps held back by a guard and resumed later, as a named closure that both places call.
    func required(_ condition: Condition, _ held: [Step], _ otherwise: [Step], _ scope: Scope) -> [StepOutput] {
        let name = freeName("resume", avoiding: scope.locals.taken.union(scope.heldNames))
        var scope = scope
        scope.heldNames.insert(name)
        var inner = scope
        if let first = held.first { inner.blocked[first.range] = Scope.Held(name: name, count: held.count) }
        return [
            .hold(name, of: scope.owner, closure(held, scope.inClosure())),
            .choose(builder.question(condition, scope), then: statements(held, inner), else: statements(otherwise, inner)),
        ]
    }

    // MARK: - Screens and flows

    func creation(_ use: Use, _ scope: Scope) -> Expression {
        builder.creation(use, scope)
    }

    /// The flow or screen that a step starts, with the screens above its first screen.
    func started(_ use: Use, _ scope: Scope) -> [Expression.Item] {
        let stack = use.stack.isEmpty ? [] : [Expression.Item("stack", items(use.stack, scope))]
        return [.init(nil, creation(use, scope))] + stack
    }

    /// A list of screens, or of items if it includes flows.
    func stack(_ uses: [Use], _ scope: Scope) -> Expression {
        uses.contains { $0.isFlow } ? items(uses, scope) : .list(uses.map { creation($0, scope) })
    }

    private func items(_ uses: [Use], _ scope: Scope) -> Expression {
        .list(uses.map { .call($0.isFlow ? ".flow" : ".screen", [.init(nil, creation($0, scope))]) })
    }

    func fallback(_ fallback: Step.Fallback, _ scope: Scope) -> Expression {
        switch fallback {
        case .push(let use): .call(".push", [.init(nil, creation(use, scope))])
        case .root: .text(".root")
        case .stay: .text(".stay")
        }
    }

    func selected(_ index: Int, of flow: FlowID, _ root: Use?, _ stack: [Use]?, _ scope: Scope) -> [Expression.Item] {
        let tab = afterDot(program[flow].tabs[index].name.value)
        let coordinator = Expression.Item("of", "\(builder.names(flow).coordinator).self")
        if let root {
            let above = stack.flatMap { $0.isEmpty ? nil : Expression.Item("stack", items($0, scope)) }
            let first = Expression.Item("root", creation(root, scope))
            return [.init(nil, ".\(tab)"), coordinator, .init(nil, "\\.\(tab)"), first] + (above.map { [$0] } ?? [])
        }
        guard let stack else { return [.init(nil, ".\(tab)"), coordinator] }
        guard !stack.isEmpty else { return [.init("resetting", ".\(tab)"), coordinator] }
        return [.init(nil, ".\(tab)"), coordinator, .init(nil, "\\.\(tab)"), .init("stack", self.stack(stack, scope))]
    }

    /// The closure that creates a child of a switch flow from the child's coordinator. The child's
    /// arguments are used if the step doesn't override them.
    func content(_ use: Use, at child: Int, of flow: FlowID, _ scope: Scope) -> ClosureOutput {
        let names =
            [scope.coordinator, scope.change].compactMap { $0 } + Array(scope.screenValues.values) + Array(scope.resultValues.values)
        let values = use.allArguments.compactMap { scope.firstName(of: $0.value) }
        let local = freeName(program[flow].name.value, avoiding: names + values + ["self"])
        let own = program[flow].children[child].use.arguments.filter { argument in !use.arguments.contains { $0.name == argument.name } }
        let properties = builder.properties(of: flow)
        let maker = Scope(locals: scope.locals, coordinator: bare(local), change: "", properties: properties)
        let given = scope.items(use.arguments) + maker.items(own)
        let items = program.parameters(of: use.target, start: use.start).compactMap { parameter in
            given.first { $0.label == parameter.name.value }
        }
        let content = builder.childContent(use, items, scope, maker: maker)
        let usesMaker = content.usesMaker || own.contains { if case .flow = $0.value { true } else { false } }
        return ClosureOutput(parameters: [usesMaker ? bare(local) : "_"], body: .expression(content.expression))
    }

    // MARK: - Handlers

    func handlers(of site: Site, _ scope: Scope) -> [ClosureOutput] {
        var closures: [ClosureOutput] = []
        if case .flow(let flow) = site.target, !program[flow].results.isEmpty {
            closures.append(
                closure(
                    for: site.handlers, of: program[flow].results, type: builder.names(flow).result, named: scope.locals.result,
                    scope.inClosure()))
        }
        // A closure without steps isn't needed: the rest of the list continues either way.
        if let dismissed = site.dismissed, !dismissed.isEmpty {
            closures.append(closure(dismissed, label: "dismissed", scope.inClosure()))
        }
        return closures
    }

    /// A closure of steps, which receives the coordinator and the change.
    func closure(_ steps: [Step], label: String? = nil, _ scope: Scope) -> ClosureOutput {
        closure(steps, label: label, Uses(of: steps, in: program), scope)
    }

    /// A closure of steps with known uses.
    func closure(_ steps: [Step], label: String? = nil, _ uses: Uses, _ scope: Scope) -> ClosureOutput {
        let statements = statements(steps, scope)
        return ClosureOutput(label: label, parameters: parameters(uses, statements, scope), body: .steps(statements))
    }

    /// A closure that switches over a result or answer of the type.
    func closure(
        for handlers: [Handler], of results: [ResultCase], type: String, named name: String, _ scope: Scope
    ) -> ClosureOutput {
        let all = Uses(of: handlers.flatMap(\.steps), in: program)
        let only = handlers.count == 1 && results.count == 1 ? handlers.first : nil
        if handlers.allSatisfy({ program.doesNothing($0.steps) }) { return ClosureOutput(parameters: ["_", "_", "_"], body: .steps([])) }
        if let only, results[0].parameters.allSatisfy({ !all.values.contains(.result($0.name.value)) }) {
            let statements = statements(only.steps, scope)
            return ClosureOutput(parameters: parameters(all, statements, scope) + ["_"], lastType: type, body: .steps(statements))
        }
        let cases = handlers.map { pattern(for: $0, of: results, after: ".", scope) }
        return ClosureOutput(
            parameters: parameters(all, cases.flatMap(\.steps), scope) + [name], lastType: type, body: .cases(of: name, cases))
    }

    /// The case for a result, with its steps. `type` is the text before the name, such as a dot.
    func pattern(for handler: Handler, of results: [ResultCase], after type: String, _ scope: Scope) -> StepsCaseOutput {
        let result = results[handler.result]
        let (scope, names) = scope.binding(result, for: Uses(of: handler.steps, in: program))
        let bound = names.map(binding)
        let values = bound.allSatisfy { $0 == "_" } ? "" : "(\(bound.joined(separator: ", ")))"
        return StepsCaseOutput(pattern: type + afterDot(result.name.value) + values, steps: statements(handler.steps, scope))
    }

    private func parameters(_ uses: Uses, _ statements: [StepOutput], _ scope: Scope) -> [String] {
        let isResuming = statements.contains { if case .resume = $0 { true } else { false } }
        return [uses.isCoordinatorUsed || isResuming ? scope.locals.coordinator : "_", uses.isChangeUsed ? scope.locals.change : "_"]
    }
}

extension Use {
    var isFlow: Bool {
        if case .flow = target { true } else { false }
    }

    /// The arguments, including the arguments of the screens and flows above.
    fileprivate var allArguments: [Argument] {
        arguments + stack.flatMap(\.allArguments)
    }
}
