import FlowSpec

/// A flow with what is known of it so far.
struct FlowDraft {
    let shape: FlowShape
    let screens: [ScreenID]
    let parameters: ParameterTable
    let results: ResultTable
    /// What its tabs or children hold; none for other kinds.
    var slots: [SlotDraft] = []
    /// The index of each guarded start among the flow's own screens, tabs or children; nil where
    /// there is none.
    var choices: [Int?] = []
    /// The index that is taken otherwise; nil where the flow has nothing to begin with.
    var start: Int?
    /// The indices that the flow may begin with by itself, each once.
    var starts: [Int] = []
    /// The indices that start sites say.
    var siteStarts: Set<Int> = []
    /// What the flow is made with where it begins with its own start.
    var ownParameters = ParameterTable()
    var conditions: [Condition?] = []
    var transitions: [TransitionID] = []
    var childHandlers: [ChildHandler] = []
    var requirement: Condition?

    /// The screens that the flow may begin with by itself; none of a container.
    var startScreens: [ScreenID] {
        shape.isContainer ? [] : starts.map { screens[$0] }
    }
}

/// A tab or child with its content, where that is known.
struct SlotDraft {
    let name: Located<String>
    /// Where the content's name stands.
    let range: SourceRange
    let content: Target?
    let isAction: Bool
    /// The content with its arguments, once these are resolved.
    var use: Use?
    var action: [Step] = []
    /// The title of a tab, if given.
    var title: Text?
}

/// An effect with its tables.
struct EffectDraft {
    let name: Located<String>
    let documentation: String?
    let screen: ScreenID?
    let parameters: ParameterTable
    let results: ResultTable
    let isAsync: Bool
    let takesScreen: Bool

    init(_ declaration: EffectDeclaration, of screen: ScreenID? = nil) {
        name = declaration.name
        documentation = declaration.documentation
        self.screen = screen
        parameters = ParameterTable(declaration.parameters, isPartial: declaration.isPartial)
        results = ResultTable(declaration.results, isPartial: declaration.isPartial)
        isAsync = declaration.isAsync
        takesScreen = declaration.takesScreen
    }
}

/// The named steps that a flow takes, by number.
struct CollectedSteps: Hashable {
    var flow: FlowID
    var steps: Int
}

/// What was used while names were looked up, for the findings about what wasn't.
struct Usage {
    var guards: Set<GuardID> = []
    var effects: Set<EffectID> = []
    /// The numbers of the named steps that something takes.
    var steps: Set<Int> = []
    var sent: Set<Sent> = []
    var flowParameters: Set<FlowParameter> = []
    /// The flows that each flow's steps start.
    var started: [FlowID: [FlowID]] = [:]
    /// The flows that stand on some stack.
    var stacked: Set<FlowID> = []
    /// The requirements without `otherwise` that were reported.
    var silentRequirements: Set<SourceRange> = []

    struct Sent: Hashable {
        var flow: FlowID
        var result: Int
    }

    struct FlowParameter: Hashable {
        var flow: FlowID
        var name: String
    }
}
