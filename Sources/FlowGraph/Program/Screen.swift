import FlowSpec

/// A screen: one view controller.
public struct Screen: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The screen's documentation comment.
    public var documentation: String?
    /// The flow that declares the screen.
    public var flow: FlowID
    /// The screen's parameters, after its flow's parameters if the flow can begin with it.
    public var parameters: [Parameter]
    /// The screen's transitions, in the order of the file, without its flow's transitions.
    public var transitions: [TransitionID]
    /// The screen's effects, which its view controller performs.
    public var effects: [EffectID] = []
    /// The screen that this one shares its view controller with; `nil` if there is none.
    public var like: ScreenID?
    /// The source of the view controller; `nil` if the app creates it.
    public var origin: ScreenOrigin?
    /// The UIKit attributes of the screen, such as its bars.
    public var attributes = Attributes()
    /// The presentation if the step doesn't specify one.
    public var presentation = Presentation()
    /// The condition for showing the screen; `nil` if there is none.
    public var requirement: Condition?

    /// The UIKit attributes of a screen.
    public struct Attributes: Sendable {
        /// The string attributes. Their values are parameters of the screen.
        public var texts: [ScreenAttribute: Text] = [:]
        /// The Boolean attributes that the spec sets.
        public var flags: [ScreenAttribute: Bool] = [:]

        /// The value of a Boolean attribute; `nil` if UIKit decides.
        public subscript(flag: ScreenAttribute) -> Bool? {
            guard let said = flags[flag] else {
                if case .flag(let usual) = flag.form { return usual } else { return nil }
            }
            return said
        }

        /// True if the tab bar is hidden while the screen or one above it is visible.
        public var hidesTabBar: Bool { self[.hidesTabBar] ?? false }
        /// True if the navigation bar is hidden while the screen is visible.
        public var hidesNavigationBar: Bool { self[.hidesNavigationBar] ?? false }
        /// True if the user can go back, by button or by swipe.
        public var allowsBack: Bool { self[.allowsBack] ?? true }
        /// True if the user can dismiss a modal while the screen is on top of it.
        public var isDismissible: Bool { self[.dismissible] ?? true }
        /// True if the user is asked before unsaved work is removed.
        public var isUnsaved: Bool { self[.unsaved] ?? false }
        /// True if a stack can contain the screen at most once.
        public var isUnique: Bool { self[.unique] ?? false }
        /// True if a stack can contain any number of the screen.
        public var isRecursive: Bool { self[.recursive] ?? false }
        /// True if the screen is visible only while its column is empty.
        public var isPlaceholder: Bool { self[.placeholder] ?? false }
    }
}

/// A transition: a list of steps that are performed as one change.
public struct Transition: Sendable {
    /// The name, with its location. It is the Swift method that the screen calls.
    public var name: Located<String>
    /// The screen or flow that declares it.
    public var owner: Owner
    /// The parameters of the Swift method, in the order of the steps: the values without another
    /// source. With `like`, they are the original screen's.
    public var parameters: [MethodParameter]
    /// The steps.
    public var steps: [Step]
    /// The set that it comes from, as an index into ``Program/sets``; `nil` if its owner declares
    /// it.
    public var set: Int?

    /// The owner of a transition.
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
    /// The default value as a Swift literal; `nil` if there is none.
    public var defaultValue: String?

    /// The type of a method's parameter.
    public enum MethodType: Sendable {
        /// A type from the spec.
        case swift(SwiftType)
        /// A string in an alert.
        case text
        /// The anchor of a popover or action sheet.
        case popoverSource
    }

    /// Creates a parameter.
    public init(name: String, type: MethodType, defaultValue: String? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}
