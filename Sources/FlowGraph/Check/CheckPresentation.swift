import FlowSpec

/// How a flow with results ends without one, where nothing says what happens then.
public enum EndWithoutResult {
    /// The user goes back from it.
    case back
    /// The user swipes it away.
    case swipe
    /// The app dismisses it, which has written it.
    case itself

    /// What is wrong with a flow that ends so.
    ///
    /// - Parameter flow: the flow's name.
    public func message(of flow: String) -> String {
        let lead =
            switch self {
            case .back: "the user can go back from \(quoted(flow))"
            case .swipe: "the user can swipe away \(quoted(flow))"
            case .itself: "the external flow \(quoted(flow)) may dismiss itself"
            }
        return lead + " without a result, and nothing says what happens then; add 'dismissed' to 'on', '[]' for nothing"
    }
}

extension Linker {
    /// Reports a popover that nothing says where it comes from.
    mutating func checkPopover(_ site: StartSiteDeclaration, _ presentations: [Presentation]) {
        guard site.anchor == nil, presentations.contains(where: { $0.phone.style == .popover || $0.pad.style == .popover }) else {
            return
        }
        let message =
            "\(quoted(site.target.name.value)) is presented as a popover, which is attached to a view or an item; name the parameter that passes "
            + "it, 'anchor: …'"
        report(.popoverAnchor, message, at: site.target.name.range)
    }

    /// Warns of a flow with results that the user can leave without one, where nothing says what
    /// happens then.
    mutating func checkDismissal(of declared: StartSiteDeclaration, _ use: Use, _ ways: [Site], isPush: Bool) {
        guard case .flow(let flow) = use.target, let site = ways.first, site.dismissed == nil else {
            return
        }
        let results = drafts[flow.index].results.all
        // Where results are open too, that is said, and one mends both.
        guard !results.isEmpty, site.handlers.count == results.count else {
            return
        }
        let end: EndWithoutResult
        if isPush {
            // Of what comes later in the first screen's place the analysis knows.
            let starts = use.start.map { [drafts[flow.index].screens[$0]] } ?? drafts[flow.index].startScreens
            guard starts.contains(where: { screens[$0.index].attributes.allowsBack }) else { return }
            end = .back
        } else if ways.contains(where: \.presentation.canBeSwiped) {
            end = .swipe
        } else {
            guard drafts[flow.index].shape == .external else { return }
            end = .itself
        }
        report(.unhandledDismissal, end.message(of: declared.target.name.value), at: declared.target.name.range)
    }

    /// Warns of what is said of presentations and has no effect.
    mutating func checkPresentations() {
        func check(_ step: StepDeclaration) {
            if case .present(let site) = step.action { checkEffects(of: site.presentation) }
        }
        for declaration in names.steps { declaration.steps.forEachStep(check) }
        for link in names.deepLinks {
            if case .open(let steps, _) = link.destination { steps.forEachStep(check) }
        }
        for flow in names.declarations {
            checkEffects(of: flow.presentation)
            flow.forEachStep(check)
            flow.screens.forEach { checkEffects(of: $0.presentation) }
        }
    }

    /// Warns of screens that hide a tab bar which is never around them. Asked only of a program
    /// without errors, where nothing was left out.
    mutating func checkTabBars() {
        let inTabs = flowsInTabs()
        for (index, flow) in names.declarations.enumerated() where !inTabs.contains(FlowID(index: index)) {
            for screen in flow.screens {
                guard let hides = screen.attributes.flags[.hidesTabBar], hides.value else { continue }
                let message = "the screen \(quoted(screen.name.value)) is never in a tabs flow, so there is no tab bar to hide"
                report(.hidesTabBarOutsideTabs, message, at: hides.range)
            }
        }
    }

    private mutating func checkEffects(of presentation: PresentationDeclaration?) {
        if let range = presentation?.detentsWithoutSheet {
            report(.detentsWithoutSheet, "only a sheet has detents and a grabber: 'automatic', 'pageSheet' or 'formSheet'", at: range)
        }
        if let range = presentation?.sizeWithoutEffect {
            report(.sizeWithoutEffect, "only a form sheet and a popover have a size: 'formSheet' or 'popover'", at: range)
        }
    }

    /// The flows whose screens may stand in a tab: what tabs flows hold, and whatever is put on
    /// some stack.
    private func flowsInTabs() -> Set<FlowID> {
        var found: Set<FlowID> = []
        var rest = drafts.indices.filter { drafts[$0].shape == .tabs }.map { FlowID(index: $0) }
        guard !rest.isEmpty else {
            return []
        }
        rest += usage.stacked
        while let flow = rest.popLast() {
            guard found.insert(flow).inserted else { continue }
            for case .flow(let content) in drafts[flow.index].slots.map(\.content) {
                rest.append(content)
            }
        }
        return found
    }
}
