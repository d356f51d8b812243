import FlowGraph

/// The dependencies of a program's coordinators, and the flows that each starts.
struct Needs {
    /// For each flow, the flows whose coordinators it creates, in the order of its references.
    private(set) var started: [[FlowID]]
    /// For each flow, its dependencies: the initializer's arguments other than the parameters.
    private(set) var all: [Set<Dependency>]
    /// For each flow, the dependencies it uses after initialization.
    private(set) var stored: [Set<Dependency>]
    /// For each flow, its dependencies if a caller overrides its start.
    private(set) var given: [Set<Dependency>]
    /// The flows whose start a caller overrides.
    private(set) var isStartGiven: Set<FlowID> = []
    /// For each flow, the names of its values that steps use.
    private(set) var values: [Set<String>]
    /// The flows whose coordinators are used by steps in other files.
    private(set) var isShared: Set<FlowID> = []

    init(of program: Program) {
        let none = Array(repeating: Set<Dependency>(), count: program.flows.count)
        var scans = program.flows.map { FlowScan($0, in: program) }
        // Sorted, to be independent of the order of the files.
        for index in scans.indices.sorted(by: { program.flows[$0].name.value < program.flows[$1].name.value }) {
            isStartGiven.formUnion(scans[index].givenStarts)
            for (flow, created) in scans[index].createdBySwitches {
                scans[flow.index].createdLater.append(created)
                if program[flow].source != program.flows[index].source { isShared.insert(flow) }
            }
        }
        // The root's coordinator opens links, in the root flow's file.
        if case .flow(let root) = program.root.target {
            for part in program.linkParts where program[part.flow].source != program[root].source {
                if Uses(of: part.steps, in: program).isCoordinatorUsed { isShared.insert(part.flow) }
            }
        }
        started = scans.map { $0.createdFirst + $0.createdLater }
        values = scans.map(\.values)
        all = none
        stored = scans.map(\.uses)
        given = none
        for (index, flow) in program.flows.enumerated() {
            // In SwiftUI's containers, only the app's view has the factory.
            let own = flow.screens.isEmpty || flow.containers == .swiftui ? [] : [Dependency.screens]
            stored[index].formUnion(flow.hasCustomBar ? [.screens] : own)
            if flow.savesState { keep(flow, at: index, in: program) }
            all[index] = stored[index].union(flow.start.choices.isEmpty ? [] : [.guards])
        }
        spread(to: started)
        if program.hasRoot, case .flow(let root) = program.root.target, program[root].savesState {
            // It creates the coordinators of all flows again.
            stored[root.index] = all[root.index]
        }
        for index in scans.indices {
            for flow in scans[index].createdLater { stored[index].formUnion(all[flow.index]) }
            given[index] = scans[index].createdFirst.reduce(stored[index]) { $0.union(all[$1.index]) }
        }
    }

    /// Adds the dependencies that saving and restoring a flow's state requires.
    private mutating func keep(_ flow: Flow, at index: Int, in program: Program) {
        let requirements = [flow.requirement] + flow.screens.map { program[$0].requirement }
        if requirements.contains(where: { $0 != nil }) { stored[index].insert(.guards) }
        for case .flow(let name) in flow.requirement?.arguments.map(\.value) ?? [] { values[index].insert(name) }
        if !flow.kind.isStackOrSingle { values[index].formUnion(flow.parameters.map(\.name.value)) }
    }

    /// The dependencies of steps that start flows, ask guards and call effects.
    func dependencies(of scan: FlowScan) -> Set<Dependency> {
        scan.createdLater.reduce(scan.uses) { $0.union(all[$1.index]) }
    }

    /// Adds the dependencies of started flows to the flows that start them, directly or indirectly.
    /// Visits each flow once per dependency.
    private mutating func spread(to started: [[FlowID]]) {
        var parents: [[Int]] = Array(repeating: [], count: started.count)
        for (index, flows) in started.enumerated() {
            for flow in flows { parents[flow.index].append(index) }
        }
        for dependency in Dependency.allCases {
            var queue = all.indices.filter { all[$0].contains(dependency) }
            while let index = queue.popLast() {
                for parent in parents[index] where all[parent].insert(dependency).inserted { queue.append(parent) }
            }
        }
    }
}

extension Flow {
    var hasCustomBar: Bool {
        if case .tabs(_, _, .bar(.custom)) = kind { true } else { false }
    }
}

/// The references in one flow's content and steps.
struct FlowScan {
    /// The flows whose coordinators are created by the initializer: the tabs' flows.
    var createdFirst: [FlowID] = []
    /// The flows created later: by steps, and as children.
    var createdLater: [FlowID] = []
    /// The flows that steps create with the coordinator of a switch flow.
    var createdBySwitches: [(by: FlowID, FlowID)] = []
    var givenStarts: [FlowID] = []
    var uses: Set<Dependency> = []
    var values: Set<String> = []

    init(_ flow: Flow, in program: Program) {
        for tab in flow.tabs {
            guard let use = tab.use else { continue }
            if case .flow(let created) = use.target { createdFirst.append(created) } else { add(use.arguments) }
        }
        for child in flow.children { createdLater += flows(createdBy: child.use) }
        for steps in program.stepLists(of: flow) {
            program.walk(steps) { add($0, in: program) }
            guard !flow.parameters.isEmpty else { continue }
            for case .flow(let name) in Uses(of: steps, in: program).values { values.insert(name) }
        }
    }

    /// Scans steps alone.
    init(_ steps: [Step], in program: Program) {
        program.walk(steps) { add($0, in: program) }
    }

    private mutating func add(_ action: Step.Action, in program: Program) {
        switch action {
        case .switchTo(let flow, _, let use?, _):
            createdBySwitches += flows(createdBy: use).map { (flow, $0) }
        case .choose(_, let then, let otherwise, _):
            if !program.doesNothing(then) || !program.doesNothing(otherwise) { uses.insert(.guards) }
        case .perform(let effect, _, _, _):
            if program[effect].screen == nil { uses.insert(.effects) }
        default:
            for use in action.createdUses { createdLater += flows(createdBy: use) }
        }
    }

    /// The flows created by a use of a screen or flow.
    private mutating func flows(createdBy use: Use) -> [FlowID] {
        add(use.arguments)
        var flows: [FlowID] = []
        if case .flow(let flow) = use.target {
            flows.append(flow)
            if use.start != nil { givenStarts.append(flow) }
        }
        return use.stack.reduce(flows) { $0 + self.flows(createdBy: $1) }
    }

    private mutating func add(_ arguments: [Argument]) {
        for case .flow(let name) in arguments.map(\.value) { values.insert(name) }
    }
}
