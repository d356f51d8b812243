import FlowGraph
import FlowSpec
import PushdownSystems

/// The result of checking an invariant.
public struct InvariantFact: Sendable {
    /// The index of the invariant among the program's.
    public var invariant: Int
    /// The verdict on the invariant.
    public var verdict: Verdict
    /// The reason why no transition can violate the invariant. `nil` if one can, or if the verdict
    /// isn't `holds`.
    var vacuity: Vacuity?
    /// The screens and flows in the invariant that never occur in its scope. Empty if the verdict
    /// isn't `holds`.
    var missing: [Target] = []

    /// The verdict on an invariant.
    public enum Verdict: Sendable {
        /// The invariant is true in all states.
        case holds
        /// The invariant is false in the state at the end of the run.
        case violated(Witness)
        /// There are too many stacks to decide.
        case unknown
    }

    /// The reason why an invariant can't be violated.
    enum Vacuity: Hashable, Sendable {
        /// The invariant allows every stack of the app's screens.
        case allowsEverything
        /// The invariant forbids only stacks with screens or flows that never occur in its scope.
        case neverOccurs
    }
}

extension Analysis {
    /// The results for all invariants, in their order. Leaves out `reach`, and invariants whose
    /// automaton would be too large.
    public var invariants: [InvariantFact] {
        // `invariants(into:)` reports these.
        var unread = Diagnostics()
        return invariants(into: &unread)
    }

    /// Returns the results for all invariants, in their order. Reports the ones whose automaton
    /// would be too large.
    func invariants(into diagnostics: inout Diagnostics) -> [InvariantFact] {
        let properties = stackProperties(of: program, into: &diagnostics)
        let occurrences = program.invariants.isEmpty ? nil : Occurrences(system, distances)
        var search = InvariantSearch(self)
        var facts = properties.map { property in
            fact(property.invariant, search.verdict(of: property), occurrences) { property.allowed.acceptsAll(of: $0) }
        }
        for (index, invariant) in program.invariants.enumerated() {
            switch invariant.form {
            case .after(let target, let absent):
                facts.append(fact(index, search.verdict(after: target, absent: absent), occurrences) { _ in absent.isEmpty })
            case .leaves(let targets, let transition):
                facts.append(fact(index, verdict(of: targets, after: transition), occurrences) { _ in false })
            case .via(let via): facts.append(fact(index, verdict(of: via), occurrences) { _ in false })
            case .always, .never, .maxDepth, .reach, .folds, .above, .below: continue
            }
        }
        return facts.sorted { $0.invariant < $1.invariant }
    }

    /// - Parameter isRight: returns true if the invariant allows every stack of some screens.
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
