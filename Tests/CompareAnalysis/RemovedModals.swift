@testable import FlowAnalysis
import FlowGraph
import FlowSpec

extension Exploration {
    /// The links and global transitions that remove a locked modal, with the site of the modal.
    fileprivate var removals: Set<Removal> {
        let program = machine.program
        let isLocked = program.sites.map { site in
            site.presentation.links != .dismiss && !(site.presentation.compact.isDismissible && site.presentation.regular.isDismissible)
        }
        guard !program.links.isEmpty, isLocked.contains(true) else { return [] }
        var found: Set<Removal> = []
        for (state, distance) in zip(states, distances) where isComplete || distance < depth {
            let sites = state.layers.compactMap(\.site).filter { isLocked[$0.index] }
            guard !sites.isEmpty else { continue }
            for case (.link(let link), let branches) in machine.outcomes(in: state) {
                guard program[link].whenModal == .dismiss || !program[link].steps.switches else { continue }
                for case .settled(let next, _) in branches.map(\.outcome) {
                    let left = sites.filter { site in !next.layers.contains { $0.site.map { program.isSameModal($0, site) } ?? false } }
                    found.formUnion(left.map { Removal(site: $0, link: link) })
                }
            }
        }
        return found
    }
}

extension Program {
    /// True if one presentation applies to both sites: the site's, or else the target's.
    fileprivate func isSameModal(_ one: SiteID, _ other: SiteID) -> Bool {
        let (one, other) = (self[one], self[other])
        guard !one.hasOwnPresentation, !other.hasOwnPresentation else { return one.range == other.range }
        return one.target == other.target
    }
}

private struct Removal: Hashable {
    var site: SiteID
    var link: LinkID
}

extension Comparison {
    /// The difference in links that remove locked modals. The explorer might not find all links
    /// that the analysis has confirmed. The analysis tries each link in the nearest state only, so
    /// links with faults or conditions don't count.
    var removedDifference: String? {
        guard analysis.isExact else { return nil }
        let (program, said) = (found.machine.program, analysis.inWindow.removedModals)
        let failing = Set(found.faults.keys.map(\.occasion.anywhere))
        let missed = found.removals.filter { removal in
            guard !failing.contains(.link(removal.link)), !program[removal.link].steps.contains(where: \.isConditional) else {
                return false
            }
            let site = program[removal.site]
            return !said.contains { modal in
                let other = program[modal.site]
                let isSame =
                    site.hasOwnPresentation ? modal.range == site.range : !other.hasOwnPresentation && other.target == site.target
                return isSame && modal.links.contains(removal.link)
            }
        }
        return missed.map { removal in
            "'\(program[removal.link].name.value)' removes the modal of line \(program[removal.site].range.start.line), and isn't named"
        }.min()
    }
}

extension Step {
    /// True if the state or an answer decides the outcome of the step.
    fileprivate var isConditional: Bool { !action.choices.isEmpty }
}
