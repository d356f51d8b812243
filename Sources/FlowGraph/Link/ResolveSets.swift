import FlowSpec

/// Sets of transitions. The name table adds their transitions to the flows and screens that use
/// them, so the linker resolves them as if each had declared them.
extension Linker {
    /// Reports sets in `uses` that don't exist or have no effect, and transitions with the name of
    /// one in a set.
    mutating func checkSets() {
        for flow in names.declarations {
            checkSets(flow.uses, beside: flow.transitions, of: flow, inherited: [])
            for screen in flow.screens { checkSets(screen.uses, beside: screen.transitions, of: flow, inherited: flow.uses) }
        }
    }

    private mutating func checkSets(
        _ uses: [Located<String>], beside own: [TransitionDeclaration], of flow: FlowDeclaration, inherited: [Located<String>]
    ) {
        guard !uses.isEmpty else { return }
        var seen = inherited
        var taken = Dictionary(own.lazy.filter { $0.set == nil }.map { ($0.name.value, $0.name) }, uniquingKeysWith: { first, _ in first })
        for use in uses {
            let name = quoted(use.value)
            guard let set = names.set(named: use.value).map({ names.sets[$0] }) else {
                if !names.isPartial {
                    reportUnknown("\(name) isn't a set of transitions", use, candidates: .names(names.sets.map(\.name.value)))
                }
                continue
            }
            usage.sets.insert(use.value)
            if let first = seen.first(where: { $0.value == use.value }) {
                let note = Diagnostic.Note("\(name) is first used here", at: first.range)
                report(
                    .nameClash, "\(name) is used twice: every transition of the set already exists; remove one", at: use.range,
                    notes: [note])
                continue
            }
            seen.append(use)
            if let module = modules.others[set.name.range.source], module != modules.others[flow.name.range.source] {
                let message =
                    "\(name) is a set of the module \(quoted(module)), which other modules can't use; declare a set in the module of "
                    + "\(quoted(flow.name.value))"
                report(.unknownTarget, message, at: use.range)
            }
            for transition in set.transitions {
                guard let first = taken.updateValue(transition.name, forKey: transition.name.value) else { continue }
                let note = Diagnostic.Note("the transition of the set is declared here", at: transition.name.range)
                let message =
                    "\(quoted(first.value)) is declared twice: \(name) is used here and has a transition of that name; rename one of them"
                report(.nameClash, message, at: first.range, notes: [note, Diagnostic.Note("\(name) is used here", at: use.range)])
            }
        }
    }

    /// The note for findings in a transition of a set: the first screen or flow that has them.
    func noteOfSet(_ transition: TransitionDeclaration, in flow: FlowID, _ screen: ScreenID?) -> Diagnostic.Note? {
        guard let set = transition.set else { return nil }
        let screen = screen.map { screens[$0.index].like ?? $0 }
        let uses = screen.map { names.screen($0, of: screens[$0.index].flow).uses } ?? names[flow].uses
        return uses.first { $0.value == set }.map { Diagnostic.Note("\(quoted(set)) is used here", at: $0.range) }
    }

    /// Reports transitions of sets whose methods have different parameters, since one protocol
    /// declares the method.
    mutating func checkSignaturesOfSets() {
        guard !names.sets.isEmpty, !diagnostics.hasErrors else { return }
        var first: [String: Transition] = [:]
        for transition in transitions {
            guard let set = transition.set else { continue }
            let key = "\(set).\(transition.name.value)"
            guard let original = first[key] else {
                first[key] = transition
                continue
            }
            let isSame = transition.parameters.elementsEqual(original.parameters) { $0.name == $1.name && $0.type.agrees(with: $1.type) }
            guard !isSame else { continue }
            let (one, two) = (signature(of: original), signature(of: transition))
            let message =
                "the method of \(quoted(transition.name.value)) has different parameters: \(one) and \(two), but the set "
                + "\(quoted(names.sets[set].name.value)) has one protocol; use targets with the same parameters, or pass values in 'with'"
            let place = names.sets[set].transitions.first { $0.name.value == transition.name.value }?.name.range
            report(.argumentType, message, at: place ?? transition.name.range)
        }
    }

    /// The parameters of a method in words, with its screen or flow.
    private func signature(of transition: Transition) -> String {
        let parameters = transition.parameters.map { "\($0.name): \($0.type.title)" }.joined(separator: ", ")
        let owner =
            switch transition.owner {
            case .screen(let screen): qualifiedName(of: screen)
            case .flow(let flow): names[flow].name.value
            }
        return "\(quoted("(\(parameters))")) in \(quoted(owner))"
    }
}
