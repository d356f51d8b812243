import FlowDiagnostics
import FlowGraph

/// What is known of an invariant.
public struct InvariantFact: Sendable {
    /// The index of the invariant among the program's.
    public var invariant: Int
    /// Whether it holds.
    public var verdict: Verdict
    /// Why it can't be broken whatever the program's transitions do; nil where it says something, and where it doesn't hold.
    public var vacuity: Vacuity?

    /// Whether an invariant holds.
    public enum Verdict: Sendable {
        /// In all states.
        case holds
        /// A shortest run to a state in which it doesn't.
        case violated(Witness)
        /// There are more stacks than are looked at.
        case unknown
    }

    /// Why an invariant says nothing.
    public enum Vacuity: Hashable, Sendable {
        /// Every stack is right for it.
        case allowsEverything
        /// These screens and flows, which it names, are on no stack that can be reached; or are never on top, where that is what it speaks of.
        case neverOccurs([Target])
    }
}

extension Analysis {
    /// What is known of the invariants, in their order; those that need more states than an automaton may have are left out, and so is `reach`.
    public var invariants: [InvariantFact] {
        // Reported where the invariants are checked for themselves.
        var unread = Diagnostics()
        return invariants(into: &unread)
    }

    /// What is known of the invariants, in their order. Reports those that are left out since an automaton may not have so many states.
    func invariants(into diagnostics: inout Diagnostics) -> [InvariantFact] {
        let properties = stackProperties(of: program, into: &diagnostics)
        let stacks = properties.isEmpty ? [:] : system.stacksOfFlows(distances)
        let occurrences = program.invariants.isEmpty ? nil : Occurrences(system, distances)
        var replayer = Replayer(machine)
        var effort = wordEffort
        var facts = properties.map { property in
            let seeds = if case .stack(let flow) = property.scope { stacks[flow] ?? [] } else { system.wholeStacks(distances) }
            let verdict = verdict(of: property, from: seeds, &effort, &replayer)
            return fact(property.invariant, verdict, occurrences, isUniversal: property.allowed.isUniversal)
        }
        for (index, invariant) in program.invariants.enumerated() {
            guard case .after(let target, let absent) = invariant.form else { continue }
            let verdict = verdict(after: target, absent: absent, &effort, &replayer)
            facts.append(fact(index, verdict, occurrences, isUniversal: absent.isEmpty))
        }
        return facts.sorted { $0.invariant < $1.invariant }
    }

    private func fact(_ index: Int, _ verdict: InvariantFact.Verdict, _ occurrences: Occurrences?, isUniversal: Bool) -> InvariantFact {
        var fact = InvariantFact(invariant: index, verdict: verdict, vacuity: nil)
        guard case .holds = verdict else { return fact }
        if isUniversal {
            fact.vacuity = .allowsEverything
        } else if let missing = occurrences?.missing(in: program.invariants[index].form, of: program), !missing.isEmpty {
            fact.vacuity = .neverOccurs(missing)
        }
        return fact
    }

    /// Whether a property holds on all of its stacks.
    func verdict(of property: StackProperty) -> InvariantFact.Verdict {
        var (effort, replayer) = (wordEffort, Replayer(machine))
        let seeds =
            switch property.scope {
            case .stack(let flow): system.stacksOfFlows(distances)[flow] ?? []
            case .everyStack: system.wholeStacks(distances)
            }
        return verdict(of: property, from: seeds, &effort, &replayer)
    }

    private func verdict(
        of property: StackProperty, from seeds: [WordSearch.Seed], _ effort: inout Effort, _ replayer: inout Replayer
    ) -> InvariantFact.Verdict {
        let allowed = property.allowed
        guard !allowed.isUniversal else { return .holds }
        let isSafe = safeStates(of: allowed)
        let search = WordSearch(
            analysis: self, stateCount: allowed.stateCount, staysOnStack: true,
            next: { state, symbol in
                let next = allowed.next(state, symbol.screen)
                return isSafe[next] ? nil : next
            },
            isWanted: { state, symbol in !allowed.accepts(allowed.next(state, symbol.screen)) })
        return verdict(search.shortest(from: seeds, &effort), &replayer) { state in
            state.stacks(in: property.scope).contains { !allowed.accepts($0) }
        }
    }

    private func verdict(
        _ answer: WordSearch.Answer, _ replayer: inout Replayer, where isViolated: @escaping (State) -> Bool
    ) -> InvariantFact.Verdict {
        switch answer {
        case .found(let found): .violated(witness(found, &replayer, where: isViolated))
        case .absent: .holds
        case .unknown: .unknown
        }
    }

    /// The states from which nothing leads to one that doesn't accept: of a minimal automaton that is one at most, which every screen leads back to.
    private func safeStates(of allowed: DFA) -> [Bool] {
        (0..<allowed.stateCount).map { state in
            allowed.accepts(state) && program.screens.indices.allSatisfy { allowed.next(state, ScreenID(index: $0)) == state }
        }
    }

    /// Whether nothing that is to be absent stands anywhere while something else is on top.
    private func verdict(
        after target: Target, absent: [Target], _ effort: inout Effort, _ replayer: inout Replayer
    ) -> InvariantFact.Verdict {
        let alphabet = system.rules.alphabet
        func isOf(_ targets: [Target], _ symbol: Symbol) -> Bool {
            targets.contains { self.program.isThere($0, symbol.screen, in: alphabet.lane(of: symbol).content.path.lazy.map(\.flow)) }
        }
        // 1: something of the absent was read.
        let search = WordSearch(
            analysis: self, stateCount: 2, staysOnStack: false,
            next: { state, symbol in state == 1 || isOf(absent, symbol) ? 1 : 0 },
            isWanted: { state, symbol in isOf([target], symbol) && (state == 1 || isOf(absent, symbol)) })
        let seeds = system.automaton.bottoms.map { WordSearch.Seed(below: $0) }
        return verdict(search.shortest(from: seeds, &effort), &replayer) { state in
            program.isOnTop(target, in: state) && absent.contains { program.isThere($0, in: state) }
        }
    }
}
