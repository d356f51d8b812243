/// The outcome of starting a scene from a saved state.
public struct Restoration: Hashable, Sendable {
    /// True if the program that saved the state has the same names and steps as this one.
    public var isOfSameProgram: Bool
    /// The parts that were left out; empty if everything was restored.
    public var losses: [Loss]

    /// A part that was left out, with everything above it.
    public struct Loss: Hashable, Sendable {
        /// The location: the flow of the layer, then the tab or child of each container in it,
        /// joined by `/`.
        public var place: String
        /// The reason for the loss.
        public var reason: Reason

        /// Creates a loss.
        public init(place: String, reason: Reason) {
            self.place = place
            self.reason = reason
        }
    }

    /// The reason why a part was left out.
    public enum Reason: String, Hashable, Sendable {
        /// The data isn't a saved state, or has another format.
        case unreadable
        /// The state is from another app, or the root coordinator's class can't be restored.
        case otherApp
        /// The state is larger than any user could have made it.
        case tooLarge
        /// The scene has started already.
        case alreadyStarted
        /// The app has no such flow, screen, tab, child or site, or a value has another type.
        case unknown
        /// The program can't put the part in this place.
        case misplaced
        /// A guard that the screen or flow requires is false.
        case notAllowed
        /// The program can't reach such a stack.
        case unreachable
    }

    /// Creates the outcome of a restoration.
    public init(isOfSameProgram: Bool, losses: [Loss]) {
        self.isOfSameProgram = isOfSameProgram
        self.losses = losses
    }

    /// True if everything was restored.
    public var isWhole: Bool { losses.isEmpty }

    /// Nothing was restored: the scene starts as without a saved state.
    static func nothing(_ reason: Reason, isOfSameProgram: Bool = false) -> Restoration {
        Restoration(isOfSameProgram: isOfSameProgram, losses: [Loss(place: "", reason: reason)])
    }
}
