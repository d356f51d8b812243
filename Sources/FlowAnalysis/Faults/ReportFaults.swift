import FlowGraph
import FlowSpec
import PushdownSystems

/// Findings about steps that can fail.
extension Report {
    /// Returns one finding for each step and kind of fault, with the fewest actions.
    func faults() -> [Finding] {
        let facts = analysis.nearest(analysis.faults, besides: TakerSuppressions(suppressions)).sorted { left, right in
            let (a, b) = (left.range, right.range)
            return (a.source.index, a.start.offset, left.kind.rawValue, left.distance, left.operation) < (
                b.source.index, b.start.offset, right.kind.rawValue, right.distance, right.operation
            )
        }
        let route = WitnessPath(analysis: analysis)
        return facts.map { fact in
            let evidence: Finding.Evidence =
                switch fact.evidence {
                case .origin(let origin): .fault(fact.kind, route.actions(to: origin), atLeast: fact.distance)
                case .run(let replay): .run(replay)
                }
            var finding = Finding(
                fact.kind.rule, message(of: fact), at: fact.range,
                suggestions: suggestion(for: fact).map { [Suggestion($0, at: fact.range)] } ?? [],
                by: evidence)
            finding.diagnostic.taker = analysis.taker(of: fact)
            return finding
        }
    }

    private func action(of fact: FaultFact) -> Step.Action? {
        if case .step(let action) = analysis.system.rewriting.operations.action(of: fact.operation) { action } else { nil }
    }

    private func message(of fact: FaultFact) -> String {
        let action = action(of: fact)
        let step = action.map { action in quoted(program.words(for: action)) } ?? "a step"
        return "\(step) \(fact.isSometimesTaken ? "can fail" : "always fails"): \(program.reason(for: fact.kind, of: action))"
    }

    private func suggestion(for fact: FaultFact) -> String? {
        switch (fact.kind, action(of: fact)) {
        case (.popToMissing, .popTo(let screen, _)):
            let name = quoted(program[screen].name.value)
            return fact.isSometimesTaken
                ? "add 'else: push' to push \(name) if it isn't on the stack" : "show \(name) with 'push', or go back with 'popToRoot'"
        case (.selectWithoutTabs, .select(let flow, _, _, _)) where program[flow].isSplit:
            return "add 'dismissAll' before 'select' if a modal covers the split view"
        case (.selectWithoutTabs, _): return "add 'dismissAll' before 'select' if a modal covers the tab bar"
        default: return nil
        }
    }
}

extension Program {
    /// A step as short as a message needs it.
    fileprivate func words(for action: Step.Action) -> String {
        switch action {
        case .popTo(let screen, _): "popTo: \(self[screen].name.value)"
        case .pop(let count) where count > 1: "pop: \(count)"
        default: action.keyword.rawValue
        }
    }

    /// Why a step fails.
    ///
    /// - Parameter action: the step; nil if it isn't known.
    func reason(for kind: Fault.Kind, of action: Step.Action?) -> String {
        switch (kind, action) {
        case (.popToMissing, .popTo(let screen, _)): "\(quoted(self[screen].name.value)) isn't on the stack"
        case (.popToMissing, _): "the screen isn't on the stack"
        case (.popAtRoot, .pop(let count)) where count > 1: "fewer than \(count) screens are above the first on the stack"
        case (.popAtRoot, _): "the top screen is the first on its stack"
        case (.noStack, _): "the top screen isn't on a navigation stack"
        case (.dismissAtBase, _): "nothing is presented"
        case (.selectWithoutTabs, .select(let flow, _, _, _)):
            "the top screen isn't in the \(self[flow].isSplit ? "split view" : "tab bar") \(quoted(self[flow].name.value))"
        case (.selectWithoutTabs, _): "the top screen isn't in the tab bar"
        case (.switchWithoutSwitch, .switchTo(let flow, _, _, _)): "\(quoted(self[flow].name.value)) isn't on screen"
        case (.switchWithoutSwitch, _): "the switch flow isn't on screen"
        case (.finishUnhandled, .finish(let flow, _, _)): "nothing handles the end of \(quoted(self[flow].name.value))"
        case (.finishUnhandled, _): "nothing handles the flow's end"
        }
    }
}

extension Fault.Kind {
    var rule: Rule {
        switch self {
        case .noStack: .noStack
        case .popAtRoot: .popAtRoot
        case .popToMissing: .popToMissing
        case .dismissAtBase: .dismissAtBase
        case .selectWithoutTabs: .selectWithoutTabs
        case .switchWithoutSwitch: .switchWithoutSwitch
        case .finishUnhandled: .finishUnhandled
        }
    }
}
