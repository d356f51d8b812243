import FlowSpec

/// A flow whose names are being resolved.
struct FlowDraft {
    let shape: FlowShape
    let screens: [ScreenID]
    let parameters: ParameterTable
    let results: ResultTable
    /// The tabs or children; empty for other kinds.
    var slots: [SlotDraft] = []
    /// The index of each guarded start among the screens, tabs or children; `nil` if invalid.
    var choices: [Int?] = []
    /// The index of the unguarded start; `nil` if the flow has nothing to begin with.
    var start: Int?
    /// The possible start indices of the flow, without duplicates.
    var starts: [Int] = []
    /// The indices that start sites specify.
    var siteStarts: Set<Int> = []
    /// The parameters if the flow begins with its own start.
    var ownParameters = ParameterTable()
    var conditions: [Condition?] = []
    var transitions: [TransitionID] = []
    var childHandlers: [ChildHandler] = []
    var requirement: Condition?

    /// The possible start screens of the flow; empty for containers.
    var startScreens: [ScreenID] {
        shape.isContainer ? [] : starts.map { screens[$0] }
    }
}

/// A tab or child with its content, if known.
struct SlotDraft {
    let name: Located<String>
    /// The range of the content's name.
    let range: SourceRange
    let content: Target?
    let isAction: Bool
    /// The content with its arguments, once resolved.
    var use: Use?
    /// The steps that a tap on the tab runs; `nil` if it selects the tab.
    var steps: [Step]?
    var title: Text?
}

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
        takesScreen = declaration.withScreen?.value ?? false
    }
}

/// Reusable steps and a flow that uses them.
struct CollectedSteps: Hashable {
    var flow: FlowID
    var steps: Int
}

/// The names used so far, for findings about unused declarations.
struct Usage {
    var guards: Set<GuardID> = []
    var effects: Set<EffectID> = []
    /// The indices of reusable steps that are in use.
    var steps: Set<Int> = []
    /// The names of the sets of transitions that are in use.
    var sets: Set<String> = []
    var sent: Set<Sent> = []
    var flowParameters: Set<FlowParameter> = []
    /// The flows that each flow's steps start.
    var started: [FlowID: [FlowID]] = [:]
    /// The flows that are on some stack.
    var stacked: Set<FlowID> = []
    /// The screens that steps show.
    var shown: Set<ScreenID> = []
    /// The targets of `present`.
    var presented: Set<Target> = []
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
