import FlowGraph

extension Program {
    /// Steps as written in a spec, on one line.
    func words(_ steps: [Step]) -> String {
        steps.isEmpty ? "nothing" : steps.map(words).joined(separator: ", ")
    }

    /// A step as written in a spec.
    func words(_ step: Step) -> String {
        ([step.action.keyword.rawValue] + step.action.operands.compactMap(words)).joined(separator: " ")
    }

    /// An operand in words; `nil` if the reader doesn't need it.
    private func words(_ operand: Operand) -> String? {
        switch operand {
        case .use(let use): words(use)
        case .stack(let uses): "[\(words(uses))]"
        case .count(let count): count == 1 ? nil : "\(count)"
        case .screen(let screen): self[screen].name.value
        case .fallback(.push): "else push"
        case .fallback(.root): "else root"
        case .fallback(.stay): "else stay"
        case .tab(let flow, let tab, _, let stack): self[flow].tabs[tab].name.value + (stack.map { " [\(words($0))]" } ?? "")
        case .child(let flow, let child, _): self[flow].children[child].name.value
        case .reset(let reset): reset ? "reset" : nil
        case .result(let flow, let result): self[flow].results[result].name.value
        case .alert(let alert): "(\(alert.actions.map { "\($0.name): \(words($0.steps))" }.joined(separator: "; ")))"
        case .effect(let effect, let onTop):
            onTop ? "\(self[effect].screen.map { "\(self[$0].name.value)." } ?? "")\(self[effect].name.value)" : self[effect].name.value
        case .answers(let handlers, let effect): handlers.isEmpty ? nil : "(\(words(handlers, of: self[effect].results)))"
        case .choice(let condition, let then, let otherwise):
            "\(words(condition)): \(words(then)); else: \(words(otherwise))"
        case .flowSite, .site, .anchor, .fallback(nil), .arguments, .requirement: nil
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
