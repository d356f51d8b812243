import FlowGraph
import FlowSpec

/// Alerts, and calls of the app and of screens.
extension StepBuilder {
    func alert(_ alert: Alert, isAnimated: Bool, _ scope: Scope) -> StepOutput {
        var items: [Expression.Item] = []
        if let title = alert.title { items.append(.init("title", scope.text(title))) }
        if let message = alert.message { items.append(.init("message", scope.text(message))) }
        if alert.isActionSheet { items.append(.init("style", ".actionSheet")) }
        if let anchor = alert.anchor, !scope.isAtSite { items.append(.init("from", anchor)) }
        let actions = alert.actions.map { action in
            let style = action.style == .default ? [] : [Expression.Item("style", ".\(action.style.rawValue)")]
            let button = Expression.call(".init", [.init(nil, scope.text(action.title))] + style)
            return (button, program.doesNothing(action.steps) ? nil : closure(action.steps, scope.inClosure()))
        }
        return .alert("\(scope.change).alert", items, actions: actions, isAnimated: isAnimated)
    }

    func perform(_ id: EffectID, _ arguments: [Argument], _ handlers: [Handler], _ scope: Scope) -> StepOutput {
        let effect = program[id]
        let items = scope.items(arguments, for: effect.parameters)
        guard effect.results.isEmpty else { return ask(id, items, handlers, scope) }
        guard let screen = effect.screen else {
            let call = Expression.call("\(scope.member("effects")).\(effect.name.value)", items)
            return .call(.call("\(scope.change).perform", []), [ClosureOutput(body: .expression(call))])
        }
        return performOnScreen(builder.effectsProtocol(of: screen), effect.name.value, items, scope)
    }

    private func performOnScreen(_ type: String, _ effect: String, _ items: [Expression.Item], _ scope: Scope) -> StepOutput {
        let local = freeName("screen", avoiding: items.map(\.value.flat))
        let call = Expression.call("\(local).\(effect)", items)
        let closure = ClosureOutput(parameters: [local], lastType: "any \(type)", body: .expression(call))
        if scope.isAtSite { return .call(.call("\(scope.change).performOnCaller", []), [closure]) }
        return .call(.call("\(scope.change).perform", [.init("on", "self")]), [closure])
    }

    private func ask(_ id: EffectID, _ items: [Expression.Item], _ handlers: [Handler], _ scope: Scope) -> StepOutput {
        let effect = program[id]
        let answer = scope.locals.answer
        var answered = closure(for: handlers, of: effect.results, type: builder.answer(to: id), named: answer, scope.inClosure())
        let question: ClosureOutput
        if let screen = effect.screen {
            let type = builder.effectsProtocol(of: screen)
            let performed = performOnScreen(type, effect.name.value, items + [.init("answer", answer)], scope)
            let answering = "@escaping @MainActor (\(builder.answer(to: id))) -> Void"
            question = ClosureOutput(parameters: [answer], lastType: answering, body: .steps([performed]))
        } else if items.isEmpty {
            let method = "\(scope.member("effects")).\(effect.name.value)(answer:)"
            return .call(.call("\(scope.change).ask", [.init(nil, method)]), [answered])
        } else {
            let call = Expression.call("\(scope.member("effects")).\(effect.name.value)", items + [.init("answer", "$0")])
            question = ClosureOutput(body: .expression(call))
        }
        answered.label = "on"
        return .call(.call("\(scope.change).ask", []), [question, answered])
    }
}
