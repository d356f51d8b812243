import FlowGraph
import FlowSpec

/// Tests of a program's navigation: one for each transition, return, answer and outcome.
public struct TestPlan: Sendable {
    /// The shortest run to each screen that a test begins with, nearest first.
    public internal(set) var places: [Replay] = []
    /// The tests, in the order of their runs' lengths.
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

extension Analysis {
    /// Plans the tests of the program. Each test begins at the app's start, and each of its guards
    /// answers alike during one action.
    ///
    /// - Parameter searchEffort: the number of runs of the machine for each pass of the search.
    public func testPlan(searchEffort: Int = 100_000) -> TestPlan {
        var planner = TestPlanner(self)
        planner.addStarts()
        planner.addNearestScreens()
        // States that are equal in front are one at first. Few targets depend on deeper screens.
        planner.explore(depth: 1, limit: searchEffort)
        planner.openLinks()
        for depth in [2, 3] where planner.hasOpenTargets { planner.explore(depth: depth, limit: searchEffort) }
        return planner.plan
    }
}
