import FlowAnalysis
import FlowGraph

/// Finds the changes that users notice: reachable screens, their distances, guards and stacks, and
/// the outcomes of deep links.
///
/// - Parameters:
///   - old: the analysis of the old program, with the names of the new one.
///   - isSameSpec: true if the specs are equal, so guards aren't compared.
func compareBehavior(
    _ old: Analysis, _ new: Analysis, isSameSpec: Bool = false
) -> (changes: [BehaviorChange], coverage: BehaviorCoverage) {
    let links = compareLinks(LinkTable(of: old), LinkTable(of: new), old.program, new.program)
    // A partial analysis doesn't know the rest.
    guard !old.isCut, !new.isCut else { return (links, .tooLarge) }
    let screens = ScreenPairs(old.program, new.program)
    let guards = isSameSpec ? (changes: [], uncompared: 0) : compareGuards(old, new, screens)
    let changes = compareWays(old, new, screens) + guards.changes + compareStacks(old, new) + links
    return (changes, guards.uncompared == 0 ? .whole : .guardsInPart(uncompared: guards.uncompared))
}
