import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// Returns the output for a screen of a flow. `flowRouter` has the flow-level transitions.
    func screen(_ id: ScreenID, beside flowRouter: RouterOutput?) -> ScreenOutput {
        let screen = program[id]
        let original = program.original(of: id)
        let routing = self.names(program[original].flow).routing(program[original].name.value)
        let router = hasRouter(id) ? self.router(of: id, routing: routing, beside: flowRouter) : nil
        let maker = program.maker(of: id)
        let parameters = screen.parameters.map(parameter)
        let effects = screen.effects.isEmpty ? [] : [effectsProtocol(of: id)]
        let protocols = effects + (program[maker].attributes.isUnsaved ? [runtime("UnsavedWork")] : [])
        let isExternal = program.isExternal(id)
        let isView = program[screen.flow].interface == .swiftui
        let factory = FactoryMethodOutput(
            name: factoryMethod(of: maker),
            routers: (router?.routings ?? []) + (flowRouter?.routings ?? []),
            result: isExternal
                ? "any \(runtime("ExternalCoordinator"))"
                : isView
                    ? self.names(program[maker].flow).made(program[maker].name.value)
                    : (protocols.isEmpty ? "" : "any ") + (["UIViewController"] + protocols).joined(separator: " & "),
            isView: isView, origin: screen.origin, isShared: maker != id)
        let shown = shownParameters(of: screen)
        return ScreenOutput(
            name: screen.name, documentation: screen.documentation, parameters: parameters, factory: factory,
            routing: declaresRouting(id) ? routing : nil, router: router, routerClass: router?.name ?? flowRouter?.name,
            effects: self.effects(of: id),
            attributes: attributes(of: screen), shownParameters: shown)
    }

    /// The protocol of a screen's effects; nil if this screen doesn't declare it.
    func effects(of id: ScreenID) -> ProtocolOutput? {
        let screen = program[id]
        guard screen.like == nil, !screen.effects.isEmpty else { return nil }
        return ProtocolOutput(
            name: names(screen.flow).effects(screen.name.value), isForClasses: true, requirements: screen.effects.map(requirement))
    }

    /// True if a flow has its own factory protocol, for screens or for a tab bar.
    func hasFactory(_ id: FlowID) -> Bool {
        program.flows[id.index].hasCustomBar || program.flows[id.index].screens.contains { program.maker(of: $0) == $0 }
    }

    /// True if the flow's factory protocol declares the type of the screen's view.
    func isMadeAsView(_ id: ScreenID) -> Bool { program[program[id].flow].interface == .swiftui && program.maker(of: id) == id }

    func factoryMethod(of maker: ScreenID) -> String { "make" + capitalized(program.screens[maker.index].name.value) }

    /// True if a screen itself has transitions.
    func hasRouter(_ id: ScreenID) -> Bool { !program.screens[id.index].transitions.isEmpty }

    /// True if the routing protocol is declared for this screen.
    func declaresRouting(_ id: ScreenID) -> Bool {
        program.screens[id.index].like == nil && hasOwn(program.screens[id.index].transitions)
    }

    /// True if some of the transitions don't come from sets.
    func hasOwn(_ transitions: [TransitionID]) -> Bool { transitions.contains { program[$0].set == nil } }

    func effectsProtocol(of id: ScreenID) -> String {
        let original = program[program.original(of: id)]
        return names(original.flow).effects(original.name.value)
    }

    // MARK: - Attributes

    private func attributes(of screen: Screen) -> [Expression.Item] {
        let attributes = screen.attributes
        var items: [Expression.Item] = []
        for attribute in ScreenAttribute.allCases where attribute.isShown {
            switch (attribute.form, attributes.texts[attribute]) {
            case (.text, let text?): items.append(.init(attribute.rawValue, self.text(text, .ofNames)))
            case (.text, nil): break
            case (.flag(let usual), _):
                guard let said = attributes.flags[attribute], said != usual else { continue }
                items.append(.init(attribute.rawValue, "\(said)"))
            }
        }
        if screen.presentation != Presentation() { items.append(.init("presentation", screen.presentation.expression(".init"))) }
        return items
    }

    private func shownParameters(of screen: Screen) -> [String] {
        screen.attributes.texts.values.flatMap(\.values).compactMap { if case .screen(let name) = $0 { name } else { nil } }
    }

    // MARK: - Routers

    /// The router of a flow's own transitions.
    func flowRouter(of id: FlowID) -> RouterOutput {
        let names = names(id)
        let methods = Set(program[id].transitions.map { program[$0].name.value })
        return RouterOutput(
            name: names.flowRouter, parent: "\(runtime("Router"))<\(names.coordinator)>",
            routing: hasOwn(program[id].transitions) ? names.flowRouting : nil, sets: routings(ofSetsOf: program[id].transitions),
            isBase: program[id].screens.contains(where: hasRouter), stored: [], transitions: program[id].transitions.map(transition),
            summary: summary, steps: { [self, methods] in steps(of: $0, flow: id, [], methods) })
    }

    private func router(of id: ScreenID, routing: String, beside flowRouter: RouterOutput?) -> RouterOutput {
        let screen = program[id]
        let names = names(screen.flow)
        let transitions = screen.transitions.map(transition)
        var used: Set<String> = []
        for transition in transitions {
            for case .screen(let name) in transition.uses.values { used.insert(name) }
        }
        let methods = program.transitions(on: id).map { program[$0].name.value } + ["navigate"]
        let stored = screen.parameters.filter { used.contains($0.name.value) }.map {
            StoredOutput(property: ownName($0.name.value, avoiding: methods), parameter: parameter($0))
        }
        let hidden = Set(methods + stored.map(\.property))
        return RouterOutput(
            name: names.router(screen.name.value), parent: flowRouter?.name ?? "\(runtime("Router"))<\(names.coordinator)>",
            routing: hasOwn(screen.transitions) ? routing : nil, sets: routings(ofSetsOf: screen.transitions), isBase: false,
            stored: stored,
            transitions: transitions, summary: summary,
            steps: { [self] in steps(of: $0, flow: screen.flow, stored, hidden) })
    }

    func transition(_ id: TransitionID) -> TransitionOutput {
        TransitionOutput(
            id: id, name: program[id].name, parameters: program[id].parameters.map(parameter), set: program[id].set,
            isShared: sets.contains(id),
            uses: Uses(of: program[id].steps, in: program))
    }

    private func summary(of transition: TransitionOutput) -> String {
        FlowSwift.summary(of: program[transition.id].steps, in: program)
    }

    func parameter(_ parameter: MethodParameter) -> ParameterOutput {
        switch parameter.type {
        case .swift(let type):
            ParameterOutput(
                name: parameter.name, type: type.withoutEscaping, isFunction: type.isFunction, defaultValue: parameter.defaultValue)
        case .text: ParameterOutput(name: parameter.name, type: "String", isFunction: false, defaultValue: parameter.defaultValue)
        case .popoverSource: ParameterOutput(name: parameter.name, type: "any \(runtime("PopoverSource"))", isFunction: false)
        }
    }

    private func steps(of transition: TransitionOutput, flow: FlowID, _ stored: [StoredOutput], _ methods: Set<String>) -> RouterSteps? {
        let uses = transition.uses
        let parameters = transition.parameters.map(\.name)
        let steps = program[transition.id].steps
        guard !program.doesNothing(steps) else { return nil }
        var scope = scope(of: flow, Scope.Locals(avoiding: parameters + program.valueNames(in: steps, uses)))
        let builder = StepBuilder(builder: self)
        var captures: [String] = []
        for value in stored where uses.values.contains(.screen(value.parameter.name)) {
            // These are keywords in a capture list.
            let local = ownName(value.property, avoiding: parameters + ["unowned", "weak"])
            scope.screenValues[value.parameter.name] = local
            captures.append(local == value.property ? bare(local) : "\(bare(local)) = self.\(afterDot(value.property))")
        }
        let isRenamed = captures.contains { $0.contains("=") }
        if !isRenamed, let step = builder.ofRouter(steps, uses, scope, hidden: methods.union(parameters)) { return .call(step) }
        var closure = builder.closure(steps, uses, scope.inClosure())
        closure.captures = captures
        return .navigate(closure)
    }

    // MARK: - The coordinator's methods

    /// The coordinator's methods. Transitions with one signature share a method.
    func methods(of screens: [ScreenOutput], and flowRouter: RouterOutput?) -> [MethodOutput] {
        var methods: [MethodOutput] = []
        var ofName: [String: [Int]] = [:]
        for router in ([flowRouter] + screens.map(\.router)).compactMap({ $0 }) {
            for transition in router.transitions {
                let name = transition.name.value
                if let same = ofName[name]?.first(where: { methods[$0].transition.hasSignature(of: transition) }) {
                    methods[same].routers.append(router.name)
                } else {
                    ofName[name, default: []].append(methods.count)
                    methods.append(MethodOutput(transition: transition, routers: [router.name]))
                }
            }
        }
        return methods
    }
}

extension Scope {
    /// The scope in which values have their own names.
    static let ofNames = Scope(locals: Locals(avoiding: []), change: "", properties: [:])
}
