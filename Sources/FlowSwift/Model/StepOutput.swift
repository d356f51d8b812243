/// A step: a statement of the generated method.
indirect enum StepOutput: Sendable {
    /// A call on the change, with its closures.
    case call(Expression, [ClosureOutput] = [])
    /// An alert: the method, its arguments, the buttons with their steps, and the last arguments.
    case alert(String, [Expression.Item], actions: [(button: Expression, steps: ClosureOutput?)], [Expression.Item])
    /// A choice by a guard; one of the lists can be empty.
    case choose(Expression, then: [StepOutput], else: [StepOutput])
    /// The declaration of a named closure for steps used in several places.
    case hold(String, of: String, ClosureOutput)
    /// A call of the closure with that name.
    case resume(String, coordinator: String, change: String)
}

/// A closure argument.
struct ClosureOutput: Sendable {
    /// The argument label; nil for a trailing closure.
    var label: String?
    /// The capture list: `item`, or `ownItem = self.item`.
    var captures: [String] = []
    /// The closure's parameters; `_` for an unused one.
    var parameters: [String] = []
    /// The written type of the last parameter, if any. It makes the compiler check the closure
    /// separately from the call, and report mistakes on their own lines.
    var lastType: String?
    let body: Body

    enum Body: Sendable {
        case steps([StepOutput])
        /// A `switch` over the cases of an enumeration.
        case cases(of: String, [StepsCaseOutput])
        /// One expression, on the closure's own line.
        case expression(Expression)
    }
}

/// The steps of one case of a `switch`.
struct StepsCaseOutput: Sendable {
    /// The pattern, such as `.placed(let order)`.
    let pattern: String
    let steps: [StepOutput]
}
