/// How a step stands to the steps around it, whatever its operands.
public struct StepTraits: Sendable {
    /// Where the step puts what it creates, if it adds to what is there.
    public var adds: Addition?
    /// What isn't what the user sees any more, for the steps after it.
    var leaves: Surroundings?
    /// When it must be the last step of its list.
    var ends = Ending.never
    /// When it may come after a step that has left the flow.
    var afterLeaving = Following.never

    /// Where a step adds something.
    public enum Addition: Sendable {
        /// On the stack that shows.
        case slots
        /// Over the active layer.
        case layer
    }

    /// What a step leaves.
    enum Surroundings {
        /// The flow that it belongs to, whose own stack the user no longer sees.
        case flow
        /// The layer that the flow is in, below which a stack may stand.
        case layer
    }

    /// When a step ends its list.
    enum Ending {
        case never, always, whereItHasHandlers
    }

    /// When a step may follow another.
    enum Following {
        case never, always, whereItStartsAFlow
    }
}
