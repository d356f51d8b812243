import FlowGraph
import FlowSpec
import PushdownSystems

/// What is known of every state that a program can reach: the answers of one automaton.
///
/// Documentation/analysis.md says what is exact. Results are computed on access.
public struct Analysis: Sendable {
    /// The machine that traces are replayed on.
    public let machine: Machine
    let results: Results

    /// Analyses a program, its links included.
    ///
    /// - Parameter program: the program.
    public init(of program: Program) {
        self.init(of: program, precisions: Precision.levels)
    }

    /// Analyses a program with the first precision at which it isn't more than is looked at, or
    /// else the last.
    ///
    /// - Parameter nearestEffort: how much is looked at for the nearest states; as much as some
    ///   tenths of a second do, unless said.
    init(of program: Program, precisions: [Precision], nearestEffort: Int = 1_000_000) {
        machine = Machine(program)
        results = Results(.saturating(program, precisions), nearestEffort: nearestEffort)
    }

    var system: SaturatedProgram { results.system }
    var distances: Distances { results.distances }

    /// What all questions share: to copy its many parts would take longer than most of what is
    /// asked.
    final class Results: Sendable {
        let system: SaturatedProgram
        let distances: Distances
        let nearest = Once<StateSearch>()
        let nearestScreens = Once<[ScreenID: [String: Int]]>()
        let inWindow = Once<Analysis>()
        let byHand = Once<Analysis>()
        let userMoves = Once<[UserMoves]>()
        let consistent = Once<Analysis?>()
        let nearestEffort: Int

        init(_ system: SaturatedProgram, nearestEffort: Int) {
            self.system = system
            self.nearestEffort = nearestEffort
            distances = Distances(system.saturation)
        }
    }

    /// The program.
    public var program: Program { machine.program }

    /// What keeps the analysis from being exact, in the order of the text; nothing where it is.
    public var violations: [ExactnessViolation] {
        system.rewriting.violations.sorted { left, right in
            (left.range.source.index, left.range.start.offset, "\(left.reason)") < (
                right.range.source.index, right.range.start.offset, "\(right.reason)"
            )
        }
    }

    /// Whether every answer is exact: nothing is called possible that isn't, and all that is
    /// possible.
    public var isExact: Bool { system.rewriting.violations.isEmpty }

    /// Whether the program is too large to be analysed as a whole, so that nothing is reported of
    /// its stacks: more is possible than is known.
    public var isCut: Bool { system.isCut }

    /// How much was looked at for the analysis: nodes and edges of the automaton, and ways through
    /// lists.
    public var effort: Int { system.effort }

    /// All words that so many actions can reach, or fewer actions where there are more words than
    /// anyone reads.
    ///
    /// - Parameter actions: the most actions that lead to a word.
    public func words(upTo actions: Int) -> Words {
        system.words(upTo: actions, Effort(250_000), distances)
    }
}

/// Where a screen can be on top.
public struct ScreenFact: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The lane, `*` of all layers that aren't told apart; nil of a screen that is never on top.
    public var lane: String?
    /// The fewest actions from the start; a lower bound of them where the analysis isn't exact.
    /// Nil of a screen that is never on top.
    public var distance: Int?
}

extension Analysis {
    /// Every screen in every lane where it can be on top, by the program's order and the lane's
    /// name; then those that never are.
    public var screens: [ScreenFact] {
        var best: [ScreenFact: Int] = [:]
        for (_, node) in system.saturation.resting.pairs {
            let symbol = system.symbol(at: node)
            let distance = distances.start[node]
            guard distance != Distances.unknown else { continue }
            let lane = system.rewriting.alphabet.lane(of: symbol)
            let name = system.rewriting.isMerged(lane) ? SaturatedProgram.anyLayer : system.name(of: lane)
            let key = ScreenFact(screen: symbol.screen, lane: name, distance: nil)
            best[key] = min(best[key] ?? distance, distance)
        }
        let reached = Set(best.keys.map(\.screen))
        let facts = best.map { fact, distance in
            // A layer that isn't told apart from others may be this one.
            let merged = best[ScreenFact(screen: fact.screen, lane: SaturatedProgram.anyLayer, distance: nil)]
            return ScreenFact(screen: fact.screen, lane: fact.lane, distance: min(distance, merged ?? distance))
        }
        let others = program.screens.indices.map(ScreenID.init(index:)).filter { !reached.contains($0) }.map {
            ScreenFact(screen: $0, lane: nil, distance: nil)
        }
        return (facts + others).sorted { ($0.screen.index, $0.lane ?? "") < ($1.screen.index, $1.lane ?? "") }
    }

    /// The fewest actions after which each screen is on top, by its index, or a lower bound where
    /// the analysis isn't exact; nil where it never is.
    public var screenDistances: [Int?] {
        var best: [Int?] = Array(repeating: nil, count: program.screens.count)
        for (_, node) in system.saturation.resting.pairs {
            let screen = system.symbol(at: node).screen.index
            let distance = distances.start[node]
            if distance != Distances.unknown, distance < best[screen] ?? .max { best[screen] = distance }
        }
        return best
    }

    /// The screens that are on top of words in which one of some nodes stands.
    func screens(above starts: [NodeID]) -> Set<ScreenID> {
        var screens: Set<ScreenID> = []
        _ = system.automaton.node(above: starts) { node in
            if system.isIdle(node) { screens.insert(system.symbol(at: node).screen) }
            return false
        }
        return screens
    }
}
