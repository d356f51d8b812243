import FlowSpec

extension Printer {
    /// Prints the coordinator class of a flow.
    mutating func coordinator(_ flow: CoordinatorOutput) {
        let deed = flow.isExternal ? "Starts and ends the app's flow" : "Coordinates the flow"
        doc("\(deed) `\(flow.flow.value)`.")
        if !flow.hasProtocol { flowDocumentation(flow) }
        type("\(style.classPrefix)class \(flow.names.coordinator)", inheriting: superclasses(of: flow)) { printer in
            printer.typealiases(of: flow)
            printer.properties(of: flow)
            printer.initializers(of: flow)
            if flow.start.isGuarded {
                printer.blank()
                printer.line("\(printer.style.overridable)var \(flow.firstProperty): \(flow.start.type) { chooseStart() }")
            }
            if let presentation = flow.presentation {
                printer.blank()
                let type = runtime("Presentation")
                printer.short("\(printer.style.overridable)override var presentation: \(type)", presentation.expression(".init").flat)
            }
            switch flow.kind {
            case .stack, .single: break
            case .tabs(let tabs): printer.tabs(tabs, of: flow)
            case .switch(let children): printer.children(children, of: flow)
            }
            if let handlers = flow.childHandlers { printer.childHandlers(handlers, of: flow) }
            printer.screens(of: flow)
            printer.restoration(of: flow)
            for method in flow.sharedSteps {
                printer.blank()
                printer.steps(method, of: flow)
            }
            for transition in flow.appTransitions {
                printer.blank()
                printer.transition(transition, of: flow)
            }
            printer.blank()
            for method in flow.methods { printer.method(method) }
        }
    }

    private func superclasses(of flow: CoordinatorOutput) -> [String] {
        let making = flow.screens.isEmpty ? [] : ["ScreenMaking"]
        let kind =
            switch flow.kind {
            case .stack: ["StackFlow"]
            case .single(let isExternal): [isExternal ? "ExternalFlow" : "SingleFlow"]
            case .tabs(let tabs): [flow.isInSwiftUI ? "TabbedFlow" : tabs.isSplit ? "SplitFlow" : "TabsFlow"] + making
            case .switch: ["SwitchFlow"] + making
            }
        let finishing = flow.results == nil ? [] : ["FinishingFlow"]
        let sites = flow.restoration?.sites.isEmpty == false ? ["SiteFlow"] : []
        let restorable = flow.restoration.map { [$0.app == nil ? "RestorableFlow" : "RestorableApp"] } ?? []
        return (["Coordinator"] + kind + finishing + sites + restorable).map(runtime) + flow.sets.map(\.name)
            + (flow.hasProtocol ? [flow.names.coordinating] : [])
    }

    private mutating func typealiases(of flow: CoordinatorOutput) {
        // A final class is its own owner.
        let hasOwner = !flow.beginsWithScreen || flow.restoration?.sites.isEmpty == false
        let namesOwner = hasOwner && style.areClassesOpen
        if namesOwner { line("\(style.prefix)typealias Owner = \(flow.names.coordinator)") }
        if let results = flow.results { line("\(style.prefix)typealias Result = \(results.type)") }
        if namesOwner || flow.results != nil { blank() }
    }

    // MARK: - Stored properties and initializers

    private mutating func properties(of flow: CoordinatorOutput) {
        if flow.start.isGuarded {
            // The guards are checked again each time the flow restarts.
            line("private let chooseStart: @MainActor () -> \(flow.start.type)")
        } else {
            line(
                "\(style.prefix)let \(flow.firstProperty)"
                    + (flow.isStartFixed ? " = \(flow.start.type)\(flow.start.value.flat)" : ": \(flow.start.type)"))
        }
        for tab in flow.tabs?.tabs ?? [] {
            guard let coordinator = tab.coordinator else { continue }
            line("\(style.prefix)let \(bare(tab.name.value)): \(coordinator)")
        }
        let access = flow.isShared ? "" : "fileprivate "
        for dependency in flow.dependencies where dependency.isStored {
            code("\(access)let \(dependency.kind.rawValue): \(dependency.type)")
        }
        for screens in flow.sets.compactMap(\.screens) { line("var \(screens.name): \(screens.type) { screens }") }
        for value in flow.stored { code("\(access)let \(bare(value.property)): \(value.parameter.type)") }
        blank()
    }

    private mutating func initializers(of flow: CoordinatorOutput) {
        guard flow.start.isGiven, !flow.start.isDefault else {
            let start = flow.start.isGiven ? ["\(flow.start.label): \(flow.start.type) = \(flow.start.value.flat)"] : []
            let value = flow.start.isGiven ? .text(flow.start.label) : flow.start.value
            return initializer(flow, flow.dependencies, flow.parameters, start, value)
        }
        let parameters = flow.dependencies.map(\.declaration) + flow.parameters.map(\.declarationWithDefault)
        list("\(style.prefix)convenience init", parameters, " {")
        let given = flow.dependencies.filter { !$0.isForStartOnly }
        let kept = flow.givenParameters
        indented { printer in
            let items = given.map { Expression.Item($0.kind.rawValue, $0.kind.rawValue) } + kept.map(\.item)
            printer.expression(.call("self.init", items + [.init(flow.start.label, flow.start.value)]))
        }
        line("}")
        blank()
        doc("Starts the flow at a \(flow.startTitle) other than its default.")
        let closure = flow.start.isGuarded ? "@autoclosure @escaping @MainActor () -> " : ""
        initializer(flow, given, kept, ["\(flow.start.label): \(closure)\(flow.start.type)"], .text(flow.start.label))
    }

    private mutating func initializer(
        _ flow: CoordinatorOutput, _ dependencies: [DependencyOutput], _ parameters: [ParameterOutput], _ start: [String],
        _ value: Expression
    ) {
        let names = Set(parameters.map(\.name) + flow.dependencies.map(\.kind.rawValue))
        func property(_ name: String) -> String { names.contains(name) ? "self." + afterDot(name) : bare(name) }
        list("\(style.prefix)init", dependencies.map(\.declaration) + parameters.map(\.declarationWithDefault) + start, " {")
        indented { printer in
            for dependency in dependencies where dependency.isStored {
                printer.line("self.\(dependency.kind.rawValue) = \(dependency.kind.rawValue)")
            }
            for value in flow.stored { printer.line("\(property(value.property)) = \(bare(value.parameter.name))") }
            for tab in flow.tabs?.tabs ?? [] {
                guard case .flow(_, let made) = tab.content else { continue }
                printer.expression("\(property(tab.name.value)) = ", made)
            }
            printer.beginning(of: flow, value, property)
            printer.line("super.init(flowName: \(flow.flowName))")
        }
        line("}")
    }

    private mutating func beginning(of flow: CoordinatorOutput, _ value: Expression, _ property: (String) -> String) {
        switch value {
        case _ where flow.isStartFixed: break
        case .choice(let choices, _):
            let whole = "\(property("chooseStart")) = { \(value.flat) }"
            guard choices.count > 1 || !fits(whole) else { return line(whole) }
            expression("\(property("chooseStart")) = {", value)
            line("}")
        default:
            expression("\(property(flow.start.isGuarded ? "chooseStart" : flow.firstProperty)) = ", value)
        }
    }

    // MARK: - Transitions

    /// Prints a method for steps that routers and handlers share.
    private mutating func steps(_ method: StepsMethodOutput, of flow: CoordinatorOutput) {
        doc(method.summary)
        let change = "in \(method.change): \(runtime("Change"))<\(flow.names.coordinator)>"
        list("\(flow.isShared ? "" : "fileprivate ")func \(bare(method.name))", method.parameters.map(\.declaration) + [change], " {")
        indented { $0.steps(method.steps) }
        line("}")
    }

    /// Prints a global transition, which can be performed from any state.
    private mutating func transition(_ transition: AppTransitionOutput, of flow: CoordinatorOutput) {
        doc(transition.summary)
        doc("")
        doc("Can be called from any state.")
        line("@discardableResult")
        list("\(style.overridable)func \(bare(transition.name))", transition.parameters.map(\.declarationWithDefault), " -> Self {")
        indented { printer in
            guard let steps = transition.steps else {
                printer.line("// The spec has no steps.")
                return printer.line("self")
            }
            let condition = transition.condition.map { ", where: \($0.flat)" } ?? ""
            printer.closure("fromAnywhere(as: \(flow.names.coordinator).self\(condition)) ", steps, "")
        }
        line("}")
    }

    private mutating func method(_ method: MethodOutput) {
        let transition = method.transition
        let names = transition.parameters.map(\.name)
        let router = freeName("router", avoiding: names)
        let receiver = names.contains { $0 == "onTop" || $0 == "routerOnTop" || $0 == "ignore" } ? "self." : ""
        let arguments = names.map { "\(label($0)): \(bare($0))" }
        let declarations = transition.parameters.map(\.declaration)
        let signature = "@discardableResult \(style.overridable)func \(bare(transition.name.value))"
        let call = "\(router).\(afterDot(transition.name.value))"
        if method.routers.count == 1 {
            let head = "\(receiver)onTop { (\(router): \(method.routers[0])) in"
            func addForwarder(to line: inout Printer) {
                line.add(head)
                line.add(" ")
                line.add(call, arguments)
                line.add(" }")
            }
            let isShort = line { line in
                line.add(signature, declarations)
                line.add(" -> Self { ")
                addForwarder(to: &line)
                line.add(" }")
            }
            if isShort { return }
            list(signature, declarations, " -> Self {")
            indented { printer in
                if printer.line(addForwarder) { return }
                printer.line(head)
                printer.indented { $0.list(call, arguments, "") }
                printer.line("}")
            }
            return line("}")
        }
        list(signature, declarations, " -> Self {")
        indented { printer in
            printer.line("switch \(receiver)routerOnTop() {")
            for type in method.routers {
                printer.list("case let \(router) as \(type): \(call)", arguments, "")
            }
            printer.line("default: \(receiver)ignore()")
            printer.line("}")
            printer.line("return self")
        }
        line("}")
    }
}

extension DependencyOutput {
    fileprivate var declaration: String { "\(kind.rawValue): \(type)" }
}

extension CoordinatorOutput {
    /// The property with the flow's first screen, tab or child.
    fileprivate var firstProperty: String {
        switch kind {
        case .stack, .single: "firstScreen"
        case .tabs: "firstTab"
        case .switch: "firstChild"
        }
    }

    /// True if a container always starts with the same tab or child.
    fileprivate var isStartFixed: Bool { !beginsWithScreen && start.isDefault && !start.isGiven }

    /// The kind of the flow's first content, in words.
    fileprivate var startTitle: String {
        switch kind {
        case .stack, .single: "screen"
        case .tabs(let tabs): tabs.isSplit ? "column" : "tab"
        case .switch: "child"
        }
    }

    /// The parameters of the initializer with a start argument. A screen has its own values.
    fileprivate var givenParameters: [ParameterOutput] {
        beginsWithScreen ? stored.map(\.parameter) : parameters
    }

    fileprivate var flowName: String {
        screens.isEmpty ? stringLiteral(flow.value) : "\(names.screen).flowName"
    }
}
