import FlowDiagnostics

/// What is known of a program's steps for all states that it can reach, as the generated code tells
/// it.
public struct StepVerdicts: Sendable {
    /// The `popTo` steps without `else` that always find their screen, by the characters of each.
    public var proved: Set<SourceRange>
    /// What transitions do where they are first possible; nothing of those of which that isn't
    /// known.
    public var changes: [TransitionID: StackChange]
    /// The stacks that can be reached; nil where that isn't known, or nothing is restored.
    public var stacks: ReachableStacks?

    /// The stacks before and after a transition.
    public struct StackChange: Hashable, Sendable {
        /// The nearest state in which the transition is possible.
        public var before: String
        /// The state that it leads to.
        public var after: String

        /// Makes a change of two states, as people read them.
        ///
        /// - Parameters:
        ///   - before: the nearest state in which the transition is possible.
        ///   - after: the state that it leads to.
        public init(before: String, after: String) {
            self.before = before
            self.after = after
        }
    }

    /// Nothing is known where nothing is said.
    ///
    /// - Parameters:
    ///   - proved: the characters of each `popTo` step without `else` that always finds its screen.
    ///   - changes: what transitions do where they are first possible.
    ///   - stacks: the stacks that can be reached; nil where that isn't known.
    public init(proved: Set<SourceRange> = [], changes: [TransitionID: StackChange] = [:], stacks: ReachableStacks? = nil) {
        self.proved = proved
        self.changes = changes
        self.stacks = stacks
    }

    /// The same of the transitions of another program that was linked from the same files in
    /// another order.
    ///
    /// - Parameters:
    ///   - program: the program that these verdicts are of.
    ///   - other: the other program.
    /// - Returns: the verdicts, without the changes of transitions that the other program doesn't
    ///   have.
    public func renumbered(from program: Program, to other: Program) -> StepVerdicts {
        let numbers = Dictionary(
            other.transitions.indices.map { (other.path(of: TransitionID(index: $0)), TransitionID(index: $0)) },
            uniquingKeysWith: { first, _ in first })
        let moved = changes.compactMap { id, change in numbers[program.path(of: id)].map { ($0, change) } }
        return StepVerdicts(proved: proved, changes: Dictionary(moved, uniquingKeysWith: { first, _ in first }), stacks: stacks)
    }
}

extension Program {
    /// The names of a transition and of what has it: unlike its number they don't follow from the
    /// order of the files.
    fileprivate func path(of id: TransitionID) -> [String] {
        switch self[id].owner {
        case .flow(let flow): [self[flow].name.value, self[id].name.value]
        case .screen(let screen): [self[self[screen].flow].name.value, self[screen].name.value, self[id].name.value]
        }
    }
}
