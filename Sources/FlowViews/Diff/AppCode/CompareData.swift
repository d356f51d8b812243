import FlowGraph
import FlowSpec

/// Finds URLs and saved states of the old app that the new app no longer accepts.
func compareData(_ old: Program, _ new: Program) -> [AppCodeChange] {
    let patterns = new.links.flatMap { $0.patterns.map(\.pattern) }
    var index = PatternIndex()
    for (number, pattern) in patterns.enumerated() { index.insert(pattern, as: number) }
    var work = 4_000_000
    let urls = old.links.flatMap { link in
        link.patterns.compactMap { pattern -> AppCodeChange? in
            let others = index.overlaps(with: pattern.pattern).map { patterns[$0.pattern] }
            guard case .uncovered(let url) = pattern.pattern.coverage(by: others, work: &work) else { return nil }
            return AppCodeChange(
                category: .dataBreaking, element: link.name.value, message: "URLs such as \(code: url.description) no longer open a link",
                oldPlace: pattern.range, newPlace: new.links.first { $0.name.value == link.name.value }?.name.range)
        }
    }
    return urls + compareSavedStates(old, new)
}

/// Reports that saved states are invalid. Only the program that saved a state accepts it.
private func compareSavedStates(_ old: Program, _ new: Program) -> [AppCodeChange] {
    guard old.savesState, old.hasRoot, !new.savesState || old.fingerprint != new.fingerprint else { return [] }
    return [
        AppCodeChange(
            category: .dataBreaking, element: old.app,
            message: "the new app doesn't restore state that the old app saved; it starts fresh",
            oldPlace: old.root.range, newPlace: new.hasRoot ? new.root.range : nil)
    ]
}

extension Program {
    fileprivate var savesState: Bool { files.contains { $0.output.savesState } }
}
