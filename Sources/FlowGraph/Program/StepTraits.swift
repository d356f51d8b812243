/// A step's interaction with the steps around it, independent of its operands.
public struct StepTraits: Sendable {
    /// The location of new content, if the step adds any.
    public var adds: Addition?
    /// The surroundings that the user no longer sees in the following steps.
    var leaves: Surroundings?
    /// When it must be the last step of its list.
    var ends = Ending.never
    /// When it can follow a step that has left the flow.
    var afterLeaving = Following.never

    /// The location of a step's new content.
    public enum Addition: Sendable {
        /// On the visible stack.
        case slots
        /// Over the active layer.
        case layer
    }

    /// The surroundings that a step leaves.
    enum Surroundings {
        /// The flow that the step belongs to. The user no longer sees its stack.
        case flow
        /// The layer that contains the flow. Below it, there can be a stack.
        case layer
    }

    /// When a step ends its list.
    enum Ending {
        case never, always, whereItHasHandlers
    }

    /// When a step can follow another that has left the flow.
    enum Following {
        case never, always, whereItStartsAFlow
    }
}
