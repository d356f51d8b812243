import FlowGraph
import PushdownSystems

/// Decides if each stack below a layer or a pushed flow has been at rest before.
///
/// If a list changes a stack and then presents something, nobody has seen the covered stack. If no
/// list does that, a step that drops the layers uncovers nothing new. The user can leave the
/// uncovered stack for another tab. When they return, they find a stack that was reached before,
/// with fewer actions.
extension Program {
    var coversOnlyWhatWasAtRest: Bool {
        transitions.allSatisfy { isSeenWhereCovered($0.steps) }
            && sites.allSatisfy { site in site.lists.allSatisfy { isSeenWhereCovered($0.steps) } }
            && flows.allSatisfy { flow in
                flow.childHandlers.allSatisfy { isSeenWhereCovered($0.handler.steps) }
                    && flow.tabs.allSatisfy { $0.steps.map(isSeenWhereCovered) ?? true }
            }
            && links.allSatisfy(isSeenWhereCovered)
    }

    private func isSeenWhereCovered(_ steps: [Step]) -> Bool {
        var isChanged = false
        return isSeenWhereCovered(steps[...], &isChanged)
    }

    /// Checks the steps of a list that begins at rest, or has changed the stack before.
    private func isSeenWhereCovered(_ steps: ArraySlice<Step>, _ isChanged: inout Bool) -> Bool {
        for step in steps {
            switch step.action {
            case .push(_, let site):
                if site != nil, isChanged { return false }
                isChanged = true
            case .present:
                if isChanged { return false }
                isChanged = true
            // A pushed or presented flow leaves as a whole; a tab or child stays as it is.
            case .finish(let flow, _, _): if isChanged, isHeld(flow) { return false }
            case .alert, .perform, .choose:
                var isChangedAfter = isChanged
                for list in step.action.choices {
                    var isChangedIn = isChanged
                    guard isSeenWhereCovered(list.steps[...], &isChangedIn) else { return false }
                    isChangedAfter = isChangedAfter || isChangedIn
                }
                isChanged = isChangedAfter
            // A tab shows its content at rest, or its initial content.
            case .select(_, _, _, let stack): isChanged = !(stack ?? []).isEmpty
            // Every other step can change the visible stack.
            default: isChanged = true
            }
        }
        return true
    }

    private func isHeld(_ flow: FlowID) -> Bool {
        flows.contains { container in
            container.tabs.contains { $0.use?.target == .flow(flow) } || container.children.contains { $0.use.target == .flow(flow) }
        }
    }

    /// A link begins where its flow begins. The user can also push its first screens one by one.
    private func isSeenWhereCovered(_ link: DeepLink) -> Bool {
        var isChanged = false
        var steps = link.steps[...]
        guard link.restarts else { return isSeenWhereCovered(steps, &isChanged) }
        var top = start(of: link)
        while let screen = top, case .push(let use, nil)? = steps.first?.action, case .screen(let pushed) = use.target,
            canPush(pushed, on: screen)
        {
            top = pushed
            steps.removeFirst()
        }
        return isSeenWhereCovered(steps, &isChanged)
    }

    private func start(of link: DeepLink) -> ScreenID? {
        let target = link.home.last.map { place in
            let flow = self[place.flow]
            return flow.children.isEmpty ? flow.tabs[place.index].use?.target : flow.children[place.index].use.target
        }
        guard case .flow(let flow)? = target ?? root.target, self[flow].kind.isStackOrSingle else { return nil }
        guard self[flow].start.all.count == 1 else { return nil }
        return self[flow].screens[self[flow].start.otherwise]
    }

    private func canPush(_ pushed: ScreenID, on screen: ScreenID) -> Bool {
        transitions(on: screen).contains { transition in
            guard self[transition].steps.count == 1, case .push(let use, _) = self[transition].steps[0].action else { return false }
            return use.target == .screen(pushed)
        }
    }
}
