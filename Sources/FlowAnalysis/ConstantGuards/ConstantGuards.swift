import FlowGraph
import FlowSpec

/// Findings about constant guards, such as feature flags. Any other guard can change its answer at
/// the next action. This hides states in which users are stuck until it does.
extension Report {
    /// The findings that only exist while some constant guards don't change their answers.
    func constantGuards() -> [Finding] {
        let guards = program.guards.indices.filter { program.guards[$0].isConstant }.map(GuardID.init(index:))
        guard !guards.isEmpty else { return [] }
        var found: [Finding] = []
        var known = Dictionary(grouping: stuckUsers(), by: \.place).mapValues { _ in [[GuardAnswer]()] }
        var effort = max(Protections.mostEffort, analysis.effort)
        // Fewer answers come first: an answer that a finding doesn't need isn't named.
        for answers in guards.answers {
            guard effort > 0 else { return found + [unchecked(guards)] }
            let fixed = Analysis(of: program.answering(answers))
            effort -= fixed.effort
            guard !fixed.isCut else { return found + [unchecked(guards)] }
            let opposite = Clause(Clause(answers).refusals)
            let report = Report(analysis: fixed, unusedFlows: unusedFlows, suppressions: suppressions)
            for var finding in report.stuckUsers() {
                if known[finding.place]?.contains(where: { $0.allSatisfy(answers.contains) }) ?? false { continue }
                known[finding.place, default: []].append(answers)
                let words = answers.map { "\(quoted(program[$0.asked].name.value)) is \($0.holds)" }.joined(separator: " and ")
                finding.diagnostic.message = "while \(words), \(finding.diagnostic.message)"
                if case .run(let run) = finding.evidence {
                    finding.evidence = .run(run?.repeated(on: analysis.machine, where: opposite.isRefused))
                }
                found.append(finding)
            }
        }
        return found
    }

    /// The findings that more answers of guards can only hide.
    private func stuckUsers() -> [Finding] {
        (traps() + closedLayers() + deadEnds() + neededAnswers()).filter { $0.diagnostic.rule != .approximateAnalysis }
    }

    private func unchecked(_ guards: [GuardID]) -> Finding {
        let message = "flowgen hasn't checked all combinations of the constant guards, because there are too many"
        return Finding(.approximateAnalysis, message, at: program[guards[0]].name.range)
    }
}

extension Finding {
    fileprivate struct Place: Hashable {
        var rule: Rule
        var range: SourceRange
    }

    fileprivate var place: Place { Place(rule: diagnostic.rule, range: diagnostic.range) }
}

extension [GuardID] {
    /// All answers of one guard, then of two together, and so on.
    fileprivate var answers: some Sequence<[GuardAnswer]> {
        indices.lazy.flatMap { last in self.answers(count: last + 1) }
    }

    private func answers(count: Int) -> [[GuardAnswer]] {
        guard count > 0 else { return [[]] }
        return indices.flatMap { first in
            Array(self[(first + 1)...]).answers(count: count - 1).flatMap { rest in
                [true, false].map { [GuardAnswer(asked: self[first], holds: $0)] + rest }
            }
        }
    }
}
