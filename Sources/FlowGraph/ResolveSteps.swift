import FlowDiagnostics
import FlowSpec

extension Linker {
    /// Looks up the names in all transitions, checks what may stand where, and finds the parameters of their methods.
    mutating func resolveTransitions() {
        for (flow, declaration) in names.declarations.enumerated() {
            for (index, screen) in declaration.screens.enumerated() {
                let id = ScreenID(index: names.firstScreen[flow] + index)
                for transition in screen.transitions {
                    screens[id.index].transitions.append(TransitionID(index: transitions.count))
                    transitions.append(resolve(transition, of: id, in: FlowID(index: flow)))
                }
            }
        }
    }

    private mutating func resolve(_ declaration: TransitionDeclaration, of screen: ScreenID, in flow: FlowID) -> Transition {
        checkOrder(of: declaration.steps, in: flow)
        var steps: [Step] = []
        var parameters = ParameterUnion(transition: declaration.name)
        var isBare = flows[flow.index].tabs != nil
        for step in declaration.steps {
            var uses: [Located<Target>] = []
            if let action = resolve(step, in: flow, isBare: isBare, uses: &uses) {
                steps.append(Step(action: action, range: step.range))
            }
            for use in uses {
                merge(use, into: &parameters)
            }
            // What is on top after these may stand on a stack.
            switch step.action {
            case .select, .present, .dismiss, .dismissAll: isBare = false
            default: break
            }
        }
        return Transition(name: declaration.name, screen: screen, parameters: parameters.all, steps: steps)
    }

    /// Looks up the names of one step. `isBare` says that it certainly finds no navigation stack; `uses` are the targets that the step makes.
    private mutating func resolve(
        _ step: StepDeclaration, in flow: FlowID, isBare: Bool, uses: inout [Located<Target>]
    ) -> Step.Action? {
        switch step.action {
        case .push(let name):
            guard checkStack(step, "push", isBare: isBare, in: flow), let target = stackable(name, in: flow) else {
                return nil
            }
            uses.append(Located(target, at: name.range))
            return .push(target)
        case .replace(let name):
            guard checkStack(step, "replace", isBare: isBare, in: flow),
                let screen = screen(name, in: flow, for: "'replace' takes", flowIs: .illegalContainment)
            else {
                return nil
            }
            uses.append(Located(.screen(screen), at: name.range))
            return .replace(screen)
        case .setStack(let list):
            guard checkStack(step, "setStack", isBare: isBare, in: flow), let first = list.first else {
                return nil
            }
            let bottom = screen(first, in: flow, for: "'setStack' begins with", flowIs: .illegalContainment)
            if let bottom {
                uses.append(Located(.screen(bottom), at: first.range))
            }
            let rest = targets(list.dropFirst(), in: flow, uses: &uses)
            return bottom.map { .setStack([.screen($0)] + rest) }
        case .pop(let count):
            return .pop(count)
        case .popTo(let name):
            return screen(name, in: flow, for: "'popTo' takes", flowIs: .unknownTarget).map(Step.Action.popTo)
        case .popToRoot:
            return .popToRoot
        case .select(let name, let reset, let stack):
            return select(name, reset: reset, stack: stack, in: flow, uses: &uses)
        case .present(let name):
            guard let target = target(name, in: flow) else {
                return nil
            }
            uses.append(Located(target, at: name.range))
            return .present(target)
        case .dismiss:
            return .dismiss
        case .dismissAll:
            return .dismissAll
        }
    }

    private mutating func select(
        _ name: Located<String>, reset: Bool, stack: [Located<String>]?, in flow: FlowID, uses: inout [Located<Target>]
    ) -> Step.Action? {
        guard let place = tab(name, in: flow) else {
            return nil
        }
        guard let stack, let first = stack.first else {
            return .select(place.flow, tab: place.index, stack: reset || stack != nil ? [] : nil)
        }
        guard let content = flows[place.flow.index].tabs?[place.index].content else {
            return nil
        }
        // What stands above the tab's root are screens of the tab's flow.
        guard case .flow(let child) = content, flows[child.index].tabs == nil else {
            let tab = names[place.flow].tabs?[place.index].name
            let notes = tab.map { [Diagnostic.Note("the tab is declared here", at: $0.range)] } ?? []
            let message = "the tab \(quoted(name.value)) holds no stack flow, so that nothing can stand above its root"
            diagnostics.report(.illegalContainment, message, at: first.range, notes: notes)
            return nil
        }
        return .select(place.flow, tab: place.index, stack: targets(stack[...], in: child, uses: &uses))
    }

    private mutating func targets(_ list: ArraySlice<Located<String>>, in flow: FlowID, uses: inout [Located<Target>]) -> [Target] {
        var result: [Target] = []
        for name in list {
            if let target = stackable(name, in: flow) {
                uses.append(Located(target, at: name.range))
                result.append(target)
            }
        }
        return result
    }
}
