import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

extension Analysis {
    // Beyond that, nobody reads all the comments, and they would be all that the time is spent on.
    private static let mostTransitions = 2_000

    /// What the generated code tells of steps, which is nothing where the analysis isn't exact; and
    /// the stacks that can be reached, where a saved state is checked by them.
    public var verdicts: StepVerdicts {
        let stacks = program.files.contains(where: \.output.savesState) ? reachableStacks : nil
        guard isExact else { return StepVerdicts(stacks: stacks) }
        let missing = Set(faults.filter { $0.kind == .popToMissing }.map(\.operation))
        var attempted = system.rewriting.passed
        for pop in system.saturation.popUntils.all { attempted[pop.operation] = true }
        var proved: Set<SourceRange> = []
        let operations = system.rewriting.operations
        for number in operations.indices {
            guard case .step(.popTo(_, nil)) = operations.action(of: number), attempted[number], !missing.contains(number) else { continue }
            proved.insert(operations.range(of: number))
        }
        // A list that stands in several places is several operations: each has to find its screen.
        for number in missing { proved.remove(operations.range(of: number)) }
        return StepVerdicts(proved: proved, changes: program.transitions.count > Self.mostTransitions ? [:] : changes, stacks: stacks)
    }

    /// What each transition does in the nearest state in which it is possible and leads to another.
    private var changes: [TransitionID: StepVerdicts.StackChange] {
        var nearest: [NodeID?] = Array(repeating: nil, count: program.screens.count)
        for (symbol, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let screen = system.rewriting.alphabet.symbols[symbol].screen.index
            if nearest[screen].map({ distances.start[node] < distances.start[$0] }) ?? true { nearest[screen] = node }
        }
        let screens = nearest.indices.compactMap { screen in nearest[screen].map { (screen: ScreenID(index: screen), node: $0) } }
            .sorted { (distances.start[$0.node], $0.screen) < (distances.start[$1.node], $1.screen) }
        let route = WitnessPath(analysis: self)
        var tree = RunTree(machine: machine)
        var changes: [TransitionID: StepVerdicts.StackChange] = [:]
        for (screen, node) in screens {
            let open = machine.transitions(on: screen).filter { changes[$0] == nil }
            guard !open.isEmpty else { continue }
            let states = tree.states(after: route.actions(to: node)).filter { $0.topScreen == screen }
            for transition in open { changes[transition] = change(by: transition, in: states) }
        }
        return changes
    }

    private func change(by transition: TransitionID, in states: [State]) -> StepVerdicts.StackChange? {
        for state in states {
            for branch in machine.outcomes(of: .transition(transition), in: state) {
                guard case .settled(let next, _) = branch.outcome, next != state else { continue }
                return StepVerdicts.StackChange(before: state.description(in: program), after: next.description(in: program))
            }
        }
        return nil
    }
}

/// The machine's runs along many ways that begin alike: what they have in common is run once.
private struct RunTree {
    let machine: Machine
    private var levels: [[State]]
    private var next: [Branch: Int] = [:]

    private struct Branch: Hashable {
        var level: Int
        var action: WitnessPath.Action
    }

    // States of one way differ in what was chosen; a few are enough to find one that goes on.
    private static let widest = 64

    init(machine: Machine) {
        self.machine = machine
        levels = [Self.distinct(machine.initialStates.map(\.state))]
    }

    /// The states to which some actions lead, at most ``widest``.
    mutating func states(after actions: [WitnessPath.Action]) -> [State] {
        var level = 0
        for action in actions {
            let branch = Branch(level: level, action: action)
            if let known = next[branch] {
                level = known
                continue
            }
            let states = levels[level].flatMap { state in
                machine.outcomes(of: action.move, in: state).compactMap { branch -> State? in
                    if case .settled(let next, _) = branch.outcome, next != state { next } else { nil }
                }
            }
            level = levels.count
            next[branch] = level
            levels.append(Self.distinct(states))
        }
        return levels[level]
    }

    private static func distinct(_ states: [State]) -> [State] {
        var seen: Set<State> = []
        return Array(states.filter { seen.insert($0).inserted }.prefix(widest))
    }
}
