import FlowGraph
import FlowSpec

extension Analysis {
    /// Returns the locations among some `popTo` steps at which the screen is always on the stack.
    ///
    /// Without their `else`, the steps fail at the first missing screen. So the search for faults
    /// decides it, as it does for any `popTo` without `else`.
    func popsThatNeverMiss(at ranges: Set<SourceRange>) -> Set<SourceRange> {
        guard !ranges.isEmpty, !isCut else { return [] }
        var program = program
        program.changeSteps { step in
            guard ranges.contains(step.range), case .popTo(let screen, _) = step.action else { return }
            step.action = .popTo(screen, else: nil)
        }
        let changed = Analysis(of: program)
        guard !changed.isCut else { return [] }
        return ranges.subtracting(changed.faults.filter { $0.kind == .popToMissing }.map(\.range))
    }
}

extension Program {
    /// Changes all steps, nested ones first.
    fileprivate mutating func changeSteps(_ change: (inout Step) -> Void) {
        for index in transitions.indices { transitions[index].steps.change(change) }
        for index in links.indices { links[index].steps.change(change) }
        for index in sites.indices {
            for handler in sites[index].handlers.indices { sites[index].handlers[handler].steps.change(change) }
            sites[index].dismissed?.change(change)
        }
        for index in flows.indices {
            for handler in flows[index].childHandlers.indices { flows[index].childHandlers[handler].handler.steps.change(change) }
            guard case .tabs(var tabs, let reselects, let container) = flows[index].kind else { continue }
            for tab in tabs.indices { tabs[tab].steps?.change(change) }
            flows[index].kind = .tabs(tabs, reselects: reselects, container: container)
        }
    }
}

extension [Step] {
    fileprivate mutating func change(_ change: (inout Step) -> Void) {
        for index in indices {
            switch self[index].action {
            case .choose(let condition, var then, var otherwise, let isRequirement):
                then.change(change)
                otherwise.change(change)
                self[index].action = .choose(condition, then: then, else: otherwise, isRequirement: isRequirement)
            case .alert(var alert):
                for button in alert.actions.indices { alert.actions[button].steps.change(change) }
                self[index].action = .alert(alert)
            case .perform(let effect, let onTop, let arguments, var handlers):
                for handler in handlers.indices { handlers[handler].steps.change(change) }
                self[index].action = .perform(effect, onTop: onTop, arguments: arguments, handlers: handlers)
            default: break
            }
            change(&self[index])
        }
    }
}
