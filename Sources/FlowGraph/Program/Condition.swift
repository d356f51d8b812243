/// A guard, or a combination of guards.
public indirect enum Condition: Hashable, Sendable {
    /// A guard.
    case asked(Question)
    /// Holds if the condition doesn't.
    case not(Condition)
    /// Holds if all conditions do. Later ones are asked only while the earlier ones hold.
    case all([Condition])
    /// Holds if any condition does. Later ones are asked only while the earlier ones don't hold.
    case any([Condition])

    /// Asks a guard.
    init(_ asked: GuardID, arguments: [Argument] = []) {
        self = .asked(Question(asked: asked, arguments: arguments))
    }

    /// The guards in the order in which they are asked. Not all of them may be asked.
    public var questions: [Question] {
        switch self {
        case .asked(let question): [question]
        case .not(let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.questions)
        }
    }

    /// What the guards are asked with.
    public var arguments: [Argument] { questions.flatMap(\.arguments) }

    /// The condition in words, such as `signedIn and not busy`.
    ///
    /// - Parameter name: writes a guard.
    public func words(_ name: (Question) -> String) -> String {
        joined(not: { "not \($0)" }, and: " and ", or: " or ", name)
    }

    /// The condition that holds where this one doesn't.
    public var negated: Condition {
        if case .not(let condition) = self { condition } else { .not(self) }
    }

    /// Whether its text begins with a negation.
    private var isNegated: Bool {
        switch self {
        case .asked: false
        case .not: true
        case .all(let conditions), .any(let conditions): conditions.count == 1 && conditions.allSatisfy(\.isNegated)
        }
    }

    /// The condition as text, with parentheses around nested combinations and negated negations.
    ///
    /// - Parameters:
    ///   - not: negates a text.
    ///   - and: the separator of conditions that must all hold.
    ///   - or: the separator of conditions of which one must hold.
    ///   - name: writes a guard.
    public func joined(not: (String) -> String, and: String, or: String, _ name: (Question) -> String) -> String {
        func inside(_ condition: Condition) -> String {
            let text = condition.joined(not: not, and: and, or: or, name)
            return switch condition {
            case .asked, .not: text
            case .all(let conditions), .any(let conditions): conditions.count == 1 ? text : "(\(text))"
            }
        }
        return switch self {
        case .asked(let question): name(question)
        // Swift has no `!!`.
        case .not(let condition): not(condition.isNegated ? "(\(inside(condition)))" : inside(condition))
        case .all(let conditions): conditions.map(inside).joined(separator: and)
        case .any(let conditions): conditions.map(inside).joined(separator: or)
        }
    }
}

/// A guard as it is asked.
public struct Question: Hashable, Sendable {
    /// The guard.
    public var asked: GuardID
    /// What it is asked with.
    public var arguments: [Argument]
}

/// An answer of a guard.
public struct GuardAnswer: Hashable, Sendable {
    /// The guard.
    public var asked: GuardID
    /// Whether it holds.
    public var holds: Bool

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - asked: the guard.
    ///   - holds: whether it holds.
    public init(asked: GuardID, holds: Bool) {
        self.asked = asked
        self.holds = holds
    }
}
