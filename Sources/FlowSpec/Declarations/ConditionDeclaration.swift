/// A guard, or a combination of guards.
public indirect enum ConditionDeclaration: Sendable {
    /// A guard.
    case asked(QuestionDeclaration)
    /// `not`: true if the condition is false.
    case not(ConditionDeclaration)
    /// `and`: true if all conditions are true; never empty.
    case all([ConditionDeclaration])
    /// `or`: true if any condition is true; never empty.
    case any([ConditionDeclaration])

    /// The guards, in the order of the spec.
    public var questions: [QuestionDeclaration] {
        switch self {
        case .asked(let question): [question]
        case .not(let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.questions)
        }
    }

    /// The condition as messages show it, such as `signedIn and not busy`.
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

/// A guard with its arguments.
public struct QuestionDeclaration: Sendable {
    /// The guard's name.
    public var name: Located<String>
    /// The guard's arguments.
    public var arguments: [ArgumentDeclaration] = []
}
