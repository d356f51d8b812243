/// A flow as it was written.
public struct FlowDeclaration: Sendable {
    /// The flow's name.
    public var name: Located<String>
    /// What the flow means.
    public var documentation: String?
    /// The screen, tab or child that the flow begins with, where it isn't the first.
    public var start: StartDeclaration?
    /// The tabs, for a flow of kind tabs; of kind split its columns, the primary first.
    public var tabs: [TabDeclaration]?
    /// `split: …`, where the tabs are the columns of a split view.
    public var split: SourceRange?
    /// The children, for a flow of kind switch.
    public var children: [ChildDeclaration]?
    /// `container: none`, where the flow is its one screen and no stack.
    public var single: SourceRange?
    /// `external: true`: the app writes the coordinator by hand. The flow then has one screen, with
    /// the flow's name, that stands for everything the app shows, and that screen has one
    /// transition per result.
    public var external: SourceRange?
    /// The screens: of a stack what may stand on it, of a tabs or switch flow its bare screens.
    public var screens: [ScreenDeclaration] = []
    /// How the app starts the flow if it is an entry flow; nil otherwise.
    public var entry: Located<Entry>?
    /// What a tap on the selected tab does.
    public var reselect: Located<Reselect>?
    /// Whether the app supplies the tab bar.
    public var bar: Located<Bar>?
    /// What the flow is made with.
    public var parameters: [Parameter] = []
    /// How the flow can end.
    public var results: [ResultDeclaration] = []
    /// The ways out that every screen of the flow has.
    public var transitions: [TransitionDeclaration] = []
    /// Of a tabs or switch flow, what happens when a child ends with a result; their names are
    /// `child.result`.
    public var handlers: [HandlerDeclaration] = []
    /// How the flow is presented.
    public var presentation: PresentationDeclaration?
    /// What must hold to start it.
    public var requirement: RequirementDeclaration?
    /// Rules that the flow is excused from, those of its screens and steps included.
    var excuses: [ExcuseDeclaration] = []
    /// Whether parts of it couldn't be read, so that names which seem undeclared may be declared in
    /// it.
    public var isPartial = false

    /// How the app starts an entry flow.
    public enum Entry: String, Sendable, CaseIterable {
        /// By presenting it.
        case present
        /// By pushing it on a navigation controller of its own.
        case push
        /// By embedding it, for example as a child or in a tab.
        case embed
    }

    /// What a tap on the selected tab does.
    public enum Reselect: String, Sendable, CaseIterable {
        /// Goes back to the tab's first screen.
        case popToRoot
        /// Nothing.
        case none
    }

    /// Whose the tab bar is.
    public enum Bar: String, Sendable, CaseIterable {
        /// UIKit's.
        case system
        /// The app supplies the container.
        case custom
    }
}

/// What a flow begins with: a name, or a list of guarded names that ends in a plain one.
public struct StartDeclaration: Sendable {
    /// The names that are taken where their guard holds, the first first.
    public var choices: [Choice] = []
    /// The name that is taken otherwise.
    public var otherwise: Located<String>

    /// A guarded name.
    public struct Choice: Sendable {
        /// The guard.
        public var condition: ConditionDeclaration
        /// The screen, tab or child.
        public var name: Located<String>
    }
}

/// A tab as it was written.
public struct TabDeclaration: Sendable {
    /// The tab's name.
    public var name: Located<String>
    /// What the tab holds.
    public var content: Content
    /// What its flow or screen is made with.
    public var arguments: [ArgumentDeclaration] = []
    /// The title under the tab's image, which has no values in it.
    public var title: Located<TextDeclaration>?
    /// The tab's image, from the system's symbols or the app's assets.
    public var image: Image?
    /// Whether the app sets a badge on it.
    public var hasBadge = false

    /// What a tab holds.
    public enum Content: Sendable {
        /// A flow, by name.
        case flow(Located<String>)
        /// A bare screen of the tabs flow itself, by name.
        case screen(Located<String>)
        /// Steps; the tab is never selected.
        case action([StepDeclaration])
        /// What couldn't be read; a finding says why.
        case missing
    }

    /// Where a tab's image comes from.
    public enum Image: Sendable {
        /// The name of a symbol of SF Symbols.
        case symbol(Located<String>)
        /// The name of an image in the app's assets.
        case asset(Located<String>)
    }
}

/// A child of a switch flow as it was written.
public struct ChildDeclaration: Sendable {
    /// The child's name.
    public var name: Located<String>
    /// What the child is: a bare screen of the switch flow first, else a flow.
    public var target: TargetDeclaration?
}

/// What happens when a flow ends, or when the app answers.
public struct HandlerDeclaration: Sendable {
    /// The result, `dismissed`, or of a container `child.result`.
    public var name: Located<String>
    /// The steps, of which there may be none.
    public var steps: [StepDeclaration]
}

/// The guard that must hold to show a flow or screen, and what happens where it doesn't.
public struct RequirementDeclaration: Sendable {
    /// The guard.
    public var condition: ConditionDeclaration
    /// The steps where it doesn't hold; nil where nothing is said.
    public var otherwise: [StepDeclaration]?
}

/// A value that is given to a parameter.
public struct ArgumentDeclaration: Sendable {
    /// The parameter's name.
    public var name: Located<String>
    /// The value.
    public var value: Value
    /// The characters of the value.
    public var range: SourceRange

    /// A value as it was written.
    public enum Value: Sendable {
        /// `$name`: a value in scope, here without the `$`.
        case name(String)
        /// `$` alone: what the caller of the transition's method gives.
        case asked
        /// A Swift literal.
        case literal(SwiftLiteral)
    }

    /// Gives a parameter a value.
    ///
    /// - Parameters:
    ///   - name: the parameter's name.
    ///   - value: the value.
    ///   - range: the characters of the value.
    public init(name: Located<String>, value: Value, range: SourceRange) {
        self.name = name
        self.value = value
        self.range = range
    }
}
