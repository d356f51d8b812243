import FlowGraph
import FlowSpec

/// Findings about paths that bypass guards.
extension Report {
    func bypasses() -> [Finding] {
        guard !program.guards.isEmpty, !byHand.isCut else { return [] }
        var search = GuardBypassSearch(of: inWindow.program, byHand: byHand)
        return search.links().map { finding(of: $0.link, $0.bypass) } + search.steps().map { finding(of: $0.step, $0.asking, $0.bypass) }
    }

    private func finding(of link: LinkID, _ bypass: GuardBypass) -> Finding {
        let (name, screen) = (program[link].name, quoted(program[bypass.screen].name.value))
        let kind = program[link].isTransition ? "the global transition" : "the link"
        let message =
            "\(kind) \(quoted(name.value)) shows \(screen) without checking \(quoted(words(bypass.clauses))), but every other path checks "
            + "it; check it in \(quoted(name.value)), or add 'requires' to \(screen)"
        return finding(message, at: name.range, bypass, asking: asking(bypass.clauses))
    }

    private func finding(of step: Step, _ asking: [Step], _ bypass: GuardBypass) -> Finding {
        let (screen, keyword) = (quoted(program[bypass.screen].name.value), quoted(step.action.keyword.rawValue))
        let others = asking.count == 1 ? "1 other step checks" : "\(asking.count) other steps check"
        let message =
            "\(keyword) shows \(screen) without checking \(quoted(words(bypass.clauses))), but \(others) it; check it before \(keyword), "
            + "or add 'requires' to \(screen)"
        return finding(message, at: step.taken.first?.use ?? step.range, bypass, asking: asking.first?.range)
    }

    private func finding(_ message: String, at range: SourceRange, _ bypass: GuardBypass, asking: SourceRange?) -> Finding {
        var finding = Finding(.guardBypass, message, at: range, by: .run(bypass.run))
        finding.diagnostic.notes = asking.map { [Diagnostic.Note("\(quoted(words(bypass.clauses))) is checked here", at: $0)] } ?? []
        return finding
    }

    /// Returns the location of the first step that requires the first of some clauses.
    private func asking(_ clauses: [Clause]) -> SourceRange? {
        program.placedSteps.first { place in clauses.first.map(place.met.contains) ?? false }?.range
    }

    private func words(_ clauses: [Clause]) -> String {
        let conditions = clauses.map(\.condition)
        return (conditions.count == 1 ? conditions[0] : .all(conditions)).words { program[$0.asked].name.value }
    }
}
