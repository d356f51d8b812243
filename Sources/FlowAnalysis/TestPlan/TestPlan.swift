import FlowGraph
import FlowSpec

/// Tests of a program's navigation: one for each transition, return, answer and outcome.
public struct TestPlan: Sendable {
    /// The shortest run to each screen that a test begins with, nearest first.
    public internal(set) var places: [Replay] = []
    /// The tests, preferred runs first, in the order of their runs' lengths.
    public internal(set) var tests: [PlannedTest] = []
    /// The transitions, steps, outcomes and handlers that no test covers.
    public internal(set) var uncovered: [Uncovered] = []

    /// A test: a run, and the targets that it is the first to cover.
    public struct PlannedTest: Sendable {
        /// The whole run.
        public var run: Replay
        /// The number of actions at the end of the run that are tested; 0 for the start.
        public var tested: Int
        /// The targets that no earlier test covers.
        public var targets: [TestTarget]
        /// The context in which a link opens, in words.
        public var context: String?
    }

    /// A target without a test.
    public struct Uncovered: Hashable, Sendable {
        /// The target.
        public var target: TestTarget
        /// True if the analysis proves that no run covers it; false if the search found none.
        public var isProved: Bool
    }
}

/// Returns the branches that a test can continue a run with; `nil` if it can't perform the run.
public typealias RunFilter = (Replay) -> ((State, Move, WalkBranch) -> Bool)?

extension Analysis {
    /// Plans the tests of the program. Each test begins at the app's start, and each of its guards
    /// answers alike during one action.
    ///
    /// - Parameters:
    ///   - searchEffort: the number of runs of the machine for each pass of the search.
    ///   - filter: the runs that the tests should perform. Other runs cover only the targets that
    ///     no such run covers. `nil` if all runs are alike.
    public func testPlan(searchEffort: Int = 100_000, preferring filter: RunFilter? = nil) -> TestPlan {
        var planner = TestPlanner(self)
        planner.addStarts()
        if let filter { planner.search(effort: searchEffort, filter) }
        planner.addNearestScreens()
        planner.search(effort: searchEffort) { _ in { $2.isPredictable } }
        planner.decideOpenTargets()
        return planner.plan
    }
}
