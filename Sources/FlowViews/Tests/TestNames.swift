import FlowAnalysis
import FlowGraph
import FlowSpec

/// The names of planned tests, such as `orders.list.buyAgain opens cart over list`.
struct TestNames {
    let program: Program
    private var taken: [String: Int] = [:]

    init(program: Program) {
        self.program = program
    }

    /// The name of a test, which says what happens.
    func name(of test: TestPlan.PlannedTest) -> String { "\(cause(of: test)) \(effect(of: test))" }

    /// The name of a test's function. Equal names are numbered.
    mutating func function(of test: TestPlan.PlannedTest) -> String {
        let words = cause(of: test).split { !($0.isLetter || $0.isNumber) }.map(String.init)
        let name = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        taken[name, default: 0] += 1
        return taken[name] == 1 ? name : name + String(taken[name, default: 0])
    }

    /// The tested action, and its screen if the action doesn't name it.
    private func cause(of test: TestPlan.PlannedTest) -> String {
        let run = test.run
        guard test.tested > 0, let last = run.steps.last else { return run.walk(in: program)[0] }
        if test.tested > 1, let before = run.steps.dropLast().last {
            let gesture = if case .swipeDown = last.move { "swipe" } else { "back" }
            return "\(gesture)\(choices(of: last)) after \(line(of: before, from: run.state(before: 2)))"
        }
        return line(of: last, from: run.state(before: 1)) + (test.context.map { " \($0)" } ?? "")
    }

    private func line(of step: Replay.Step, from state: State) -> String {
        let line = program.walkText(of: step.move, choosing: step.choices)
        guard case .transition(let id) = step.move, case .flow = program[id].owner, let screen = state.topScreen else { return line }
        return "\(program.name(of: screen)), \(line)"
    }

    private func choices(of step: Replay.Step) -> String {
        String(program.walkText(of: step.move, choosing: step.choices).dropFirst(program.walkText(of: step.move, choosing: []).count))
    }

    // MARK: Effects

    /// The visible effect of the last action.
    private func effect(of test: TestPlan.PlannedTest) -> String {
        let after = test.run.end
        guard let top = after.topScreen else { return "ends" }
        guard test.tested > 0 else { return "shows \(program.name(of: top))" }
        let before = test.run.state(before: 1)
        let (old, new) = (before.top?.content.activeSlots ?? [], after.top?.content.activeSlots ?? [])
        let name = shortName(of: top, beside: before.topScreen)
        if before == after {
            return test.run.steps.last?.choices.contains(.same(false)) == true ? "shows another \(name)" : "changes nothing"
        }
        if after.layers.count > before.layers.count { return "presents \(name)" }
        if after.layers.count < before.layers.count { return "returns to \(name)" }
        if before.top?.content.active.flow != after.top?.content.active.flow { return "switches to \(name)" }
        if new.count > old.count, new.starts(with: old), let below = old.last {
            return "opens \(name) over \(shortName(of: below.screen, beside: top))"
        }
        if new.count < old.count, old.starts(with: new) { return "goes back to \(name)" }
        if new.count == old.count, new.dropLast() == old.dropLast(), let replaced = old.last, replaced.screen != top {
            return "replaces \(shortName(of: replaced.screen, beside: top)) with \(name)"
        }
        return "shows \(name)"
    }

    /// The name of a screen; with its flow if another screen isn't of the same flow.
    private func shortName(of screen: ScreenID, beside other: ScreenID?) -> String {
        guard let other, program[other].flow == program[screen].flow, !program.isExternal(screen) else { return program.name(of: screen) }
        return program[screen].name.value
    }
}

extension FlowGraph.Content {
    /// The flow of a stack or of a screen without one.
    fileprivate var flow: FlowID? {
        switch self {
        case .nav(let flow, _): flow
        case .single(let flow, _): flow
        case .tabs, .switch, .action: nil
        }
    }
}

extension Replay {
    /// The state before a number of actions at the end.
    func state(before count: Int) -> State { steps.count > count ? steps[steps.count - count - 1].state : start }
}

/// The tests of the start, a screen or a link.
struct TestGroup: Hashable {
    enum Kind: Int, Comparable {
        case start, screen, link

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    var kind: Kind
    var index = 0

    func name(in program: Program) -> String {
        switch kind {
        case .start: "the start"
        case .screen: program.name(of: ScreenID(index: index))
        case .link: program.links[index].name.value
        }
    }
}

extension TestPlan.PlannedTest {
    /// The part of the file that the test belongs to.
    var group: TestGroup {
        guard tested > 0, let last = run.steps.last else { return TestGroup(kind: .start) }
        if case .link(let link) = last.move { return TestGroup(kind: .link, index: link.index) }
        return TestGroup(kind: .screen, index: run.state(before: tested).topScreen?.index ?? 0)
    }
}
