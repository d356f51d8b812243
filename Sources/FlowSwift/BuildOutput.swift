import FlowDiagnostics
import FlowGraph
import FlowSpec

/// Settles what will be written for a program: one ``SwiftFile`` for each spec that declares flows or is part of the program.
///
/// Reports `name-clash` and `duplicate-file`, and gives nil, where two things would have one name in Swift.
public func planSwift(for program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> [SwiftFile]? {
    let builder = OutputBuilder(program: program)
    var flowsOfSource: [SourceID: [CoordinatorOutput]] = [:]
    for index in program.flows.indices {
        let output = builder.coordinator(of: FlowID(index: index))
        flowsOfSource[program.flows[index].source, default: []].append(output)
    }
    let files = sources.ids.map { id in
        SwiftFile(
            source: id,
            specName: escaped(sources[id].name),
            name: outputName(forSpec: sources[id].name),
            flows: flowsOfSource[id] ?? [],
            factory: id == program[program.root].source ? builder.factory : nil
        )
    }
    let before = diagnostics.all.count
    checkReservedNames(program, into: &diagnostics)
    checkFileNames(files, into: &diagnostics)
    checkNames(files, into: &diagnostics)
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
    /// The name for the factory protocols of all flows together; nil where there is one only.
    private(set) var factory: FactoryOutput?
    private let names: [FlowNames]
    /// For each flow the flows that its coordinator starts.
    private let started: [[FlowID]]

    init(program: Program) {
        self.program = program
        names = program.flows.map { FlowNames($0.name.value) }
        started = program.flows.map { startedFlows(by: $0, in: program) }
        let reachable = factoryNames(from: program.root)
        let others = zip(program.flows, names).filter { !$0.0.screens.isEmpty }.map(\.1.screens)
        // The order of the files has no part in it.
        let all = reachable + Set(others).subtracting(reachable).sorted()
        factory = all.count > 1 ? FactoryOutput(name: capitalized(program.app) + "Factory", protocols: all) : nil
    }

    func coordinator(of id: FlowID) -> CoordinatorOutput {
        let flow = program[id]
        let screens = flow.screens.map(screen)
        let own = Dictionary(uniqueKeysWithValues: zip(flow.screens, screens))
        let kind: CoordinatorOutput.Kind =
            switch flow.kind {
            case .stack(let start): .stack(first: own[start] ?? screen(start))
            case .tabs(let tabs, let start): .tabs(tabs.map { tab($0, screens: own) }, first: tabs[start].name.value)
            }
        return CoordinatorOutput(
            flow: flow.name, names: names(id), kind: kind, screens: screens, factories: factories(of: id), methods: methods(of: screens))
    }

    private func names(_ id: FlowID) -> FlowNames {
        names[id.index]
    }

    private func screen(_ id: ScreenID) -> ScreenOutput {
        let screen = program[id]
        let names = names(screen.flow)
        return ScreenOutput(
            name: screen.name,
            parameters: screen.parameters.map(parameter),
            routing: names.routing(screen.name.value),
            router: names.router(screen.name.value),
            transitions: screen.transitions.map(transition)
        )
    }

    private func tab(_ tab: Tab, screens: [ScreenID: ScreenOutput]) -> TabOutput {
        let content: TabOutput.Content =
            switch tab.content {
            case .flow(let flow): .flow(coordinator: names(flow).coordinator)
            case .screen(let id): .screen(screens[id] ?? screen(id))
            }
        return TabOutput(name: tab.name, content: content, title: tab.title, image: tab.image)
    }

    private func parameter(_ parameter: Parameter) -> ParameterOutput {
        ParameterOutput(
            name: parameter.name.value, type: parameter.type.withoutEscaping, isFunction: parameter.type.isFunction,
            defaultValue: parameter.defaultValue)
    }

    private func transition(_ id: TransitionID) -> TransitionOutput {
        let transition = program[id]
        let screen = program[transition.screen]
        return TransitionOutput(
            name: transition.name,
            parameters: transition.parameters.map(parameter),
            summary: summary(of: transition, in: program),
            path: "\(program[screen.flow].name.value).\(screen.name.value).\(transition.name.value)",
            steps: transition.steps.map(step)
        )
    }

    private func step(_ step: Step) -> StepOutput {
        switch step.action {
        case .push(let target): .push(self.target(target))
        case .replace(let screen): .replace(target(.screen(screen)))
        case .setStack(let targets): .setStack(targets.map(target))
        case .pop(let count): .pop(count)
        case .popTo(let screen): .popTo(program[screen].name.value)
        case .popToRoot: .popToRoot
        case .select(let flow, let tab, let stack):
            .select(tab: tabName(tab, of: flow), coordinator: names(flow).coordinator, stack: stack?.map(target))
        case .present(let target): .present(self.target(target))
        case .dismiss: .dismiss
        case .dismissAll: .dismissAll
        }
    }

    private func target(_ target: Target) -> TargetOutput {
        switch target {
        case .screen(let id):
            return .screen(program[id].name.value, arguments: program[id].parameters.map(\.name.value))
        case .flow(let id):
            guard case .stack(let start) = program[id].kind else { return .flow(coordinator: names(id).coordinator, arguments: []) }
            return .flow(coordinator: names(id).coordinator, arguments: program[start].parameters.map(\.name.value))
        }
    }

    private func tabName(_ index: Int, of flow: FlowID) -> String {
        guard case .tabs(let tabs, _) = program[flow].kind, tabs.indices.contains(index) else { return "" }
        return tabs[index].name.value
    }

    /// The coordinator's methods: transitions of one signature, whichever screens have them, are one.
    private func methods(of screens: [ScreenOutput]) -> [MethodOutput] {
        var order: [String] = []
        var found: [String: [(screen: ScreenOutput, transition: TransitionOutput)]] = [:]
        for screen in screens {
            for transition in screen.transitions {
                if found[transition.signature] == nil { order.append(transition.signature) }
                found[transition.signature, default: []].append((screen, transition))
            }
        }
        return order.compactMap { signature in
            guard let group = found[signature], let first = group.first else { return nil }
            return MethodOutput(
                transition: first.transition.withoutDefaults { index, value in
                    // Left out, the parameter would have the value of another screen's transition.
                    group.contains { $0.transition.parameters[index].defaultValue != value }
                },
                routers: group.map(\.screen.router),
                summaries: group.allSatisfy { $0.transition.summary == first.transition.summary }
                    ? [first.transition.summary]
                    : group.map { "On `\($0.screen.name.value)`: \($0.transition.summary)" }
            )
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
        var queue = [id]
        var names: [String] = []
        while names.count < limit, let flow = queue.popLast() {
            if !program[flow].screens.isEmpty { names.append(self.names(flow).screens) }
            for started in started[flow.index].reversed() where seen.insert(started).inserted {
                queue.append(started)
            }
        }
        return names
    }
}

private func startedFlows(by flow: Flow, in program: Program) -> [FlowID] {
    var targets: [Target] = []
    if case .tabs(let tabs, _) = flow.kind { targets += tabs.map(\.content) }
    for screen in flow.screens {
        for transition in program[screen].transitions {
            for step in program[transition].steps { targets += step.action.targets }
        }
    }
    return targets.compactMap { if case .flow(let flow) = $0 { flow } else { nil } }
}

extension Step.Action {
    /// The screens and flows that the step shows or starts.
    var targets: [Target] {
        switch self {
        case .push(let target), .present(let target): [target]
        case .replace(let screen): [.screen(screen)]
        case .setStack(let targets): targets
        case .select(_, _, let stack): stack ?? []
        case .pop, .popTo, .popToRoot, .dismiss, .dismissAll: []
        }
    }
}
