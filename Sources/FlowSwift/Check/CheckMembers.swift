import FlowGraph
import FlowSpec

/// Reports names reserved by generated types, and members of one type with the same name.
func checkMembers(_ builder: OutputBuilder, _ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    let program = builder.program
    var check = MemberCheck(program: program, diagnostics: diagnostics)
    for index in program.flows.indices { check.flow(program.flows[index]) }
    for screen in program.screens { check.screen(screen) }
    for transition in program.transitions {
        check.name(transition.name, "a transition", Reserved.transitions, "a coordinator or a router")
        if transition.set != nil { check.set(transition) }
    }
    for effect in program.effects { check.effect(effect) }
    for link in program.links where link.isTransition { check.appTransition(link.name) }
    for link in program.links where !link.isTransition {
        check.name(link.name, "a deep link", Reserved.links, "the generated enum of links")
    }
    for flow in files.flatMap(\.flowIDs) where program.flows[flow.index].hasCustomBar { check.barItems(of: flow, builder) }
    for flow in files.flatMap(\.flowIDs) where program[flow].interface == .swiftui { check.made(in: flow, builder) }
    diagnostics = check.diagnostics
}

private struct MemberCheck {
    let program: Program
    var diagnostics: Diagnostics

    mutating func name(_ name: Located<String>, _ what: String, _ reserved: Set<String>, _ owner: String) {
        guard reserved.contains(name.value) else { return }
        diagnostics.report(
            .nameClash, "\(quoted(name.value)) can't be the name of \(what): \(owner) has a member of that name; choose another name",
            at: name.range)
    }

    private mutating func clash(_ message: String, at range: SourceRange, with other: Located<String>) {
        diagnostics.report(.nameClash, message, at: range, notes: [.declaration(of: other)])
    }

    /// Reports a global transition that has the name of another member of the root's coordinator.
    mutating func appTransition(_ transition: Located<String>) {
        name(transition, "a transition", Reserved.transitions, "a coordinator")
        guard program.hasRoot, case .flow(let id) = program.root.target else { return }
        let root = program[id]
        let own = (root.transitions + root.screens.flatMap { program[$0].transitions }).map { program[$0].name }
        guard let other = (own + root.tabs.map(\.name)).first(where: { $0.value == transition.value }) else { return }
        let message =
            "the root flow \(quoted(root.name.value)) already has a member \(quoted(other.value)) in its coordinator; rename one of them"
        clash(message, at: transition.range, with: other)
    }

    // MARK: - Flows

    mutating func flow(_ flow: Flow) {
        for tab in flow.tabs {
            name(tab.name, "a tab", Reserved.places, "the generated coordinator or its enum of tabs")
        }
        for child in flow.children {
            name(child.name, "a child", Reserved.places, "the generated coordinator or its enum of children")
        }
        for parameter in flow.parameters { self.parameter(parameter) }
        let transitions = (flow.transitions + flow.screens.flatMap { program[$0].transitions }).map { program[$0] }
        properties(of: flow.tabs, against: transitions.map(\.name))
        types(inside: flow, transitions)
    }

    /// Reports transitions of a tabs flow that have the name of a tab's coordinator or badge.
    private mutating func properties(of tabs: [Tab], against transitions: [Located<String>]) {
        for transition in transitions {
            for tab in tabs where tab.name.value == transition.value && tab.use?.isFlow == true {
                propertyClash(transition, "a transition", "the tab's flow", tab.name)
            }
            for tab in tabs where tab.hasBadge && tab.name.value + "Badge" == transition.value {
                propertyClash(transition, "a transition", "the tab's badge", tab.name)
            }
        }
        for tab in tabs where tab.use?.isFlow == true {
            for other in tabs where other.hasBadge && other.name.value + "Badge" == tab.name.value {
                propertyClash(tab.name, "a tab", "another tab's badge", other.name)
            }
        }
    }

    private mutating func propertyClash(_ name: Located<String>, _ what: String, _ property: String, _ tab: Located<String>) {
        let message =
            "\(quoted(name.value)) can't be the name of \(what): the generated coordinator has a property of that name for \(property)"
        clash(message, at: name.range, with: tab)
    }

    /// Reports values whose types would be shadowed by types nested in the coordinator.
    private mutating func types(inside flow: Flow, _ transitions: [Transition]) {
        var inside = flow.screens.isEmpty ? [] : ["ShownAs"]
        switch flow.kind {
        case .stack, .single: break
        case .tabs: inside.append("Owner")
        case .switch: inside += ["Child", "Owner"]
        }
        if !flow.results.isEmpty { inside.append("Result") }
        if flow.savesState { inside += ["Owner", "Site"] }
        guard !inside.isEmpty else { return }
        // Such names are rare, so only these types are checked further.
        let parameters = (flow.parameters + (flow.kind.isStackOrSingle ? flow.screens.flatMap { program[$0].parameters } : []))
            .filter { $0.type.isMade(ofAny: inside) }
        let transitions = transitions.filter { $0.parameters.contains { $0.swiftType?.isMade(ofAny: inside) == true } }
        guard !parameters.isEmpty || !transitions.isEmpty else { return }
        let (ofParameters, ofTransitions) = (parameters.map(\.type.names), transitions.map { $0.parameters.flatMap(\.names) })
        var reported: Set<SourceRange> = []
        for type in inside {
            for (parameter, names) in zip(parameters, ofParameters) where names.contains(type) {
                guard reported.insert(parameter.name.range).inserted else { continue }
                typeClash(
                    "\(quoted(parameter.name.value)) has the type", type, "the coordinator of \(quoted(flow.name.value))",
                    at: parameter.name.range)
            }
            for (transition, names) in zip(transitions, ofTransitions) where names.contains(type) {
                let what = "the method of \(quoted(transition.name.value)) has a parameter of the type"
                typeClash(what, type, "the coordinator of \(quoted(flow.name.value))", at: transition.name.range)
            }
        }
    }

    /// Reports a value whose type is shadowed in the extension of a set's protocol.
    mutating func set(_ transition: Transition) {
        guard transition.parameters.contains(where: { $0.swiftType?.isMade(ofAny: ["Owner"]) == true }) else { return }
        let what = "the method of \(quoted(transition.name.value)) has a parameter of the type"
        typeClash(what, "Owner", "the router of a set", at: transition.name.range)
    }

    private mutating func typeClash(_ what: String, _ type: String, _ owner: String, at range: SourceRange) {
        diagnostics.report(.nameClash, "\(what) '\(type)', but \(owner) declares its own '\(type)'; use a type alias", at: range)
    }

    /// Reports screens whose factory method would have the name of a tab item's method.
    mutating func barItems(of flow: FlowID, _ builder: OutputBuilder) {
        let tabs = program[flow].tabs
        for screen in program[flow].screens where program.maker(of: screen) == screen {
            let method = builder.factoryMethod(of: screen)
            guard let tab = tabs.first(where: { itemMethod(ofTab: $0.name.value) == method }) else { continue }
            let name = program[screen].name
            let message =
                "the factory's method '\(method)' would create both the screen \(quoted(name.value)) and a tab's item; rename the screen"
            clash(message, at: name.range, with: tab.name)
        }
    }

    /// Reports values whose types would be shadowed by the associated types of a factory protocol.
    mutating func made(in flow: FlowID, _ builder: OutputBuilder) {
        let types = program[flow].screens.filter(builder.isMadeAsView).map { builder.names(flow).made(program[$0].name.value) }
        for screen in program[flow].screens {
            for parameter in program[screen].parameters {
                guard let type = types.first(where: { parameter.type.isMade(ofAny: [$0]) }) else { continue }
                typeClash(
                    "\(quoted(parameter.name.value)) has the type", type, "the factory protocol of \(quoted(program[flow].name.value))",
                    at: parameter.name.range)
            }
        }
    }

    // MARK: - Screens and effects

    mutating func screen(_ screen: Screen) {
        name(screen.name, "a screen", Reserved.screens, "the generated enum of screens")
        let ofFlow = Set(program[screen.flow].parameters.map(\.name.range))
        for parameter in screen.parameters where !ofFlow.contains(parameter.name.range) { self.parameter(parameter) }
    }

    private mutating func parameter(_ parameter: Parameter) {
        name(parameter.name, "a parameter", Reserved.parameters, "the code that creates screens and coordinators")
        for type in Reserved.types where parameter.type.isMade(ofAny: [type]) {
            diagnostics.report(
                .nameClash,
                "\(quoted(parameter.name.value)) has the type '\(type)', but generated types declare their own '\(type)'; use a type alias",
                at: parameter.name.range)
        }
    }

    mutating func effect(_ effect: Effect) {
        if effect.screen != nil { name(effect.name, "an effect of a screen", Reserved.viewController, "a view controller") }
        var reserved: Set<String> = effect.takesScreen ? ["from", "screen"] : []
        if !effect.results.isEmpty, !effect.isAsync { reserved.insert("answer") }
        for parameter in effect.parameters { name(parameter.name, "a parameter", reserved, "the effect's method") }
    }
}

extension MethodParameter {
    fileprivate var swiftType: SwiftType? {
        if case .swift(let type) = type { type } else { nil }
    }

    fileprivate var names: [String] { swiftType?.names ?? [] }
}

extension SwiftType {
    /// The names in the type, each without the members after its dot.
    fileprivate var names: [String] {
        var names: [String] = []
        forEachName { names.append(String(decoding: $0, as: UTF8.self)) }
        return names
    }

    /// True if the type uses any of the names.
    fileprivate func isMade(ofAny names: [String]) -> Bool {
        // Most types are a single name.
        if description.utf8.allSatisfy(isNamePart) { return names.contains(description) }
        var isMade = false
        forEachName { name in
            if names.contains(where: { $0.utf8.elementsEqual(name) }) { isMade = true }
        }
        return isMade
    }

    private func forEachName(_ body: (Substring.UTF8View) -> Void) {
        // Every non-ASCII byte belongs to a name.
        for word in description.utf8.split(whereSeparator: { !isNamePart($0) && $0 != UInt8(ascii: ".") }) {
            body(word.prefix { $0 != UInt8(ascii: ".") })
        }
    }
}

private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        true
    default: false
    }
}
