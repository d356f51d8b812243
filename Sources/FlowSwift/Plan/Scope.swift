import FlowGraph
import FlowSpec

/// How the values around a list of steps are written.
struct Scope {
    /// The local names for the coordinator, the change, and a result or answer, which no value has.
    let locals: Locals
    /// The coordinator's class.
    var owner = ""
    /// The coordinator's name; nil in its own methods.
    var coordinator: String?
    /// The change's name; empty where a router takes the step without one.
    var change: String
    /// The screen's own values: local names of what the closure keeps.
    var screenValues: [String: String] = [:]
    /// The values of the results that are being handled, innermost.
    var resultValues: [String: String] = [:]
    /// The names that hide members of the coordinator in its own methods.
    var hidden: Set<String> = []
    /// The steps that a guard holds back, by where the first of them is written.
    var heldBack: [SourceRange: Held] = [:]
    /// The names of steps that guards hold back, here and around.
    var heldNames: Set<String> = []
    /// Whether these are handlers at a site, which are made apart from the screen whose transition
    /// they belong to.
    var isAtSite = false
    /// The flow whose coordinator has the methods that these steps call; nil where it isn't seen.
    var flow: FlowID?
    /// Whether a router takes the steps, which knows its screen.
    var hasRouter = true
    /// Whether flows are started at sites, whose handlers are elsewhere.
    var savesState = false
    /// The properties of the coordinator that keep the flow's values.
    let properties: [String: String]

    struct Locals {
        let coordinator: String
        let change: String
        let result: String
        let answer: String
        /// The names that these avoid.
        private let others: [String]

        /// What no other local name may be.
        var taken: Set<String> { Set(others).union([coordinator, change, result, answer]) }

        /// Chooses names for all of a method, so that closures in closures have the same.
        init(avoiding names: [String]) {
            others = names
            coordinator = freeName("coordinator", avoiding: names)
            change = freeName("change", avoiding: names)
            result = freeName("result", avoiding: names)
            answer = freeName("answer", avoiding: names)
        }
    }

    /// Steps that have a name, since they stand in several places.
    struct Held {
        let name: String
        let count: Int
    }

    /// A member of the coordinator.
    func member(_ name: String) -> String {
        if let coordinator { return "\(coordinator).\(afterDot(name))" }
        return hidden.contains(name) || resultValues.values.contains(name) ? "self." + afterDot(name) : bare(name)
    }

    /// A value as it is written here.
    func text(_ value: Value) -> String {
        switch value {
        case .method, .screen, .result: bare(local(value) ?? "")
        case .flow(let name): member(properties[name] ?? name)
        case .literal(let text): text
        }
    }

    /// The local name of a value; nil where it has none here.
    func local(_ value: Value) -> String? {
        switch value {
        case .method(let name): name
        case .screen(let name): screenValues[name] ?? name
        case .result(let name): resultValues[name] ?? name
        case .flow, .literal: nil
        }
    }

    /// The name that a value as it is written here begins with, which no closure around it may give
    /// to something else; nil of a literal.
    func firstName(of value: Value) -> String? {
        guard case .flow(let name) = value else { return local(value) }
        return coordinator ?? properties[name] ?? name
    }

    /// What a call is given where it isn't always animated.
    func items(_ animation: Step.Animation) -> [Expression.Item] {
        switch animation {
        case .always: []
        case .never: [.init("animated", "false")]
        case .given(let values): [.init("animated", values.map(text).joined(separator: " && "))]
        }
    }

    func items(_ arguments: [Argument]) -> [Expression.Item] {
        arguments.map { Expression.Item($0.name, text($0.value)) }
    }

    /// The arguments of a protocol's method, which has no defaults of its own.
    func items(_ arguments: [Argument], for parameters: [Parameter]) -> [Expression.Item] {
        parameters.compactMap { parameter in
            let given = arguments.first { $0.name == parameter.name.value }
            return (given.map { text($0.value) } ?? parameter.defaultValue).map { Expression.Item(parameter.name.value, $0) }
        }
    }

    /// A call of the change's method; without a change, of the router's method with the same name.
    func operation(_ name: String) -> String {
        change.isEmpty ? name : "\(change).\(name)"
    }

    /// The scope in a closure that is given the coordinator and the change anew.
    func inClosure() -> Scope {
        var scope = self
        scope.coordinator = locals.coordinator
        scope.change = locals.change
        return scope
    }

    /// The scope in which a result's values are bound that `uses` needs, and those values' names in
    /// the order of the parameters; nil for those that aren't needed.
    func binding(_ result: ResultCase, for uses: Uses) -> (scope: Scope, names: [String?]) {
        var scope = self
        let others = uses.values.compactMap { value -> String? in
            switch value {
            case .method, .screen: local(value)
            case .flow, .result, .literal: nil
            }
        }
        let names = result.parameters.map { parameter -> String? in
            let name = parameter.name.value
            guard uses.values.contains(.result(name)) else { return nil }
            let local = others.contains(name) ? freeName(result.name.value + capitalized(name), avoiding: others) : name
            scope.resultValues[name] = local
            return local
        }
        return (scope, names)
    }
}

extension OutputBuilder {
    /// The scope of steps of a flow, outside closures.
    func scope(of flow: FlowID, _ locals: Scope.Locals, change: String = "", hidden: Set<String> = []) -> Scope {
        var scope = Scope(
            locals: locals, owner: names(flow).coordinator, change: change, hidden: hidden, properties: properties(of: flow))
        scope.flow = flow
        scope.savesState = program[flow].savesState
        return scope
    }
}
