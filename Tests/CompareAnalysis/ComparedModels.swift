import FlowAnalysis
import FlowGraph
import TestSupport

/// A kind of random models.
enum ModelKind {
    case model(ModelKnobs)
    /// The programs of the abstract machine's random walks. They follow few rules, so the analysis
    /// is often approximate.
    case program
    /// Large programs in which the analysis must distinguish more than it can.
    case crowd

    func text(seed: UInt64) -> String {
        switch self {
        case .model(let knobs):
            var model = RandomModel(seed: seed, knobs: knobs)
            return model.text()
        case .program:
            var program = RandomProgram(random: SeededNumbers(seed: seed))
            return program.text()
        case .crowd:
            var model = CrowdedModel(seed: seed)
            return model.text()
        }
    }

    /// True if the analysis of most such models is exact.
    var isExact: Bool {
        if case .model(let knobs) = self { !knobs.hidesBars && !knobs.crossPush } else { false }
    }

    /// The kinds whose models can be analyzed exactly.
    static let regular: [ModelKind] = [
        .model(ModelKnobs(hasEntries: true)), .model(ModelKnobs(dense: true, hasEntries: true)),
        .model(ModelKnobs(dense: true, backDisabled: true, hasEntries: true)),
        .model(ModelKnobs(acyclic: true, hasEntries: true)), .model(ModelKnobs(hasEntries: true, holdsBack: true)),
    ]
    /// Kinds whose models mostly have few states.
    static let finite: [ModelKind] = [
        .model(ModelKnobs(backDisabled: true, acyclic: true, hasEntries: true)), .model(ModelKnobs(acyclic: true, hasEntries: true)),
        .model(ModelKnobs(backDisabled: true, acyclic: true, hasEntries: true, holdsBack: true)),
    ]
    static let others: [ModelKind] = [
        .model(ModelKnobs(hidesBars: true, hasEntries: true)), .model(ModelKnobs(hidesBars: true, crossPush: true, hasEntries: true)),
        .model(ModelKnobs(hidesBars: true, crossPush: true, hasEntries: true, holdsBack: true)), .program,
    ]
}

/// Compares the analysis with the exploration of random models.
struct ComparedModels {
    var seed: UInt64
    var kinds: [ModelKind]
    var actions = 4
    var cap = 300
    /// True if the machine must replay the runs of exact analyses, and if distances in approximate
    /// analyzes are compared.
    var replays = false
    /// The comparison of stuck users, if that is compared.
    var stuck: StuckUsers?
    var precisions = Precision.levels
    var shrinks = true
    /// The numbers of all compared models, of models that should be exact, and of exact models
    /// among them.
    private(set) var count = 0
    private(set) var regular = 0
    private(set) var exactRegular = 0
    private(set) var exact = 0
    /// The number of models that were too large for a complete analysis.
    private(set) var cut = 0
    private(set) var states = 0
    private(set) var words = 0
    private(set) var faults = 0
    private(set) var traces = 0
    /// The effort for the nearest states. It is small for some models, to compare states beyond it
    /// too.
    private var nearestEffort = 1_000
    private(set) var distances = 0
    private(set) var tally = AnalysisTally()

    init(seed: UInt64, kinds: [ModelKind]) {
        self.seed = seed
        self.kinds = kinds
    }

    /// Compares a number of models. Returns the first difference with the shortest model that has
    /// it, or `nil`.
    mutating func compare(_ models: Int) -> String? {
        for (number, text) in madeModels.enumerated() {
            guard let program = linked(text).program else { return "made model \(number) doesn't link: \(linked(text).findings)\n\(text)" }
            if stuck != nil {
                if let problem = stuck?.difference(program) { return "made model \(number): \(problem)\n\(text)" }
                continue
            }
            let comparison = comparison(of: program)
            if let problem = problem(of: comparison) { return "made model \(number): \(problem)\n\(text)" }
        }
        for number in 0..<models {
            let kind = kinds[number % kinds.count]
            nearestEffort = Self.nearestEfforts[number % Self.nearestEfforts.count]
            let text = kind.text(seed: seed &+ UInt64(number))
            let (program, findings) = linked(text)
            guard let program else { return "seed \(seed), model \(number) doesn't link: \(findings)\n\(text)" }
            if stuck != nil {
                count += 1
                guard let problem = stuck?.difference(program) else { continue }
                return "seed \(seed), model \(number): \(shrinks ? reportStuck(on: text) : problem)"
            }
            let comparison = comparison(of: program)
            add(comparison, kind)
            guard let problem = problem(of: comparison) else { continue }
            return "seed \(seed), model \(number): \(shrinks ? report(on: text) : problem)"
        }
        return nil
    }

    private static let nearestEfforts = [100, 1_000, 20_000, 3_000, 300]

    private mutating func add(_ comparison: Comparison, _ kind: ModelKind) {
        count += 1
        let isExact = comparison.analysis.isExact
        exact += isExact ? 1 : 0
        cut += comparison.analysis.isCut ? 1 : 0
        regular += kind.isExact ? 1 : 0
        exactRegular += kind.isExact && isExact ? 1 : 0
        states += comparison.found.states.count
        words += comparison.found.words.count
        faults += comparison.found.faults.count
        tally.add(comparison.analysis)
    }

    /// Adds the counts of another comparison.
    mutating func add(_ other: ComparedModels) {
        count += other.count
        regular += other.regular
        exactRegular += other.exactRegular
        exact += other.exact
        cut += other.cut
        states += other.states
        words += other.words
        faults += other.faults
        traces += other.traces
        distances += other.distances
        tally.add(other.tally)
    }

    private func reportStuck(on text: String) -> String {
        func problem(of text: String) -> String? {
            var stuck = StuckUsers()
            return linked(text).program.flatMap { stuck.difference($0) }
        }
        let shortest = shrunk(text) { problem(of: $0) != nil }
        return "\(problem(of: shortest) ?? "not seen again")\n\(shortest)"
    }

    /// Shrinks a model that differs, and describes the difference.
    private mutating func report(on text: String) -> String {
        let shortest = shrunk(text) { comparison(of: $0).flatMap { problem(of: $0) } != nil }
        guard let comparison = comparison(of: shortest), let difference = problem(of: comparison) else {
            return "not seen again\n\(text)"
        }
        let exactness = comparison.analysis.isExact ? "exact" : "not exact"
        return "\(difference) (\(exactness))\n\(shortest)\n\(comparison.way(to: difference).joined(separator: "\n"))"
    }

    private mutating func problem(of comparison: Comparison) -> String? {
        if let difference = comparison.difference { return difference }
        guard replays, !comparison.analysis.isCut else { return nil }
        guard !comparison.analysis.isExact else { return comparison.analysis.wrongTrace(&traces) }
        var claims = DistanceClaims(of: comparison, seed: seed)
        let wrong = claims.wrong()
        distances += claims.count
        return wrong
    }

    private func comparison(of text: String) -> Comparison? {
        linked(text).program.map { comparison(of: $0) }
    }

    private func comparison(of program: Program) -> Comparison {
        Comparison(of: machine(of: program), actions: actions, cap: cap, precisions: precisions, nearestEffort: nearestEffort)
    }

    var summary: String {
        stuck.map { "\(count) models, \($0.summary)" }
            ?? "\(count) models, \(exact) exact (\(exactRegular) of \(regular) that should be), \(cut) too large, \(states) states, \(words) words, \(faults) faults, \(traces) traces, \(distances) distances"
    }
}

extension Comparison {
    /// The explorer's path to the word in a difference, if the difference names one.
    func way(to difference: String) -> [String] {
        let speller = WordSpeller(program: found.machine.program)
        let word = found.words.keys.first { difference.hasPrefix("word \(speller.description(of: $0)): ") }
        return word.map { found.path(to: $0) } ?? []
    }
}
