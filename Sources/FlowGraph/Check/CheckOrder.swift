import FlowDiagnostics
import FlowRules
import FlowSpec

/// The order of the steps in a list.
extension Linker {
    /// Reports a step that can't follow the one that has left the flow, whose own stack is no
    /// longer what the user sees, and one that must be the last.
    mutating func checkOrder(of step: StepDeclaration, in scope: Scope) {
        if let leaving = scope.leaving, !mayFollowLeaving(step, in: scope) {
            let note = Diagnostic.Note("\(quoted(leaving.keyword.rawValue)) leaves the flow here", at: leaving.range)
            let message =
                "this can't follow \(quoted(leaving.keyword.rawValue)), which leaves the flow; only 'present', 'select', 'switch', 'perform' and a "
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

    /// Reports a `push` of a screen that only the previously selected tab has. Returns whether it
    /// did, so that nothing else is reported for the step.
    mutating func reportShownInTab(_ step: StepDeclaration, in scope: Scope) -> Bool {
        guard let leaving = scope.leaving, leaving.keyword == .select, case .push = step.action, let target = step.action.shownTarget,
            quietTarget(target, in: scope.flow, isProgramWide: scope.isProgramWide) == nil,
            let owner = names.owner(ofScreenNamed: target.name.value)
        else { return false }
        let (screen, flow) = (target.name, quoted(names[owner].name.value))
        let message =
            "\(quoted(screen.value)) is a screen of the flow \(flow); write \(quoted("stack: [\(screen.value)]")) beside 'select' to show it there"
        report(.unknownTarget, message, at: screen.range, notes: [Diagnostic.Note("'select' is here", at: leaving.range)])
        return true
    }

    private func mayFollowLeaving(_ step: StepDeclaration, in scope: Scope) -> Bool {
        switch step.action.keyword.traits.afterLeaving {
        case .always: return true
        case .never: return false
        case .whereItStartsAFlow:
            guard let target = step.action.shownTarget else { return scope.isProgramWide }
            return scope.isProgramWide || target.kind == .flow || names.screen(named: target.name.value, in: scope.flow) == nil
        }
    }

    /// A step that nothing can follow, as a message begins with it; nil for others.
    private func whatEnds(_ step: StepDeclaration, in scope: Scope) -> String? {
        let keyword = step.action.keyword
        switch keyword.traits.ends {
        // Where nothing is held back, that is said of it.
        case .always: return keyword == .resume && scope.heldBack == nil ? nil : quoted(keyword.rawValue)
        case .whereItHasHandlers:
            var hasHandlers = false
            step.action.forEachList { _ in hasHandlers = true }
            return hasHandlers ? "\(quoted(keyword.rawValue)) with 'on'" : nil
        case .never: return nil
        }
    }

    /// Notes in the scope what a step leaves behind for those that follow it.
    func leave(by step: StepDeclaration, _ scope: inout Scope) {
        let keyword = step.action.keyword
        guard let left = keyword.traits.leaves else { return }
        if case .flow = left { scope.leaving = scope.leaving ?? (step.range, keyword) }
        leaveBareScreen(&scope)
    }

    /// What is on top after such a step may stand on a stack.
    private func leaveBareScreen(_ scope: inout Scope) {
        if case .bare = scope.surroundings {
            scope.surroundings = .stack
        }
    }

    /// Notes a step that runs what its layer's or its flow's starter said for `dismissed`, though
    /// steps follow it.
    private mutating func noteLeavingInside(_ step: StepDeclaration, in scope: Scope) {
        guard !scope.isTail else {
            return
        }
        let keyword = step.action.keyword
        guard keyword.traits.runsDismissed else { return }
        // Several screens are taken off inside the flow only.
        if case .pop(let count) = step.action, count > 1 { return }
        usage.leavingInside.append(
            Usage.LeavingInside(flow: scope.flow, screen: scope.screen, keyword: keyword, range: step.range))
    }

    /// Warns where a `dismiss` or `pop` is followed by steps although a starter of the flow has
    /// steps for `dismissed`, which take their place.
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
            if case .layer? = step.keyword.traits.leaves {
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
                "\(quoted(step.keyword.rawValue)) may run the 'dismissed' of what started this, whose steps then take the place of those that follow; "
                + "make it the last step, or let 'dismissed' do nothing"
            report(.handlerInsideList, message, at: step.range, notes: [note])
        }
    }
}
