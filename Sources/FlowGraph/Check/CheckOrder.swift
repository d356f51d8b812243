import FlowDiagnostics
import FlowRules
import FlowSpec

/// The order of the steps in a list.
extension Linker {
    /// Reports a step that can't follow the one that has left the flow, whose own stack is no longer what the user sees, and one that must be the last.
    mutating func checkOrder(of step: StepDeclaration, in scope: Scope) {
        if let leaving = scope.leaving, !mayFollowLeaving(step, in: scope) {
            let note = Diagnostic.Note("\(quoted(leaving.word)) leaves the flow here", at: leaving.range)
            let message =
                "this can't follow \(quoted(leaving.word)), which leaves the flow; only 'present', 'select', 'switch', 'perform' and a "
                + "'push' of a flow can"
            report(.misplacedStep, message, at: step.range, notes: [note])
        }
        if case .resume = step.action, scope.heldBack == nil {
            report(.misplacedStep, "'resume' is only for 'otherwise', where a guard has held something back", at: step.range)
        }
        if !scope.isTail, let what = whatEnds(step, in: scope) {
            report(.misplacedStep, "\(what) must be the last step of its list", at: step.range)
        }
        noteLeavingInside(step, in: scope)
    }

    private func mayFollowLeaving(_ step: StepDeclaration, in scope: Scope) -> Bool {
        switch step.action {
        case .select, .switchTo, .present, .perform, .choose, .resume: true
        case .push(let site): scope.isProgramWide || names.screen(named: site.target.name.value, in: scope.flow) == nil
        default: false
        }
    }

    /// A step that nothing can follow, as a message begins with it; nil for others.
    private func whatEnds(_ step: StepDeclaration, in scope: Scope) -> String? {
        let target: TargetDeclaration
        switch step.action {
        case .finish: return "'finish'"
        case .alert: return "'alert'"
        case .resume: return scope.heldBack == nil ? nil : "'resume'"
        case .perform(_, _, let handlers): return handlers.isEmpty ? nil : "'perform' with 'on'"
        case .push(let site), .present(let site): target = site.target
        case .replace(let declared): target = declared
        default: return nil
        }
        guard let found = quietTarget(target, in: scope.flow, isProgramWide: scope.isProgramWide), let requirement = requirement(of: found)
        else {
            return nil
        }
        return "a step to \(quoted(target.name.value)), which requires the guard \(quoted(requirement.condition.name.value)),"
    }

    /// Notes in the scope what a step leaves behind for those that follow it.
    func leave(by step: StepDeclaration, _ scope: inout Scope) {
        let word: String
        switch step.action {
        case .select: word = "select"
        case .switchTo: word = "switch"
        case .present: word = "present"
        case .dismiss, .dismissAll: return leaveBareScreen(&scope)
        default: return
        }
        scope.leaving = scope.leaving ?? (step.range, word)
        leaveBareScreen(&scope)
    }

    /// What is on top after such a step may stand on a stack.
    private func leaveBareScreen(_ scope: inout Scope) {
        if case .bare = scope.surroundings {
            scope.surroundings = .stack
        }
    }

    /// Notes a step that runs what its layer's or its flow's starter said for `dismissed`, though steps follow it.
    private mutating func noteLeavingInside(_ step: StepDeclaration, in scope: Scope) {
        guard !scope.isTail else {
            return
        }
        switch step.action {
        case .dismiss:
            usage.leavingInside.append(Usage.LeavingInside(flow: scope.flow, screen: scope.screen, word: "dismiss", range: step.range))
        case .pop(1):
            usage.leavingInside.append(Usage.LeavingInside(flow: scope.flow, screen: scope.screen, word: "pop", range: step.range))
        default: break
        }
    }

    /// Warns where a `dismiss` or `pop` is followed by steps although a starter of the flow has steps for `dismissed`, which take their place.
    mutating func checkHandlersInsideLists() {
        var presented: [Target: SourceRange] = [:]
        var pushed: [FlowID: SourceRange] = [:]
        for (index, site) in sites.enumerated() where !(site.dismissed ?? []).isEmpty {
            if case .flow(let flow) = site.target, usage.pushSites.contains(SiteID(index: index)) {
                pushed[flow] = pushed[flow] ?? site.range
            } else {
                presented[site.target] = presented[site.target] ?? site.range
            }
        }
        var beginnings: [FlowID: Set<Int>] = [:]
        for step in usage.leavingInside {
            let handled: SourceRange?
            if step.word == "dismiss" {
                handled = presented[.flow(step.flow)] ?? step.screen.flatMap { presented[.screen($0)] }
            } else {
                let draft = drafts[step.flow.index]
                let starts = beginnings[step.flow] ?? draft.siteStarts.union(draft.starts)
                beginnings[step.flow] = starts
                let begins = step.screen.map { starts.contains($0.index - names.firstScreen[step.flow.index]) } ?? true
                handled = begins ? pushed[step.flow] : nil
            }
            guard let handled else { continue }
            let note = Diagnostic.Note("started here", at: handled)
            let message =
                "\(quoted(step.word)) may run the 'dismissed' of what started this, whose steps then take the place of those that follow; "
                + "make it the last step, or let 'dismissed' do nothing"
            report(.handlerInsideList, message, at: step.range, notes: [note])
        }
    }
}
