import FlowSpec

extension Linker {
    /// Resolves the start of a flow.
    mutating func resolveStart(of draft: inout FlowDraft, _ declaration: FlowDeclaration, _ id: FlowID) {
        defer { draft.starts = (draft.choices + [draft.start]).compactMap { $0 }.distinct }
        guard let start = declaration.start else {
            draft.start = draft.shape.isContainer ? draft.slots.firstIndex { !$0.isAction } : draft.screens.isEmpty ? nil : 0
            return
        }
        for choice in start.choices {
            draft.choices.append(self.start(choice.name, of: id, draft))
        }
        let count = draft.shape.isContainer ? draft.slots.count : draft.screens.count
        draft.start = self.start(start.otherwise, of: id, draft) ?? (count > 0 ? 0 : nil)
    }

    /// Resolves the index of a possible start screen, tab or child.
    mutating func start(_ name: Located<String>, of flow: FlowID, _ draft: FlowDraft) -> Int? {
        if let index = startIndex(of: name.value, in: flow) {
            if draft.shape.isContainer, draft.slots[index].isAction {
                let message = "'start' can't be the tab \(quoted(name.value)): it is an action; name a tab with a flow or a screen"
                report(.unknownTarget, message, at: name.range)
                return nil
            }
            return index
        }
        if !names[flow].isPartial {
            let what = draft.shape.isContainer ? draft.shape.part : "screen"
            let message = "\(quoted(name.value)) isn't a \(what) of the flow \(quoted(names[flow].name.value))"
            reportUnknown(message, name, candidates: draft.shape.isContainer ? .slots(flow) : .screens(flow))
        }
        return nil
    }

    private func startIndex(of name: String, in flow: FlowID) -> Int? {
        names[flow].shape.isContainer
            ? names.slot(named: name, in: flow) : names.screen(named: name, in: flow).map { $0.index - names.firstScreen[flow.index] }
    }

    /// Collects the starts that sites specify. Those screens have their flow's parameters.
    mutating func collectSiteStarts() {
        for (index, declaration) in names.declarations.enumerated() {
            let flow = FlowID(index: index)
            declaration.forEachStep { collectStart(of: $0, in: flow) }
            for screen in declaration.screens {
                // Transitions copied from another screen are resolved in this flow.
                guard let original = original(of: screen) else { continue }
                for transition in original.transitions {
                    transition.steps.forEachStep { collectStart(of: $0, in: flow) }
                }
            }
        }
        for link in names.deepLinks {
            guard case .open(let steps, let name) = link.destination else { continue }
            guard let flow = name.flatMap({ names.flow(named: $0.value) }) ?? root?.value else { continue }
            steps.forEachStep { collectStart(of: $0, in: flow) }
        }
    }

    /// The declaration of the screen that another is `like`, if any.
    private func original(of screen: ScreenDeclaration) -> ScreenDeclaration? {
        guard let (flow, name) = screen.like?.aroundDot, let owner = names.flow(named: flow.value) else {
            return nil
        }
        return names.screen(named: name.value, in: owner).map { names.screen($0, of: owner) }
    }

    /// Reusable steps are resolved in each flow that uses them.
    private mutating func collectStarts(ofStepsNamed name: String, in flow: FlowID) {
        guard let index = names.steps(named: name), collectedSteps.insert(CollectedSteps(flow: flow, steps: index)).inserted else { return }
        names.steps[index].steps.forEachStep { collectStart(of: $0, in: flow) }
    }

    private mutating func collectStart(of step: StepDeclaration, in flow: FlowID) {
        if case .take(let name, _) = step.action { collectStarts(ofStepsNamed: name.value, in: flow) }
        if let site = step.action.startSite { collectStart(of: site, in: flow, isSwitch: step.action.keyword == .switch) }
    }

    private mutating func collectStart(of site: StartSiteDeclaration, in flow: FlowID, isSwitch: Bool) {
        guard let start = site.start else {
            return
        }
        let name = site.target.name.value
        var target: FlowID?
        if !isSwitch {
            target = names.screen(named: name, in: flow) != nil && site.target.kind != .flow ? nil : names.flow(named: name)
        } else if let place = quietPlace(.child, name, in: flow),
            case .flow(let child) = drafts[place.flow.index].slots[place.index].content
        {
            target = child
        }
        if let target, let index = startIndex(of: start.value, in: target) {
            drafts[target.index].siteStarts.insert(index)
        }
    }

    /// Resolves the guards of the starts. Only the flow's own parameters are in scope.
    mutating func resolveStartConditions() {
        for (index, declaration) in names.declarations.enumerated() {
            let flow = FlowID(index: index)
            drafts[index].conditions = (declaration.start?.choices ?? []).map { condition($0.condition, in: Scope(flow: flow)) }
        }
    }
}
