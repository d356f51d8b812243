import FlowGraph

/// The global transitions, which can be performed from any state.
extension OutputBuilder {
    /// The conditions that the flows or screens a link presents aren't already the topmost modal.
    func uncovered(by link: DeepLink) -> [Expression] {
        link.covers.map { target in
            switch target {
            case .flow(let flow): Expression.call(".notOnTop", [.init(nil, "\(names(flow).coordinator).self")])
            case .screen(let screen):
                .call(
                    ".notOnTop",
                    [.init(nil, ".\(program[screen].name.value)"), .init("of", "\(names(program[screen].flow).screen).self")])
            }
        }.sorted { $0.flat < $1.flat }
    }

    /// The global transitions, which are methods of the root's coordinator.
    func appTransitions(of id: FlowID) -> [AppTransitionOutput] {
        guard id == root else { return [] }
        return program.links.filter(\.isTransition).map { link in
            let names = link.parameters.map(\.name)
            let locals = Scope.Locals(avoiding: names + program.valueNames(in: link.steps))
            let closure = StepBuilder(builder: self).closure(link.steps, scope(of: id, locals).inClosure())
            let conditions = uncovered(by: link)
            let condition = conditions.dropFirst().reduce(conditions.first) { first, next in
                first.map { .text("\($0.flat).and(\(next.flat))") }
            }
            return AppTransitionOutput(
                name: link.name.value, parameters: link.parameters.map(parameter), summary: summary(of: link.steps, in: program),
                condition: condition, steps: program.doesNothing(link.steps) ? nil : closure)
        }
    }
}
