import FlowGraph
import FlowSpec

/// A place where steps start a flow or present something, with the values for its handlers.
struct SitePlan {
    /// The case in the enumeration of the flow's sites.
    let name: Located<String>
    let values: [SiteValue]
}

/// A value that a site stores.
struct SiteValue {
    let value: Value
    let parameter: ParameterOutput
}

/// The sites of a program's flows by id, and each flow's sites in the order of the spec.
struct SitePlans {
    private(set) var plans: [SiteID: SitePlan] = [:]
    private(set) var sites: [[SiteID]]

    init(of program: Program) {
        sites = Array(repeating: [], count: program.flows.count)
        let parts = program.linkParts
        for (index, flow) in program.flows.enumerated() where flow.savesState {
            var walk = SiteWalk(program: program)
            for id in flow.transitions { walk.transition(id, named: "", in: nil) }
            for screen in flow.screens {
                for id in program[screen].transitions { walk.transition(id, named: program[screen].name.value, in: program[screen]) }
            }
            for tab in flow.tabs {
                if let steps = tab.steps { walk.steps(steps, SiteWalk.Surroundings(name: tab.name)) }
            }
            for handler in flow.childHandlers {
                guard let result = program.handled(by: handler, in: flow)?.result else { continue }
                let name = flow.partNames[handler.child]
                var surroundings = SiteWalk.Surroundings(name: Located(name.value + capitalized(result.name.value), at: name.range))
                surroundings.add(result)
                walk.steps(handler.handler.steps, surroundings)
            }
            for part in parts where part.flow.index == index { walk.part(part) }
            sites[index] = walk.order
            plans.merge(walk.plans) { first, _ in first }
        }
    }
}

extension SitePlans {
    /// The sites of a flow; empty if its state isn't saved.
    func of(_ flow: FlowID) -> [SitePlan] {
        sites[flow.index].compactMap { plans[$0] }
    }
}

/// Walks the steps of a flow and notes its sites.
private struct SiteWalk {
    let program: Program
    private(set) var plans: [SiteID: SitePlan] = [:]
    private(set) var order: [SiteID] = []
    private var names: [String] = []

    init(program: Program) {
        self.program = program
    }

    /// The context of a list of steps.
    struct Surroundings {
        /// The name for sites in the list.
        var name: Located<String>
        /// The values available to the steps, with their types; of nested results, the innermost.
        var values: [(value: Value, type: SwiftType?)] = []

        mutating func add(_ parameters: [MethodParameter]) {
            for parameter in parameters {
                switch parameter.type {
                case .swift(let type): values.append((.method(parameter.name), type))
                case .text: values.append((.method(parameter.name), nil))
                // The source of a popover isn't saved.
                case .popoverSource: break
                }
            }
        }

        mutating func add(_ result: ResultCase) {
            for parameter in result.parameters {
                values.removeAll { $0.value == .result(parameter.name.value) }
                values.append((.result(parameter.name.value), parameter.type))
            }
        }
    }

    mutating func transition(_ id: TransitionID, named owner: String, in screen: Screen?) {
        let transition = program[id]
        let name = owner.isEmpty ? transition.name.value : owner + capitalized(transition.name.value)
        var surroundings = Surroundings(name: Located(name, at: transition.name.range))
        for parameter in screen?.parameters ?? [] { surroundings.values.append((.screen(parameter.name.value), parameter.type)) }
        surroundings.add(transition.parameters)
        steps(transition.steps, surroundings)
    }

    mutating func part(_ part: LinkPart) {
        let link = part.link
        var surroundings = Surroundings(name: Located(link.name.value + (link.isTransition ? "" : "Link"), at: link.name.range))
        surroundings.add(link.parameters)
        steps(part.steps, surroundings)
    }

    mutating func steps(_ steps: [Step], _ surroundings: Surroundings) {
        for step in steps.own {
            if let site = step.action.site { add(site, surroundings) }
            for list in step.action.lists(in: program) {
                var inner = surroundings
                if let result = program.handledResult(of: list.owner) { inner.add(result) }
                self.steps(list.steps, inner)
            }
        }
    }

    private mutating func add(_ id: SiteID, _ surroundings: Surroundings) {
        // Steps held back by a guard are in several lists.
        guard plans[id] == nil else { return }
        var used: Set<Value> = []
        for list in program[id].lists {
            var values = Uses(of: list.steps, in: program).values
            for parameter in program.handledResult(of: list.owner)?.parameters ?? [] { values.remove(.result(parameter.name.value)) }
            used.formUnion(values)
        }
        let kept = surroundings.values.filter { used.contains($0.value) }
        let ofMethod = kept.compactMap { if case .method(let name) = $0.value { name } else { nil } }
        var labels = ofMethod
        let values = kept.map { value, type -> SiteValue in
            let label: String
            switch value {
            case .screen(let name), .result(let name), .flow(let name), .literal(let name):
                label = freeName(name, avoiding: labels)
                labels.append(label)
            case .method(let name): label = name
            }
            return SiteValue(
                value: value,
                parameter: ParameterOutput(name: label, type: type?.withoutEscaping ?? "String", isFunction: type?.isFunction ?? false))
        }
        // Later sites of a transition are named after the flow or screen that they start.
        let name = surroundings.name.value
        let started = program.declaredName(of: program[id].target).value
        let own = names.contains(name) ? freeName(name + capitalized(started), avoiding: names) : name
        names.append(own)
        order.append(id)
        plans[id] = SitePlan(name: Located(own, at: surroundings.name.range), values: values)
    }
}

extension StepBuilder {
    /// The site of a step with its values; nil if the handlers are written at the step.
    func site(_ id: SiteID, _ scope: Scope) -> Expression? {
        builder.sites.plans[id].map { plan in
            .member(
                plan.name.value, plan.values.map { .init($0.parameter.name, scope.text($0.value)) }, hasValues: !plan.values.isEmpty)
        }
    }

    /// The handlers at a site, with the started flow or screen.
    func siteOutput(_ id: SiteID, _ plan: SitePlan, owner: FlowID) -> SiteOutput {
        let site = program[id]
        var items: [Expression.Item] = []
        if case .flow(let flow) = site.target { items.append(.init("of", builder.names(flow).coordinator + ".self")) }
        if site.hasOwnPresentation { items.append(.init("as", site.presentation.expression(".init"))) }
        let labels = plan.values.map(\.parameter.name)
        let inner = site.lists.flatMap { program.valueNames(in: $0.steps) }
        let results = site.lists.flatMap { program.handledResult(of: $0.owner)?.parameters ?? [] }.map(\.name.value)
        var scope = builder.scope(of: owner, Scope.Locals(avoiding: labels + inner + results))
        scope.isAtSite = true
        for value in plan.values { scope.bind(value.value, to: value.parameter.name) }
        return SiteOutput(
            name: plan.name, parameters: plan.values.map(\.parameter), handlers: .call(".init", items), closures: handlers(of: site, scope))
    }
}
