import FlowGraph
import FlowSpec
import PushdownSystems

/// The analysis of every state that a program can reach, based on one automaton.
///
/// Documentation/engine.md has the conditions under which the results are exact. Results are
/// computed on access.
public struct Analysis: Sendable {
    /// The machine that replays traces.
    public let machine: Machine
    let results: Results

    /// Analyzes a program, including its links.
    public init(of program: Program) {
        self.init(of: program, precisions: Precision.levels)
    }

    /// Analyzes a program with the first precision that isn't cut off, or with the last one.
    ///
    /// - Parameter nearestEffort: the effort for searches of the nearest states. The default lasts
    ///   some tenths of a second.
    init(of program: Program, precisions: [Precision], nearestEffort: Int = 1_000_000) {
        machine = Machine(program)
        results = Results(.saturating(program, precisions), nearestEffort: nearestEffort)
    }

    var system: SaturatedProgram { results.system }
    var distances: Distances { results.distances }

    /// The results, shared by all copies: copying their parts would cost more than most questions.
    final class Results: Sendable {
        let system: SaturatedProgram
        let distances: Distances
        let nearest = Once<StateSearch>()
        let nearestScreens = Once<[ScreenID: [String: Int]]>()
        let inWindow = Once<Analysis>()
        let byHand = Once<Analysis>()
        let userMoves = Once<[UserMoves]>()
        let taps = Once<[UserMoves]>()
        let losses = Once<[ScreenID: Reach]>()
        let consistent = Once<Analysis?>()
        let steps = Once<[SourceRange: Step]>()
        let nearestEffort: Int

        init(_ system: SaturatedProgram, nearestEffort: Int) {
            self.system = system
            self.nearestEffort = nearestEffort
            distances = Distances(system.saturation)
        }
    }

    /// The analyzed program.
    public var program: Program { machine.program }

    /// All steps by their characters.
    var steps: [SourceRange: Step] { results.steps.value { program.stepsByRange } }

    /// The reasons why the analysis isn't exact, in the order of the source; empty if it is.
    public var violations: [ExactnessViolation] {
        system.rewriting.violations.sorted { left, right in
            (left.range.source.index, left.range.start.offset, "\(left.reason)") < (
                right.range.source.index, right.range.start.offset, "\(right.reason)"
            )
        }
    }

    /// True if every answer is exact: the analysis reports all possible states and no others.
    public var isExact: Bool { system.rewriting.violations.isEmpty }

    /// True if the program is too large to analyze as a whole. Then nothing is reported about its
    /// stacks, because the known states are incomplete.
    public var isCut: Bool { system.isCut }

    /// The effort of the analysis: nodes and edges of the automaton, and paths through lists.
    public var effort: Int { system.effort }

    /// Returns all words within a number of actions, or within fewer if there are too many words.
    ///
    /// - Parameter actions: the most actions that lead to a word.
    public func words(upTo actions: Int) -> Words {
        system.words(upTo: actions, Effort(250_000), distances)
    }
}

/// A screen in a lane in which it can be on top.
public struct ScreenFact: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The lane, or `*` if its layer isn't told apart; `nil` if the screen is never on top.
    public var lane: String?
    /// The fewest actions from the start; a lower bound if the analysis isn't exact, `nil` if the
    /// screen is never on top.
    public var distance: Int?
}

extension Analysis {
    /// Every screen in every lane in which it can be on top, in the order of the program and of the
    /// lanes' names. A screen that is never on top has one element without a lane.
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
            // A layer that isn't told apart from others can be this one.
            let merged = best[ScreenFact(screen: fact.screen, lane: SaturatedProgram.anyLayer, distance: nil)]
            return ScreenFact(screen: fact.screen, lane: fact.lane, distance: min(distance, merged ?? distance))
        }
        let others = program.screens.indices.map(ScreenID.init(index:)).filter { !reached.contains($0) }.map {
            ScreenFact(screen: $0, lane: nil, distance: nil)
        }
        return (facts + others).sorted { ($0.screen.index, $0.lane ?? "") < ($1.screen.index, $1.lane ?? "") }
    }

    /// The fewest actions after which each screen is on top, by the screen's index. A lower bound
    /// if the analysis isn't exact; `nil` if the screen is never on top.
    public var screenDistances: [Int?] {
        var best: [Int?] = Array(repeating: nil, count: program.screens.count)
        for (_, node) in system.saturation.resting.pairs {
            let screen = system.symbol(at: node).screen.index
            let distance = distances.start[node]
            if distance != Distances.unknown, distance < best[screen] ?? .max { best[screen] = distance }
        }
        return best
    }

    /// Returns the top screens of all words that contain one of some nodes.
    func screens(above starts: [NodeID]) -> Set<ScreenID> {
        var screens: Set<ScreenID> = []
        _ = system.automaton.node(above: starts) { node in
            if system.isIdle(node) { screens.insert(system.symbol(at: node).screen) }
            return false
        }
        return screens
    }
}
