import FlowGraph
import FlowSpec

/// Alerts, and calls of effects.
extension StepBuilder {
    func alert(_ alert: Alert, _ animation: Step.Animation, _ scope: Scope) -> StepOutput {
        var items: [Expression.Item] = []
        if let title = alert.title { items.append(.init("title", builder.text(title, scope))) }
        if let message = alert.message { items.append(.init("message", builder.text(message, scope))) }
        if alert.isActionSheet { items.append(.init("style", ".actionSheet")) }
        if let anchor = alert.anchor, !scope.isAtSite { items.append(.init("from", bare(anchor))) }
        let actions = alert.actions.map { action in
            let style = action.style == .default ? [] : [Expression.Item("style", ".\(action.style.rawValue)")]
            let button = Expression.call(".init", [.init(nil, builder.text(action.title, scope))] + style)
            return (button, program.doesNothing(action.steps) ? nil : closure(action.steps, scope.inClosure()))
        }
        return .alert("\(scope.change).alert", items, actions: actions, scope.items(animation))
    }

    func perform(_ id: EffectID, onTop: Bool, _ arguments: [Argument], _ handlers: [Handler], _ scope: Scope) -> StepOutput {
        let effect = program[id]
        let items = scope.items(arguments, for: effect.parameters)
        var closures: [ClosureOutput] = []
        if !effect.results.isEmpty {
            closures = [
                closure(for: handlers, of: effect.results, type: builder.answer(to: id), named: scope.locals.answer, scope.inClosure())
            ]
            closures[0].label = "on"
        }
        let performer = Performer(of: effect, onTop: onTop)
        guard effect.isAsync else {
            return closures.isEmpty ? perform(id, by: performer, items, scope) : ask(id, by: performer, items, closures[0], scope)
        }
        return call("task", by: performer, task(of: effect, arguments, items, scope), closures, scope)
    }

    private func perform(_ id: EffectID, by performer: Performer, _ items: [Expression.Item], _ scope: Scope) -> StepOutput {
        let effect = program[id]
        return call("perform", by: performer, effectCall(effect, items, of: scope.member("effects")), [], scope)
    }

    private func ask(_ id: EffectID, by performer: Performer, _ items: [Expression.Item], _ answered: ClosureOutput, _ scope: Scope)
        -> StepOutput
    {
        let effect = program[id]
        let answer = scope.locals.answer
        if performer != .app {
            let performed = perform(id, by: performer, items + [.init("answer", answer)], scope)
            let answering = "@escaping @MainActor (\(builder.answer(to: id))) -> Void"
            let question = ClosureOutput(parameters: [answer], lastType: answering, body: .steps([performed]))
            return .call(.call("\(scope.change).ask", []), [question, answered])
        }
        if items.isEmpty, !effect.takesScreen {
            var answered = answered
            answered.label = nil
            let method = "\(scope.member("effects")).\(afterDot(effect.name.value))(answer:)"
            return .call(.call("\(scope.change).ask", [.init(nil, method)]), [answered])
        }
        let given = [Expression.Item("answer", effect.takesScreen ? "$1" : "$0")]
        return .call(.call("\(scope.change).ask", []), [effectCall(effect, items, of: scope.member("effects"), given), answered])
    }

    /// The closure that calls an effect of the app, or of the screen that it receives.
    private func effectCall(_ effect: Effect, _ items: [Expression.Item], of effects: String, _ others: [Expression.Item] = [])
        -> ClosureOutput
    {
        let waits = effect.isAsync ? "await " : ""
        guard let screen = effect.screen else {
            let given = effect.takesScreen ? [Expression.Item("from", "$0")] : []
            return ClosureOutput(body: .expression(.call("\(waits)\(effects).\(afterDot(effect.name.value))", items + given + others)))
        }
        let local = freeName("screen", avoiding: items.map(\.value.flat))
        let call = Expression.call("\(waits)\(local).\(afterDot(effect.name.value))", items + others)
        return ClosureOutput(parameters: [local], lastType: "any \(builder.effectsProtocol(of: screen))", body: .expression(call))
    }

    /// The closure that calls an effect in a task. It captures only the coordinator's values that
    /// it uses, since it can outlive the coordinator.
    private func task(of effect: Effect, _ arguments: [Argument], _ items: [Expression.Item], _ scope: Scope) -> ClosureOutput {
        // The last two are keywords in a capture list.
        var taken = items.map(\.value.flat) + ["unowned", "weak"]
        var captures: [String] = []
        func kept(_ member: String, as name: String) -> String {
            let local = freeName(name, avoiding: taken)
            taken.append(local)
            captures.append(bare(local) == member ? member : "\(bare(local)) = \(member)")
            return bare(local)
        }
        let items = items.map { item in
            let argument = arguments.first { $0.name == item.label }
            guard case .flow(let name)? = argument?.value else { return item }
            return Expression.Item(item.label, kept(item.value.flat, as: name))
        }
        let effects = effect.screen == nil ? kept(scope.member("effects"), as: "effects") : ""
        var closure = effectCall(effect, items, of: effects)
        closure.captures = captures
        return closure
    }

    /// A call with an effect's closure, and with the router if the effect's screen performs the
    /// steps.
    private func call(
        _ method: String, by performer: Performer, _ called: ClosureOutput, _ others: [ClosureOutput], _ scope: Scope
    ) -> StepOutput {
        guard performer == .caller else { return .call(.call("\(scope.change).\(method)", []), [called] + others) }
        if scope.isAtSite || !scope.hasRouter { return .call(.call("\(scope.change).\(method)OnCaller", []), [called] + others) }
        return .call(.call("\(scope.change).\(method)", [.init("on", "self")]), [called] + others)
    }
}

/// The object that performs an effect.
private enum Performer {
    case app
    /// The screen whose steps these are.
    case caller
    /// The top screen.
    case top

    init(of effect: Effect, onTop: Bool) {
        self = effect.screen == nil ? .app : onTop ? .top : .caller
    }
}
