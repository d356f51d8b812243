import FlowGraph

/// The result of opening a link in a state.
public enum LinkOpening: Sendable {
    /// The link waits until a child of a switch flow is visible.
    case waits(DeepLink.Place)
    /// The link waits until a presented flow or screen has gone.
    case waitsForEnd(of: Target)
    /// The link does nothing, because it doesn't cover or dismiss the presented flow, or that flow
    /// refuses links.
    case refused
    /// The link opens, with one of these outcomes.
    case opens([Way])

    /// One outcome of an opened link.
    public struct Way: Sendable {
        /// The conditions for this outcome, in words.
        public var needs: [String]
        /// The state after the link; the state before it if the link does nothing.
        public var state: State
        /// The step that failed, in words; `nil` if none did.
        public var fault: String?
    }
}

extension Analysis {
    /// Returns the outcomes of a link in a state, one for each combination of answers from guards,
    /// alerts and effects.
    public func opening(_ id: LinkID, in state: State) -> LinkOpening {
        let link = program[id]
        guard machine.canOpen(link, in: state) else {
            if let stop = machine.stoppingLayer(of: link, in: state) {
                let isOnTop = state.top.map { link.covers.contains($0.origin) } ?? false
                let isRefused = stop.links == .refuse || link.whenModal == .refuse || isOnTop
                return isRefused ? .refused : .waitsForEnd(of: stop.layer.origin)
            }
            return machine.awaitedChild(of: link, in: state).map { .waits($0) } ?? .refused
        }
        var ways: [LinkOpening.Way] = []
        for branch in machine.outcomes(of: .link(id), in: state) {
            var way = LinkOpening.Way(needs: needs(of: branch.choices), state: state)
            switch branch.outcome {
            case .settled(let next, let observations):
                way.state = next
                for case .fault(let fault) in observations { way.fault = reason(for: fault) }
            case .fault(let fault, _): way.fault = reason(for: fault)
            }
            ways.append(way)
        }
        return .opens(ways)
    }

    private func reason(for fault: Fault) -> String {
        program.reason(for: fault.kind, of: steps[fault.range]?.action)
    }
}
