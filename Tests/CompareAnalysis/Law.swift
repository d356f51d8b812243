import TestSupport

/// A law relates the analyses of a model and of a changed model, without an explorer.
struct Law: Sendable {
    var name: String
    /// Changes the text. Returns an equal text if there is nothing to change.
    var change: @Sendable (String, inout SeededNumbers) -> String
    /// Describes how the facts of a model and of the changed model break the law.
    var problem: @Sendable (_ before: NamedFacts, _ after: NamedFacts) -> String?

    static let all = [
        Law(name: "names mean nothing", change: { text, _ in ModelChange.renamed(text) }) { before, after in
            before.renamed(ModelChange.renamed).difference(from: after)
        },
        Law(name: "the order of transitions means nothing", change: changed { change, _ in change.reverseTransitions() }) { before, after in
            before.difference(from: after)
        },
        Law(name: "a transition that is there twice means nothing", change: changed { change, _ in change.duplicateTransitions() }) {
            before, after in
            before.difference(from: after.renamed { key in (0..<4).reduce(key) { $0.replacing(" d\($1): ", with: " t\($1): ") } })
        },
        Law(
            name: "without a transition nothing is nearer, no screen new and no step less sure",
            change: changed { $0.removeTransition(&$1) }
        ) { before, after in
            after.missing(in: before)
        },
        Law(name: "a set that one screen uses means nothing", change: changed { change, _ in change.moveTransitionsToSets() }) {
            before, after in
            before.difference(from: after)
        },
        Law(name: "a flow that nothing shows means nothing", change: changed { change, _ in change.addFlow() }) { before, after in
            before.difference(from: after)
        },
        Law(name: "tabs with one tab mean nothing", change: changed { change, _ in change.wrapRoot(in: "tabs") }) { before, after in
            withoutPlaces(before).difference(from: withoutPlaces(after))
        },
        Law(name: "a switch with one child means nothing", change: changed { change, _ in change.wrapRoot(in: "switch") }) {
            before, after in
            withoutPlaces(before).difference(from: withoutPlaces(after))
        },
        Law(
            name: "a list of targets is as its targets one after the other", change: changed { change, _ in change.takeSetStackApart() }
        ) { before, after in
            withoutSteps(before).difference(from: withoutSteps(after))
        },
    ]

    /// Searches for a model that breaks the law, and shrinks it. Counts the models that can be
    /// changed.
    func broken(seed: UInt64, models: Int) -> (problem: String?, changed: Int) {
        let kinds = ModelKind.regular + ModelKind.others.dropLast()
        var changed = 0
        for number in 0..<models {
            let seed = seed &+ UInt64(number)
            let text = kinds[number % kinds.count].text(seed: seed)
            guard let problem = problem(of: text, seed: seed, &changed) else { continue }
            var count = 0
            let shortest = shrunk(text) { self.problem(of: $0, seed: seed, &count) != nil }
            return ("\(name): seed \(seed): \(self.problem(of: shortest, seed: seed, &count) ?? problem)\n\(shortest)", changed)
        }
        return (nil, changed)
    }

    private func problem(of text: String, seed: UInt64, _ changed: inout Int) -> String? {
        var random = SeededNumbers(seed: seed)
        let other = change(text, &random)
        guard other != text, let before = NamedFacts(of: text), let after = NamedFacts(of: other), before.precision == after.precision
        else {
            return nil
        }
        changed += 1
        return problem(before, after)
    }
}

private func changed(
    _ change: @escaping @Sendable (inout ModelChange, inout SeededNumbers) -> Void
) -> @Sendable (String, inout SeededNumbers) -> String {
    { text, random in
        var model = ModelChange(text)
        change(&model, &random)
        return model.text
    }
}

private func withoutPlaces(_ facts: NamedFacts) -> NamedFacts {
    var facts = facts
    facts.places = [:]
    return facts
}

private func withoutSteps(_ facts: NamedFacts) -> NamedFacts {
    facts.renamed { key in key.firstRange(of: " of ").map { String(key[..<$0.lowerBound]) } ?? key }
}
