import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// Returns the generated code for a flow.
    func coordinator(of id: FlowID) -> CoordinatorOutput {
        let flow = program[id]
        let flowRouter = flow.transitions.isEmpty ? nil : self.flowRouter(of: id)
        let screens = flow.screens.map { screen($0, beside: flowRouter) }
        let parameters = program.parameters(of: id)
        return CoordinatorOutput(
            flow: flow.name, documentation: flow.documentation, names: names(id), hasProtocol: hasProtocol(flow),
            hasFactory: hasFactory(id), interface: flow.interface, isInSwiftUI: flow.containers == .swiftui,
            hasView: flow.hasView, makers: makers(of: id), kind: kind(of: id), screens: screens,
            dependencies: dependencies(of: id), sets: setFlows(of: id),
            isShared: needs.isShared.contains(id) || sets.ofFlow[id] != nil, modules: modules(of: id),
            parameters: parameters.map(parameter),
            stored: savedValues(of: id), start: start(of: id),
            results: flow.results.isEmpty ? nil : AnswerOutput(type: names(id).result, cases: cases(flow.results)),
            router: flowRouter, childHandlers: childHandlers(of: id),
            presentation: flow.presentation == Presentation() ? nil : flow.presentation,
            methods: hasProtocol(flow) ? methods(of: screens, and: flowRouter) : [], sharedSteps: sharedMethods(of: id),
            appTransitions: appTransitions(of: id), restoration: restoration(of: id))
    }

    // MARK: - Start

    private func start(of id: FlowID) -> StartOutput {
        let flow = program[id]
        let names = names(id)
        let type =
            switch flow.kind {
            case .stack, .single: names.screen
            case .tabs: names.tab
            case .switch: names.child
            }
        let choices = flow.start.choices.map { (condition: question($0.condition, .ofNames), value: place($0.index, in: flow)) }
        let otherwise = place(flow.start.otherwise, in: flow)
        return StartOutput(
            type: type, value: choices.isEmpty ? otherwise : .choice(choices, otherwise: otherwise),
            label: startLabel(of: id),
            isGiven: needs.isStartGiven.contains(id) || isOffered(id) || flow.kind.isStackOrSingle && flow.savesState,
            isDefault: choices.isEmpty && otherwise.isPlain)
    }

    /// The screen, tab or child at an index, with the initializer's parameters as values.
    private func place(_ index: Int, in flow: Flow) -> Expression {
        guard flow.kind.isStackOrSingle else { return .text("." + afterDot(flow.partNames[index].value)) }
        let screen = program[flow.screens[index]]
        let values = screen.parameters.map { Expression.Item($0.name.value, bare($0.name.value)) }
        return .member(screen.name.value, values, hasValues: !values.isEmpty)
    }

    // MARK: - Containers

    private func kind(of id: FlowID) -> CoordinatorOutput.Kind {
        switch program[id].kind {
        case .stack: return .stack
        case .single: return .single(isExternal: program[id].isExternal)
        case .tabs(let tabs, let reselects, let container):
            let outputs = tabs.map { tab($0, of: id) }
            return .tabs(
                TabsOutput(tabs: outputs, popsOnReselect: reselects, container: container, actions: actions(of: id, tabs)))
        case .switch(let children):
            let scope = ownScope(of: id)
            return .switch(
                children.map { child in
                    let isMade = isComplete(child.use)
                    return ChildOutput(
                        name: child.name,
                        content: isMade ? childContent(child.use, scope.items(child.use.arguments), scope).expression : nil,
                        given: program[id].savesState && child.use.isFlow ? coordinatorName(child.use) : nil)
                })
        }
    }

    func tab(_ tab: Tab, of id: FlowID) -> TabOutput {
        let content: TabOutput.Content =
            switch tab.use {
            case nil: .action
            case let use? where use.isFlow: .flow(coordinator: coordinatorName(use), creation(use, .ofNames))
            case let use?: .screen(creation(use, ownScope(of: id)))
            }
        let title = tab.title.map { text($0, .ofNames) }
        return TabOutput(
            name: tab.name, content: content, checksTaps: tab.use != nil && tab.steps != nil, title: title, image: tab.image,
            hasBadge: tab.hasBadge, width: tab.width)
    }

    /// True if the child has an argument for every required parameter.
    private func isComplete(_ use: Use) -> Bool {
        let given = Set(use.arguments.map(\.name))
        return program.parameters(of: use.target, start: use.start).allSatisfy { $0.defaultValue != nil || given.contains($0.name.value) }
    }

    private func actions(of id: FlowID, _ tabs: [Tab]) -> ContainerMethodOutput? {
        let lists = tabs.compactMap { tab in tab.steps.map { (tab.name.value, $0) } }
        let scope = ownScope(of: id, avoiding: lists.map(\.1))
        let cases = lists.map { StepsCaseOutput(pattern: "." + afterDot($0.0), steps: StepBuilder(builder: self).statements($0.1, scope)) }
        guard cases.contains(where: { !$0.steps.isEmpty }) else { return nil }
        return ContainerMethodOutput(
            container: "tab", result: "", change: scope.change, cases: cases.filter { !$0.steps.isEmpty },
            hasDefault: cases.contains { $0.steps.isEmpty } || cases.count < tabs.count)
    }

    private func childHandlers(of id: FlowID) -> ContainerMethodOutput? {
        let flow = program[id]
        guard !flow.childHandlers.isEmpty else { return nil }
        let scope = ownScope(of: id, avoiding: flow.childHandlers.map(\.handler.steps))
        let cases = flow.childHandlers.compactMap { handler -> StepsCaseOutput? in
            guard let child = program.handled(by: handler, in: flow)?.flow else { return nil }
            let type = names(child).result + "."
            let steps = StepBuilder(builder: self).pattern(for: handler.handler, of: program[child].results, after: type, scope)
            return StepsCaseOutput(pattern: "(.\(afterDot(flow.partNames[handler.child].value)), \(steps.pattern))", steps: steps.steps)
        }
        guard cases.contains(where: { !$0.steps.isEmpty }) else { return nil }
        return ContainerMethodOutput(
            container: flow.tabs.isEmpty ? "child" : "tab", result: scope.locals.result, change: scope.change,
            cases: cases.filter { !$0.steps.isEmpty }, hasDefault: true)
    }

    /// The scope of a coordinator's own methods.
    func ownScope(of id: FlowID, avoiding lists: [[Step]] = []) -> Scope {
        let names = lists.flatMap { program.valueNames(in: $0) }
        let locals = Scope.Locals(avoiding: names)
        let hidden: Set = [locals.change, locals.result, "tab", "child"]
        return scope(of: id, locals, change: locals.change, hidden: hidden)
    }
}

extension Expression {
    /// True if it's only a name.
    fileprivate var isPlain: Bool {
        if case .text = self { true } else { false }
    }
}
