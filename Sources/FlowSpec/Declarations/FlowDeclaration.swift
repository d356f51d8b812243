/// A flow as declared in a spec.
public struct FlowDeclaration: Sendable {
    /// The flow's name.
    public var name: Located<String>
    /// The description of the flow.
    public var documentation: String?
    /// The screen, tab or child that the flow begins with; `nil` for the first.
    public var start: StartDeclaration?
    /// The tabs of a tabs flow, or the columns of a split flow, the primary one first.
    public var tabs: [TabDeclaration]?
    /// The characters of `split` in a split flow.
    public var split: SourceRange?
    /// The children of a switch flow.
    public var children: [ChildDeclaration]?
    /// The characters of `container: none` in a flow of one screen without a stack.
    public var single: SourceRange?
    /// The characters of `external: true`: the app contains a hand-written coordinator. One screen
    /// with the flow's name represents everything in it, and has a transition per result.
    public var external: SourceRange?
    /// The screens of a stack flow, or the bare screens of a tabs or switch flow.
    public var screens: [ScreenDeclaration] = []
    /// True if a stack can have any number of each of the flow's screens.
    public var isRecursive = false
    /// True if the user is asked before unsaved work on the flow's screens is removed; `nil` if not
    /// specified.
    public var unsaved: Located<Bool>?
    /// How the app starts the flow if it is an entry flow; `nil` otherwise.
    public var entry: Located<Entry>?
    /// The user interface of the flow's screens; `nil` for the file's.
    public var interface: Located<OutputOptions.Interface>?
    /// The effect of a tap on the selected tab.
    public var reselect: Located<Reselect>?
    /// The owner of the tab bar.
    public var bar: Located<Bar>?
    /// The flow's parameters.
    public var parameters: [Parameter] = []
    /// The results with which the flow can end.
    public var results: [ResultDeclaration] = []
    /// The flow-level transitions, which every screen of the flow has.
    public var transitions: [TransitionDeclaration] = []
    /// The sets of transitions that every screen of the flow has.
    public var uses: [Located<String>] = []
    /// The handlers of a tabs or switch flow for its children's results, as `child.result`.
    public var handlers: [HandlerDeclaration] = []
    /// How the flow is presented.
    public var presentation: PresentationDeclaration?
    /// The guard that must be true to start the flow.
    public var requirement: RequirementDeclaration?
    /// The rules suppressed for the flow, its screens and its steps.
    var suppressions: [SuppressionDeclaration] = []
    /// True if parts of the flow couldn't be read and might declare seemingly undeclared names.
    public var isPartial = false

    /// How other code of the app starts an entry flow.
    public enum Entry: String, Sendable, CaseIterable {
        /// By presenting it.
        case present
        /// By pushing it on the app's navigation controller.
        case push
        /// By embedding it, for example as a child or in a tab.
        case embed
    }

    /// The effect of a tap on the selected tab.
    public enum Reselect: String, Sendable, CaseIterable {
        /// Goes back to the tab's first screen.
        case popToRoot
        /// No effect.
        case none
    }

    /// The kind of a tab bar.
    public enum Bar: String, Sendable, CaseIterable {
        /// UIKit's tab bar controller.
        case system
        /// UIKit's tab bar controller, which an iPad can also show as a sidebar (iOS 18).
        case sidebar
        /// A container that the app supplies.
        case custom
    }
}

/// The start of a flow: a name, or a list of guarded names that ends in a plain name.
public struct StartDeclaration: Sendable {
    /// The guarded names. The first with a true guard wins.
    public var choices: [Choice] = []
    /// The name to use if no guard is true.
    public var otherwise: Located<String>

    /// A guarded name.
    public struct Choice: Sendable {
        /// The guard.
        public var condition: ConditionDeclaration
        /// The screen, tab or child.
        public var name: Located<String>
    }
}

/// A tab as declared in a spec.
public struct TabDeclaration: Sendable {
    /// The tab's name.
    public var name: Located<String>
    /// The content of the tab.
    public var content: Content
    /// The arguments of its flow or screen.
    public var arguments: [ArgumentDeclaration] = []
    /// The title below the tab's image, without values.
    public var title: Located<TextDeclaration>?
    /// The tab's image, from SF Symbols or the app's assets.
    public var image: Image?
    /// True if the app sets a badge on the tab.
    public var hasBadge = false
    /// The only width at which the tab is in the bar; `nil` for all widths.
    public var width: Located<Width>?

    /// The content of a tab.
    public enum Content: Sendable {
        /// A flow, by name.
        case flow(Located<String>)
        /// A bare screen of the tabs flow itself, by name.
        case screen(Located<String>)
        /// Steps to run; the tab is never selected.
        case action([StepDeclaration])
        /// Content that couldn't be read, which has been reported.
        case missing
    }

    /// The source of a tab's image.
    public enum Image: Sendable {
        /// A name in SF Symbols.
        case symbol(Located<String>)
        /// The name of an image in the app's assets.
        case asset(Located<String>)
    }
}

/// A child of a switch flow as declared in a spec.
public struct ChildDeclaration: Sendable {
    /// The child's name.
    public var name: Located<String>
    /// The child's target: a bare screen of the switch flow if one has the name, otherwise a flow.
    public var target: TargetDeclaration?
}

/// The steps for the end of a flow, or for an answer of the app.
public struct HandlerDeclaration: Sendable {
    /// The result, `dismissed`, or `child.result` in a container.
    public var name: Located<String>
    /// The steps, possibly none.
    public var steps: [StepDeclaration]
}

/// The guard that a flow or screen requires, and the steps if the guard is false.
public struct RequirementDeclaration: Sendable {
    /// The guard.
    public var condition: ConditionDeclaration
    /// The steps if the guard is false; `nil` if not specified.
    public var otherwise: [StepDeclaration]?
}

/// An argument: a value for a parameter.
public struct ArgumentDeclaration: Sendable {
    /// The parameter's name.
    public var name: Located<String>
    /// The value.
    public var value: Value
    /// The characters of the value.
    public var range: SourceRange
    /// True if the value is written without quotes.
    public var isPlain = false

    /// A value as written in a spec.
    public enum Value: Sendable {
        /// `$name`: a value in scope. The name has no `$`.
        case name(String)
        /// `$` alone: a value that the caller of the transition's method passes.
        case asked
        /// A Swift literal.
        case literal(SwiftLiteral)
    }

    /// Creates an argument.
    public init(name: Located<String>, value: Value, range: SourceRange) {
        self.name = name
        self.value = value
        self.range = range
    }
}
