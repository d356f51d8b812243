extension Printer {
    /// The class that hands a screen its ways out.
    mutating func router(of screen: ScreenOutput, in flow: CoordinatorOutput) {
        doc("Hands the screen `\(screen.name.value)` its ways out for as long as it is on top.")
        line("@MainActor")
        let parent = "\(runtime("Router"))<\(flow.names.coordinator)>"
        type("private final class \(screen.router)", inheriting: [parent, screen.routing]) { printer in
            for transition in screen.transitions {
                printer.blank()
                printer.transition(transition)
            }
        }
    }

    private mutating func transition(_ transition: TransitionOutput) {
        let names = transition.parameters.map(\.name)
        let change = freeName("change", avoiding: names)
        let coordinator = transition.startsFlow ? freeName("coordinator", avoiding: names) : "_"
        list("func \(transition.name.value)", transition.parameters.map(\.declaration), " {")
        indented { printer in
            if transition.steps.isEmpty { return printer.line("// The spec gives no steps.") }
            let call = names.contains("navigate") ? "self.navigate" : "navigate"
            printer.closure("\(call) { \(coordinator), \(change) in") { printer in
                let writer = StepWriter(change: change, coordinator: coordinator)
                for step in transition.steps { writer.print(step, into: &printer) }
            }
        }
        line("}")
    }
}

extension TransitionOutput {
    /// Whether a coordinator is made, for which the starting one hands on what makes the screens.
    fileprivate var startsFlow: Bool {
        steps.contains { step in
            switch step {
            case .push(let target), .present(let target), .replace(let target): target.isFlow
            case .setStack(let targets), .select(_, _, let targets?): targets.contains(where: \.isFlow)
            case .select(_, _, nil), .pop, .popTo, .popToRoot, .dismiss, .dismissAll: false
            }
        }
    }
}

extension TargetOutput {
    fileprivate var isFlow: Bool {
        if case .flow = self { true } else { false }
    }
}

/// Writes the steps of a transition as calls on the change.
private struct StepWriter {
    let change: String
    let coordinator: String

    func print(_ step: StepOutput, into printer: inout Printer) {
        switch step {
        case .push(let target): printer.code("\(change).push(\(value(target)))")
        case .replace(let target): printer.code("\(change).replace(with: \(value(target)))")
        case .setStack(let targets): printer.code("\(change).setStack(\(list(targets)))")
        case .pop(1): printer.code("\(change).pop()")
        case .pop(let count): printer.code("\(change).pop(\(count))")
        case .popTo(let name): printer.code("\(change).popTo(.\(name))")
        case .popToRoot: printer.code("\(change).popToRoot()")
        case .select(let tab, let flow, nil): printer.code("\(change).select(.\(tab), of: \(flow).self)")
        case .select(let tab, let flow, let stack?) where stack.isEmpty:
            printer.code("\(change).select(resetting: .\(tab), of: \(flow).self)")
        case .select(let tab, let flow, let stack?):
            printer.code("\(change).select(.\(tab), of: \(flow).self, \\.\(tab), stack: \(list(stack)))")
        case .present(let target): printer.code("\(change).present(\(value(target)))")
        case .dismiss: printer.code("\(change).dismiss()")
        case .dismissAll: printer.code("\(change).dismissAll()")
        }
    }

    /// A list of screens, or of items where flows are among them.
    private func list(_ targets: [TargetOutput]) -> String {
        let hasFlows = targets.contains(where: \.isFlow)
        let items = targets.map { target in
            guard hasFlows else { return value(target) }
            return target.isFlow ? ".flow(\(value(target)))" : ".screen(\(value(target)))"
        }
        return "[\(items.joined(separator: ", "))]"
    }

    private func value(_ target: TargetOutput) -> String {
        switch target {
        case .screen(let name, let arguments):
            arguments.isEmpty ? ".\(name)" : ".\(name)(\(named(arguments)))"
        case .flow(let type, let arguments):
            "\(type)(\((["screens: \(coordinator).screens"] + (arguments.isEmpty ? [] : [named(arguments)])).joined(separator: ", ")))"
        }
    }

    private func named(_ arguments: [String]) -> String {
        arguments.map { "\($0): \($0)" }.joined(separator: ", ")
    }
}
