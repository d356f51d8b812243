import FlowAnalysis
import FlowGraph
import TestSupport

/// How a random model is made.
enum ModelKind {
    case model(ModelKnobs)
    /// As the machine's own walks have them: few rules are kept, so that the analysis often isn't
    /// exact.
    case program
    /// Large ones, in which more has to be told apart than can be.
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

    /// Whether the analysis of most such models is exact.
    var isExact: Bool {
        if case .model(let knobs) = self { !knobs.hidesBars && !knobs.crossPush } else { false }
    }

    /// All kinds that keep to what can be exact, and those that needn't.
    static let regular: [ModelKind] = [
        .model(ModelKnobs(hasEntries: true)), .model(ModelKnobs(dense: true, hasEntries: true)),
        .model(ModelKnobs(dense: true, backDisabled: true, hasEntries: true)),
        .model(ModelKnobs(acyclic: true, hasEntries: true)),
    ]
    static let others: [ModelKind] = [
        .model(ModelKnobs(hidesBars: true, hasEntries: true)), .model(ModelKnobs(hidesBars: true, crossPush: true, hasEntries: true)),
        .program,
    ]
}

/// Random models, each analysed and explored.
struct ComparedModels {
    var seed: UInt64
    var kinds: [ModelKind]
    var actions = 4
    var cap = 300
    /// Whether the machine must make the runs that the analysis claims, where it is exact.
    var replays = false
    /// Whether the analysis merges all that it can.
    var isCoarse = false
    /// Whether the model that differs is made shorter.
    var shrinks = true
    /// How many were compared, how many of those must be exact for the most part, and how many of
    /// these are.
    private(set) var count = 0
    private(set) var regular = 0
    private(set) var exactRegular = 0
    private(set) var exact = 0
    /// How many were too large, so that only a part of them was looked at.
    private(set) var cut = 0
    /// What was compared.
    private(set) var states = 0
    private(set) var words = 0
    private(set) var faults = 0
    private(set) var traces = 0
    private(set) var tally = AnalysisTally()

    init(seed: UInt64, kinds: [ModelKind]) {
        self.seed = seed
        self.kinds = kinds
    }

    /// Compares so many models; the first difference, with the shortest model that shows it, or
    /// nil.
    mutating func compare(_ models: Int) -> String? {
        for (number, text) in madeModels.enumerated() {
            guard let program = linked(text).program else { return "made model \(number) doesn't link: \(linked(text).findings)\n\(text)" }
            let comparison = Comparison(of: machine(of: program), actions: actions, cap: cap, isCoarse: isCoarse)
            if let problem = problem(of: comparison, &traces) { return "made model \(number): \(problem)\n\(text)" }
        }
        for number in 0..<models {
            let kind = kinds[number % kinds.count]
            let text = kind.text(seed: seed &+ UInt64(number))
            let (program, findings) = linked(text)
            guard let program else { return "seed \(seed), model \(number) doesn't link: \(findings)\n\(text)" }
            let comparison = Comparison(of: machine(of: program), actions: actions, cap: cap, isCoarse: isCoarse)
            add(comparison, kind)
            guard let problem = problem(of: comparison, &traces) else { continue }
            return "seed \(seed), model \(number): \(shrinks ? report(on: text) : problem)"
        }
        return nil
    }

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

    /// Counts what others have compared too.
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
        tally.add(other.tally)
    }

    /// The shortest model that differs, and how.
    private func report(on text: String) -> String {
        var count = 0
        let shortest = shrunk(text) { comparison(of: $0).flatMap { problem(of: $0, &count) } != nil }
        guard let comparison = comparison(of: shortest), let difference = problem(of: comparison, &count) else {
            return "not seen again\n\(text)"
        }
        let exactness = comparison.analysis.isExact ? "exact" : "not exact"
        return "\(difference) (\(exactness))\n\(shortest)\n\(comparison.way(to: difference).joined(separator: "\n"))"
    }

    private func problem(of comparison: Comparison, _ traces: inout Int) -> String? {
        comparison.difference ?? (replays && comparison.analysis.isExact ? comparison.analysis.wrongTrace(&traces) : nil)
    }

    private func comparison(of text: String) -> Comparison? {
        linked(text).program.map { Comparison(of: machine(of: $0), actions: actions, cap: cap, isCoarse: isCoarse) }
    }

    /// What was compared, in words.
    var summary: String {
        "\(count) models, \(exact) exact (\(exactRegular) of \(regular) that should be), \(cut) too large, \(states) states, \(words) words, \(faults) faults, \(traces) traces"
    }
}

extension Comparison {
    /// How the explorer comes to the word that a difference names, if it does.
    func way(to difference: String) -> [String] {
        let speller = WordSpeller(program: found.machine.program)
        let word = found.words.keys.first { difference.hasPrefix("word \(speller.description(of: $0)): ") }
        return word.map { found.path(to: $0) } ?? []
    }
}
