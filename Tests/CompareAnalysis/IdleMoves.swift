@testable import FlowAnalysis
import FlowGraph
import FlowSpec

/// The transitions, action tabs and links without effect, found by trying each in every state. A
/// branch is idle if it performs steps and none of them alone would change the state.
struct IdleMoves {
    /// The smallest number of actions after which a move does nothing, including the move.
    private(set) var distances: [SourceRange: Int] = [:]
    /// The names of moves that have an effect in some state.
    private(set) var acting: Set<SourceRange> = []
    private let program: Program
    private var alone: [Alone: Machine] = [:]

    private struct Alone: Hashable {
        var screen: ScreenID
        var step: SourceRange
    }

    private enum Way { case idle, acting, empty }

    /// Tries the moves in all states except for the last level, whose moves weren't explored.
    init(_ found: Exploration) {
        program = found.machine.program
        for (state, distance) in zip(found.states, found.distances) where found.isComplete || distance < found.depth {
            guard let screen = state.topScreen else { continue }
            for (move, branches) in found.machine.outcomes(in: state) {
                guard let name = name(of: move, on: screen) else { continue }
                for branch in branches where !branch.choices.contains(where: branch.contradicts) {
                    switch way(branch, of: move, in: state, found.machine, screen) {
                    case .idle:
                        if case .link = move { continue }
                        distances[name] = min(distances[name] ?? .max, distance + 1)
                    case .acting: acting.insert(name)
                    case .empty: continue
                    }
                }
            }
        }
    }

    private func name(of move: Move, on screen: ScreenID) -> SourceRange? {
        switch move {
        // The transition of an external flow stands for app code that ends the flow.
        case .transition(let id): return program.isExternal(screen) ? nil : program[id].name.range
        case .link(let id): return program[id].name.range
        case .tap(let flow, let tab): return program[flow].tabs[tab].steps == nil ? nil : program[flow].tabs[tab].name.range
        case .back, .backMenu, .swipeDown: return nil
        }
    }

    private mutating func way(_ branch: Branch, of move: Move, in state: State, _ machine: Machine, _ screen: ScreenID) -> Way {
        if case .link(let id) = move, program[id].restarts { return .acting }
        // A tap on the selected tab runs no steps.
        if case .tap(let flow, let tab) = move, selectedTab(of: flow, in: state) == tab { return .empty }
        guard case .settled(state, let observations) = branch.outcome, observations.isEmpty else { return .acting }
        var script = branch.choices[...]
        let taken = machine.trace(move, from: state) { options in script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0 }.steps
        let steps = taken.filter { if case .choose = $0.action { false } else { true } }
        for step in steps {
            if case .finish = step.action { continue }
            guard !step.makesAnew(on: screen), !selectsEmptyColumn(step, in: state), isIdle(step, in: state, screen) else { return .acting }
        }
        // A handler without steps is deliberately empty.
        if case .finish? = steps.last?.action { return .empty }
        return steps.isEmpty ? .empty : .idle
    }

    /// True if a step selects a column that can be empty while another is visible. The spec
    /// describes that it then does nothing.
    private func selectsEmptyColumn(_ step: Step, in state: State) -> Bool {
        guard case .select(let flow, let tab, _, nil) = step.action, program.placeholder(of: program[flow].tabs[tab].use?.target) != nil
        else { return false }
        return selectedTab(of: flow, in: state) != tab
    }

    private func selectedTab(of flow: FlowID, in state: State) -> Int? {
        var (content, selected) = (state.top?.content, Int?.none)
        while true {
            switch content {
            case .tabs(let bar, let index, let children):
                if bar == flow { selected = index }
                content = children[index]
            case .switch(_, _, let child): content = child
            case .nav, .single, .action, nil: return selected
            }
        }
    }

    private mutating func isIdle(_ step: Step, in state: State, _ screen: ScreenID) -> Bool {
        let key = Alone(screen: screen, step: step.range)
        let machine: Machine
        if let known = alone[key] {
            machine = known
        } else {
            guard var transition = program.transitions.first else { return false }
            transition.steps = [step]
            var program = program
            program.screens[screen.index].transitions = [TransitionID(index: program.transitions.count)]
            program.transitions.append(transition)
            machine = Machine(program)
            alone[key] = machine
        }
        guard let move = machine.moves(in: state).first else { return false }
        return machine.outcomes(of: move, in: state).allSatisfy { branch in
            if case .settled(state, let observations) = branch.outcome { observations.isEmpty } else { false }
        }
    }
}

extension Branch {
    /// True if the choices contain both answers of a guard.
    fileprivate func contradicts(_ choice: Choice) -> Bool {
        if case .asked(let asked, let holds) = choice { choices.contains(.asked(asked, holds: !holds)) } else { false }
    }
}

extension Step {
    /// True if the step shows something again, asks, or calls the app, even if the state is
    /// unchanged.
    fileprivate func makesAnew(on top: ScreenID) -> Bool {
        switch action {
        case .popTo(top, _), .popTo(_, .root), .popTo(_, .stay), .popTo(_, nil), .pop, .popToRoot, .dismiss, .dismissAll, .finish: false
        case .select(_, _, _, nil), .switchTo(_, _, nil, reset: false): false
        default: true
        }
    }
}

extension Comparison {
    /// The difference in moves that have no effect in some or all states.
    var idleDifference: String? {
        let tried = IdleMoves(found)
        let effects = analysis.noEffects
        let said = Dictionary(effects.map { ($0.name.range, $0.distance) }, uniquingKeysWith: min)
        let name = { (range: SourceRange) in "no effect of the name at \(range.start.line):\(range.start.column)" }
        if let difference = difference(of: said, from: tried.distances, name) { return difference }
        let always = Set(effects.filter(\.isAlways).map(\.name.range))
        if let wrong = always.first(where: tried.acting.contains) { return "\(name(wrong)): always, but it does something" }
        let program = analysis.program
        let dead = Set(analysis.deadLinks.map { program[$0.link].name.range })
        if let wrong = dead.first(where: tried.acting.contains) { return "\(name(wrong)): a dead link does something" }
        guard found.isComplete, analysis.isExact else { return nil }
        if let missed = Set(tried.distances.keys).subtracting(tried.acting).subtracting(always).first {
            return "\(name(missed)): not always"
        }
        // Links don't open over an entry flow.
        guard !program.flows.contains(where: { $0.entry != nil }) else { return nil }
        let missed = program.links.map(\.name.range).first { !tried.acting.contains($0) && !dead.contains($0) }
        return missed.map { "the link at \($0.start.line):\($0.start.column) isn't dead" }
    }
}
