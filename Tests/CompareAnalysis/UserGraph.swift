@testable import FlowAnalysis
import FlowGraph

/// All states of a finite program, and which of them the user and the screens alone lead to, tried
/// one by one. From this follows by their definitions in what users are stuck.
struct UserGraph {
    let moves: UserMoves
    let found: Exploration
    private var next: [[Int]] = []
    /// Of each state what is left of the layers of the state before, on each way to the next: the
    /// fewest that stay. Nil where it isn't known, since what has left may have come back.
    private var kept: [[Int?]] = []

    /// Nil where there are more states than are tried.
    ///
    /// - Parameter isAllowed: whether what was chosen in an action is among what is tried.
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

    /// The states to which users come from one, itself included, as long as so many of its layers
    /// stay; nil where it isn't known which.
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

    /// The states from which users can't come to a screen: of those that begin with a flow in which
    /// it is on top at all. The end of a flow that the app's own code has started isn't one.
    func trapped(from screen: ScreenID) -> Set<Int> {
        let showing = Set(found.states.indices.filter { found.states[$0].topScreen == screen })
        let origins = Set(showing.map { found.states[$0].layers[0].origin })
        return Set(
            found.states.indices.filter { place in
                guard let origin = found.states[place].layers.first?.origin, origins.contains(origin) else { return false }
                return reached(from: place)?.states.isDisjoint(with: showing) ?? false
            })
    }

    // MARK: Layers

    /// The states in which users can't leave the flow that is presented on top.
    struct Closed {
        /// The states, each with whether only one screen shows from there on.
        var places: [(place: Int, isSingle: Bool)] = []
        /// Whether these are all.
        var isKnown = true
    }

    /// The flows that users can't leave from some state on.
    func closed() -> [FlowID: Closed] {
        var closed: [FlowID: Closed] = [:]
        for (place, state) in found.states.enumerated() {
            let program = moves.states.program
            guard state.layers.count > 1, let top = state.top, case .flow(let flow) = top.origin, program.endOfTopLayer(in: state) == nil
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

    /// The states from which users come to few screens only, with these; and whether it is known
    /// that they are dead ends.
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
            let origin = state.layers[0].origin
            let isBeginning =
                !screens.isDisjoint(with: program.beginnings(of: origin)) || isChildsBeginning(screens, state.layers[0].content)
            guard screens.count < total(of: origin, totals), screens.count == 1 || !isBeginning else { return nil }
            return (place, screens, isInClosedLayer != nil)
        }
    }

    /// Beside the screens of a flow over the app, or on one of its stacks, there are always others.
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
