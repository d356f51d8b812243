/// What became of a saved state when a scene started from it.
public struct Restoration: Hashable, Sendable {
    /// Whether the program that saved it has the same names and steps as this one.
    public var isOfSameProgram: Bool
    /// What was left out; nothing where the state is the same as before.
    public var losses: [Loss]

    /// Something that was left out, with all that stood above it.
    public struct Loss: Hashable, Sendable {
        /// Where that was: the flow of the layer, then the tab or child of each container in it,
        /// joined by `/`.
        public var place: String
        /// Why.
        public var reason: Reason

        /// Says what was left out.
        ///
        /// - Parameters:
        ///   - place: where that was.
        ///   - reason: why.
        public init(place: String, reason: Reason) {
            self.place = place
            self.reason = reason
        }
    }

    /// Why something was left out.
    public enum Reason: String, Hashable, Sendable {
        /// The data aren't a saved state, or one of another form.
        case unreadable
        /// It is the state of another app, or the root coordinator's class can't be restored.
        case otherApp
        /// It is larger than any user could have made it.
        case tooLarge
        /// The scene has started already.
        case alreadyStarted
        /// The app has no such flow, screen, tab, child or site, or a value isn't of the type that
        /// it has now.
        case unknown
        /// It can't stand there.
        case misplaced
        /// What the screen or flow requires doesn't hold now.
        case notAllowed
        /// No run of the program has such a stack.
        case unreachable
    }

    /// Says what became of a saved state.
    ///
    /// - Parameters:
    ///   - isOfSameProgram: whether the program that saved it has the same names and steps.
    ///   - losses: what was left out.
    public init(isOfSameProgram: Bool, losses: [Loss]) {
        self.isOfSameProgram = isOfSameProgram
        self.losses = losses
    }

    /// Whether the state is the same as before.
    public var isWhole: Bool { losses.isEmpty }

    /// Nothing was kept: the scene starts as without a saved state.
    static func nothing(_ reason: Reason, isOfSameProgram: Bool = false) -> Restoration {
        Restoration(isOfSameProgram: isOfSameProgram, losses: [Loss(place: "", reason: reason)])
    }
}
