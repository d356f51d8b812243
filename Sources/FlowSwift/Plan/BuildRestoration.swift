import FlowGraph
import FlowSpec

/// Saving and restoring the state of a scene.
extension OutputBuilder {
    /// The restoration code of a flow's coordinator; nil if the program doesn't use restoration.
    func restoration(of id: FlowID) -> RestorationOutput? {
        let flow = program[id]
        guard flow.savesState else { return nil }
        let steps = StepBuilder(builder: self)
        let scope = Scope(locals: Scope.Locals(avoiding: []), change: "", properties: properties(of: id))
        return RestorationOutput(
            sites: sites.sites[id.index].compactMap { site in sites.plans[site].map { steps.siteOutput(site, $0, owner: id) } },
            values: savedValues(of: id),
            requirement: flow.requirement.map { question($0, scope) },
            screenRequirements: flow.screens.compactMap { screen in
                program[screen].requirement.map { (pattern(for: program[screen], $0), question($0, .ofNames)) }
            },
            app: id == root && program.modules.isOwn(flow.source) ? restorableApp : nil)
    }

    /// The initializer's arguments, other than the first screen and the dependencies.
    func savedValues(of id: FlowID) -> [StoredOutput] {
        program[id].parameters.filter { needs.values[id.index].contains($0.name.value) }.map {
            StoredOutput(property: properties(of: id)[$0.name.value] ?? $0.name.value, parameter: parameter($0))
        }
    }

    /// The pattern for a screen that binds the arguments of its guards.
    private func pattern(for screen: Screen, _ condition: Condition) -> String {
        let asked = Set(condition.arguments.compactMap { if case .screen(let name) = $0.value { name } else { nil } })
        return casePattern(screen.name.value, screen.parameters.map(\.name.value), where: asked.contains)
    }

    private var restorableApp: RestorableAppOutput {
        let started = reachable(from: root.map { [$0] } ?? []) { needs.started[$0.index] }
        let seen = program.flows.indices.map(FlowID.init(index:)).filter { started.contains($0) && (isOwn($0) || isSeen($0)) }
        return RestorableAppOutput(
            fingerprint: program.fingerprint, stacks: stacks.map(lines) ?? [], placements: placements,
            flows: seen.filter { program[$0].savesState }.sorted { program[$0].name.value < program[$1].name.value }.map(savedFlow)
        )
    }

    private func lines(of stacks: ReachableStacks) -> [String] {
        stacks.states.enumerated().map { index, state in
            let next = state.next.map { "\($0.letter.text) \($0.state)" }.joined(separator: ", ")
            return "\(index)\(state.isWhole ? "*" : "")" + (next.isEmpty ? "" : " " + next)
        }
    }

    /// True if other modules can access a flow's coordinator.
    func isSeen(_ id: FlowID) -> Bool {
        output(of: program[id].source)?.access ?? .internal > .internal
    }

    private func savedFlow(_ id: FlowID) -> SavedFlowOutput {
        let flow = program[id]
        let isScreen = flow.kind.isStackOrSingle
        let kinds = isScreen ? needs.given[id.index] : needs.all[id.index]
        var items = Dependency.allCases.filter(kinds.contains).map { Expression.Item($0.rawValue, $0.rawValue) }
        let values = savedValues(of: id)
        items += values.map { .init($0.parameter.name, "saved.value(\"\($0.parameter.name)\")") }
        let isGuarded = isScreen && !flow.start.choices.isEmpty
        if isScreen { items.append(.init(startLabel(of: id), isGuarded ? "start" : "saved.firstScreen()")) }
        return SavedFlowOutput(
            flow: flow.name.value, creation: .call(names(id).coordinator, items), firstScreen: isGuarded ? names(id).screen : nil,
            reads: !values.isEmpty || isScreen && !isGuarded)
    }
}
