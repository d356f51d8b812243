@testable import FlowAnalysis
import FlowGraph
import FlowSpec

/// Compares the analysis of a model with an exhaustive exploration.
///
/// If the analysis is exact, both must agree up to the depth of the exploration. If it isn't, the
/// analysis must contain everything that was found, at no greater distance.
struct Comparison {
    let analysis: Analysis
    let found: Exploration
    /// True if the analysis distinguishes the layers of screens.
    private let namesLayers: Bool

    init(of machine: Machine, actions: Int, cap: Int, precisions: [Precision] = Precision.levels, nearestEffort: Int = 1_000) {
        analysis = Analysis(of: machine.program, precisions: precisions, nearestEffort: nearestEffort)
        namesLayers = analysis.system.rewriting.precision.separatesLayers
        found = Explorer(machine: machine, actions: actions, cap: cap).explore()
    }

    /// The first difference, or `nil` if there is none.
    var difference: String? {
        // The analysis claims nothing if it is cut off.
        guard !analysis.isCut else { return nil }
        return wordDifference ?? screenDifference ?? faultDifference ?? transitionDifference ?? idleDifference ?? replacedDifference
            ?? removedDifference ?? findingDifference
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
            var lane: String?
        }
        var (said, tried): ([Place: Int], [Place: Int]) = ([:], [:])
        for fact in analysis.screens {
            guard let distance = fact.distance else { continue }
            let place = Place(screen: fact.screen, lane: namesLayers ? fact.lane : nil)
            said[place] = min(said[place] ?? distance, distance)
        }
        for (word, distance) in found.words {
            guard let top = word.last else { continue }
            let place = Place(screen: top.screen, lane: namesLayers ? top.lane : nil)
            tried[place] = min(tried[place] ?? distance, distance)
        }
        return difference(of: said, from: tried) { "screen \(name($0.screen)) in \($0.lane ?? "any lane")" }
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

    /// The difference in findings between shared and separate layers.
    private var findingDifference: String? {
        guard !namesLayers, analysis.isExact else { return nil }
        let effort = analysis.results.nearestEffort
        let separate = Analysis(of: analysis.program, precisions: Array(Precision.levels.prefix(1)), nearestEffort: effort)
        guard separate.isExact else { return nil }
        let (said, expected) = (analysis.findings, separate.findings)
        guard Set(said) != Set(expected) else { return nil }
        let lines = ["findings where layers are shared:"] + said + ["where they are told apart:"] + expected
        return lines.joined(separator: "\n")
    }

    func difference<Key: Hashable>(of said: [Key: Int], from tried: [Key: Int], _ name: (Key) -> String) -> String? {
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

extension Precision {
    /// Merges everything that the analysis can merge.
    static let coarsest = [Precision(rememberedScreens: 0, separatesDismissals: false, wholeWays: 1, separatesLayers: false)]
    /// Only merges the layers of pushed flows, which stays exact.
    static let withSharedLayers = Array(levels.dropFirst().prefix(1))
}

extension Analysis {
    /// The rules and places of all findings. Their messages depend on the runs that are tried.
    /// Excludes unconfirmed findings, and flows that steps cut off: only the nearest path of each
    /// event is tried. Excludes the exits of flows: in a shared layer, a pushed flow has the exits
    /// of every layer. With separate layers, a loop that grows every layer is several findings, so
    /// growth is reduced to its rule.
    fileprivate var findings: [String] {
        var diagnostics = Diagnostics()
        report(into: &diagnostics)
        return diagnostics.sorted.compactMap { finding -> String? in
            if case .possible = finding.verdict { return nil }
            return switch finding.rule {
            case .abandonedResult, .approximateAnalysis, .exitNeedsAnswer, .interruptedFlow, .noExit: nil
            case .unboundedStack, .unboundedModals: finding.rule.id
            default: "\(finding.rule.id) at line \(finding.range.start.line), \(finding.range.start.column)"
            }
        }
    }

    /// All words reachable within a number of actions.
    func allWords(upTo actions: Int) -> [[WordSlot]: Int] { system.words(upTo: actions, Effort(.max), distances).all }
}

extension Occasion {
    /// The occasion as the analysis identifies it: user gestures have no screen.
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
