/// Answers of guards of which at least one is given.
///
/// A condition holds if each of its clauses does (a conjunctive normal form). Whoever gets past a
/// condition has met its clauses, so that each by itself may protect what is behind.
public struct Clause: Hashable, Sendable {
    /// The answers, each once, by their guards.
    public let answers: [GuardAnswer]

    /// Makes a clause.
    ///
    /// - Parameter answers: the answers, of which there is at least one.
    public init(_ answers: some Sequence<GuardAnswer>) {
        self.answers = Set(answers).sorted { ($0.asked.index, $0.holds ? 0 : 1) < ($1.asked.index, $1.holds ? 0 : 1) }
    }

    /// The answers that are given where the clause never holds.
    public var refusals: [GuardAnswer] { answers.map { GuardAnswer(asked: $0.asked, holds: !$0.holds) } }

    /// Whether some guard is asked for both answers, so that the clause always holds.
    var isAlwaysMet: Bool { zip(answers, answers.dropFirst()).contains { $0.asked == $1.asked } }

    /// Whether the clause never holds where another never does.
    ///
    /// - Parameter other: the other clause.
    public func isSubset(of other: Clause) -> Bool { answers.allSatisfy(other.answers.contains) }

    /// The clause as a condition.
    public var condition: Condition {
        let parts = answers.map { $0.holds ? Condition($0.asked) : .not(Condition($0.asked)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }
}

extension Condition {
    /// What holds for certain if the condition holds, or if it doesn't: its clauses, without those
    /// that always hold. Of very many, some are left out.
    ///
    /// - Parameter holds: whether the condition holds.
    public func clauses(where holds: Bool) -> [Clause] {
        switch self {
        case .asked(let question): return [Clause([GuardAnswer(asked: question.asked, holds: holds)])]
        case .not(let condition): return condition.clauses(where: !holds)
        case .all(let parts) where holds, .any(let parts) where !holds: return parts.flatMap { $0.clauses(where: holds) }
        case .all(let parts), .any(let parts):
            // One of the parts decides: the clauses that hold whichever it is.
            let clauses = parts.map { $0.clauses(where: holds) }
            let joined = clauses.dropFirst().reduce(clauses.first ?? []) { joined, next in
                Array(joined.lazy.flatMap { one in next.lazy.map { Clause(one.answers + $0.answers) } }.prefix(Self.mostJoined))
            }
            return joined.filter { !$0.isAlwaysMet }
        }
    }

    private static let mostJoined = 16

    /// The answers that are certain if the condition holds, or if it doesn't.
    ///
    /// - Parameter holds: whether the condition holds.
    public func answers(where holds: Bool) -> [GuardAnswer] {
        clauses(where: holds).compactMap { $0.answers.count == 1 ? $0.answers[0] : nil }
    }
}
