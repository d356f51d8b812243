import FlowGraph

/// What the coordinators of a program need to be made, and what they make.
struct Needs {
    /// For each flow the flows whose coordinators it makes, in the order in which it names them.
    private(set) var started: [[FlowID]]
    /// For each flow what it is made with beside its parameters.
    private(set) var all: [Set<Dependency>]
    /// For each flow what it uses after the beginning.
    private(set) var stored: [Set<Dependency>]
    /// For each flow what it is made with where a start site says what it begins with.
    private(set) var given: [Set<Dependency>]
    /// The flows to which a start site says what they begin with.
    private(set) var isStartGiven: Set<FlowID> = []
    /// The flows whose steps name the values of the flow: for each the names.
    private(set) var values: [Set<String>]
    /// What other files' steps use of a switch flow's coordinator.
    private(set) var isShared: Set<FlowID> = []

    init(of program: Program) {
        let none = Array(repeating: Set<Dependency>(), count: program.flows.count)
        var scans = program.flows.map { FlowScan($0, in: program) }
        // The order of the files has no part in it.
        for index in scans.indices.sorted(by: { program.flows[$0].name.value < program.flows[$1].name.value }) {
            isStartGiven.formUnion(scans[index].givenStarts)
            for (flow, created) in scans[index].createdBySwitches {
                scans[flow.index].createdLater.append(created)
                if program[flow].source != program.flows[index].source { isShared.insert(flow) }
            }
        }
        // What the root's coordinator does for a link is written in its file.
        if case .flow(let root) = program.root.target {
            for link in program.links where program[link.flow].source != program[root].source {
                if Uses(of: link.steps, in: program).isCoordinatorUsed { isShared.insert(link.flow) }
            }
        }
        started = scans.map { $0.createdFirst + $0.createdLater }
        values = scans.map(\.values)
        all = none
        stored = scans.map(\.uses)
        given = none
        for (index, flow) in program.flows.enumerated() {
            let own = flow.screens.isEmpty ? [] : [Dependency.screens]
            stored[index].formUnion(flow.hasCustomBar ? [.screens] : own)
            if flow.savesState { keep(flow, at: index, in: program) }
            all[index] = stored[index].union(flow.start.choices.isEmpty ? [] : [.guards])
        }
        spread(to: started)
        if program.hasRoot, case .flow(let root) = program.root.target, program[root].savesState {
            // It makes the coordinators of all flows again.
            stored[root.index] = all[root.index]
        }
        for index in scans.indices {
            for flow in scans[index].createdLater { stored[index].formUnion(all[flow.index]) }
            given[index] = scans[index].createdFirst.reduce(stored[index]) { $0.union(all[$1.index]) }
        }
    }

    /// Adds what a flow's coordinator needs so that its state can be saved and restored.
    private mutating func keep(_ flow: Flow, at index: Int, in program: Program) {
        let requirements = [flow.requirement] + flow.screens.map { program[$0].requirement }
        if requirements.contains(where: { $0 != nil }) { stored[index].insert(.guards) }
        for case .flow(let name) in flow.requirement?.arguments.map(\.value) ?? [] { values[index].insert(name) }
        if !flow.kind.isStackOrSingle { values[index].formUnion(flow.parameters.map(\.name.value)) }
    }

    /// A flow and all that can be started from it, however far.
    func flows(startedFrom first: FlowID) -> Set<FlowID> {
        var seen: Set = [first]
        var open = [first]
        while let flow = open.popLast() {
            for next in started[flow.index] where seen.insert(next).inserted { open.append(next) }
        }
        return seen
    }

    /// Gives each flow what those need that it starts, however far: each flow is looked at once for
    /// each thing that may be needed.
    private mutating func spread(to started: [[FlowID]]) {
        var starters: [[Int]] = Array(repeating: [], count: started.count)
        for (index, flows) in started.enumerated() {
            for flow in flows { starters[flow.index].append(index) }
        }
        for dependency in Dependency.allCases {
            var queue = all.indices.filter { all[$0].contains(dependency) }
            while let index = queue.popLast() {
                for starter in starters[index] where all[starter].insert(dependency).inserted { queue.append(starter) }
            }
        }
    }
}

extension Flow {
    /// Whether the app makes the tab bar.
    var hasCustomBar: Bool {
        if case .tabs(_, _, .customTabBar) = kind { true } else { false }
    }
}

/// What one flow's own content and steps name.
private struct FlowScan {
    /// The flows that its coordinator makes with itself: its tabs'.
    var createdFirst: [FlowID] = []
    /// The flows that it makes later: those that steps start, and its children's.
    var createdLater: [FlowID] = []
    /// The flows that steps make with the coordinator of a switch flow.
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

    /// The flows that are made where a screen or flow is named.
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
