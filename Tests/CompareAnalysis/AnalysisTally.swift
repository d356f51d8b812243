@testable import FlowAnalysis
import FlowGraph
import FlowSpec

/// Counts the kinds of steps and faults in analyses, to detect kinds that no model exercises.
struct AnalysisTally {
    private(set) var counts: [String: Int] = [:]

    /// The kinds that every large run must exercise.
    static let all =
        StepKeyword.linked.filter { ![.alert, .perform, .if].contains($0) }.map(\.rawValue)
        + [
            "push flow", "pop many", "popTo else push", "popTo else root", "popTo else stay", "select reset", "select stack",
            "switch reset", "switch with more",
        ] + Fault.Kind.allCases.map { "fault \($0.rawValue)" }
        + ["transition", "back", "swipe down", "tap", "link"].map { "fault by \($0)" }

    var missing: [String] { Self.all.filter { counts[$0] == nil } }
    /// The violations that no model has.
    var missingViolations: [String] {
        ["continuesInTab", "coveredBar", "noReturn", "faultAfterMove"].filter { counts["violation \($0)"] == nil }
    }

    var description: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }

    mutating func add(_ analysis: Analysis) {
        let rewriting = analysis.system.rewriting
        for operation in rewriting.operations.indices where rewriting.passed[operation] {
            if let name = name(of: rewriting.operations.action(of: operation)) { counts[name, default: 0] += 1 }
        }
        for fault in analysis.faults {
            counts["fault \(fault.kind.rawValue)", default: 0] += 1
            counts["fault by \(name(of: fault.occasion))", default: 0] += 1
        }
        for violation in analysis.violations { counts["violation \(violation.reason)", default: 0] += 1 }
    }

    mutating func add(_ other: AnalysisTally) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    private func name(of occasion: FlowAnalysis.Occasion) -> String {
        switch occasion {
        case .transition: "transition"
        case .back: "back"
        case .swipeDown: "swipe down"
        case .tap: "tap"
        case .link: "link"
        }
    }

    private func name(of action: Operations.Action) -> String? {
        guard case .step(let step) = action else { return nil }
        return switch step {
        case .alert, .perform, .choose: nil
        case .push(let use, _): if case .flow = use.target { "push flow" } else { "push" }
        case .replace: "replace"
        case .setStack: "setStack"
        case .pop(let count): count == 1 ? "pop" : "pop many"
        case .popTo(_, .push): "popTo else push"
        case .popTo(_, .root): "popTo else root"
        case .popTo(_, .stay): "popTo else stay"
        case .popTo(_, nil): "popTo"
        case .popToRoot: "popToRoot"
        case .select(_, _, _, let stack): stack.map { $0.isEmpty ? "select reset" : "select stack" } ?? "select"
        case .switchTo(_, _, let use, let reset): use == nil ? reset ? "switch reset" : "switch" : "switch with more"
        case .present: "present"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .finish: "finish"
        }
    }
}
