/// A disjunction: at least one of its guard answers is true.
///
/// A condition is true if all its clauses are (conjunctive normal form). A true condition implies
/// each of its clauses, so every clause by itself can protect a screen.
public struct Clause: Hashable, Sendable {
    /// The answers, without duplicates, sorted by guard.
    public let answers: [GuardAnswer]

    /// Creates a clause.
    ///
    /// - Parameter answers: the answers, at least one.
    public init(_ answers: some Sequence<GuardAnswer>) {
        self.answers = Set(answers).sorted { ($0.asked.index, $0.holds ? 0 : 1) < ($1.asked.index, $1.holds ? 0 : 1) }
    }

    /// The answers that all apply if the clause is false.
    public var refusals: [GuardAnswer] { answers.map { GuardAnswer(asked: $0.asked, holds: !$0.holds) } }

    /// True if the clause contains both answers of a guard, so it is always true.
    var isAlwaysMet: Bool { zip(answers, answers.dropFirst()).contains { $0.asked == $1.asked } }

    /// True if the clause implies another, because its answers are a subset.
    public func isSubset(of other: Clause) -> Bool { answers.allSatisfy(other.answers.contains) }

    /// The clause as a condition.
    public var condition: Condition {
        let parts = answers.map { $0.holds ? Condition($0.asked) : .not(Condition($0.asked)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }
}

extension Condition {
    /// The clauses that are certain if the condition is true, or if it is false. Tautologies are
    /// left out, and so are some clauses if there are very many.
    ///
    /// - Parameter holds: whether the condition is true.
    public func clauses(where holds: Bool) -> [Clause] {
        switch self {
        case .asked(let question): return [Clause([GuardAnswer(asked: question.asked, holds: holds)])]
        case .not(let condition): return condition.clauses(where: !holds)
        case .stackOnTop: return []
        case .all(let parts) where holds, .any(let parts) where !holds: return parts.flatMap { $0.clauses(where: holds) }
        case .all(let parts), .any(let parts):
            // One of the parts decides: join the clauses that are certain for each.
            let clauses = parts.map { $0.clauses(where: holds) }
            let joined = clauses.dropFirst().reduce(clauses.first ?? []) { joined, next in
                Array(joined.lazy.flatMap { one in next.lazy.map { Clause(one.answers + $0.answers) } }.prefix(Self.mostJoined))
            }
            return joined.filter { !$0.isAlwaysMet }
        }
    }

    private static let mostJoined = 16

    /// The answers that are certain if the condition is true, or if it is false.
    ///
    /// - Parameter holds: whether the condition is true.
    public func answers(where holds: Bool) -> [GuardAnswer] {
        clauses(where: holds).compactMap { $0.answers.count == 1 ? $0.answers[0] : nil }
    }
}
