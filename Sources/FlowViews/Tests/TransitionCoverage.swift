import FlowAnalysis
import FlowGraph
import FlowSpec

/// The transitions that runs of an app have performed, each on its screen.
public struct TransitionCoverage {
    private let program: Program
    private var performed: Set<TestTarget> = []

    /// A line that doesn't name a transition.
    public struct UnknownLine: Error {
        /// The number of the line, from 1.
        public let number: Int
        /// The error message.
        public let message: String
    }

    /// Reads the performed transitions of some runs, in any order.
    ///
    /// - Parameters:
    ///   - text: a line for each transition, such as `orders.list.open`. The rest after a space or
    ///     parenthesis is ignored: the answers of a trace, or the parameters of a method.
    ///   - program: the app's program.
    /// - Throws: the first line that isn't a transition, action tab or link of the program.
    public init(reading text: String, of program: Program) throws(UnknownLine) {
        self.program = program
        let transitions = Dictionary(program.transitionTargets.map { ($0.name, $0.target) }) { first, _ in first }
        let others = Set(program.links.map(\.name.value) + program.flows.flatMap(\.tabs).filter { $0.steps != nil }.map(\.name.value))
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let name = String(line.prefix { $0 != " " && $0 != "(" })
            if let target = transitions[name] {
                performed.insert(target)
            } else if !name.isEmpty, !others.contains(String(name.split(separator: ".").last ?? "")) {
                let message = "\(quoted(name)) isn't a transition of a screen\(didYouMean(name, in: transitions.keys.sorted()))"
                throw UnknownLine(number: index + 1, message: message)
            }
        }
    }

    /// The number of performed transitions, and a line for each other one: the shortest path to it.
    ///
    /// - Parameter plan: the plan of tests for the program.
    public func text(for plan: TestPlan) -> String {
        var paths: [TestTarget: String] = [:]
        for test in plan.tests {
            for target in test.targets { paths[target] = test.run.walk(in: program).joined(separator: ", ") }
        }
        for uncovered in plan.uncovered { paths[uncovered.target] = uncovered.reason }
        let all = program.transitionTargets
        let others = all.filter { !performed.contains($0.target) }
        let lines = others.map { "- \($0.name): \(paths[$0.target] ?? "")\n" }
        return "Transitions: \(all.count). Performed: \(all.count - others.count).\n\(lines.joined())"
    }
}

extension TestPlan.Uncovered {
    /// Why there is no test.
    var reason: String { isProved ? "no run of the app performs it" : "no path found" }
}

extension Program {
    /// Each transition on each screen, with a name such as `orders.list.open`.
    fileprivate var transitionTargets: [(name: String, target: TestTarget)] {
        screenTransitions.map { screen, transition in
            (name: "\(name(of: screen)).\(self[transition].name.value)", target: TestTarget.transition(transition, screen))
        }
    }
}
