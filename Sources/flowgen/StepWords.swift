import FlowGraph

extension Program {
    /// Steps in the words of a spec, on one line.
    func words(_ steps: [Step]) -> String {
        steps.isEmpty ? "nothing" : steps.map(words).joined(separator: ", ")
    }

    /// A step in the words of a spec.
    func words(_ step: Step) -> String {
        switch step.action {
        case .push(let use, _): "push \(words(use))"
        case .replace(let use): "replace \(words(use))"
        case .setStack(let uses): "setStack [\(words(uses))]"
        case .pop(let count): count == 1 ? "pop" : "pop \(count)"
        case .popTo(let screen, nil): "popTo \(self[screen].name.value)"
        case .popTo(let screen, .push): "popTo \(self[screen].name.value) else push"
        case .popTo(let screen, .root): "popTo \(self[screen].name.value) else root"
        case .popTo(let screen, .stay): "popTo \(self[screen].name.value) else stay"
        case .popToRoot: "popToRoot"
        case .select(let flow, let tab, let stack): "select \(self[flow].tabs[tab].name.value)\(stack.map { " [\(words($0))]" } ?? "")"
        case .switchTo(let flow, let child, _, let reset): "switch \(self[flow].children[child].name.value)\(reset ? " reset" : "")"
        case .present(let use, _, _): "present \(words(use))"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .finish(let flow, let result, _): "finish \(self[flow].results[result].name.value)"
        case .alert(let alert): "alert (\(alert.actions.map { "\($0.name): \(words($0.steps))" }.joined(separator: "; ")))"
        case .perform(let effect, _, let handlers):
            "perform \(self[effect].name.value)\(handlers.isEmpty ? "" : " (\(words(handlers, of: self[effect].results)))")"
        case .choose(let condition, let then, let otherwise, _):
            "if \(self[condition.asked].name.value): \(words(then)); else: \(words(otherwise))"
        }
    }

    private func words(_ handlers: [Handler], of results: [ResultCase]) -> String {
        handlers.map { "\(results[$0.result].name.value): \(words($0.steps))" }.joined(separator: "; ")
    }

    private func words(_ uses: [Use]) -> String {
        uses.map(words).joined(separator: ", ")
    }

    private func words(_ use: Use) -> String {
        switch use.target {
        case .screen(let screen): self[screen].name.value
        case .flow(let flow): self[flow].name.value
        }
    }
}
