import FlowSpec

@testable import FlowViews

extension Difference {
    /// The sorted changes of the specs and of behavior, by kind and place.
    var facts: [String] { (spec.map(\.fact) + behavior.map(\.fact)).sorted() }

    /// The expected changes if the two sides are exchanged.
    var opposite: [String] { (spec.map(\.opposite.fact) + behavior.map(\.opposite.fact)).sorted() }
}

extension SpecChange {
    fileprivate var fact: String {
        let words =
            switch kind {
            case .added, .removed: "\(kind)"
            case .renamed: "renamed"
            case .reordered(_, let old, let new): "\(old) → \(new)"
            case .changed(_, let old, let new), .listChanged(_, let old, let new): "\(old ?? "nothing") → \(new ?? "nothing")"
            }
        return "\(words) \(place(oldPlace)) \(place(newPlace))"
    }

    fileprivate var opposite: SpecChange {
        var change = self
        (change.oldPlace, change.newPlace) = (newPlace, oldPlace)
        switch kind {
        case .added: change.kind = .removed
        case .removed: change.kind = .added
        case .renamed: break
        case .reordered(let key, let old, let new): change.kind = .reordered(key: key, old: new, new: old)
        case .changed(let key, let old, let new): change.kind = .changed(key: key, old: new, new: old)
        case .listChanged(let key, let old, let new): change.kind = .listChanged(key: key, removed: new, added: old)
        }
        return change
    }
}

extension BehaviorChange {
    fileprivate var fact: String { "\(kind) \(place(oldPlace)) \(place(newPlace))" }

    fileprivate var opposite: BehaviorChange {
        var change = self
        (change.oldPlace, change.newPlace) = (newPlace, oldPlace)
        change.kind =
            switch kind {
            case .unreachable: .reachable
            case .reachable: .unreachable
            case .longerWay: .shorterWay
            case .shorterWay: .longerWay
            case .unprotected: .protected
            case .protected: .unprotected
            case .lostStack: .newStack
            case .newStack: .lostStack
            case .link: .link
            case .newFinding: .goneFinding
            case .goneFinding: .newFinding
            }
        return change
    }
}

private func place(_ range: SourceRange?) -> String {
    range.map { "\($0.source.index):\($0.start.line):\($0.start.column)" } ?? "-"
}
