import FlowGraph

/// How much of an app's stacks is looked at. What is counted is work, never time.
extension PostStar {
    /// So much is looked at. An app has some two nodes for each of its screens and transitions, some more edges, and fewer exposures; where there
    /// are far more, the rest isn't worth the wait.
    var limits: (nodes: Int, edges: Int, exposures: Int, handings: Int, slots: Int) {
        let size = rules.program.screens.count + rules.program.transitions.count
        return (
            max(40_000, 25 * size), max(200_000, 50 * size), max(160_000, 10 * size), max(1_000_000, 50 * size),
            max(100_000_000, 100 * size)
        )
    }

    /// Whether there is more than is looked at, of the automaton or of the ways down it.
    func isBeyond(_ limits: (nodes: Int, edges: Int, exposures: Int, handings: Int, slots: Int)) -> Bool {
        automaton.nodes.count > limits.nodes || automaton.edges.count > limits.edges || handings.count > limits.handings
            || exposures.count > limits.exposures || longPops.size > limits.slots
    }

    /// Whether there may be less to look at with a precision.
    func mayBeLess(with precision: Precision) -> Bool {
        rules.operations.canMergeSites && rules.precision.tellsHearersApart != precision.tellsHearersApart || rules.cut != nil
            || rules.bits.values.contains { $0.count > precision.rememberedScreens } || rules.mostWays > precision.wholeWays
    }
}
