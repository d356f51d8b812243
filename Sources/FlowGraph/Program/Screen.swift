import FlowSpec

/// A screen: one view controller.
public struct Screen: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the screen means.
    public var documentation: String?
    /// The flow that declares the screen.
    public var flow: FlowID
    /// What the screen is made with: its flow's parameters first where the flow may begin with it,
    /// then its own.
    public var parameters: [Parameter]
    /// The ways out of the screen, in the order of the file; without those of its flow.
    public var transitions: [TransitionID]
    /// What the app can do with this very screen.
    public var effects: [EffectID] = []
    /// The screen whose view controller this is too.
    public var like: ScreenID?
    /// Where the view controller comes from; nil where the app makes it.
    public var origin: ScreenOrigin?
    /// What UIKit shows around it.
    public var attributes = Attributes()
    /// How the screen is presented where the step doesn't say it.
    public var presentation = Presentation()
    /// What must hold to show it.
    public var requirement: Condition?

    /// What UIKit shows around a screen.
    public struct Attributes: Sendable {
        /// The texts; a value is one of the screen's parameters.
        public var texts: [ScreenAttribute: Text] = [:]
        /// What the spec answers with yes or no.
        public var flags: [ScreenAttribute: Bool] = [:]

        /// Whether something holds; nil where UIKit decides.
        ///
        /// - Parameter flag: an attribute that is answered with yes or no.
        public subscript(flag: ScreenAttribute) -> Bool? {
            guard let said = flags[flag] else {
                if case .flag(let usual) = flag.form { return usual } else { return nil }
            }
            return said
        }

        /// Whether the tab bar is hidden while the screen or one above it shows.
        public var hidesTabBar: Bool { self[.hidesTabBar] ?? false }
        /// Whether the navigation bar is hidden while the screen shows.
        public var hidesNavigationBar: Bool { self[.hidesNavigationBar] ?? false }
        /// Whether the user can go back, by button and by swipe.
        public var allowsBack: Bool { self[.allowsBack] ?? true }
        /// Whether there is at most one on a stack.
        public var isUnique: Bool { self[.unique] ?? false }
    }
}

/// A transition: a list of steps that is one change.
public struct Transition: Sendable {
    /// The name, with its place: the Swift method that the screen calls.
    public var name: Located<String>
    /// Who has it.
    public var owner: Owner
    /// The parameters of the Swift method: what the steps need that nothing else gives, one for
    /// each name, in the order of the steps. Of a screen that is `like` another they are that
    /// screen's.
    public var parameters: [MethodParameter]
    /// The steps.
    public var steps: [Step]

    /// Who has a transition.
    public enum Owner: Hashable, Sendable {
        /// A screen.
        case screen(ScreenID)
        /// Every screen of a flow.
        case flow(FlowID)
    }
}

/// A parameter of a transition's Swift method.
public struct MethodParameter: Sendable {
    /// The name.
    public var name: String
    /// The type.
    public var type: MethodType
    /// The Swift literal that stands where no value is given.
    public var defaultValue: String?

    /// The type of a method's parameter.
    public enum MethodType: Sendable {
        /// A type that the spec gives.
        case swift(SwiftType)
        /// A text of an alert.
        case text
        /// What a popover or an action sheet comes from.
        case popoverSource
    }

    /// Makes a parameter.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - type: the type.
    ///   - defaultValue: the Swift literal that stands where no value is given; nil where there is
    ///     none.
    public init(name: String, type: MethodType, defaultValue: String? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}
