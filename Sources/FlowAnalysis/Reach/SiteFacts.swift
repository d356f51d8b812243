import FlowGraph
import FlowSpec

/// What becomes of the steps that a start site takes when what it started has left.
public struct SiteFact: Sendable {
    /// The place that started it.
    public var site: SiteID
    /// The index of the result with which it has ended; nil where it has left without one.
    public var result: Int?
    /// The steps that may fail, those of one step and kind with the fewest actions.
    public var faults: [FaultFact]
}

extension Analysis {
    /// What all start sites do when what they started has left, in the order of the sites: their
    /// handlers, then `dismissed`.
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
