import FlowSpec

/// A property that must be true in every reachable state.
public struct Invariant: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The range of the whole invariant, including its name.
    var range: SourceRange
    /// The documentation comment: why it must be true.
    public var documentation: String?
    /// The property.
    public var form: Form

    /// The property. The **stack** of a flow extends from the flow's first screen to the top of its
    /// navigation stack. It contains the flow's screens and the screens of flows pushed above them.
    public enum Form: Hashable, Sendable {
        /// The stack of a flow always matches the expression, bottom first.
        case always(stack: FlowID, Regex)
        /// The stack of a flow never matches the expression.
        case never(stack: FlowID, Regex)
        /// The stack of a flow has at most this many screens.
        case maxDepth(stack: FlowID, Int)
        /// The user can always reach a screen.
        case reach(Reach)
        /// From every state, users reach the same screens at both widths, except for some.
        case folds(except: [ScreenID])
        /// Before a screen is on top, another one is.
        case via(Via)
        /// While the first target, or a screen of it, is on top, the others are on no active stack.
        case after(Target, absent: [Target])
        /// In the state after a global transition, every screen on an active stack is one of the
        /// targets or of one, and so is every tab bar around it.
        case leaves([Target], after: LinkID)
        /// The second screen is always somewhere below the first on its stack.
        case above(ScreenID, ScreenID)
        /// The first screen is always somewhere below the second on its stack.
        case below(ScreenID, ScreenID)
    }
}

extension Invariant {
    /// A screen that the user can bring to the top.
    public struct Reach: Hashable, Sendable {
        /// The screen.
        public var screen: ScreenID
        /// The screen on top in the states to check; `nil` to check every state.
        public var from: ScreenID?
        /// The maximum number of actions; `nil` for any number.
        public var within: Int?
        /// True if users must reach it without gestures.
        public var excludesGestures: Bool

        /// Creates a condition for a screen.
        ///
        /// - Parameters:
        ///   - screen: the screen.
        ///   - from: the screen on top in the states to check; `nil` to check every state.
        ///   - within: the maximum number of actions; `nil` for any number.
        ///   - excludesGestures: true if users must reach it without gestures.
        public init(screen: ScreenID, from: ScreenID? = nil, within: Int? = nil, excludesGestures: Bool = false) {
            (self.screen, self.from, self.within, self.excludesGestures) = (screen, from, within, excludesGestures)
        }
    }
}

extension Invariant {
    /// A screen that is only on top after another one was. Names include screens like them.
    public struct Via: Hashable, Sendable {
        /// The screen.
        public var screen: ScreenID
        /// The screen that is on top first.
        public var via: ScreenID
        /// The screen that begins the runs to check whenever it is on top; `nil` for the start.
        public var since: ScreenID?

        /// Creates a condition for a screen.
        ///
        /// - Parameters:
        ///   - screen: the screen.
        ///   - via: the screen that is on top first.
        ///   - since: the screen that begins the runs to check; `nil` for the start.
        public init(screen: ScreenID, via: ScreenID, since: ScreenID? = nil) {
            (self.screen, self.via, self.since) = (screen, via, since)
        }
    }
}

/// A regular expression over screens.
public indirect enum Regex: Hashable, Sendable {
    /// One of these screens.
    case oneOf(Set<ScreenID>)
    /// Any one screen of the program.
    case anyScreen
    /// All parts in this order; the empty word if there are none.
    case sequence([Regex])
    /// One of the parts; if there are none, nothing matches.
    case choice([Regex])
    /// Any number of repetitions, including none.
    case zeroOrMore(Regex)
    /// One or more repetitions.
    case oneOrMore(Regex)
    /// The part or the empty word.
    case optional(Regex)
}
