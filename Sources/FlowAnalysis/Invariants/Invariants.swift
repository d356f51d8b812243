import FlowGraph
import FlowSpec
import PushdownSystems

/// What is known of an invariant.
public struct InvariantFact: Sendable {
    /// The index of the invariant among the program's.
    public var invariant: Int
    /// Whether it holds.
    public var verdict: Verdict
    /// Why it can't be broken whatever the program's transitions do; nil where it says something,
    /// and where it doesn't hold.
    var vacuity: Vacuity?
    /// The screens and flows that it names and that never occur where it speaks of them; none where
    /// it doesn't hold.
    var missing: [Target] = []

    /// Whether an invariant holds.
    public enum Verdict: Sendable {
        /// In all states.
        case holds
        /// Not in a state to which the run leads.
        case violated(Witness)
        /// There are more stacks than are looked at.
        case unknown
    }

    /// Why an invariant says nothing.
    enum Vacuity: Hashable, Sendable {
        /// Every stack is right for it that screens of the app can make.
        case allowsEverything
        /// What it forbids needs screens or flows that never occur where it speaks of them.
        case neverOccurs
    }
}

extension Analysis {
    /// What is known of the invariants, in their order; those that need more states than an
    /// automaton may have are left out, and so is `reach`.
    public var invariants: [InvariantFact] {
        // Reported where the invariants are checked for themselves.
        var unread = Diagnostics()
        return invariants(into: &unread)
    }

    /// What is known of the invariants, in their order. Reports those that are left out since an
    /// automaton may not have so many states.
    func invariants(into diagnostics: inout Diagnostics) -> [InvariantFact] {
        let properties = stackProperties(of: program, into: &diagnostics)
        let occurrences = program.invariants.isEmpty ? nil : Occurrences(system, distances)
        var search = InvariantSearch(self)
        var facts = properties.map { property in
            fact(property.invariant, search.verdict(of: property), occurrences) { property.allowed.acceptsAll(of: $0) }
        }
        for (index, invariant) in program.invariants.enumerated() {
            guard case .after(let target, let absent) = invariant.form else { continue }
            facts.append(fact(index, search.verdict(after: target, absent: absent), occurrences) { _ in absent.isEmpty })
        }
        return facts.sorted { $0.invariant < $1.invariant }
    }

    /// - Parameter isRight: whether every stack of some screens is right for the invariant.
    private func fact(
        _ index: Int, _ verdict: InvariantFact.Verdict, _ occurrences: Occurrences?, isRight: ([ScreenID]) -> Bool
    ) -> InvariantFact {
        var fact = InvariantFact(invariant: index, verdict: verdict, vacuity: nil)
        guard case .holds = verdict, let occurrences else { return fact }
        let form = program.invariants[index].form
        fact.missing = occurrences.missing(in: form, of: program)
        if isRight(program.screens.indices.map(ScreenID.init(index:))) {
            fact.vacuity = .allowsEverything
        } else if isRight(occurrences.screens.sorted()) {
            fact.vacuity = fact.missing.isEmpty ? .allowsEverything : .neverOccurs
        } else if occurrences.isSilent(form, missing: fact.missing) {
            fact.vacuity = .neverOccurs
        }
        return fact
    }
}
