import FlowSpec

/// Resolution of `to`: the unique shortest stack that a user could have built.
extension Linker {
    mutating func open(_ name: Located<String>, by declaration: DeepLinkDeclaration, _ link: inout DeepLink) {
        if let whenModal = declaration.whenModal, whenModal.value == .over {
            let message =
                "'whenModal: over' contradicts 'to': 'over' keeps the visible screens, but 'to' replaces them; remove one of the keys"
            report(.misplacedStep, message, at: whenModal.range, notes: [Diagnostic.Note("'to' is here", at: name.range)])
        }
        // If earlier mistakes make a stack impossible, it isn't reported.
        guard let target = otherScreen(name), !hadErrorsBeforeLinks else { return }
        let stacks = shortestStacks(upTo: target, link.parameters)
        guard linkSearchWork >= 0 else {
            let message =
                "flowgen can't find a stack for \(quoted(name.value)): the project's links have too many possible stacks; write 'open' and "
                + "'in' instead of 'to'"
            return report(.linkImpossibleStack, message, at: name.range)
        }
        guard let first = stacks.first else { return reportNoStack(upTo: target, name, link) }
        if let other = stacks.first(where: { !isAlike($0, first) }) {
            return reportAmbiguous(name, first, other, stacks)
        }
        build(first, at: name.range, &link)
        if link.restarts { checkUnguarded(link.home, at: name) }
    }

    /// Resolves `flow.screen`, or the flow's name for the screen of an external flow.
    private mutating func otherScreen(_ name: Located<String>) -> ScreenID? {
        guard let (flowName, screenName) = name.aroundDot else {
            if let flow = names.flow(named: name.value), drafts[flow.index].shape == .external {
                return drafts[flow.index].startScreens.first
            }
            let message = "\(quoted(name.value)) isn't the full name of a screen; write 'flow.screen'"
            report(.unknownTarget, message, at: name.range)
            return nil
        }
        guard let flow = projectFlow(flowName) else { return nil }
        guard drafts[flow.index].shape == .external else { return screen(screenName, of: flow) }
        let message = "\(quoted(flowName.value)) is an external flow, whose screens have no names; write 'to: \(flowName.value)'"
        report(.unknownTarget, message, at: screenName.range)
        return nil
    }

    typealias LinkStack = [(node: LinkStackSearch.Node, arrival: LinkStackSearch.Arrival?)]

    private mutating func shortestStacks(upTo target: ScreenID, _ parameters: [MethodParameter]?) -> [LinkStack] {
        // A bare tab is the bottom of a stack only if nothing else is.
        for beginsInBareTabs in [false, true] where linkSearchWork >= 0 {
            var search = LinkStackSearch(self, parameters: parameters, beginsInBareTabs: beginsInBareTabs, work: linkSearchWork)
            let stacks = search.stacks(upTo: target)
            linkSearchWork = search.work
            if !stacks.isEmpty { return stacks }
        }
        return []
    }

    // MARK: Steps of the stack

    /// A step of a link, copied from a transition.
    private struct CopiedStep {
        var below: LinkStackSearch.Node
        var arrival: LinkStackSearch.Arrival
        /// The flow that performs the step, if it isn't the flow of the step before.
        var within: FlowID?
        /// The screens above the first screen of the flow that the step starts.
        var stack: [Use] = []
    }

    /// The steps that build a stack. A step that starts a flow lists the screens above if it can.
    ///
    /// - Parameter isAbove: true if other steps precede them, so the first one names its flow.
    private func copiedSteps(of stack: LinkStack, isAbove: Bool) -> [CopiedStep] {
        var steps: [CopiedStep] = []
        for ((below, _), (_, arrival)) in zip(stack, stack.dropFirst()) {
            guard let arrival else { continue }
            var step = CopiedStep(below: below, arrival: arrival)
            if let last = steps.indices.last {
                let before = steps[last].arrival
                if arrival.isListable, case .flow(let flow) = before.use.target, drafts[flow.index].shape == .stack {
                    steps[last].stack.append(arrival.use)
                    continue
                }
                if before.isPresented || before.startsFlow { step.within = screens[below.screen.index].flow }
            } else if isAbove {
                step.within = screens[below.screen.index].flow
            }
            steps.append(step)
        }
        return steps
    }

    /// Sets the steps that build a stack, from the top down: a guard postpones all steps after it.
    private mutating func build(_ stack: LinkStack, at range: SourceRange, _ link: inout DeepLink) {
        guard let base = stack.first, let home = home(of: base.node) else { return }
        let isSelected = base.node.place.isBare || tabs(on: home).count == 1 && guardedTab(on: home) != nil
        link.home = home
        link.flow = base.node.place.home
        link.restarts = !isSelected
        for step in copiedSteps(of: stack, isAbove: isSelected).reversed() {
            let selections = step.arrival.selections.map {
                Step(action: .select($0.flow, tab: $0.index, root: nil, stack: nil), range: range)
            }
            var scope = linkScope(of: screens[step.below.screen.index].flow)
            scope.given = valuesInScope(of: step.below)
            scope.continuation = Scope.Continuation(stack: step.stack, steps: selections + link.steps)
            var steps = resolve(declaredTransitions[step.arrival.transition.index].steps, in: &scope)
            if !step.arrival.isGuarded { steps += scope.continuation.steps }
            if !steps.isEmpty { steps[0].within = step.within }
            link.steps = steps
        }
        if let place = tabs(on: home).first, isSelected { select(place, at: range, &link) }
    }

    /// Begins a link with a step that selects a tab, for a bare screen and for a tab with a guard,
    /// which postpones all other steps.
    private mutating func select(_ place: DeepLink.Place, at range: SourceRange, _ link: inout DeepLink) {
        guard let root else { return }
        link.flow = root.value
        link.home = switches(around: link.home)
        var scope = Scope(flow: root.value)
        scope.surroundings = .container
        scope.continuation.steps = link.steps
        let tab = "\(names[place.flow].name.value).\(drafts[place.flow.index].slots[place.index].name.value)"
        let select = StepDeclaration(.select(Located(tab, at: range), reset: true, stack: nil, arguments: []), range: range)
        let steps = resolve([select], in: &scope)
        link.steps = checksTaps(onTab: place.index, of: place.flow) ? steps : steps + link.steps
    }

    /// The tabs and columns on the path to a flow.
    func tabs(on home: [DeepLink.Place]) -> [DeepLink.Place] { home.filter { drafts[$0.flow.index].shape != .switch } }

    /// The tabs and children that show the first screen of a stack.
    private func home(of node: LinkStackSearch.Node) -> [DeepLink.Place]? {
        guard case .one(let way)? = homes[node.place.home] else { return nil }
        guard node.place.isBare else { return way }
        let slot = drafts[node.place.home.index].slots.firstIndex { $0.content == .screen(node.screen) }
        return slot.map { way + [DeepLink.Place(flow: node.place.home, index: $0)] }
    }

    /// The values of an intermediate screen, as `$name` in its transitions refers to them.
    private func valuesInScope(of node: LinkStackSearch.Node) -> [String: (value: Value, type: SwiftType)] {
        var given: [String: (value: Value, type: SwiftType)] = [:]
        for parameter in screenTables[node.screen.index].all + drafts[screens[node.screen.index].flow.index].parameters.all {
            if let value = node.values[parameter.name.value] ?? node.flowValues[parameter.name.value] {
                given[parameter.name.value] = (value, parameter.type)
            }
        }
        return given
    }

    // MARK: No unique stack

    /// True if two stacks contain equal screens and have equal handlers.
    private func isAlike(_ left: LinkStack, _ right: LinkStack) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left.node.place == right.node.place && left.arrival?.selections == right.arrival?.selections
                    && (left.arrival?.transition == right.arrival?.transition || !hasHandlers(left.arrival) && !hasHandlers(right.arrival))
            }
    }

    private func hasHandlers(_ arrival: LinkStackSearch.Arrival?) -> Bool {
        guard let site = arrival?.site else { return false }
        return sites[site.index].handlers.contains { !$0.steps.isEmpty } || !(sites[site.index].dismissed ?? []).isEmpty
    }

    private mutating func reportNoStack(upTo target: ScreenID, _ name: Located<String>, _ link: DeepLink) {
        let title = quoted(name.value)
        guard let nearest = shortestStacks(upTo: target, nil).first else {
            let first = drafts[screens[target.index].flow.index].startScreens.first
            let isInEmptyColumn = first.map { screens[$0.index].attributes.isPlaceholder } ?? false
            let remedy = isInEmptyColumn ? "'open' with 'select' and 'stack'" : "'open' and 'in'"
            let message = "no path of single 'push' and 'present' steps leads from the root to \(title); write \(remedy) instead"
            return report(.linkImpossibleStack, message, at: name.range)
        }
        let wanted = nearest.compactMap(\.arrival).flatMap { transitions[$0.transition.index].parameters }
        let missing = wanted.filter { wanted in
            wanted.defaultValue == nil && !(link.parameters.first { $0.name == wanted.name }?.type.agrees(with: wanted.type) ?? false)
        }
        let list = missing.map { quoted("\($0.name): \($0.type.title)") }.distinct.joined(separator: ", ")
        let need = list.isEmpty ? "a value that no transition on the path passes" : "\(list), which the link doesn't have"
        let stack = quoted(self.title(of: nearest))
        let message = "the link can't open \(title): the shortest stack with it on top, \(stack), needs \(need)"
        // For example, `{id}`, which is a `String`, or `:id`.
        let placeholder = link.patterns.isEmpty ? nil : missing.first.map { "{\($0.name):\($0.type.title)}" }
        report(.linkImpossibleStack, message + (placeholder.map { "; add \(quoted($0)) to the link's URL" } ?? ""), at: name.range)
    }

    private mutating func reportAmbiguous(_ name: Located<String>, _ first: LinkStack, _ other: LinkStack, _ all: [LinkStack]) {
        let titles = all.map { quoted(title(of: $0)) }.distinct
        let message: String
        if titles.count > 1 {
            message =
                "several shortest stacks have \(quoted(name.value)) on top: \(titles.joined(separator: ", ")); choose one with 'open' and "
                + "'in'"
        } else {
            message =
                "several transitions build the stack \(titles[0]), but handle its end differently; choose one with 'open' and 'in'"
        }
        let notes = zip(first, other).compactMap { first, other -> [Diagnostic.Note]? in
            guard let one = first.arrival?.transition, let two = other.arrival?.transition, one != two else { return nil }
            return [one, two].map { .declaration(of: transitions[$0.index].name) }
        }
        report(.linkAmbiguousStack, message, at: name.range, notes: notes.first ?? [])
    }

    /// A stack on one line, such as `main.shop [departments, list] + checkout [cart]`.
    private func title(of stack: LinkStack) -> String {
        guard let base = stack.first, let home = home(of: base.node) else { return "" }
        var text = "\(self.title(of: home)) [\(name(of: base.node.screen))"
        for (node, arrival) in stack.dropFirst() {
            guard let arrival else { continue }
            let parts = [name(of: firstScreen(of: arrival.use) ?? node.screen)] + arrival.use.stack.compactMap(screen).map { name(of: $0) }
            let tabs = arrival.selections.map { drafts[$0.flow.index].slots[$0.index].name.value }
            let presented = ([name(of: arrival.use.target).value] + tabs).joined(separator: ".")
            text += arrival.isPresented ? "] + \(presented) [" : ", "
            text += parts.joined(separator: ", ")
        }
        return text + "]"
    }

    private func name(of screen: ScreenID) -> String { screens[screen.index].name.value }

    private func screen(of use: Use) -> ScreenID? { if case .screen(let screen) = use.target { screen } else { nil } }

    private func firstScreen(of use: Use) -> ScreenID? {
        guard case .flow(let flow) = use.target else { return screen(of: use) }
        return use.start.map { drafts[flow.index].screens[$0] } ?? drafts[flow.index].startScreens.first
    }
}
