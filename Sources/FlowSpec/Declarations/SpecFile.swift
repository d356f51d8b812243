/// The content of one `*.flow.yaml` file. No names are resolved, and each keeps its location.
public struct SpecFile: Sendable {
    /// The file.
    public var source: SourceID
    /// The app's name.
    public var app: Located<String>?
    /// The flow that the window shows; `nil` if this file doesn't name it.
    public var root: Located<String>?
    /// The modules that the generated Swift imports.
    public var imports: [Located<String>] = []
    /// The files and folders that belong to the program, relative to this file.
    public var includes: [Located<String>] = []
    /// The flows, in the order of the file.
    public var flows: [FlowDeclaration]
    /// The guards: questions that the app answers with yes or no.
    public var guards: [GuardDeclaration] = []
    /// The effects of the app.
    public var effects: [EffectDeclaration] = []
    /// The reusable steps, by name.
    public var steps: [TransitionDeclaration] = []
    /// The sets of transitions, by name.
    public var transitionSets: [TransitionSetDeclaration] = []
    /// The app's types, each with the members that a spec can name.
    public var types: [TypeDeclaration] = []
    /// The global transitions, in the order of the file.
    public var transitions: [TransitionDeclaration] = []
    /// The deep links, in the order of the file.
    public var deepLinks: [DeepLinkDeclaration] = []
    /// The invariants, in the order of the file.
    public var invariants: [InvariantDeclaration] = []
    /// The severities that the file sets for rules.
    public var severities: [SeverityDeclaration] = []
    /// The options of the Swift generated for this file.
    public var output = OutputOptions()
    /// True if parts of the file couldn't be read and might declare seemingly undeclared names.
    /// Also true for the placeholder of an unreadable file.
    public var isPartial = false

    /// Creates the content of a file.
    public init(
        source: SourceID, app: Located<String>? = nil, root: Located<String>? = nil, flows: [FlowDeclaration] = [], isPartial: Bool = false
    ) {
        self.source = source
        self.isPartial = isPartial
        self.app = app
        self.root = root
        self.flows = flows
    }
}

/// A guard: a question that the app answers with yes or no.
public struct GuardDeclaration: Sendable {
    /// The guard's name.
    public var name: Located<String>
    /// The description of the guard.
    public var documentation: String?
    /// The guard's parameters.
    public var parameters: [Parameter] = []
    /// True if its answer doesn't change while the app runs.
    public var isConstant = false
    /// True if parameters of the guard couldn't be read.
    public var isPartial = false
}

/// An effect: an action of the app that doesn't change the navigation.
public struct EffectDeclaration: Sendable {
    /// The effect's name.
    public var name: Located<String>
    /// The description of the effect.
    public var documentation: String?
    /// The effect's parameters.
    public var parameters: [Parameter] = []
    /// The app's possible answers; empty if it doesn't answer.
    public var results: [ResultDeclaration] = []
    /// True if the effect is an `async` method.
    public var isAsync = false
    /// True if the method receives the view controller of the screen that performs the effect;
    /// `nil` if not specified.
    public var withScreen: Located<Bool>?
    /// True if parameters or answers of the effect couldn't be read.
    public var isPartial = false
}

/// A result with which a flow ends, or an answer to an effect.
public struct ResultDeclaration: Sendable {
    /// The result's name.
    public var name: Located<String>
    /// The values of the result.
    public var parameters: [Parameter] = []
    /// True if some of the values couldn't be read.
    public var isPartial = false
}

/// The severity that a program sets for a rule.
public struct SeverityDeclaration: Sendable {
    /// The rule.
    var rule: Located<Rule>
    /// The severity; `nil` if the rule is off.
    var severity: Severity?
}

/// A rule that a spec suppresses at a location, with the reason.
public struct SuppressionDeclaration: Sendable {
    /// The rule.
    public var rule: Located<Rule>
    /// The reason for suppressing the rule.
    var reason: String
    /// The flow, screen, link or step in which the rule is suppressed.
    public var place: SourceRange
    /// True if the rule is suppressed at a step.
    public var isOnStep = false
}
