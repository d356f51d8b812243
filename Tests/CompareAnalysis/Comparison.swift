@testable import FlowAnalysis
import FlowDiagnostics
import FlowGraph
import FlowPushdown

/// What the analysis says of a model, beside what is found by trying everything.
///
/// Where the analysis is exact both say the same, as far as the exploration has come. Where it
/// isn't, what was found is in the analysis, with a distance that isn't longer.
struct Comparison {
    let analysis: Analysis
    let found: Exploration

    init(of machine: Machine, actions: Int, cap: Int, isCoarse: Bool = false, nearestEffort: Int = 1_000) {
        let precisions = isCoarse ? [Precision(rememberedScreens: 0, separatesDismissals: false, wholeWays: 1)] : Precision.levels
        analysis = Analysis(of: machine.program, precisions: precisions, nearestEffort: nearestEffort)
        found = Explorer(machine: machine, actions: actions, cap: cap).explore()
    }

    /// The first difference; nil where there is none.
    var difference: String? {
        // Where only a part was looked at, the analysis says nothing.
        guard !analysis.isCut else { return nil }
        return wordDifference ?? screenDifference ?? faultDifference ?? transitionDifference
    }

    private var wordDifference: String? {
        let speller = WordSpeller(program: found.machine.program)
        let name = { (word: Word) in "word \(speller.description(of: word))" }
        guard !analysis.isExact else { return difference(of: analysis.allWords(upTo: found.depth), from: found.words, name) }
        return difference(of: analysis.distances(of: found.words.keys), from: found.words, name)
    }

    private var screenDifference: String? {
        struct Place: Hashable {
            var screen: ScreenID
            var lane: String
        }
        var (said, tried): ([Place: Int], [Place: Int]) = ([:], [:])
        for fact in analysis.screens {
            guard let lane = fact.lane, let distance = fact.distance else { continue }
            said[Place(screen: fact.screen, lane: lane)] = distance
        }
        for (word, distance) in found.words {
            guard let top = word.last else { continue }
            let place = Place(screen: top.screen, lane: top.lane)
            tried[place] = min(tried[place] ?? distance, distance)
        }
        return difference(of: said, from: tried) { "screen \(name($0.screen)) in \($0.lane)" }
    }

    private var faultDifference: String? {
        struct Key: Hashable {
            var occasion: FlowAnalysis.Occasion
            var kind: Fault.Kind
            var range: SourceRange
        }
        var (said, tried): ([Key: Int], [Key: Int]) = ([:], [:])
        for fact in analysis.faults {
            let key = Key(occasion: fact.occasion, kind: fact.kind, range: fact.range)
            said[key] = min(said[key] ?? fact.distance, fact.distance)
        }
        for (fault, distance) in found.faults {
            let key = Key(occasion: fault.occasion.anywhere, kind: fault.kind, range: fault.range)
            tried[key] = min(tried[key] ?? distance, distance)
        }
        return difference(of: said, from: tried) { "\($0.kind.rawValue) at line \($0.range.start.line), by \($0.occasion)" }
    }

    private var transitionDifference: String? {
        var said: [Occasion: Int] = [:]
        for fact in analysis.transitions(with: []) {
            if let distance = fact.distance { said[.transition(fact.transition, fact.screen)] = distance }
        }
        return difference(of: said, from: found.fires) { occasion in
            guard case .transition(let transition, let screen) = occasion else { return "\(occasion)" }
            return "\(name(screen)): \(found.machine.program[transition].name.value)"
        }
    }

    private func difference<Key: Hashable>(of said: [Key: Int], from tried: [Key: Int], _ name: (Key) -> String) -> String? {
        let isExact = analysis.isExact
        for (key, distance) in tried.sorted(by: { $0.value < $1.value }) {
            guard let other = said[key] else { return "\(name(key)): found at \(distance), missing in the analysis" }
            if isExact ? other != distance : other > distance {
                return "\(name(key)): found at \(distance), \(other) in the analysis"
            }
        }
        guard isExact else { return nil }
        let more = said.filter { $0.value <= found.depth && tried[$0.key] == nil }.min { $0.value < $1.value }
        return more.map { "\(name($0.key)): not found, \($0.value) in the analysis" }
    }

    private func name(_ screen: ScreenID) -> String {
        let program = found.machine.program
        return "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
    }
}

extension Analysis {
    /// All words that so many actions can reach, however many they are.
    func allWords(upTo actions: Int) -> [[WordSlot]: Int] { system.words(upTo: actions, Effort(.max), distances).all }
}

extension Occasion {
    /// The occasion as the analysis tells it: of what the user does it doesn't say on which screen.
    var anywhere: FlowAnalysis.Occasion {
        switch self {
        case .transition(let transition, let screen): .transition(transition, screen)
        case .back: .back
        case .swipeDown: .swipeDown
        case .tap(let flow, let tab, _): .tap(flow, tab: tab)
        case .link(let link, _): .link(link)
        }
    }
}
