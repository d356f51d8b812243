import FlowGraph

/// How much of an app's stacks is looked at. What is counted is work, never time.
extension PostStar {
    /// So much is looked at. An app has some two nodes for each of its screens and transitions, some more edges, and fewer summaries; where there
    /// are far more, the rest isn't worth the wait.
    var limits: (nodes: Int, edges: Int, summaries: Int, propagations: Int, slots: Int) {
        let size = rewriting.program.screens.count + rewriting.program.transitions.count
        return (
            max(40_000, 25 * size), max(200_000, 50 * size), max(160_000, 10 * size), max(1_000_000, 50 * size),
            max(100_000_000, 100 * size)
        )
    }

    /// Whether there is more than is looked at, of the automaton or of the ways down it.
    func isBeyond(_ limits: (nodes: Int, edges: Int, summaries: Int, propagations: Int, slots: Int)) -> Bool {
        automaton.nodes.count > limits.nodes || automaton.edges.count > limits.edges || propagations.count > limits.propagations
            || summaries.count > limits.summaries || popUntils.size > limits.slots
    }

    /// Whether there may be less to look at with a precision.
    func mayBeLess(with precision: Precision) -> Bool {
        rewriting.operations.canMergeSites && rewriting.precision.separatesDismissals != precision.separatesDismissals
            || rewriting.cut != nil
            || rewriting.bits.values.contains { $0.count > precision.rememberedScreens } || rewriting.mostWays > precision.wholeWays
    }
}
