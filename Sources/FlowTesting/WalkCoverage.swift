import FlowGraph
import FlowSpec

/// The parts of the spec language that walks have used: how often each kind of step, end and fault
/// occurred, and the performed steps of the spec.
public struct WalkCoverage: Sendable, CustomStringConvertible {
    /// The number of occurrences of each kind.
    public private(set) var counts: [String: Int] = [:]
    private var taken: Set<StepPlace> = []

    /// Creates an empty coverage.
    public init() {}

    /// Adds the coverage of another walk.
    ///
    /// - Parameter other: the other walk's coverage.
    public mutating func formUnion(_ other: WalkCoverage) {
        counts.merge(other.counts, uniquingKeysWith: +)
        taken.formUnion(other.taken)
    }

    /// The kinds of the language that never occurred.
    public var missingKinds: [String] {
        Self.kinds.filter { counts[$0] == nil }
    }

    /// The steps of a program that were never performed, sorted by file and location.
    ///
    /// - Parameter program: the program. If ``loadProgram(in:)`` loaded it, lines have file names.
    /// - Returns: a line for each step, such as `Shop.flow.yaml:47:21: push of a screen in
    ///   shop.list.open`: the step's location and kind, and its transition, tab, child or link.
    public func unreached(in program: Program) -> [String] {
        let paths = Dictionary(program.files.map { ($0.source, $0.path) }, uniquingKeysWith: { first, _ in first })
        return missing(of: program)
            .sorted { ($0.step.range.source, $0.step.range.start) < ($1.step.range.source, $1.step.range.start) }
            .map { missing in
                let range = missing.step.range
                let path = (paths[range.source] ?? nil) ?? "file \(range.source.index + 1)"
                let kind = missing.step.action.kinds(in: program).first ?? "step"
                return "\(path):\(range.start.line):\(range.start.column): \(kind) in \(missing.owner)"
            }
    }

    private func missing(of program: Program) -> [OwnedStep] {
        program.allSteps.filter { !taken.contains($0.place) }
    }

    /// A line for a test's output.
    public var description: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    mutating func add(_ expectation: Expectation, of action: WalkAction, with luck: Luck) {
        let program = luck.program
        for step in expectation.steps {
            taken.insert(StepPlace(step))
            for kind in step.kinds(in: program) { counts[kind, default: 0] += 1 }
        }
        for observation in expectation.observations {
            guard let kind = observation.kind(in: action) else { continue }
            counts[kind, default: 0] += 1
        }
        for choice in expectation.choices {
            counts[choice.kind(with: luck), default: 0] += 1
        }
        if case .lateAnswer = action { counts["late answer", default: 0] += 1 }
    }

    private static let kinds =
        // Steps with a screen or a flow are listed below with each.
        StepKeyword.linked.filter { !$0.operands.contains(.use) }.map(\.rawValue)
        + [
            "push of a screen", "push of a flow", "push with start", "push with stack", "replace of a screen", "setStack with a flow",
            "pop of several", "popTo else push", "popTo else root", "popTo else stay", "select with reset", "select with stack",
            "switch with reset", "switch with start", "switch with stack", "present of a screen", "present of a flow",
            "present with start", "present with stack", "present with anchor", "alert as an action sheet", "perform of a screen's effect",
            "perform of the top screen's effect",
            "perform with on", "if for a requirement", "not animated", "guard is true", "guard is false", "alert's action",
            "answer at once", "answer at rest", "no answer", "late answer", "end with a result",
        ]
        + ["transition", "back", "backMenu", "swipeDown", "popByAppCode", "dismissalByAppCode"].map { "end without a result, by \($0)" }
        + ["a step", "back", "backMenu", "swipeDown", "reselect"].map { "abandoned by \($0)" }
        + Fault.Kind.allCases.map(\.rawValue)
}

extension Observation {
    fileprivate func kind(in action: WalkAction) -> String? {
        switch self {
        case .abandon(_, .step): "abandoned by a step"
        case .abandon(_, let cause): "abandoned by \(cause)"
        case .handled(_, nil): "end without a result, by \(action.kind)"
        case .handled: "end with a result"
        case .fault(let fault): fault.kind.rawValue
        case .perform: nil
        }
    }
}

extension Choice {
    fileprivate func kind(with luck: Luck) -> String {
        switch self {
        case .asked(_, let holds): holds ? "guard is true" : "guard is false"
        case .same(let isSame): isSame ? "target is kept" : "target is replaced"
        case .alert(nil, _): "no action of an alert"
        case .alert: "alert's action"
        case .answer(_, nil): "no answer"
        case .answer(let id, _): luck.answersAtOnce(luck.program[id].name.value) ? "answer at once" : "answer at rest"
        }
    }
}

extension Step {
    fileprivate func kinds(in program: Program) -> [String] {
        switch animation {
        case .always: action.kinds(in: program)
        case .never: ["not animated"] + action.kinds(in: program)
        case .given: ["animated by a value"] + action.kinds(in: program)
        }
    }
}

extension Step.Action {
    /// The kinds of the language that a step belongs to: its variations, or the plain step.
    fileprivate func kinds(in program: Program) -> [String] {
        let variations = operands.flatMap { $0.variations(in: program) }
        return variations.isEmpty ? [keyword.rawValue] : variations.map { "\(keyword.rawValue) \($0)" }
    }
}

extension Operand {
    /// The variations that distinguish the operand from a plain step's.
    fileprivate func variations(in program: Program) -> [String] {
        switch self {
        case .use(let use): ["of a \(use.noun)"] + use.beginnings
        case .anchor(let anchor): anchor == nil ? [] : ["with anchor"]
        case .stack(let uses): uses.contains { $0.noun == "flow" } ? ["with a flow"] : []
        case .count(let count): count == 1 ? [] : ["of several"]
        case .fallback(.push): ["else push"]
        case .fallback(.root): ["else root"]
        case .fallback(.stay): ["else stay"]
        case .tab(_, _, _, let stack): stack.map { [$0.isEmpty ? "with reset" : "with stack"] } ?? []
        case .child(_, _, let use): use?.beginnings ?? []
        case .reset(let reset): reset ? ["with reset"] : []
        case .alert(let alert): alert.isActionSheet ? ["as an action sheet"] : []
        case .effect(let effect, let onTop):
            program[effect].screen == nil ? [] : [onTop ? "of the top screen's effect" : "of a screen's effect"]
        case .answers(let handlers, _): handlers.isEmpty ? [] : ["with on"]
        case .requirement(let isRequirement): isRequirement ? ["for a requirement"] : []
        case .flowSite, .site, .screen, .fallback(nil), .result, .arguments, .choice: []
        }
    }
}

extension Use {
    fileprivate var noun: String {
        if case .flow = target { "flow" } else { "screen" }
    }

    fileprivate var beginnings: [String] {
        (start == nil ? [] : ["with start"]) + (stack.isEmpty ? [] : ["with stack"])
    }
}
