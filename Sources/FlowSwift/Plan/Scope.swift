import FlowGraph
import FlowSpec

/// The names of the values available to a list of steps.
struct Scope {
    /// The local names for the coordinator, the change, a result and an answer, unlike all values.
    let locals: Locals
    /// The coordinator's class.
    var owner = ""
    /// The coordinator's name; nil in its own methods.
    var coordinator: String?
    /// The change's name; empty if a router performs the step without one.
    var change: String
    /// The screen's values: local names of the closure's captures.
    var screenValues: [String: String] = [:]
    /// The values of the innermost handled results.
    var resultValues: [String: String] = [:]
    /// The names that shadow members of the coordinator in its own methods.
    var hidden: Set<String> = []
    /// The steps held back by guards, by the location of the first.
    var blocked: [SourceRange: Held] = [:]
    /// The names of steps held back by guards, in this and all enclosing lists.
    var heldNames: Set<String> = []
    /// True for handlers at a site, which are created separately from the transition's screen.
    var isAtSite = false
    /// The coordinator's property for the factory of the screens.
    var screens = Dependency.screens.rawValue
    /// The flow whose coordinator has the methods for these steps; nil if it isn't accessible.
    var flow: FlowID?
    /// True if a router, which knows its screen, performs the steps.
    var hasRouter = true
    /// True if flows are started at sites, with the handlers elsewhere.
    var savesState = false
    /// The coordinator's properties that store the flow's values.
    let properties: [String: String]

    struct Locals {
        let coordinator: String
        let change: String
        let result: String
        let answer: String
        /// The names that the local names avoid.
        private let others: [String]

        /// All names unavailable for other local names.
        var taken: Set<String> { Set(others).union([coordinator, change, result, answer]) }

        /// Chooses one set of names for a whole method, including nested closures.
        init(avoiding names: [String]) {
            others = names
            coordinator = freeName("coordinator", avoiding: names)
            change = freeName("change", avoiding: names)
            result = freeName("result", avoiding: names)
            answer = freeName("answer", avoiding: names)
        }
    }

    /// Steps with a name, since they are used in several places.
    struct Held {
        let name: String
        let count: Int
    }

    /// An expression for a member of the coordinator.
    func member(_ name: String) -> String {
        if let coordinator { return "\(coordinator).\(afterDot(name))" }
        return hidden.contains(name) || resultValues.values.contains(name) ? "self." + afterDot(name) : bare(name)
    }

    /// An expression for a value.
    func text(_ value: Value) -> String {
        switch value {
        case .method, .screen, .result: bare(local(value) ?? "")
        case .flow(let name): member(properties[name] ?? name)
        case .literal(let text): text
        }
    }

    /// The local name of a value; nil if it has none.
    func local(_ value: Value) -> String? {
        switch value {
        case .method(let name): name
        case .screen(let name): screenValues[name] ?? name
        case .result(let name): resultValues[name] ?? name
        case .flow, .literal: nil
        }
    }

    /// Uses a local name for a value of the screen or of a result.
    mutating func bind(_ value: Value, to local: String) {
        switch value {
        case .screen(let name): screenValues[name] = local
        case .result(let name): resultValues[name] = local
        case .method, .flow, .literal: break
        }
    }

    /// The first name in a value's expression, which closures must not shadow; nil for a literal.
    func firstName(of value: Value) -> String? {
        guard case .flow(let name) = value else { return local(value) }
        return coordinator ?? properties[name] ?? name
    }

    /// The `animated` argument, if the call isn't always animated.
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

    /// The arguments for a protocol's method. Includes default values, since the method has none.
    func items(_ arguments: [Argument], for parameters: [Parameter]) -> [Expression.Item] {
        parameters.compactMap { parameter in
            let given = arguments.first { $0.name == parameter.name.value }
            return (given.map { text($0.value) } ?? parameter.defaultValue).map { Expression.Item(parameter.name.value, $0) }
        }
    }

    /// The name of the change's method; without a change, the router's method of that name.
    func operation(_ name: String) -> String {
        change.isEmpty ? name : "\(change).\(name)"
    }

    /// The scope in a closure with its own coordinator and change parameters.
    func inClosure() -> Scope {
        var scope = self
        scope.coordinator = locals.coordinator
        scope.change = locals.change
        return scope
    }

    /// The scope with the bound values of a result that `uses` contains. Also returns their names
    /// in the order of the parameters, nil for unused ones.
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
    /// The scope of a flow's steps, outside closures.
    func scope(of flow: FlowID, _ locals: Scope.Locals, change: String = "", hidden: Set<String> = []) -> Scope {
        var scope = Scope(
            locals: locals, owner: names(flow).coordinator, change: change, hidden: hidden, properties: properties(of: flow))
        scope.flow = flow
        scope.savesState = program[flow].savesState
        return scope
    }
}
