import FlowAnalysis
import FlowGraph

/// Finds what users notice of a change: which screens they can reach, in how many actions, past
/// which guards and on which stacks; and where deep links lead.
///
/// - Parameters:
///   - old: the analysis of the old program, with the names of the new one.
///   - isSameSpec: whether the specs say the same, so that no guard need be asked.
func compareBehaviour(
    _ old: Analysis, _ new: Analysis, isSameSpec: Bool = false
) -> (changes: [BehaviourChange], coverage: BehaviourCoverage) {
    let links = compareLinks(LinkTable(of: old), LinkTable(of: new), old.program, new.program)
    // Of an app that is analysed in part only, the rest isn't known.
    guard !old.isCut, !new.isCut else { return (links, .tooLarge) }
    let screens = ScreenPairs(old.program, new.program)
    let guards = isSameSpec ? (changes: [], uncompared: 0) : compareGuards(old, new, screens)
    let changes = compareWays(old, new, screens) + guards.changes + compareStacks(old, new) + links
    return (changes, guards.uncompared == 0 ? .whole : .guardsInPart(uncompared: guards.uncompared))
}
