import FlowGraph

/// How many actions something takes from the start, as far as that is known.
public struct Distance: Hashable, Sendable {
    /// The number of actions.
    public var actions: Int
    /// What the number says.
    public var bound: Bound

    /// What a number of actions says.
    public enum Bound: String, Sendable {
        /// It is the fewest.
        case exact
        /// Fewer don't do; a run may need more.
        case lower
        /// A run has so many; a shorter one may exist.
        case upper
    }

    /// Makes a distance.
    public init(_ actions: Int, _ bound: Bound = .exact) {
        (self.actions, self.bound) = (actions, bound)
    }

    /// So many actions more.
    public static func + (distance: Self, more: Int) -> Self { Self(distance.actions + more, distance.bound) }
}

extension Replay {
    /// The number of its actions.
    public var distance: Distance { Distance(steps.count, isShortest ? .exact : .upper) }
}

extension Witness {
    /// The length of the run, or else what is known without one.
    public var knownDistance: Distance { replay?.distance ?? Distance(distance, .lower) }
}

extension Analysis {
    /// The nearest states, which are looked at when they are first asked for.
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

    /// How many actions put a screen on top in a lane; nil of one that never is.
    public func distance(of fact: ScreenFact) -> Distance? {
        fact.distance.map { distance(to: fact.screen, in: fact.lane, $0) }
    }

    /// How many actions put a screen on top; nil of one that never is.
    ///
    /// - Parameter bounds: ``screenDistances``.
    public func distance(to screen: ScreenID, from bounds: [Int?]) -> Distance? {
        bounds[screen.index].map { distance(to: screen, in: nil, $0) }
    }

    /// Of what isn't among the nearest states it is known that it takes more actions than they do.
    private func distance(to screen: ScreenID, in lane: String?, _ bound: Int) -> Distance {
        let isNamed = lane != nil && lane != SaturatedProgram.anyLayer
        if isExact, !isNamed || system.rewriting.precision.separatesLayers { return Distance(bound) }
        guard lane != SaturatedProgram.anyLayer else { return Distance(bound, .lower) }
        let lanes = nearestScreens[screen] ?? [:]
        let found = if let lane { lanes[lane] } else { lanes.values.min() }
        if let found { return Distance(found, found <= nearest.completeDepth + 1 ? .exact : .upper) }
        return Distance(max(isCut ? 0 : bound, nearest.completeDepth + 1), .lower)
    }

    /// What a distance says that only the analysis knows.
    public func bounded(_ distance: Int) -> Distance { Distance(distance, isExact ? .exact : .lower) }
}
