import FlowSpec

extension AppInterface {
    /// Creates the interface of planned files.
    ///
    /// - Parameters:
    ///   - files: the planned files.
    ///   - started: the names of the flows that app code creates: the root and the entry flows.
    public init(of files: [SwiftFile], started: Set<String>) {
        types = files.flatMap { file in
            let builder = InterfaceBuilder(style: file.style, started: started)
            return (file.app.map(builder.types) ?? []) + file.sets.map(builder.type) + file.flows.flatMap(builder.types)
        }
    }
}

/// Collects the interface of one file.
private struct InterfaceBuilder {
    typealias Origin = AppInterface.Origin
    typealias Member = AppInterface.Member
    typealias Declaration = AppInterface.Declaration

    let style: SwiftStyle
    let started: Set<String>

    // MARK: The app

    func types(_ app: AppOutput) -> [Declaration] {
        let origin = Origin(name: app.name.value, range: app.name.range)
        var types: [Declaration] = []
        if let factory = app.factory {
            var type = declaration("typealias", factory.name, .implements, [], origin)
            type.inherited = factory.protocols
            types.append(type)
        }
        types += app.guards.map { self.types($0, in: nil, origin) } ?? []
        types += app.effects.map { self.types($0, in: nil, origin) } ?? []
        if let links = app.links {
            let cases = links.links.map { member(.case, $0.name.value, $0.parameters, Origin(name: $0.name.value, range: $0.name.range)) }
            types.append(declaration("enum", links.type, .calls, cases, origin))
        }
        if let view = app.view {
            var creation = member(.initializer, "", [], origin)
            creation.parameters = ["screens", "root"].map { AppInterface.Parameter(label: $0, type: "") }
            types.append(declaration("struct", view.name, .calls, [creation], origin))
        }
        return types
    }

    /// The declarations of a protocol that the app implements, and of its answers' enumerations.
    private func types(_ output: ProtocolOutput, in owner: String?, _ origin: Origin) -> [Declaration] {
        func place(of name: Located<String>) -> Origin {
            Origin(name: (owner.map { $0 + "." } ?? "") + name.value, range: name.range)
        }
        var type = declaration(
            "protocol", output.name, .implements, output.requirements.map { requirement($0, place(of: $0.name)) }, origin)
        type.inherited = output.refined
        return [type]
            + output.requirements.compactMap { requirement in
                requirement.answer.map { answers($0, .calls, place(of: requirement.name)) }
            }
    }

    private func requirement(_ requirement: RequirementOutput, _ origin: Origin) -> Member {
        var member = member(.method, requirement.name.value, requirement.parameters, origin)
        if requirement.takesScreen { member.parameters.append(AppInterface.Parameter(label: "from", type: "UIViewController")) }
        switch requirement.kind {
        case .question where member.parameters.isEmpty:
            member.kind = .property
            member.result = ": Bool { get }"
        case .question: member.result = "-> Bool"
        case .action: member.result = requirement.isAsync ? "async" : ""
        case .request(let answer) where requirement.isAsync: member.result = "async -> \(answer.type)"
        case .request(let answer):
            let type = "@escaping @MainActor (\(answer.type)) -> Void"
            member.parameters.append(AppInterface.Parameter(label: "answer", type: type))
        }
        return member
    }

    private func answers(_ output: AnswerOutput, _ use: AppInterface.Use, _ origin: Origin) -> Declaration {
        let cases = output.cases.map {
            member(.case, $0.name.value, $0.parameters, Origin(name: "\(origin.name).\($0.name.value)", range: $0.name.range))
        }
        return declaration("enum", output.type, use, cases, origin)
    }

    func type(_ set: SetOutput) -> Declaration {
        routing(set.routing, set.transitions, in: set.name.value, Origin(name: set.name.value, range: set.name.range))
    }

    // MARK: A flow

    func types(_ flow: CoordinatorOutput) -> [Declaration] {
        let name = flow.flow.value
        let origin = Origin(name: name, range: flow.flow.range)
        func names(_ type: String, _ places: [Located<String>]) -> Declaration {
            declaration(
                "enum", type, .receives, places.map { member(.case, $0.value, [], Origin(name: "\(name).\($0.value)", range: $0.range)) },
                origin)
        }
        var types: [Declaration] = []
        if flow.hasProtocol { types.append(declaration("protocol", flow.names.coordinating, .calls, members(of: flow, origin), origin)) }
        switch flow.kind {
        case .stack, .single: break
        case .tabs(let tabs): types.append(names(flow.names.tab, tabs.tabs.map(\.name)))
        case .switch(let children): types.append(names(flow.names.child, children.map(\.name)))
        }
        // The app finishes an external flow, and receives the result of any other flow.
        if let results = flow.results { types.append(answers(results, flow.isExternal ? .calls : .receives, origin)) }
        if let router = flow.router, let type = router.routing { types.append(routing(type, router.ownTransitions, in: name, origin)) }
        for screen in flow.screens {
            let origin = Origin(name: "\(name).\(screen.name.value)", range: screen.name.range)
            if let router = screen.router, let type = screen.routing, router.routing == type {
                types.append(routing(type, router.ownTransitions, in: origin.name, origin))
            }
            types += screen.effects.map { self.types($0, in: origin.name, origin) } ?? []
        }
        if flow.hasFactory { types.append(factory(of: flow, origin)) }
        if !flow.screens.isEmpty {
            let cases = flow.screens.map {
                member(.case, $0.name.value, $0.parameters, Origin(name: "\(name).\($0.name.value)", range: $0.name.range))
            }
            types.append(declaration("enum", flow.names.screen, .receives, cases, origin))
        }
        var coordinator = declaration("class", flow.names.coordinator, .calls, members(of: flow, origin), origin)
        coordinator.isOpen = style.areClassesOpen
        if started.contains(name) { coordinator.members.insert(initializer(of: flow, origin), at: 0) }
        coordinator.members += flow.appTransitions.map {
            var transition = member(.method, $0.name, $0.parameters, Origin(name: $0.name, range: origin.range))
            transition.result = "-> Self"
            return transition
        }
        return types + [coordinator]
    }

    /// The coordinator's members for callers outside the flow.
    private func members(of flow: CoordinatorOutput, _ origin: Origin) -> [Member] {
        var members: [Member] = []
        if let tabs = flow.tabs {
            for tab in tabs.tabs {
                let place = Origin(name: "\(origin.name).\(tab.name.value)", range: tab.name.range)
                if let coordinator = tab.coordinator { members.append(property(tab.name.value, coordinator, place)) }
                if tab.hasBadge { members.append(property(tab.badge, "String?", place)) }
            }
        }
        return members
            + flow.methods.map {
                let transition = $0.transition
                let origin = Origin(name: "\(origin.name).\(transition.name.value)", range: transition.name.range)
                return method(transition.name.value, transition.parameters, origin, result: "-> Self")
            }
    }

    private func initializer(of flow: CoordinatorOutput, _ origin: Origin) -> Member {
        var member = member(.initializer, "", flow.parameters, origin)
        // Leaves out the types: the protocols that the app conforms to are compared separately.
        member.parameters.insert(contentsOf: flow.dependencies.map { AppInterface.Parameter(label: $0.kind.rawValue, type: "") }, at: 0)
        return member
    }

    private func routing(_ name: String, _ transitions: [TransitionOutput], in owner: String, _ origin: Origin) -> Declaration {
        let methods = transitions.map {
            method($0.name.value, $0.parameters, Origin(name: "\(owner).\($0.name.value)", range: $0.name.range))
        }
        return declaration("protocol", name, .calls, methods, origin)
    }

    private func factory(of flow: CoordinatorOutput, _ origin: Origin) -> Declaration {
        var members = flow.madeScreens.map { screen in
            let origin = Origin(name: "\(origin.name).\(screen.name.value)", range: screen.name.range)
            var made = method(
                screen.factory.name, screen.parameters, origin, result: "-> \(screen.factory.isView ? "some View" : screen.factory.result)")
            if !screen.factory.routers.isEmpty {
                let type = "any \(screen.factory.routers.joined(separator: " & "))"
                made.parameters.append(AppInterface.Parameter(label: "router", type: type))
            }
            made.isOptional = screen.factory.origin != nil
            return made
        }
        if let tabs = flow.tabs, tabs.isBarCustom {
            members += tabs.tabs.map { tab in
                method(
                    tab.itemMethod, [], Origin(name: "\(origin.name).\(tab.name.value)", range: tab.name.range),
                    result: "-> any \(runtime("TabBarItem"))")
            }
            var bar = method(flow.names.barMethod, [], origin, result: "-> any \(runtime("TabContainer"))")
            bar.parameters = [AppInterface.Parameter(label: "items", type: "[any \(runtime("TabBarItem"))]")]
            bar.isOptional = true
            members.append(bar)
        }
        return declaration("protocol", flow.names.screens, .implements, members, origin)
    }

    // MARK: Parts

    private func declaration(
        _ keyword: String, _ name: String, _ use: AppInterface.Use, _ members: [Member], _ origin: Origin
    ) -> Declaration {
        Declaration(name: name, keyword: keyword, use: use, access: style.access, members: members, origin: origin)
    }

    private func member(_ kind: Member.Kind, _ name: String, _ parameters: [ParameterOutput], _ origin: Origin) -> Member {
        let parameters = parameters.map {
            AppInterface.Parameter(
                label: $0.name, type: ($0.isFunction && kind != .case ? "@escaping " : "") + $0.type, hasDefault: $0.defaultValue != nil)
        }
        return Member(kind: kind, name: name, parameters: parameters, origin: origin)
    }

    /// A method without default values. Only the coordinator itself has them; its protocol can't.
    private func method(_ name: String, _ parameters: [ParameterOutput], _ origin: Origin, result: String = "") -> Member {
        var method = member(.method, name, parameters, origin)
        method.result = result
        for index in method.parameters.indices { method.parameters[index].hasDefault = false }
        return method
    }

    private func property(_ name: String, _ type: String, _ origin: Origin) -> Member {
        Member(kind: .property, name: name, result: ": \(type)", origin: origin)
    }
}
