import FlowGraph
import FlowSpec

/// The coordinators' methods for steps used in several places.
struct SharedSteps {
    private var methods: [[SharedMethod]] = []
    private var names: [SharedKey: String] = [:]

    /// True if all steps are written in place.
    var isEmpty: Bool { methods.isEmpty }

    /// Creates an empty set of methods.
    init() {}

    init(with builder: OutputBuilder) {
        let program = builder.program
        methods = Array(repeating: [], count: program.flows.count)
        let parts = program.linkParts
        for (index, flow) in program.flows.enumerated() {
            let id = FlowID(index: index)
            var walk = SharedWalk(flow: id, builder: builder)
            // The shared steps of sets aren't methods of a coordinator.
            for transition in flow.transitions where !builder.sets.contains(transition) { walk.transition(program[transition], on: nil) }
            for screen in flow.screens {
                for transition in program[screen].transitions where !builder.sets.contains(transition) {
                    walk.transition(program[transition], on: program[screen])
                }
            }
            for steps in flow.tabs.compactMap(\.steps) { walk.steps(steps) { [:] } }
            for handler in flow.childHandlers {
                guard let result = program.handled(by: handler, in: flow)?.result else { continue }
                walk.steps(handler.handler.steps) { [Value: MethodParameter.MethodType](result) }
            }
            for part in parts where part.flow == id {
                walk.steps(part.steps) { Dictionary(part.link.parameters.map { (.method($0.name), $0.type) }) { first, _ in first } }
            }
            methods[index] = walk.methods
            names.merge(walk.names) { first, _ in first }
        }
    }

    func methods(of flow: FlowID) -> [SharedMethod] {
        methods.isEmpty ? [] : methods[flow.index]
    }

    /// The name of the method for reusable steps; nil if they are written in place.
    func name(of key: SharedKey) -> String? { names[key] }
}

/// A method of a coordinator for steps used in several places.
struct SharedMethod {
    let name: String
    /// The declaration of the reusable steps.
    let origin: FlowGraph.TakenSteps
    /// The surrounding values that the steps use, each with its parameter.
    let values: [(value: Value, parameter: MethodParameter)]
    let steps: [Step]
}

/// Identifies a shared method: the same declaration with the same Swift.
struct SharedKey: Hashable {
    let flow: FlowID
    let declaration: SourceRange
    let labels: [String]
    let text: String
}

/// Walks the steps of a flow and collects the reused ones.
private struct SharedWalk {
    let flow: FlowID
    let builder: OutputBuilder
    private(set) var methods: [SharedMethod] = []
    private(set) var names: [SharedKey: String] = [:]
    private var taken: Set<String>

    private typealias Types = [Value: MethodParameter.MethodType]

    private var program: Program { builder.program }

    init(flow: FlowID, builder: OutputBuilder) {
        self.flow = flow
        self.builder = builder
        let tabs = builder.program[flow].tabs.flatMap { [$0.name.value, $0.name.value + "Badge"] }
        taken = Reserved.coordinator.union(tabs).union(builder.properties(of: flow).values)
    }

    mutating func transition(_ transition: Transition, on screen: Screen?) {
        steps(transition.steps) {
            var types: Types = [:]
            for parameter in screen?.parameters ?? [] { types[.screen(parameter.name.value)] = .swift(parameter.type) }
            for parameter in transition.parameters { types[.method(parameter.name)] = parameter.type }
            return types
        }
    }

    /// Visits a list of steps. `types` is a closure, since few lists reuse steps.
    mutating func steps(_ steps: [Step], _ types: () -> [Value: MethodParameter.MethodType]) {
        var rest = steps.own
        while let step = rest.first {
            if let (origin, taken) = rest.takenTogether {
                add(origin, taken, types())
                self.steps(taken, types)
                rest = rest.dropFirst(taken.count)
                continue
            }
            for list in step.action.lists(in: program) {
                let result = program.handledResult(of: list.owner)
                self.steps(list.steps) { types().merging(result.map { Types($0) } ?? [:]) { _, nearer in nearer } }
            }
            rest = rest.dropFirst()
        }
    }

    private mutating func add(_ origin: FlowGraph.TakenSteps, _ steps: [Step], _ types: Types) {
        guard let (key, labels) = builder.shareable(steps, by: origin, of: flow) else { return }
        let values = labels.compactMap { value, label in
            types[value].map { (value: value, parameter: MethodParameter(name: label, type: $0, defaultValue: nil)) }
        }
        guard values.count == labels.count else { return }
        let name = names[key] ?? freeName(origin.name, avoiding: taken)
        taken.insert(name)
        names[key] = name
        let signature = values.map { "\($0.parameter)" }
        guard !methods.contains(where: { $0.name == name && $0.values.map { "\($0.parameter)" } == signature }) else { return }
        methods.append(SharedMethod(name: name, origin: origin, values: values, steps: steps))
    }
}

extension [Value: MethodParameter.MethodType] {
    fileprivate init(_ result: ResultCase) {
        self.init(result.parameters.map { (.result($0.name.value), .swift($0.type)) }) { first, _ in first }
    }
}

// MARK: - Output

extension OutputBuilder {
    /// The key of the method for reusable steps in a flow's coordinator, with its parameters'
    /// labels; nil if the steps are written in place.
    fileprivate func shareable(
        _ steps: [Step], by origin: FlowGraph.TakenSteps, of flow: FlowID
    ) -> (key: SharedKey, labels: [(value: Value, label: String)])? {
        guard let (text, labels) = shareable(steps, of: flow) else { return nil }
        return (SharedKey(flow: flow, declaration: origin.declaration, labels: labels.map(\.label), text: text), labels)
    }

    /// The body of a method for steps, with its parameters' labels; nil if the steps can't be a
    /// method or aren't worth one.
    func shareable(_ steps: [Step], of flow: FlowID) -> (text: String, labels: [(value: Value, label: String)])? {
        guard program.areShared(steps), !(program[flow].savesState && program.isBoundToPlace(steps)) else { return nil }
        let labels = labels(of: steps)
        let plain = withoutSharedSteps
        let statements = StepBuilder(builder: plain).statements(steps, plain.sharedScope(of: flow, steps, labels))
        return (Printer.text { $0.steps(statements) }, labels)
    }

    /// The builder that writes reusable steps in place.
    var withoutSharedSteps: OutputBuilder { shared.isEmpty ? self : OutputBuilder(self, program: program) }

    /// The surrounding values that steps use, each with a distinct label, sorted by label.
    private func labels(of steps: [Step]) -> [(value: Value, label: String)] {
        var labels: [(value: Value, label: String)] = []
        var (ofScreen, ofResult): ([String], [String]) = ([], [])
        for value in Uses(of: steps, in: program).values {
            switch value {
            case .method(let name): labels.append((value, name))
            case .screen(let name): ofScreen.append(name)
            case .result(let name): ofResult.append(name)
            case .flow, .literal: break
            }
        }
        for name in ofScreen.sorted() { labels.append((.screen(name), freeName(name, avoiding: labels.map(\.label)))) }
        for name in ofResult.sorted() { labels.append((.result(name), freeName(name, avoiding: labels.map(\.label)))) }
        return labels.sorted { $0.label < $1.label }
    }

    /// The scope inside the method for reusable steps.
    private func sharedScope(of flow: FlowID, _ steps: [Step], _ labels: [(value: Value, label: String)]) -> Scope {
        let names = labels.map(\.label)
        let locals = Scope.Locals(avoiding: names + program.valueNames(in: steps))
        var scope = self.scope(of: flow, locals, change: locals.change, hidden: Set(names).union([locals.change]))
        scope.hasRouter = false
        for (value, label) in labels { scope.bind(value, to: label) }
        return scope
    }

    /// The methods of a flow's coordinator for steps used in several places.
    func sharedMethods(of flow: FlowID) -> [StepsMethodOutput] {
        shared.methods(of: flow).map { method in
            let scope = sharedScope(of: flow, method.steps, method.values.map { ($0.value, $0.parameter.name) })
            let handled = handledResults[method.origin.declaration].map { "Handles `\($0)`." }
            return StepsMethodOutput(
                name: method.name, summary: handled ?? "Performs the steps of `\(method.origin.name)`.",
                parameters: method.values.map { parameter($0.parameter) }, change: scope.change,
                steps: StepBuilder(builder: self).statements(method.steps, scope))
        }
    }
}

extension StepBuilder {
    /// The call of the method for reusable steps; nil if they are written in place.
    func sharedCall(_ origin: FlowGraph.TakenSteps, _ steps: [Step], _ scope: Scope) -> StepOutput? {
        guard let flow = scope.flow, !scope.blocked.keys.contains(where: { program.contains($0, in: steps) }),
            let (key, labels) = builder.shareable(steps, by: origin, of: flow), let name = builder.shared.name(of: key)
        else { return nil }
        let items = labels.map { Expression.Item($0.label, scope.text($0.value)) }
        return .call(.call(scope.member(name), items + [.init("in", scope.change)]))
    }
}

extension Program {
    /// True if steps have sites or anchors. With restoration, each of them has its own name.
    func isBoundToPlace(_ steps: [Step]) -> Bool {
        var isBound = false
        walk(steps) { action in
            if action.site != nil { isBound = true }
            if case .alert(let alert) = action, alert.anchor != nil { isBound = true }
        }
        return isBound
    }
}
