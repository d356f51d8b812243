import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

/// What is known of an invariant.
public struct InvariantFact: Sendable {
    /// The index of the invariant among the program's.
    public var invariant: Int
    /// Whether it holds.
    public var verdict: Verdict
    /// Why it can't be broken whatever the program's transitions do; nil where it says something,
    /// and where it doesn't hold.
    public var vacuity: Vacuity?

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
    public enum Vacuity: Hashable, Sendable {
        /// Every stack is right for it.
        case allowsEverything
        /// These screens and flows, which it names, are on no stack that can be reached; or are
        /// never on top, where that is what it speaks of.
        case neverOccurs([Target])
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
            fact(property.invariant, search.verdict(of: property), occurrences, isUniversal: property.allowed.isUniversal)
        }
        for (index, invariant) in program.invariants.enumerated() {
            guard case .after(let target, let absent) = invariant.form else { continue }
            facts.append(fact(index, search.verdict(after: target, absent: absent), occurrences, isUniversal: absent.isEmpty))
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
}
