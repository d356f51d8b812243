import FlowSpec

/// `to`: the one shortest stack that a user could have built.
extension Linker {
    mutating func open(_ name: Located<String>, by declaration: DeepLinkDeclaration, _ link: inout DeepLink) {
        if let whenModal = declaration.whenModal, whenModal.value == .over {
            let message = "'over' leaves what shows as it is, and 'to' builds a whole stack; remove one of the two"
            report(.misplacedStep, message, at: whenModal.range, notes: [Diagnostic.Note("'to' is here", at: name.range)])
        }
        // A stack that mistakes elsewhere make impossible says nothing.
        guard let target = otherScreen(name), !hadErrorsBeforeLinks else { return }
        let stacks = shortestStacks(upTo: target, link.parameters)
        guard linkSearchWork >= 0 else {
            let message =
                "the links of the program have more ways to their screens than are looked at; say with 'open' and 'in' what this one does"
            return report(.linkImpossibleStack, message, at: name.range)
        }
        guard let first = stacks.first else { return reportNoStack(upTo: target, name, link) }
        if let other = stacks.first(where: { !isAlike($0, first) }) {
            return reportAmbiguous(name, first, other, stacks)
        }
        build(first, &link)
    }

    /// A screen by `flow.screen`, or that of an external flow by the flow's name; reports one that
    /// isn't there.
    private mutating func otherScreen(_ name: Located<String>) -> ScreenID? {
        guard let (flowName, screenName) = name.aroundDot else {
            if let flow = names.flow(named: name.value), drafts[flow.index].shape == .external {
                return drafts[flow.index].startScreens.first
            }
            let message = "\(quoted(name.value)) names no screen: here it is written 'flow.screen'"
            report(.unknownTarget, message, at: name.range)
            return nil
        }
        guard let flow = names.flow(named: flowName.value) else {
            if !names.isPartial { reportUnknown("\(quoted(flowName.value)) isn't a flow of the program", flowName, candidates: .flows) }
            return nil
        }
        if let screen = names.screen(named: screenName.value, in: flow) { return screen }
        if drafts[flow.index].shape == .external {
            let message = "\(quoted(flowName.value)) is written by hand, so its screens have no names here; write 'to: \(flowName.value)'"
            report(.unknownTarget, message, at: screenName.range)
        } else if !names[flow].isPartial {
            let message = "\(quoted(screenName.value)) isn't a screen of the flow \(quoted(flowName.value))"
            reportUnknown(message, screenName, candidates: .screens(flow))
        }
        return nil
    }

    typealias LinkStack = [(node: LinkStackSearch.Node, arrival: LinkStackSearch.Arrival?)]

    private mutating func shortestStacks(upTo target: ScreenID, _ parameters: [MethodParameter]?) -> [LinkStack] {
        var search = LinkStackSearch(self, parameters: parameters, work: linkSearchWork)
        let stacks = search.stacks(upTo: target)
        linkSearchWork = search.work
        return stacks
    }

    // MARK: Building it

    /// The steps that build a stack. They are resolved from the top down, since what a guard holds
    /// back is all that follows.
    private mutating func build(_ stack: LinkStack, _ link: inout DeepLink) {
        guard let base = stack.first, case .one(let home)? = homes[base.node.place.home] else { return }
        link.home = home
        link.flow = base.node.place.home
        link.beginsAnew = true
        var following: [Step] = []
        var above: [Use] = []
        for ((below, _), (node, arrival)) in zip(stack, stack.dropFirst()).reversed() {
            guard let arrival else { continue }
            if below.place.started != nil {
                above.insert(arrival.use, at: 0)
                continue
            }
            let flow = screens[below.screen.index].flow
            var scope = linkScope(of: flow)
            scope.given = valuesInScope(of: below)
            scope.continuation = Scope.Continuation(stack: above, steps: following)
            let declaration = declaredTransitions[arrival.transition.index]
            following = resolve(declaration.steps, in: &scope) + (node.isGuarded(in: self) ? [] : following)
            above = []
        }
        link.steps = following
    }

    /// The values of a screen on the way, as `$name` means them in its transitions.
    private func valuesInScope(of node: LinkStackSearch.Node) -> [String: (value: Value, type: SwiftType)] {
        var given: [String: (value: Value, type: SwiftType)] = [:]
        for parameter in screenTables[node.screen.index].all + drafts[screens[node.screen.index].flow.index].parameters.all {
            if let value = node.values[parameter.name.value] { given[parameter.name.value] = (value, parameter.type) }
        }
        return given
    }

    // MARK: Where there isn't one

    /// Whether two stacks look the same and go on the same way when what was started ends.
    private func isAlike(_ left: LinkStack, _ right: LinkStack) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left.node.place == right.node.place
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
            let message =
                "no stack with \(title) on top can be built from what the root holds by transitions of one 'push' or 'present' each; say with "
                + "'open' and 'in' what the link does"
            return report(.linkImpossibleStack, message, at: name.range)
        }
        let wanted = nearest.compactMap(\.arrival).flatMap { transitions[$0.transition.index].parameters }
        let missing = wanted.filter { wanted in
            wanted.defaultValue == nil && !(link.parameters.first { $0.name == wanted.name }?.type.agrees(with: wanted.type) ?? false)
        }
        let list = missing.map { quoted("\($0.name): \($0.type.title)") }.distinct.joined(separator: ", ")
        let what = list.isEmpty ? "a value that no transition on the way is given" : list
        let stack = quoted(self.title(of: nearest))
        let message = "the shortest stack with \(title) on top, \(stack), needs \(what), which the link doesn't have"
        // Such as `{id}`, which is a String, or `:id`.
        let placeholder = link.patterns.isEmpty ? nil : missing.first.map { "{\($0.name):\($0.type.title)}" }
        report(.linkImpossibleStack, message + (placeholder.map { "; a URL gives it by \(quoted($0))" } ?? ""), at: name.range)
    }

    private mutating func reportAmbiguous(_ name: Located<String>, _ first: LinkStack, _ other: LinkStack, _ all: [LinkStack]) {
        let titles = all.map { quoted(title(of: $0)) }.distinct
        let message: String
        if titles.count > 1 {
            message =
                "several shortest stacks have \(quoted(name.value)) on top: \(titles.joined(separator: ", ")); say with 'open' and 'in' which "
                + "one is meant"
        } else {
            message =
                "several transitions lead to the stack \(titles[0]), and they go on in different ways when what they start ends; say with "
                + "'open' and 'in' which is meant"
        }
        let notes = zip(first, other).compactMap { first, other -> [Diagnostic.Note]? in
            guard let one = first.arrival?.transition, let two = other.arrival?.transition, one != two else { return nil }
            return [one, two].map { Diagnostic.Note("a way to it", at: transitions[$0.index].name.range) }
        }
        report(.linkAmbiguousStack, message, at: name.range, notes: notes.first ?? [])
    }

    /// A stack on one line, such as `main.shop [departments, list] + checkout [cart]`.
    private func title(of stack: LinkStack) -> String {
        guard let base = stack.first, case .one(let home)? = homes[base.node.place.home] else { return "" }
        var text = "\(self.title(of: home)) [\(name(of: base.node.screen))"
        for (node, arrival) in stack.dropFirst() {
            guard let arrival else { continue }
            let parts = [name(of: firstScreen(of: arrival.use) ?? node.screen)] + arrival.use.stack.compactMap(screen).map { name(of: $0) }
            text += arrival.isPresented ? "] + \(name(of: arrival.use.target).value) [" : ", "
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

extension LinkStackSearch.Node {
    /// Whether a guard is asked before its topmost screen is shown.
    fileprivate func isGuarded(in linker: Linker) -> Bool {
        guard let arrival = arrivals.first else { return false }
        let steps = linker.transitions[arrival.transition.index].steps
        return if case .choose(_, _, _, isRequirement: true)? = steps.first?.action { true } else { false }
    }
}
