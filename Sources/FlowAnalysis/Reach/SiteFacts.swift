import FlowGraph
import FlowSpec

/// The possible faults of the steps that a site runs when its flow or screen has ended.
public struct SiteFact: Sendable {
    /// The site that started the flow or screen.
    public var site: SiteID
    /// The index of the result; `nil` if it was removed without one.
    public var result: Int?
    /// The steps that can fail: for each step and kind, the fault with the fewest actions.
    public var faults: [FaultFact]
}

extension Analysis {
    /// Returns the facts about all sites: their handlers, then `dismissed`, in the order of the
    /// sites.
    ///
    /// - Parameter faults: all ``faults``.
    public func sites(with faults: [FaultFact]) -> [SiteFact] {
        program.sites.enumerated().flatMap { index, site -> [SiteFact] in
            let handlers: [(result: Int?, steps: [Step])] =
                site.handlers.map { ($0.result, $0.steps) } + (site.dismissed.map { [(nil, $0)] } ?? [])
            return handlers.map { handler in
                let own = faults.filter { fault in handler.steps.contains { $0.range.contains(fault.range) } }
                return SiteFact(site: SiteID(index: index), result: handler.result, faults: nearest(own))
            }
        }
    }
}
