/// A guard, a combination of guards, or a fact about the top screen.
public indirect enum Condition: Hashable, Sendable {
    /// A guard.
    case asked(Question)
    /// True if the condition is false.
    case not(Condition)
    /// True if all conditions are. Evaluation stops at the first that is false.
    case all([Condition])
    /// True if any condition is. Evaluation stops at the first that is true.
    case any([Condition])
    /// True if the screen on top is on a navigation stack.
    case stackOnTop

    init(_ asked: GuardID, arguments: [Argument] = []) {
        self = .asked(Question(asked: asked, arguments: arguments))
    }

    /// The guards in the order of evaluation. Evaluation doesn't always ask all of them.
    public var questions: [Question] {
        switch self {
        case .asked(let question): [question]
        case .not(let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.questions)
        case .stackOnTop: []
        }
    }

    /// The arguments of the guards.
    public var arguments: [Argument] { questions.flatMap(\.arguments) }

    /// The condition in words, such as `signedIn and not busy`.
    ///
    /// - Parameter name: writes a guard.
    public func words(_ name: (Question) -> String) -> String {
        joined(not: { "not \($0)" }, and: " and ", or: " or ", stackOnTop: "a navigation stack is on top", name)
    }

    /// The negated condition.
    public var negated: Condition {
        if case .not(let condition) = self { condition } else { .not(self) }
    }

    /// True if the condition's text starts with a negation.
    private var isNegated: Bool {
        switch self {
        case .asked, .stackOnTop: false
        case .not: true
        case .all(let conditions), .any(let conditions): conditions.count == 1 && conditions.allSatisfy(\.isNegated)
        }
    }

    /// The condition as text, with parentheses around nested combinations and negated negations.
    ///
    /// - Parameters:
    ///   - not: negates a string.
    ///   - and: the separator of conditions that must all be true.
    ///   - or: the separator of alternative conditions.
    ///   - stackOnTop: the text of ``stackOnTop``.
    ///   - name: writes a guard.
    public func joined(
        not: (String) -> String, and: String, or: String, stackOnTop: String, _ name: (Question) -> String
    ) -> String {
        func inside(_ condition: Condition) -> String {
            let text = condition.joined(not: not, and: and, or: or, stackOnTop: stackOnTop, name)
            return switch condition {
            case .asked, .not, .stackOnTop: text
            case .all(let conditions), .any(let conditions): conditions.count == 1 ? text : "(\(text))"
            }
        }
        return switch self {
        case .asked(let question): name(question)
        // Swift has no `!!`.
        case .not(let condition): not(condition.isNegated ? "(\(inside(condition)))" : inside(condition))
        case .all(let conditions): conditions.map(inside).joined(separator: and)
        case .any(let conditions): conditions.map(inside).joined(separator: or)
        case .stackOnTop: stackOnTop
        }
    }
}

/// A guard with its arguments.
public struct Question: Hashable, Sendable {
    /// The guard.
    public var asked: GuardID
    /// The arguments.
    public var arguments: [Argument]
}

/// An answer of a guard.
public struct GuardAnswer: Hashable, Sendable {
    /// The guard.
    public var asked: GuardID
    /// The answer: true for yes.
    public var holds: Bool

    /// Creates an answer.
    public init(asked: GuardID, holds: Bool) {
        self.asked = asked
        self.holds = holds
    }
}
