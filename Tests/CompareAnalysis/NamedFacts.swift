@testable import FlowAnalysis
import FlowGraph
import FlowSpec

/// The facts that an analysis finds, by name, to compare models with different texts.
struct NamedFacts: Equatable {
    /// The distances of screens by name, and of screens by lane.
    var screens: [String: Int] = [:]
    var places: [String: Int] = [:]
    /// The distances of faults, by the action, the missing target, and the step's text.
    var faults: [String: Int] = [:]
    var isExact = true
    /// The precision of the analysis, which depends on the model's size.
    var precision: Precision?

    init() {}

    /// Analyzes a model. Returns `nil` if it doesn't link or the analysis is cut off.
    init?(of text: String) {
        guard let program = linked(text).program else { return nil }
        let analysis = Analysis(of: machine(of: program).program)
        guard !analysis.isCut else { return nil }
        isExact = analysis.isExact
        precision = analysis.system.rewriting.precision
        for fact in analysis.screens {
            guard let lane = fact.lane, let distance = fact.distance else { continue }
            let name = Self.name(fact.screen, program)
            screens[name] = min(screens[name] ?? distance, distance)
            places["\(name) in \(lane)"] = distance
        }
        let bytes = Array(text.utf8)
        for fault in analysis.faults {
            let step = String(decoding: bytes[fault.range.start.offset..<fault.range.end.offset], as: UTF8.self)
            let key = "\(Self.name(fault.occasion, program)): \(fault.kind.rawValue) of \(step)"
            faults[key] = min(faults[key] ?? fault.distance, fault.distance)
        }
    }

    /// The facts with changed names.
    func renamed(_ change: (String) -> String) -> Self {
        var facts = self
        facts.screens = Dictionary(screens.map { (change($0), $1) }, uniquingKeysWith: min)
        facts.places = Dictionary(places.map { (change($0), $1) }, uniquingKeysWith: min)
        facts.faults = Dictionary(faults.map { (change($0), $1) }, uniquingKeysWith: min)
        return facts
    }

    /// A fact that is missing in the other model, or farther away there.
    func missing(in other: Self) -> String? {
        for (mine, others) in [(screens, other.screens), (places, other.places), (faults, other.faults)] {
            for (name, distance) in mine where others[name].map({ $0 > distance }) ?? true {
                return "\(name) at \(distance), in the other model \(others[name].map { "\($0)" } ?? "never")"
            }
        }
        return nil
    }

    /// The first difference between two models.
    func difference(from other: Self) -> String? {
        missing(in: other) ?? other.missing(in: self).map { "not \($0)" }
    }

    private static func name(_ screen: ScreenID, _ program: Program) -> String {
        "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
    }

    private static func name(_ occasion: FlowAnalysis.Occasion, _ program: Program) -> String {
        switch occasion {
        case .transition(let transition, let screen): "\(name(screen, program)) \(program[transition].name.value)"
        case .back: "back"
        case .swipeDown: "swipe down"
        case .tap(let flow, let tab): "tap \(program[flow].name.value).\(program[flow].tabs[tab].name.value)"
        case .link(let link): "link \(link.index)"
        }
    }
}
