/// One `*.flow.yaml` as it was written: nothing is resolved, every name keeps its place.
public struct SpecFile: Sendable {
    /// The file.
    public var source: SourceID
    /// The app's name.
    public var app: Located<String>?
    /// The flow that the window shows, where this file names it.
    public var root: Located<String>?
    /// The modules that the generated Swift imports.
    public var imports: [Located<String>] = []
    /// Files and folders that belong to the program, relative to this file.
    public var includes: [Located<String>] = []
    /// The flows in the order of the file.
    public var flows: [FlowDeclaration]
    /// What the app answers with yes or no.
    public var guards: [GuardDeclaration] = []
    /// What the app does.
    public var effects: [EffectDeclaration] = []
    /// Named steps.
    public var steps: [TransitionDeclaration] = []
    /// Types of the app, with what of each a spec may name.
    public var types: [TypeDeclaration] = []
    /// The app's transitions, in file order.
    public var transitions: [TransitionDeclaration] = []
    /// The ways into the app from outside, in the order of the file.
    public var deepLinks: [DeepLinkDeclaration] = []
    /// What holds in every state, in the order of the file.
    public var invariants: [InvariantDeclaration] = []
    /// The severities that the program gives to rules.
    public var severities: [SeverityDeclaration] = []
    /// The options of the Swift output of this file.
    public var output = OutputOptions()
    /// Whether its root, flows, guards, effects, steps or includes couldn't be read, so that names
    /// which seem undeclared may be declared in it. Also the stand-in for a file that couldn't be
    /// read at all.
    public var isPartial = false

    /// Makes a file's content.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - app: the app's name, beside a root only; nil where none is written.
    ///   - root: the flow that the window shows; nil where this file doesn't name it.
    ///   - flows: the flows in the order of the file.
    ///   - isPartial: whether names which seem undeclared may be declared in parts that couldn't be
    ///     read.
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

/// A question to the app, answered with yes or no.
public struct GuardDeclaration: Sendable {
    /// The guard's name.
    public var name: Located<String>
    /// What the question means.
    public var documentation: String?
    /// What the question is asked with.
    public var parameters: [Parameter] = []
    /// Whether parameters of it couldn't be read.
    public var isPartial = false
}

/// Something that the app does; the navigation stays as it is.
public struct EffectDeclaration: Sendable {
    /// The effect's name.
    public var name: Located<String>
    /// What it does.
    public var documentation: String?
    /// What it is done with.
    public var parameters: [Parameter] = []
    /// The app's possible answers; none where it doesn't answer.
    public var results: [ResultDeclaration] = []
    /// Whether it is an `async` method.
    public var isAsync = false
    /// Whether it is given the screen that asks.
    public var takesScreen = false
    /// Whether parameters or answers of it couldn't be read.
    public var isPartial = false
}

/// A way in which a flow ends, or an answer to an effect.
public struct ResultDeclaration: Sendable {
    /// The result's name.
    public var name: Located<String>
    /// The values that come with it.
    public var parameters: [Parameter] = []
    /// Whether some of them couldn't be read.
    public var isPartial = false
}

/// A severity that the program gives to a rule; nil for a rule that is off.
public struct SeverityDeclaration: Sendable {
    /// The rule.
    var rule: Located<Rule>
    /// How grave its findings are; nil where they aren't reported.
    var severity: Severity?
}

/// A rule that a place is excused from, with the reason.
public struct ExcuseDeclaration: Sendable {
    /// The rule.
    public var rule: Located<Rule>
    /// Why it doesn't count here.
    var reason: String
    /// The flow, screen or step whose findings are excused.
    public var place: SourceRange
    /// Whether it is a step that is excused.
    public var isOnStep = false
}
