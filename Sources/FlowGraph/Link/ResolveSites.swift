import FlowSpec

extension Linker {
    mutating func push(_ site: StartSiteDeclaration, _ step: StepDeclaration, in scope: Scope) -> Step.Action? {
        guard checkStack(step, "push", in: scope),
            let target = stackable(site.target, in: scope.flow, isProgramWide: scope.isProgramWide)
        else {
            return nil
        }
        switch target {
        case .screen:
            if case .container = scope.surroundings {
                reportContainer("push", at: site.target.name.range, in: scope)
                return nil
            }
            checkPlainScreen(site)
            let use = use(target, at: site.target.name, with: site.target.arguments, in: scope)
            _ = handlers(of: site, target, isPush: true, in: scope)
            return .push(use, nil)
        case .flow(let flow):
            usage.stacked.insert(flow)
            let use = startUse(site, target, in: scope)
            return .push(use, add(site, use, isPush: true, in: scope))
        }
    }

    mutating func present(_ site: StartSiteDeclaration, _ step: StepDeclaration, in scope: Scope) -> Step.Action? {
        guard let target = target(site.target, in: scope.flow, isProgramWide: scope.isProgramWide) else {
            return nil
        }
        if case .screen = target {
            checkPlainScreen(site)
        }
        usage.presented.insert(target)
        let use = startUse(site, target, in: scope)
        let id = add(site, use, isPush: false, in: scope)
        return present(use, at: id, site, step, in: scope)
    }

    /// Resolves one or two presentations of a site's target. The user's options can depend on the
    /// presentation, so each has its own site.
    private mutating func present(
        _ use: Use, at id: SiteID, _ site: StartSiteDeclaration, _ step: StepDeclaration, in scope: Scope
    ) -> Step.Action? {
        let source = site.anchor.flatMap { anchor($0, in: scope) }
        var ways = [id]
        var asked: Condition?
        if case .asked(let condition, let otherwise)? = site.presentation?.choice {
            ways.append(SiteID(index: sites.count))
            sites.append(sites[id.index])
            sites[ways[1].index].presentation = otherwise
            asked = self.condition(condition, in: scope)
        }
        if !scope.isPartial {
            checkPopover(site, ways.map { sites[$0.index].presentation })
            checkDismissal(of: site, use, ways.map { sites[$0.index] }, isPush: false)
        }
        guard ways.count > 1 else { return .present(use, id, anchor: source) }
        let steps = ways.map { self.step(.present(use, $0, anchor: source), at: step.range) }
        return asked.map { .choose($0, then: [steps[0]], else: [steps[1]], isRequirement: false) }
    }

    mutating func switchTo(_ site: StartSiteDeclaration, reset: Bool, in scope: Scope) -> Step.Action? {
        let name = site.target.name
        guard let place = place(.child, name, in: scope) else {
            return nil
        }
        for handler in site.handlers ?? [] {
            let message =
                "'switch' can't have handlers: the switch flow handles the results of its children; add 'child.result' to its 'on'"
            report(.unknownResult, message, at: handler.name.range)
        }
        let slot = drafts[place.flow.index].slots[place.index]
        guard let content = slot.content else {
            return nil
        }
        if case .screen = content { checkPlainScreen(site) }
        // Arguments that the child declares needn't be repeated.
        let declared = names[place.flow].children?[place.index].target?.arguments ?? []
        var use = startUse(site, content, givenBy: declared, in: scope)
        use.range = name.range
        let saysMore = use.start != nil || site.stack != nil || !use.arguments.isEmpty
        return .switchTo(place.flow, child: place.index, use: saysMore ? use : nil, reset: reset)
    }

    /// The use at a start site: the target with its start, its stack and all arguments.
    private mutating func startUse(
        _ site: StartSiteDeclaration, _ target: Target, givenBy declared: [ArgumentDeclaration]? = nil, in scope: Scope
    ) -> Use {
        let name = site.target.name
        var start: Int?
        if case .flow(let flow) = target, let written = site.start, drafts[flow.index].shape == .external {
            let message = "\(quoted(name.value)) is an external flow, so the app decides which screen is first; remove 'start'"
            report(.illegalContainment, message, at: written.range)
        } else if case .flow(let flow) = target, let written = site.start {
            start = self.start(written, of: flow, drafts[flow.index])
        }
        var shared = SharedArguments(site.target.arguments)
        var scope = scope
        if site.start != nil, start == nil {
            // The intended start might have other parameters than the flow's own start.
            shared.isPartial = true
            scope.isPartial = true
        }
        var use: Use
        if let declared {
            use = childUse(target, name, start: start, givenBy: declared, shared: &shared, in: scope)
        } else {
            use = self.use(target, at: name, start: start, shared: &shared, in: scope)
        }
        if case .flow(let flow) = target, let stack = site.stack, let first = stack.first {
            if drafts[flow.index].shape == .stack {
                use.stack = list(stack[...], of: flow, shared: &shared, in: scope)
            } else {
                let message =
                    "\(quoted(name.value)) is \(drafts[flow.index].shape.title), but 'stack' needs a stack flow; remove 'stack'"
                report(.illegalContainment, message, at: first.name.range)
            }
        }
        use.stack += scope.continuation.stack
        reportUntaken(shared)
        return use
    }

    /// The use in a `switch`. Omitted arguments use the child's own arguments or defaults, so only
    /// arguments without any source are required.
    private mutating func childUse(
        _ target: Target, _ name: Located<String>, start: Int?, givenBy declared: [ArgumentDeclaration], shared: inout SharedArguments,
        in scope: Scope
    ) -> Use {
        let parameters = parameters(of: target, start: start)
        let names = Set(declared.map(\.name.value))
        let elsewhere = ParameterTable(parameters.all.filter { $0.defaultValue != nil || names.contains($0.name.value) })
        let taker = ArgumentTaker(owner: quoted(name.value), range: name.range, givenElsewhere: elsewhere)
        return Use(target, start: start, arguments: arguments(for: parameters, of: taker, shared: &shared, in: scope), range: name.range)
    }

    /// Reports `start` and `stack` at a site that shows a screen.
    private mutating func checkPlainScreen(_ site: StartSiteDeclaration) {
        let name = quoted(site.target.name.value)
        if let start = site.start {
            report(.illegalContainment, "\(name) is a screen, but 'start' needs a flow; remove 'start'", at: start.range)
        }
        if let first = site.stack?.first {
            report(.illegalContainment, "\(name) is a screen, but 'stack' needs a stack flow; remove 'stack'", at: first.name.range)
        }
    }

    /// Adds a start site with its handlers. Indices are assigned from the outside in.
    private mutating func add(_ site: StartSiteDeclaration, _ use: Use, isPush: Bool, in scope: Scope) -> SiteID {
        let id = SiteID(index: sites.count)
        let own: Presentation
        switch use.target {
        case .screen(let screen): own = screens[screen.index].presentation
        case .flow(let flow): own = names[flow].presentation?.presentation ?? Presentation()
        }
        sites.append(
            Site(
                target: use.target, owner: scope.flow, handlers: [], dismissed: nil,
                presentation: site.presentation?.presentation ?? own, hasOwnPresentation: site.presentation != nil,
                range: site.target.name.range))
        let handlers = handlers(of: site, use.target, isPush: isPush, in: scope)
        sites[id.index].handlers = handlers.results
        sites[id.index].dismissed = handlers.dismissed
        if isPush, !scope.isPartial { checkDismissal(of: site, use, [sites[id.index]], isPush: true) }
        return id
    }
}
