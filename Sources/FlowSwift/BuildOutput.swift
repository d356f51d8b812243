import FlowDiagnostics
import FlowGraph
import FlowSpec

/// Settles what will be written for a program: one ``SwiftFile`` for each spec that declares flows or is part of the program.
///
/// Reports `name-clash` and `duplicate-file`, and gives nil, where two things would have one name in Swift. What is known of the steps stands in comments.
public func planSwift(
    for program: Program, sources: SourceTable, verdicts: StepVerdicts = StepVerdicts(), into diagnostics: inout Diagnostics
) -> [SwiftFile]? {
    let builder = OutputBuilder(program: program, order: sources.ids.sorted { sources[$0].name < sources[$1].name }, verdicts: verdicts)
    var flowsOfSource: [SourceID: [CoordinatorOutput]] = [:]
    for index in program.flows.indices {
        let output = builder.coordinator(of: FlowID(index: index))
        flowsOfSource[program.flows[index].source, default: []].append(output)
    }
    let files = sources.ids.map { id in
        let file = program.files.first { $0.source == id }
        let flows = flowsOfSource[id] ?? []
        return SwiftFile(
            source: id,
            specName: escaped(sources[id].name),
            name: outputName(forSpec: sources[id].name),
            flows: flows,
            imports: imports(of: flows, beside: file?.imports ?? []),
            app: id == builder.rootSource ? builder.app : nil,
            style: StyleOutput(file?.output ?? OutputOptions())
        )
    }
    let before = diagnostics.all.count
    checkFileNames(files, into: &diagnostics)
    checkTypes(files, into: &diagnostics)
    checkMembers(program, files, into: &diagnostics)
    return diagnostics.all.count == before ? files : nil
}

/// The name of the Swift file that comes of a spec, which follows from the spec's name alone: `Home.flow.yaml` gives `Home.flow.swift`.
public func outputName(forSpec name: String) -> String {
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) {
        return name.dropLast(ending.count) + ".swift"
    }
    return name + ".swift"
}

/// Turns a resolved program into the output model.
struct OutputBuilder {
    let program: Program
    let needs: Needs
    /// What is known of the steps.
    let verdicts: StepVerdicts
    /// The names of what comes of each flow.
    private let names: [FlowNames]
    /// For each flow the factory protocols that make its own screens.
    private let makers: [[String]]
    /// The name for the factory protocols of all flows together; nil where there is one only.
    private var factory: FactoryOutput?
    /// The place of each file among all, whatever the order in which they were given.
    private let order: [SourceID: Int]

    /// For each flow the properties of its coordinator that keep the flow's values, by the values' names.
    private let properties: [[String: String]]

    init(program: Program, order: [SourceID], verdicts: StepVerdicts) {
        self.program = program
        self.verdicts = verdicts
        self.order = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        needs = Needs(of: program)
        var templates: [SourceID: NameTemplates] = [:]
        for file in program.files { templates[file.source] = file.output.names }
        let names = program.flows.map {
            FlowNames($0.name.value, app: program.app, templates: templates[$0.source] ?? NameTemplates())
        }
        self.names = names
        makers = program.flows.indices.map { index in
            let flow = program.flows[index]
            let own = flow.hasCustomBar ? [names[index].screens] : []
            return own + flow.screens.map { names[program[program.maker(of: $0)].flow.index].screens }
        }
        properties = program.flows.map { flow in
            let transitions = (flow.transitions + flow.screens.flatMap { program[$0].transitions }).map { program[$0].name.value }
            let taken = Reserved.coordinator.union(transitions).union(flow.tabs.flatMap { [$0.name.value, $0.name.value + "Badge"] })
            let names = flow.parameters.map(\.name.value)
            return Dictionary(names.map { ($0, ownName($0, avoiding: taken)) }) { first, _ in first }
        }
        let reachable = root.map { factoryNames(from: $0) } ?? []
        // The order of the files has no part in the rest.
        let all = reachable + Set(makers.flatMap { $0 }).subtracting(reachable).sorted()
        factory = all.count > 1 ? FactoryOutput(name: capitalized(program.app) + "Factory", protocols: all) : nil
    }

    func names(_ id: FlowID) -> FlowNames {
        names[id.index]
    }

    /// The properties of a coordinator that keep the flow's values, by the values' names.
    func properties(of id: FlowID) -> [String: String] {
        properties[id.index]
    }

    /// The flow that the window shows.
    private var root: FlowID? {
        if case .flow(let flow) = program.root.target { flow } else { nil }
    }

    /// The file that declares that flow.
    var rootSource: SourceID? { root.map { program[$0].source } }

    // MARK: - What coordinators hand on

    /// What a flow's coordinator is made with beside its parameters.
    func dependencies(of id: FlowID) -> [DependencyOutput] {
        Dependency.allCases.filter { needs.all[id.index].contains($0) }.map { kind in
            let type =
                switch kind {
                case .screens: factories(of: id).joined(separator: " & ")
                case .effects: effectsName
                case .guards: guardsName
                }
            return DependencyOutput(
                kind: kind, type: "any " + type, isStored: needs.stored[id.index].contains(kind),
                isForStartOnly: !needs.given[id.index].contains(kind))
        }
    }

    /// The factory protocols that a flow's coordinator hands on: those of all flows that can be started from it, however far. Where they
    /// are more than a handful, the name for all of the program's stands for them: a list in each coordinator would grow with the square of the app.
    private func factories(of id: FlowID) -> [String] {
        let names = factoryNames(from: id, limit: 7)
        if names.count > 6, let factory { return [factory.name] }
        return names
    }

    /// The factory protocols of a flow and of those that can be started from it, in the order of the spec; no more than `limit`.
    private func factoryNames(from id: FlowID, limit: Int = .max) -> [String] {
        var seen: Set<FlowID> = [id]
        var taken: Set<String> = []
        var queue = [id]
        var names: [String] = []
        while names.count < limit, let flow = queue.popLast() {
            for name in makers[flow.index] where taken.insert(name).inserted { names.append(name) }
            for started in needs.started[flow.index].reversed() where seen.insert(started).inserted {
                queue.append(started)
            }
        }
        return names
    }

    // MARK: - The app

    /// What the app as a whole has.
    var app: AppOutput {
        let effects = program.effects.indices.filter { program.effects[$0].screen == nil }.map { requirement(EffectID(index: $0)) }
        let guards = program.guards.map {
            RequirementOutput(name: $0.name, documentation: $0.documentation, parameters: $0.parameters.map(parameter), kind: .question)
        }
        return AppOutput(
            name: Located(program.app, at: program.root.range),
            factory: factory,
            guards: guards.isEmpty ? nil : ProtocolOutput(name: guardsName, requirements: guards.sorted(by: stands(_:before:))),
            effects: effects.isEmpty ? nil : ProtocolOutput(name: effectsName, requirements: effects.sorted(by: stands(_:before:))))
    }

    /// Whether one is declared before another.
    private func stands(_ one: RequirementOutput, before other: RequirementOutput) -> Bool {
        let (left, right) = (one.name.range, other.name.range)
        return (order[left.source] ?? 0, left.start.offset) < (order[right.source] ?? 0, right.start.offset)
    }

    /// What the app or a screen does.
    func requirement(_ id: EffectID) -> RequirementOutput {
        let effect = program[id]
        return RequirementOutput(
            name: effect.name, documentation: effect.documentation, parameters: effect.parameters.map(parameter),
            kind: effect.results.isEmpty ? .action : .request(AnswerOutput(type: answer(to: id), cases: cases(effect.results))))
    }

    /// The enumeration of the answers to an effect.
    func answer(to id: EffectID) -> String {
        let effect = program[id]
        guard let screen = effect.screen else { return capitalized(effect.name.value) + "Answer" }
        return names(program[screen].flow).answer(effect.name.value, of: program[screen].name.value)
    }

    private var effectsName: String { capitalized(program.app) + "Effects" }
    private var guardsName: String { capitalized(program.app) + "Guards" }

    // MARK: - Values

    func cases(_ results: [ResultCase]) -> [CaseOutput] {
        results.map { CaseOutput(name: $0.name, parameters: $0.parameters.map(parameter)) }
    }

    func parameter(_ parameter: Parameter) -> ParameterOutput {
        ParameterOutput(
            name: parameter.name.value, type: parameter.type.withoutEscaping, isFunction: parameter.type.isFunction,
            defaultValue: parameter.defaultValue)
    }

    /// A guard, asked.
    func question(_ condition: Condition, _ scope: Scope) -> Expression {
        let parameters = program[condition.asked].parameters
        let asked = "\(scope.member("guards")).\(program[condition.asked].name.value)"
        return parameters.isEmpty ? .text(asked) : .call(asked, scope.items(condition.arguments, for: parameters))
    }
}
