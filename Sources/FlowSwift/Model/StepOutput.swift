/// A step: a statement of the generated method.
indirect enum StepOutput: Sendable {
    /// A call on the change, with the closures that it is given.
    case call(Expression, [ClosureOutput] = [])
    /// An alert with its buttons, and what follows these.
    case alert(String, [Expression.Item], actions: [(button: Expression, steps: ClosureOutput?)], [Expression.Item])
    /// A choice by a guard; one of the lists may be empty.
    case choose(Expression, then: [StepOutput], else: [StepOutput])
    /// Steps that stand in several places, under a name.
    case hold(String, of: String, ClosureOutput)
    /// The steps of that name.
    case resume(String, coordinator: String, change: String)
}

/// A closure that is given to a call.
struct ClosureOutput: Sendable {
    /// The label of the argument; nil for a closure that follows the call.
    var label: String?
    /// What it keeps of the object around it: `item`, or `ownItem = self.item`.
    var captures: [String] = []
    /// The names of what it is given; `_` where that isn't used.
    var parameters: [String] = []
    /// The type of the last of them, where it is written: the Swift compiler then judges what
    /// stands in the closure apart from the call around it, and finds a mistake at its own line.
    var lastType: String?
    let body: Body

    enum Body: Sendable {
        case steps([StepOutput])
        /// A choice by the cases of an enumeration.
        case cases(of: String, [StepsCaseOutput])
        /// One value or call, on the closure's own line.
        case expression(Expression)
    }
}

/// The steps of one case of a `switch`.
struct StepsCaseOutput: Sendable {
    /// The pattern, such as `.placed(let order)`.
    let pattern: String
    let steps: [StepOutput]
}
