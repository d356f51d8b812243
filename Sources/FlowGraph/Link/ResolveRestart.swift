import FlowSpec

/// Resolution of `restart`, which restarts a flow by its `start`. Equivalent steps replace it.
extension Linker {
    mutating func restart(
        _ name: Located<String>?, keep: Located<Bool>?, _ step: StepDeclaration, in scope: inout Scope
    ) -> [Step] {
        guard let flow = restarted(name, step, in: scope) else {
            lostSteps += 1
            method?.isPartial = true
            return []
        }
        let start = names[flow].start
        guard checkValues(of: start, flow, step, in: scope), let otherwise = start?.otherwise ?? firstStart(of: flow, at: step.range) else {
            return []
        }
        if let keep, drafts[flow.index].shape != .switch {
            let message =
                "'keep' has no effect: \(quoted(names[flow].name.value)) isn't a switch flow, so no child can stay; remove 'keep'"
            report(.unknownKey, message, at: keep.range)
        }
        let animation = animation(of: step, in: scope)
        let resets = keep?.value != true
        var steps = [beginning(with: otherwise, of: flow, reset: resets, step)]
        for choice in (start?.choices ?? []).reversed() {
            let then = [beginning(with: choice.name, of: flow, reset: resets, step)]
            steps = [StepDeclaration(.choose(choice.condition, then: then, else: steps), range: step.range)]
        }
        var inner = scope
        inner.passed = [:]
        inner.isRestarting = true
        if flow == scope.flow {
            // In `start`, names refer to the flow's own values.
            inner.given = [:]
            for parameter in drafts[flow.index].parameters.all {
                inner.given[parameter.name.value] = (.flow(parameter.name.value), parameter.type)
                usage.flowParameters.insert(Usage.FlowParameter(flow: flow, name: parameter.name.value))
            }
        }
        let resolved = resolve(steps, in: &inner)
        scope.leaving = inner.leaving
        scope.surroundings = inner.surroundings
        return resolved.map { $0.animated(where: animation) }
    }

    /// Resolves the flow to restart, if it can restart.
    private mutating func restarted(_ name: Located<String>?, _ step: StepDeclaration, in scope: Scope) -> FlowID? {
        let range = name?.range ?? step.range
        if name == nil, scope.isProgramWide {
            report(.misplacedStep, "'restart' needs the name of a switch flow: its list of steps can run in any flow", at: range)
            return nil
        }
        guard let flow = name.map({ projectFlow($0) }) ?? scope.flow, !names[flow].isPartial else { return nil }
        let title = quoted(names[flow].name.value)
        let reason: String
        switch drafts[flow.index].shape {
        case .switch: return flow
        case .stack:
            if flow == scope.flow, !scope.isProgramWide, case .stack = scope.surroundings { return flow }
            reason = "it is a stack flow, which only its own steps can restart; name a switch flow"
        case .tabs: reason = "it is a tabs flow; use 'select' with 'reset: true' to restart a tab"
        case .split: reason = "it is a split flow; use 'select' with 'reset: true' to restart a column"
        case .single: reason = "it is a single screen; name a switch flow"
        case .external: reason = "it is an external flow, so the app decides which screens are visible; name a switch flow"
        }
        report(.misplacedStep, "can't restart \(title): \(reason)", at: range)
        return nil
    }

    /// The first screen or child of a flow without `start`.
    private func firstStart(of flow: FlowID, at range: SourceRange) -> Located<String>? {
        let draft = drafts[flow.index]
        guard let start = draft.start else { return nil }
        return Located(draft.shape.isContainer ? draft.slots[start].name.value : screens[draft.screens[start].index].name.value, at: range)
    }

    /// The step that shows the first screen or child of a flow.
    private func beginning(
        with name: Located<String>, of flow: FlowID, reset: Bool, _ step: StepDeclaration
    ) -> StepDeclaration {
        let declaration = names[flow]
        if drafts[flow.index].shape == .switch {
            let child = TargetDeclaration(name: Located("\(declaration.name.value).\(name.value)", at: step.range))
            return StepDeclaration(.switchTo(StartSiteDeclaration(target: child), reset: reset), range: step.range)
        }
        let screen = Located(name.value, at: step.range)
        let own = names.screen(named: name.value, in: flow).map { screenTables[$0.index] } ?? ParameterTable()
        let arguments = drafts[flow.index].parameters.all.filter { own[$0.name.value] != nil }.map {
            ArgumentDeclaration(name: Located($0.name.value, at: step.range), value: .name($0.name.value), range: step.range)
        }
        return StepDeclaration(.setStack([TargetDeclaration(name: screen, kind: .screen)], arguments: arguments), range: step.range)
    }

    /// True if the guards of `start` can be checked here. A flow's values are known only in its
    /// steps.
    private mutating func checkValues(of start: StartDeclaration?, _ flow: FlowID, _ step: StepDeclaration, in scope: Scope) -> Bool {
        guard flow != scope.flow else { return true }
        for question in (start?.choices ?? []).flatMap(\.condition.questions) {
            for argument in question.arguments {
                guard case .name(let name) = argument.value else { continue }
                let note = Diagnostic.Note("\(quoted(question.name.value)) is checked here", at: question.name.range)
                let owner = quoted(names[flow].name.value)
                let message =
                    "can't restart \(owner) from another flow: its 'start' checks \(quoted(question.name.value)) with "
                    + "\(quoted("$\(name)")), which only steps of \(owner) know; restart it in its own 'on'"
                report(.misplacedStep, message, at: step.range, notes: [note])
                return false
            }
        }
        return true
    }
}
