import FlowGraph
import FlowSpec
import PushdownSystems

/// Steps that can't be taken in some state.
extension Report {
    /// Reports each step that may fault once, with the fewest actions after which it does.
    func faults() -> [Finding] {
        let facts = analysis.nearest(analysis.faults, besides: TakerExcuses(excuses)).sorted { left, right in
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
                fact.kind.rule, message(of: fact.kind, by: fact.operation, isSometimesTaken: fact.isSometimesTaken),
                at: fact.range,
                suggestions: suggestions(for: fact.kind, at: fact.range, isSometimesTaken: fact.isSometimesTaken),
                by: evidence)
            finding.diagnostic.taker = analysis.taker(of: fact)
            return finding
        }
    }

    private func message(of kind: Fault.Kind, by operation: OperationID, isSometimesTaken: Bool) -> String {
        let may = isSometimesTaken ? "may" : "never"
        func choose(_ sometimes: String, _ always: String) -> String { isSometimesTaken ? sometimes : always }
        switch (kind, analysis.system.rewriting.operations.action(of: operation)) {
        case (.popToMissing, .step(.popTo(let screen, _))):
            let name = quoted(program[screen].name.value)
            return choose("\(name) may not be on the stack here", "\(name) is never on the stack here")
        case (.popAtRoot, .step(.pop(let count))) where count > 1:
            return choose("there may not be \(count) screens to pop here", "there are never \(count) screens to pop here")
        case (.popAtRoot, _):
            return choose("there may be no screen to pop here: it may be the first on its stack", "there is never a screen to pop here")
        case (.noStack, _):
            return choose("there may be no navigation stack here", "there is never a navigation stack here")
        case (.dismissAtBase, _):
            return choose("nothing may be presented here that could be dismissed", "nothing is ever presented here that could be dismissed")
        case (.selectWithoutTabs, .step(.select(let flow, _, _))):
            let name = (program[flow].isSplit ? "the split view " : "the tab bar ") + quoted(program[flow].name.value)
            return choose("\(name) may not be around the screen on top here", "\(name) is never around the screen on top here")
        case (.switchWithoutSwitch, .step(.switchTo(let flow, _, _, _))):
            let name = quoted(program[flow].name.value)
            return choose("\(name) may not be on screen here", "\(name) is never on screen here")
        case (.finishUnhandled, .step(.finish(let flow, _, _))):
            let name = quoted(program[flow].name.value)
            return choose("nothing may handle the end of \(name) here", "nothing handles the end of \(name) here")
        default:
            return "this \(may) be possible here"
        }
    }

    private func suggestions(for kind: Fault.Kind, at range: SourceRange, isSometimesTaken: Bool) -> [Suggestion] {
        switch kind {
        case .popToMissing where isSometimesTaken: [Suggestion("write 'else: push' to show the screen where it isn't there", at: range)]
        case .popToMissing: [Suggestion("show the screen by a 'push', or go back with 'popToRoot'", at: range)]
        case .selectWithoutTabs: [Suggestion("begin with 'dismissAll' where a layer may cover the bar", at: range)]
        default: []
        }
    }
}

extension Fault.Kind {
    /// The rule that reports it.
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
