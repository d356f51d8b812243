/// A guard, or a combination of guards.
public indirect enum ConditionDeclaration: Sendable {
    /// A guard.
    case asked(QuestionDeclaration)
    /// `not`: holds if the condition doesn't.
    case not(ConditionDeclaration)
    /// `and`: holds if all conditions do; never empty.
    case all([ConditionDeclaration])
    /// `or`: holds if any condition does; never empty.
    case any([ConditionDeclaration])

    /// The guards, in the order in which they are written.
    public var questions: [QuestionDeclaration] {
        switch self {
        case .asked(let question): [question]
        case .not(let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.questions)
        }
    }

    /// The guards' names in the words of messages, such as `signedIn and not busy`.
    public var words: String {
        switch self {
        case .asked(let question): question.name.value
        case .not(let condition): "not \(condition.wordsInside)"
        case .all(let conditions): conditions.map(\.wordsInside).joined(separator: " and ")
        case .any(let conditions): conditions.map(\.wordsInside).joined(separator: " or ")
        }
    }

    private var wordsInside: String {
        switch self {
        case .asked, .not: words
        case .all, .any: "(\(words))"
        }
    }
}

/// A guard as it is asked, with its arguments.
public struct QuestionDeclaration: Sendable {
    /// The guard's name.
    public var name: Located<String>
    /// What it is asked with.
    public var arguments: [ArgumentDeclaration] = []
}
