import FlowGraph
import FlowSpec

/// Plans the Swift for a program: one ``SwiftFile`` for each spec that declares flows or is part of
/// the program.
///
/// Reports `name-clash` and `duplicate-file`, and returns nil, if two declarations or files would
/// have the same name. FlowRuntime's sources are embedded if `embeddingRuntime` is true or a file
/// asks for them.
///
/// - Parameters:
///   - program: the program.
///   - sources: the sources that the program was read from.
///   - stacks: the reachable stacks, for the table that validates saved states; nil omits the
///     table.
///   - embeddingRuntime: true to embed FlowRuntime's sources even if no file asks for them.
///   - diagnostics: receives the findings.
/// - Returns: the planned files; nil if a clash was reported.
public func planSwift(
    for program: Program, sources: SourceTable, stacks: ReachableStacks? = nil, embeddingRuntime: Bool = false,
    into diagnostics: inout Diagnostics
) -> [SwiftFile]? {
    let builder = OutputBuilder(program: program, order: sources.ids.sorted { sources[$0].name < sources[$1].name }, stacks: stacks)
    let files = builder.files(of: sources, embeddingRuntime: embeddingRuntime)
    guard checkSwift(files, builder, sources, into: &diagnostics) else { return nil }
    let sharing = builder.sharingSteps()
    return files.map { file in
        var file = file
        file.builder = sharing
        return file
    }
}

/// Reports everything that prevents generating Swift for a program, such as names that Swift can't
/// distinguish. Plans only the names.
///
/// - Parameters:
///   - program: the program.
///   - sources: the sources that the program was read from.
///   - embeddingRuntime: true to embed FlowRuntime's sources even if no file asks for them.
///   - diagnostics: receives the findings.
/// - Returns: true if nothing was reported.
public func checkSwift(
    of program: Program, sources: SourceTable, embeddingRuntime: Bool = false, into diagnostics: inout Diagnostics
) -> Bool {
    let builder = OutputBuilder(program: program, order: sources.ids.sorted { sources[$0].name < sources[$1].name }, stacks: nil)
    return checkSwift(builder.files(of: sources, embeddingRuntime: embeddingRuntime), builder, sources, into: &diagnostics)
}

private func checkSwift(
    _ files: [SwiftFile], _ builder: OutputBuilder, _ sources: SourceTable, into diagnostics: inout Diagnostics
) -> Bool {
    let before = diagnostics.all.count
    checkFileNames(files, into: &diagnostics)
    checkRuntime(builder.program, files, into: &diagnostics)
    checkTypes(files, builder, into: &diagnostics)
    checkMembers(builder, files, into: &diagnostics)
    checkRestoration(builder, files, into: &diagnostics)
    checkAccess(builder, files, sources, into: &diagnostics)
    return diagnostics.all.count == before
}

/// Returns the name of the Swift file for a spec: `Home.flow.swift` for `Home.flow.yaml`.
func outputName(forSpec name: String) -> String {
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) {
        return name.dropLast(ending.count) + ".swift"
    }
    return name + ".swift"
}

/// Turns a resolved program into the output model.
///
/// The initializer computes the names; everything else is computed on request. It's a class because
/// every step refers to it, and a struct of this size is expensive to copy.
final class OutputBuilder: Sendable {
    let program: Program
    let needs: Needs
    /// The sites of the flows whose state is saved.
    let sites: SitePlans
    /// The reachable stacks; nil if no table of them is wanted.
    let stacks: ReachableStacks?
    /// The file of each source, with its output options.
    private let fileOfSource: [SourceID: ProgramFile]
    /// The names of each module's app-level declarations.
    private let appNames: [String?: AppNames]
    /// The names of each flow's declarations.
    private let names: [FlowNames]
    /// For each flow, the factory protocols that create its own screens, once for each screen.
    private let makers: [[String]]
    /// True if SwiftUI's containers show the module's flows.
    let isInSwiftUI: Bool
    /// The factory protocols of all flows.
    let allFactories: [String]
    /// An alias for the factory protocols of all flows; nil if there is only one.
    let factory: FactoryOutput?
    /// The modules of factory protocols declared in other modules.
    let modulesOfFactories: [String: String]
    /// The position of each file, independent of the order of the arguments.
    let order: [SourceID: Int]

    /// The transitions of sets with one implementation for several flows.
    let sets: SharedSets
    /// The coordinators' methods for reusable steps.
    let shared: SharedSteps
    /// The results whose equal handlers share a method, by the location of its steps.
    let handledResults: [SourceRange: String]

    /// For each flow, the coordinator's properties that store its values, by the values' names.
    private let properties: [[String: String]]

    /// Computes the names. Reusable steps are copied to each place that uses them.
    init(program: Program, order: [SourceID], stacks: ReachableStacks?) {
        let program = program.withTakenTransitions
        self.program = program
        self.stacks = stacks
        self.order = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        let needs = Needs(of: program)
        self.needs = needs
        sites = SitePlans(of: program)
        let fileOfSource = Dictionary(program.files.map { ($0.source, $0) }) { first, _ in first }
        self.fileOfSource = fileOfSource
        let files = order.compactMap { fileOfSource[$0] }
        var apps: [String?: String] = [:]
        var appNames: [String?: AppNames] = [:]
        for module in Set(program.modules.others.values.map(Optional.some)).union([nil]) {
            let name = program.appName(of: module)
            apps[module] = name
            appNames[module] = AppNames(name, templates: files.filter { program.modules.others[$0.source] == module }.map(\.output.names))
        }
        self.appNames = appNames
        var templates: [SourceID: FlowNameTemplates] = [:]
        let names = program.flows.map { flow in
            let ofFile = templates[flow.source] ?? FlowNameTemplates(fileOfSource[flow.source]?.output.names ?? NameTemplates())
            templates[flow.source] = ofFile
            let app = apps[program.modules.others[flow.source]] ?? program.app
            return FlowNames(flow.name.value, app: app, isSplit: flow.isSplit, templates: ofFile)
        }
        self.names = names
        let makers = program.flows.indices.map { index in
            let own = program.flows[index].hasCustomBar ? [names[index].screens] : []
            return own + program.flows[index].screens.map { names[program.screens[program.maker(of: $0).index].flow.index].screens }
        }
        self.makers = makers
        properties = program.flows.map { flow in
            guard !flow.parameters.isEmpty else { return [:] }
            let transitions = (flow.transitions + flow.screens.flatMap { program[$0].transitions }).map { program[$0].name.value }
            let taken = Reserved.coordinator.union(transitions).union(flow.tabs.flatMap { [$0.name.value, $0.name.value + "Badge"] })
            let names = flow.parameters.map(\.name.value)
            return Dictionary(names.map { ($0, ownName($0, avoiding: taken)) }) { first, _ in first }
        }
        modulesOfFactories = Dictionary(
            zip(program.flows, names).compactMap { flow, names in program.modules.others[flow.source].map { (names.screens, $0) } },
            uniquingKeysWith: { first, _ in first })
        let reachable = program.windowFlow.map { factoryNames(from: [$0], makers, needs) } ?? []
        let own = program.flows.indices.map(FlowID.init(index:)).filter { program.modules.isOwn(program.flows[$0.index].source) }
        // The rest doesn't depend on the order of the files.
        let all = reachable + Set(factoryNames(from: own, makers, needs)).subtracting(reachable).sorted()
        allFactories = all
        isInSwiftUI = own.contains { program[$0].containers == .swiftui }
        factory = all.count > 1 ? appNames[nil].map { FactoryOutput(name: $0.factory, protocols: all) } : nil
        sets = SharedSets()
        shared = SharedSteps()
        handledResults = [:]
    }

    /// Creates a builder with the same names for a program whose steps share methods.
    init(
        _ other: OutputBuilder, program: Program, sets: SharedSets = SharedSets(), shared: SharedSteps = SharedSteps(),
        handledResults: [SourceRange: String] = [:]
    ) {
        (self.program, self.sets, self.shared, self.handledResults) = (program, sets, shared, handledResults)
        (needs, sites, stacks, order) = (other.needs, other.sites, other.stacks, other.order)
        (fileOfSource, appNames, names, makers) = (other.fileOfSource, other.appNames, other.names, other.makers)
        (allFactories, factory, modulesOfFactories) = (other.allFactories, other.factory, other.modulesOfFactories)
        (properties, isInSwiftUI) = (other.properties, other.isInSwiftUI)
    }

    func output(of source: SourceID) -> OutputOptions? {
        fileOfSource[source]?.output
    }

    /// The files to generate, without FlowRuntime's sources.
    func files(of sources: SourceTable, embeddingRuntime: Bool) -> [SwiftFile] {
        let runtime = embeddedRuntime(of: program, isAskedFor: embeddingRuntime)
        let appSource = appSource
        var flowsOfSource: [SourceID: [FlowID]] = [:]
        for index in program.flows.indices {
            flowsOfSource[program.flows[index].source, default: []].append(FlowID(index: index))
        }
        let setsInUse = Set(program.transitions.compactMap(\.set)).sorted()
        return sources.ids.filter(program.modules.isOwn).map { id in
            let file = fileOfSource[id]
            return SwiftFile(
                source: id, specName: comment(sources[id].name), name: outputName(forSpec: sources[id].name),
                flowIDs: flowsOfSource[id] ?? [], setIDs: setsInUse.filter { program.sets[$0].range.source == id },
                namedImports: file?.imports ?? [], hasApp: id == appSource, runtime: runtime,
                style: SwiftStyle(file?.output ?? OutputOptions()), builder: self)
        }
    }

    func names(_ id: FlowID) -> FlowNames {
        names[id.index]
    }

    /// The factory protocols that create a flow's own screens.
    func makers(of id: FlowID) -> [String] {
        makers[id.index].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The names of a module's app-level declarations. Pass nil for the program's own module.
    func appNames(of module: String?) -> AppNames {
        appNames[module] ?? AppNames(program.appName(of: module), templates: [])
    }

    func hasProtocol(_ flow: Flow) -> Bool {
        output(of: flow.source)?.coordinators == .protocol
    }

    /// The coordinator's properties that store the flow's values, by the values' names.
    func properties(of id: FlowID) -> [String: String] {
        properties[id.index]
    }

    /// The flow that the window shows.
    var root: FlowID? { program.windowFlow }

    // MARK: - Dependencies

    /// The initializer's arguments of a flow's coordinator, other than the flow's parameters.
    func dependencies(of id: FlowID) -> [DependencyOutput] {
        let module = program.modules.others[program[id].source]
        return Dependency.allCases.filter { needs.all[id.index].contains($0) }.map { kind in
            let type =
                switch kind {
                case .screens: factories(from: [id]).joined(separator: " & ")
                case .effects: effectsName(of: module)
                case .guards: guardsName(of: module)
                }
            return DependencyOutput(
                kind: kind, type: "any " + type, isStored: needs.stored[id.index].contains(kind),
                isForStartOnly: !needs.given[id.index].contains(kind))
        }
    }

    /// The factory protocols that flows' coordinators pass on, including the protocols of all flows
    /// that they can start, directly or indirectly. If there are more than six, the alias for
    /// all of the program's protocols replaces them. Otherwise the output would grow with the
    /// square of the app.
    func factories(from flows: [FlowID]) -> [String] {
        let names = factoryNames(from: flows, makers, needs, limit: 7)
        if names.count > 6, let factory { return [factory.name] }
        return names
    }

    // MARK: - Effects

    /// The requirement for an effect of the app or of a screen.
    func requirement(_ id: EffectID) -> RequirementOutput {
        let effect = program[id]
        return RequirementOutput(
            name: effect.name, documentation: effect.documentation, parameters: effect.parameters.map(parameter),
            kind: effect.results.isEmpty ? .action : .request(AnswerOutput(type: answer(to: id), cases: cases(effect.results))),
            isAsync: effect.isAsync, takesScreen: effect.takesScreen)
    }

    /// The enumeration of the answers to an effect.
    func answer(to id: EffectID) -> String {
        let effect = program[id]
        guard let screen = effect.screen else {
            return appNames(of: program.modules.others[effect.name.range.source]).answer(effect.name.value)
        }
        return names(program[screen].flow).answer(effect.name.value, of: program[screen].name.value)
    }

    // MARK: - Values

    func cases(_ results: [ResultCase]) -> [CaseOutput] {
        results.map { CaseOutput(name: $0.name, parameters: $0.parameters.map(parameter)) }
    }

    func parameter(_ parameter: Parameter) -> ParameterOutput {
        ParameterOutput(
            name: parameter.name.value, type: parameter.type.withoutEscaping, isFunction: parameter.type.isFunction,
            defaultValue: parameter.defaultValue)
    }

    /// The condition as a Swift expression that calls the guards, or asks the change.
    func question(_ condition: Condition, _ scope: Scope) -> Expression {
        if case .asked(let question) = condition { return self.question(question, scope) }
        return .text(
            condition.joined(not: { "!\($0)" }, and: " && ", or: " || ", stackOnTop: scope.operation("hasStackOnTop")) {
                self.question($0, scope).flat
            })
    }

    private func question(_ question: Question, _ scope: Scope) -> Expression {
        let parameters = program[question.asked].parameters
        let asked = "\(scope.member("guards")).\(afterDot(program[question.asked].name.value))"
        return parameters.isEmpty ? .text(asked) : .call(asked, scope.items(question.arguments, for: parameters))
    }
}

/// The factory protocols of flows and of flows that they can start, in order; at most `limit`.
private func factoryNames(from flows: [FlowID], _ makers: [[String]], _ needs: Needs, limit: Int = .max) -> [String] {
    var seen = Set(flows)
    var taken: Set<String> = []
    var queue = flows
    var names: [String] = []
    while names.count < limit, let flow = queue.popLast() {
        for name in makers[flow.index] where taken.insert(name).inserted { names.append(name) }
        for started in needs.started[flow.index].reversed() where seen.insert(started).inserted {
            queue.append(started)
        }
    }
    return names
}

extension Program {
    fileprivate var windowFlow: FlowID? {
        if hasRoot, case .flow(let flow) = root.target { flow } else { nil }
    }
}
