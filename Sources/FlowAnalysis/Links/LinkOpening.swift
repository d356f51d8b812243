import FlowGraph

/// What becomes of a link in a state.
public enum LinkOpening: Sendable {
    /// It waits until a child of a switch flow shows.
    case waits(DeepLink.Place)
    /// It does nothing, since something is presented that it doesn't cover or dismiss.
    case refused
    /// It is opened, in one of these ways.
    case opens([Way])

    /// A way in which a link is opened.
    public struct Way: Sendable {
        /// What must be so, in words.
        public var needs: [String]
        /// Where it leads; the state in which it is opened where it does nothing.
        public var state: State
        /// What couldn't be done, in words.
        public var fault: String?
    }
}

extension Analysis {
    /// What becomes of a link in a state: the machine opens it in all ways that the guards, alerts
    /// and answers allow.
    ///
    /// - Parameters:
    ///   - id: the link.
    ///   - state: the state.
    public func opening(_ id: LinkID, in state: State) -> LinkOpening {
        let link = program[id]
        guard machine.canOpen(link, in: state) else { return machine.awaitedChild(of: link, in: state).map { .waits($0) } ?? .refused }
        let words = MoveWords(program: program)
        var ways: [LinkOpening.Way] = []
        for branch in machine.outcomes(of: .link(id), in: state) {
            var way = LinkOpening.Way(needs: needs(of: branch.choices), state: state)
            switch branch.outcome {
            case .settled(let next, let observations):
                way.state = next
                for case .fault(let fault) in observations { way.fault = words.ending(fault.kind) }
            case .fault(let fault, _): way.fault = words.ending(fault.kind)
            }
            ways.append(way)
        }
        return .opens(ways)
    }
}
