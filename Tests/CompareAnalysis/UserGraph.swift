@testable import FlowAnalysis
import FlowGraph

/// All states of a finite program, and the states that the user and the screens alone can reach.
/// Stuck users follow directly from the definitions.
struct UserGraph {
    let moves: UserMoves
    let found: Exploration
    private var next: [[Int]] = []
    /// For each edge, the number of layers that stay. `nil` if that is unknown, because a removed
    /// layer can have returned.
    private var kept: [[Int?]] = []

    /// Creates the graph. Returns `nil` if there are too many states.
    ///
    /// - Parameter isAllowed: Returns true if a branch with these choices is explored.
    init?(_ moves: UserMoves, cap: Int, where isAllowed: @escaping ([Choice]) -> Bool = { _ in true }) {
        self.moves = moves
        found = Explorer(machine: moves.states.machine, cap: cap, isAllowed: isAllowed).explore()
        guard found.isComplete else { return nil }
        let places = Dictionary(uniqueKeysWithValues: found.states.enumerated().map { ($1, $0) })
        for state in found.states {
            var (next, kept) = ([Int](), [Int?]())
            guard state.topScreen != nil else {
                self.next.append([])
                self.kept.append([])
                continue
            }
            for (_, branches) in moves.machine.outcomes(in: state) {
                for case .settled(let after, let observations) in branches.filter({ isAllowed($0.choices) }).map(\.outcome) {
                    guard let place = places[after] else { continue }
                    next.append(place)
                    kept.append(Self.kept(of: state.layers, in: after, observations))
                }
            }
            self.next.append(next)
            self.kept.append(kept)
        }
    }

    private static func kept(of layers: [Layer], in after: State, _ observations: [Observation]) -> Int? {
        let same = zip(layers, after.layers).prefix { $0.origin == $1.origin && $0.site == $1.site }.count
        let hasLeft = layers[..<same].dropFirst().contains { layer in
            observations.contains {
                switch $0 {
                case .abandon(let target, _): target == layer.origin
                case .handled(let site, _): site == layer.site
                case .perform, .fault: false
                }
            }
        }
        return hasLeft ? nil : same
    }

    /// The states that users can reach from a state, including itself, while a number of layers
    /// stays. `nil` if that is unknown.
    func reached(from start: Int, keeping count: Int = 0) -> (states: Set<Int>, hasLeft: Bool)? {
        var (seen, open, hasLeft) = (Set([start]), [start], false)
        while let state = open.popLast() {
            for (next, kept) in zip(next[state], kept[state]) {
                if count > 0 {
                    guard let kept else { return nil }
                    if kept < count {
                        hasLeft = true
                        continue
                    }
                }
                if seen.insert(next).inserted { open.append(next) }
            }
        }
        return (seen, hasLeft)
    }

    /// The states that break an invariant: users can't reach its screen, or not with few enough
    /// actions. Excludes ends of entry flows, and states whose bottom flow never occurs with the
    /// screen on top.
    func trapped(from reach: Invariant.Reach) -> Set<Int> {
        let showing = Set(found.states.indices.filter { found.states[$0].topScreen == reach.screen })
        let origins = Set(showing.map { found.states[$0].layers[0].origin })
        return Set(
            found.states.indices.filter { place in
                guard let origin = found.states[place].layers.first?.origin, origins.contains(origin),
                    reach.from ?? found.states[place].topScreen == found.states[place].topScreen
                else { return false }
                return distance(from: place, to: showing).map { $0 > reach.within ?? .max } ?? true
            })
    }

    /// The fewest actions of users from a state to one of some states; `nil` if there is no path.
    private func distance(from start: Int, to ends: Set<Int>) -> Int? {
        var (seen, level, distance) = (Set([start]), [start], 0)
        while !level.isEmpty {
            if level.contains(where: ends.contains) { return distance }
            level = level.flatMap { next[$0] }.filter { seen.insert($0).inserted }
            distance += 1
        }
        return nil
    }

    // MARK: Layers

    /// The states in which users can't leave the topmost presented flow.
    struct Closed {
        /// The indices of the states, and whether only one screen is visible from then on.
        var places: [(place: Int, isSingle: Bool)] = []
        /// True if these are all states.
        var isKnown = true
    }

    /// The flows that users can't leave after some state.
    func closed() -> [FlowID: Closed] {
        var closed: [FlowID: Closed] = [:]
        for (place, state) in found.states.enumerated() {
            let program = moves.states.program
            guard state.layers.count > 1, let top = state.top, case .flow(let flow) = top.origin,
                program.endOfTopLayer(in: state, at: moves.width) == nil
            else { continue }
            guard let (states, hasLeft) = reached(from: place, keeping: state.layers.count) else {
                closed[flow, default: Closed()].isKnown = false
                continue
            }
            let mayLeave = states.contains { other in
                found.states[other].layers.count == state.layers.count && found.states[other].topScreen.map(program.isExternal) ?? false
            }
            guard !hasLeft, !mayLeave else { continue }
            let isSingle = Set(states.compactMap { found.states[$0].topScreen }).count == 1
            closed[flow, default: Closed()].places.append((place, isSingle))
        }
        return closed
    }

    // MARK: Dead ends

    /// The states from which users can only reach few screens, with those screens, and whether they
    /// are certainly dead ends.
    func ends() -> [(place: Int, screens: Set<ScreenID>, isKnown: Bool)] {
        let program = moves.states.program
        var totals: [Target: Set<ScreenID>] = [:]
        for place in found.states.indices where found.distances[place] == 0 {
            let screens = reached(from: place)?.states.compactMap { found.states[$0].topScreen } ?? []
            totals[found.states[place].layers[0].origin, default: []].formUnion(screens)
        }
        return found.states.indices.compactMap { place in
            let state = found.states[place]
            guard let top = state.topScreen, !program.isExternal(top), let (reached, _) = reached(from: place) else { return nil }
            let screens = Set(reached.compactMap { found.states[$0].topScreen })
            guard reached.allSatisfy({ !found.states[$0].layers.isEmpty }), screens.count <= ClosedScreens.most else { return nil }
            let isInClosedLayer = isInClosedLayer(place)
            if isInClosedLayer == true { return screens.count == 1 ? (place, screens, true) : nil }
            if isInClosedLayer == nil, screens.count == 1 { return (place, screens, false) }
            let origin = state.layers[0].origin
            let isBeginning =
                !screens.isDisjoint(with: program.beginnings(of: origin)) || isChildsBeginning(screens, state.layers[0].content)
            guard screens.count < total(of: origin, totals), screens.count == 1 || !isBeginning else { return nil }
            return (place, screens, isInClosedLayer != nil)
        }
    }

    /// The number of screens; unlimited if the app presents or pushes the flow over its own
    /// screens.
    private func total(of origin: Target, _ totals: [Target: Set<ScreenID>]) -> Int {
        let entry = moves.states.program.entry(of: origin)
        return entry != nil && entry != .embed ? .max : totals[origin]?.count ?? 0
    }

    private func isInClosedLayer(_ place: Int) -> Bool? {
        guard found.states[place].layers.count > 1 else { return false }
        return self.reached(from: place, keeping: 2).map { !$0.hasLeft }
    }

    private func isChildsBeginning(_ screens: Set<ScreenID>, _ content: FlowGraph.Content) -> Bool {
        let program = moves.states.program
        switch content {
        case .tabs(_, let selected, let children): return isChildsBeginning(screens, children[selected])
        case .switch(let flow, let child, let content):
            return !screens.isDisjoint(with: program.beginnings(of: program[flow].children[child].use.target))
                || isChildsBeginning(screens, content)
        case .nav, .single, .action: return false
        }
    }
}
