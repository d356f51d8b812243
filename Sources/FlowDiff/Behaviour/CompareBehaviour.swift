import FlowAnalysis
import FlowGraph
import FlowLinks

/// Finds what users notice of a change: which screens they can reach, in how many actions, past
/// which guards and on which stacks; and where deep links lead.
///
/// - Parameters:
///   - old: the analysis of the old program, with the names of the new one.
///   - new: the analysis of the new program.
/// - Returns: the differences, by kind.
func compareBehaviour(_ old: Analysis, _ new: Analysis) -> [BehaviourChange] {
    let links = compareLinks(LinkTable(of: old), LinkTable(of: new), old.program, new.program)
    // Of an app that is analysed in part only, the rest isn't known.
    guard !old.isCut, !new.isCut else { return links }
    let screens = ScreenPairs(old.program, new.program)
    return compareWays(old, new, screens) + compareGuards(old, new, screens) + compareStacks(old, new) + links
}
