import FlowSpec

/// A way for a flow with results to end without one and without a handler.
public enum EndWithoutResult {
    /// The user goes back.
    case back
    /// The user swipes it away.
    case swipe
    /// An external flow dismisses itself.
    case itself

    /// The finding's message.
    ///
    /// - Parameter flow: the flow's name.
    public func message(of flow: String) -> String {
        let lead =
            switch self {
            case .back: "users can go back from \(quoted(flow))"
            case .swipe: "users can swipe away \(quoted(flow))"
            case .itself: "the external flow \(quoted(flow)) can dismiss itself"
            }
        return lead + " without a result, but 'dismissed' isn't handled; add it to 'on' ('dismissed: []' to ignore it)"
    }
}

extension Linker {
    /// Reports a popover without an anchor.
    mutating func checkPopover(_ site: StartSiteDeclaration, _ presentations: [Presentation]) {
        guard site.anchor == nil, presentations.contains(where: { $0.compact.style == .popover || $0.regular.style == .popover }) else {
            return
        }
        let message =
            "\(quoted(site.target.name.value)) is presented as a popover, which needs a source view or bar button item; add 'anchor: name' "
            + "for the parameter that passes it"
        report(.popoverAnchor, message, at: site.target.name.range)
    }

    /// Reports a flow with results that can end without one and without a handler.
    mutating func checkDismissal(of declared: StartSiteDeclaration, _ use: Use, _ ways: [Site], isPush: Bool) {
        guard case .flow(let flow) = use.target, let site = ways.first, site.dismissed == nil else {
            return
        }
        let results = drafts[flow.index].results.all
        // Unhandled results are reported already, and one fix covers both.
        guard !results.isEmpty, site.handlers.count == results.count else {
            return
        }
        let end: EndWithoutResult
        if isPush {
            // The analysis covers screens that later replace the first one.
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

    /// Reports presentation settings without effect.
    mutating func checkPresentations() {
        func check(_ step: StepDeclaration) {
            if case .present(let site) = step.action { checkEffects(of: site.presentation, for: site.target.name.value) }
        }
        for declaration in names.steps { declaration.steps.forEachStep(check) }
        for link in names.deepLinks {
            if case .open(let steps, _) = link.destination { steps.forEachStep(check) }
        }
        for flow in names.declarations {
            checkEffects(of: flow.presentation, for: flow.name.value)
            flow.forEachStep(check)
            flow.screens.forEach { checkEffects(of: $0.presentation, for: $0.name.value) }
        }
    }

    /// Reports screens that hide a tab bar but are never inside one. Requires a program without
    /// errors, so nothing is left out.
    mutating func checkTabBars() {
        let inTabs = flowsInTabs()
        for (index, flow) in names.declarations.enumerated() where !inTabs.contains(FlowID(index: index)) {
            for screen in flow.screens {
                guard let hides = screen.attributes.flags[.hidesTabBar], hides.value else { continue }
                let message = "'hidesTabBar' has no effect: the screen \(quoted(screen.name.value)) is never in a tabs flow; remove it"
                report(.hidesTabBarOutsideTabs, message, at: hides.range)
            }
        }
    }

    /// Reports presentations of flows and screens that no step presents. Requires a program without
    /// errors. Flows and screens that nothing shows have other findings.
    mutating func checkUnpresented() {
        let presented = presentedScreens
        for flow in startedFlows().sorted() where modules.isOwn(names[flow].name.range.source) {
            let declaration = names[flow]
            let isPresented = declaration.entry?.value == .present || usage.presented.contains(.flow(flow))
            if !isPresented, !modules.isLibrary, let presentation = declaration.presentation {
                reportUnpresented(presentation, "flow", declaration.name.value, remedy: "remove it")
            }
            let starts = drafts[flow.index].startScreens
            for (screen, declared) in zip(drafts[flow.index].screens, declaration.screens) {
                guard let presentation = declared.presentation, !presented.contains(screen) else { continue }
                let isStart = starts.contains(screen)
                guard isStart || usage.shown.contains(screen) || drafts[flow.index].slots.contains(where: { $0.content == .screen(screen) })
                else { continue }
                let remedy = isStart && isPresented ? "move it to the flow \(quoted(declaration.name.value))" : "remove it"
                reportUnpresented(presentation, "screen", declared.name.value, remedy: remedy)
            }
        }
    }

    /// The screens that steps present, and those whose presentation a presented screen has by
    /// `like`.
    private var presentedScreens: Set<ScreenID> {
        var presented: Set<ScreenID> = []
        for (index, screen) in screens.enumerated() where usage.presented.contains(.screen(ScreenID(index: index))) {
            let id = ScreenID(index: index)
            presented.insert(id)
            if let like = screen.like, declaration(of: id).presentation == nil { presented.insert(like) }
        }
        return presented
    }

    private mutating func reportUnpresented(_ presentation: PresentationDeclaration, _ kind: String, _ name: String, remedy: String) {
        let message = "'presentation' has no effect: no step presents the \(kind) \(quoted(name)); \(remedy)"
        report(.unusedPresentation, message, at: presentation.range)
    }

    private mutating func checkEffects(of presentation: PresentationDeclaration?, for name: String) {
        if let range = presentation?.detentsWithoutSheet {
            let message =
                "detents and a grabber have no effect: \(quoted(name)) isn't presented as a sheet; use 'automatic', 'pageSheet' or "
                + "'formSheet'"
            report(.detentsWithoutSheet, message, at: range)
        }
        if let styles = presentation?.unadaptable {
            let message =
                styles.compact == .popover
                ? "\(quoted(name)) can't be a popover in compact width: UIKit shows a sheet; write the style of a sheet, such as 'pageSheet'"
                : "\(quoted(name)) can't be \(quoted(styles.compact.rawValue)) in compact and \(quoted(styles.regular.rawValue)) in regular "
                    + "width: UIKit can't change these styles while the modal is open; write one style for both, or only sheets, "
                    + "'popover', 'fullScreen' and 'overFullScreen'"
            report(.unadaptableStyle, message, at: styles.range)
        }
        if let range = presentation?.sizeWithoutEffect {
            let message =
                "a size has no effect: \(quoted(name)) isn't presented as a form sheet or popover; use 'formSheet' or 'popover'"
            report(.sizeWithoutEffect, message, at: range)
        }
    }

    /// The flows whose screens can be in a tab: contents of tabs flows, and flows put on stacks.
    private func flowsInTabs() -> Set<FlowID> {
        let tabs = drafts.indices.filter { drafts[$0].shape == .tabs }.map { FlowID(index: $0) }
        return tabs.isEmpty ? [] : reachable(from: tabs + usage.stacked, by: contents)
    }
}
