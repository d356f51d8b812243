import FlowGraph

/// A number of actions from the start, and how certain it is.
public struct Distance: Hashable, Sendable {
    /// The number of actions.
    public var actions: Int
    /// The meaning of the number.
    public var bound: Bound

    /// The meaning of a number of actions.
    public enum Bound: String, Sendable {
        /// No fewer actions suffice.
        case exact
        /// Fewer actions don't suffice; more might be needed.
        case lower
        /// A run has this many actions; a shorter one might exist.
        case upper
    }

    /// Creates a distance from a number of actions and its meaning.
    public init(_ actions: Int, _ bound: Bound = .exact) {
        (self.actions, self.bound) = (actions, bound)
    }

    /// Adds a number of actions.
    public static func + (distance: Self, more: Int) -> Self { Self(distance.actions + more, distance.bound) }
}

extension Replay {
    /// The number of its actions, which is exact if no shorter run exists.
    public var distance: Distance { Distance(steps.count, isShortest ? .exact : .upper) }
}

extension Witness {
    /// The length of the run, or a lower bound if there is no run.
    public var knownDistance: Distance { replay?.distance ?? Distance(distance, .lower) }
}

extension Analysis {
    /// The nearest states, which are computed at the first access.
    var nearest: StateSearch { results.nearest.value { .nearest(of: machine, effort: results.nearestEffort) } }

    /// The fewest actions after which each screen is on top in each lane, in the nearest states.
    private var nearestScreens: [ScreenID: [String: Int]] {
        results.nearestScreens.value {
            var found: [ScreenID: [String: Int]] = [:]
            nearest.forEachState { state, actions in
                guard let top = state.word(in: program).last else { return }
                let known = found[top.screen]?[top.lane] ?? actions
                found[top.screen, default: [:]][top.lane] = min(known, actions)
            }
            return found
        }
    }

    /// The number of actions that put a screen on top in a lane; `nil` if it never is.
    public func distance(of fact: ScreenFact) -> Distance? {
        fact.distance.map { distance(to: fact.screen, in: fact.lane, $0) }
    }

    /// Returns the number of actions that put a screen on top; `nil` if it never is.
    ///
    /// - Parameter bounds: ``screenDistances``.
    public func distance(to screen: ScreenID, from bounds: [Int?]) -> Distance? {
        bounds[screen.index].map { distance(to: screen, in: nil, $0) }
    }

    /// A screen that isn't on top in the nearest states needs more actions than they do.
    private func distance(to screen: ScreenID, in lane: String?, _ bound: Int) -> Distance {
        let isNamed = lane != nil && lane != SaturatedProgram.anyLayer
        if isExact, !isNamed || system.rewriting.precision.separatesLayers { return Distance(bound) }
        guard lane != SaturatedProgram.anyLayer else { return Distance(bound, .lower) }
        let lanes = nearestScreens[screen] ?? [:]
        let found = if let lane { lanes[lane] } else { lanes.values.min() }
        if let found { return Distance(found, found <= nearest.completeDepth + 1 ? .exact : .upper) }
        return Distance(max(isCut ? 0 : bound, nearest.completeDepth + 1), .lower)
    }

    /// The distance for a number of actions that only the analysis has found.
    public func bounded(_ distance: Int) -> Distance { Distance(distance, isExact ? .exact : .lower) }
}
