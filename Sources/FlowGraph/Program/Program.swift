import FlowSpec

/// A whole program with all names resolved. Flows, screens and transitions are dense integers.
public struct Program: Sendable {
    /// The app's name.
    public var app: String
    /// The flow that the window shows; all its parameters have defaults. If the program has no
    /// root, this is the first entry flow or a meaningless placeholder.
    public var root: Use
    /// True if there is a root. Libraries and programs with entry flows don't need one.
    public var hasRoot = true
    /// All flows, in the order of the files.
    public var flows: [Flow]
    /// All screens, grouped by flow.
    public var screens: [Screen]
    /// All transitions: each screen's together, followed by those its flow declares.
    public var transitions: [Transition]
    /// The sites, which start a flow or present something.
    public var sites: [Site]
    /// The guards.
    public var guards: [Guard]
    /// The effects, including the effects of screens.
    public var effects: [Effect]
    /// The output settings of each file, in the order of the files.
    public var files: [ProgramFile]
    /// The invariants, in the order of the files.
    public var invariants: [Invariant] = []
    /// The names of the sets of transitions, in the order of the files.
    public var sets: [Located<String>] = []
    /// The deep links and global transitions, in the order of the files.
    public var links: [DeepLink] = []
    /// The names of the declared app types, in the order of the files.
    public var types: [Located<String>] = []
    /// The modules of the files.
    public var modules = ProgramModules()
    /// The moves that it doesn't allow.
    public internal(set) var limits = MoveLimits()

    // `_read` lends flows, screens, transitions and sites, which a getter would copy whole.

    /// The flow with an id.
    ///
    /// - Parameter id: the id of a flow of this program.
    @inlinable public subscript(id: FlowID) -> Flow { _read { yield flows[id.index] } }
    /// The screen with an id.
    ///
    /// - Parameter id: the id of a screen of this program.
    @inlinable public subscript(id: ScreenID) -> Screen { _read { yield screens[id.index] } }
    /// The transition with an id.
    ///
    /// - Parameter id: the id of a transition of this program.
    @inlinable public subscript(id: TransitionID) -> Transition { _read { yield transitions[id.index] } }
    /// The site with an id.
    ///
    /// - Parameter id: the id of a site of this program.
    @inlinable public subscript(id: SiteID) -> Site { _read { yield sites[id.index] } }
    /// The guard with an id.
    ///
    /// - Parameter id: the id of a guard of this program.
    @inlinable public subscript(id: GuardID) -> Guard { guards[id.index] }
    /// The effect with an id.
    ///
    /// - Parameter id: the id of an effect of this program.
    @inlinable public subscript(id: EffectID) -> Effect { effects[id.index] }
    /// The link with an id.
    ///
    /// - Parameter id: the id of a link of this program.
    @inlinable public subscript(id: LinkID) -> DeepLink { links[id.index] }

    /// The parameters of a flow that begins with its own start or at an index.
    ///
    /// For a stack or single flow, they include the parameters of its possible start screens,
    /// without duplicate names.
    ///
    /// - Parameters:
    ///   - flow: the flow.
    ///   - start: the index of the first screen, tab or child; `nil` for the flow's own start.
    public func parameters(of flow: FlowID, start: Int? = nil) -> [Parameter] {
        let flow = self[flow]
        guard flow.kind.isStackOrSingle else { return flow.parameters }
        let starts = start.map { [$0] } ?? flow.start.all
        var table = ParameterTable(flow.parameters)
        for screen in starts where flow.screens.indices.contains(screen) {
            self[flow.screens[screen]].parameters.forEach { table.insert($0) }
        }
        return table.all
    }

    /// The parameters of a screen or flow.
    ///
    /// - Parameters:
    ///   - target: the screen or flow.
    ///   - start: the index of the screen, tab or child that a flow begins with; `nil` for the
    ///     flow's own start. Ignored for screens.
    public func parameters(of target: Target, start: Int? = nil) -> [Parameter] {
        switch target {
        case .screen(let screen): self[screen].parameters
        case .flow(let flow): parameters(of: flow, start: start)
        }
    }
}

/// The output settings of one file.
public struct ProgramFile: Sendable {
    /// The file.
    public var source: SourceID
    /// The app's name; `nil` if the file doesn't declare a root.
    public var app: String?
    /// The modules that its output imports.
    public var imports: [String]
    /// The options of its output.
    public var output: OutputOptions
    /// The file's path as findings show it; `nil` if the reader of the file didn't set it.
    public var path: String?
}

/// A screen or a flow, as the target of a step or tab.
public enum Target: Hashable, Sendable {
    /// A screen of the flow that contains the step.
    case screen(ScreenID)
    /// A flow.
    case flow(FlowID)
}

/// A yes/no question to the app.
public struct Guard: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The guard's documentation comment.
    public var documentation: String?
    /// The guard's parameters.
    public var parameters: [Parameter]
    /// True if its answer doesn't change while the app runs.
    public var isConstant = false
}

/// An effect: an action that the app performs.
public struct Effect: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The effect's documentation comment.
    public var documentation: String?
    /// The screen whose view controller performs it; `nil` if the app does.
    public var screen: ScreenID?
    /// The effect's parameters.
    public var parameters: [Parameter]
    /// The app's possible answers; empty if it doesn't answer.
    public var results: [ResultCase]
    /// True if it is an `async` method. Its task is canceled when its screen is removed.
    public var isAsync = false
    /// True if the app receives the screen that performs the effect.
    public var takesScreen = false
}

/// A possible result of a flow, or answer to an effect.
public struct ResultCase: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The result's values.
    public var parameters: [Parameter]
}

extension Program {
    /// The possible starts of a run: the root and each entry flow. Without any, nothing is
    /// reachable.
    public var starts: [Use] {
        let entries = flows.indices.compactMap { index in
            flows[index].entry.map { Use(.flow(FlowID(index: index)), range: $0.range) }
        }
        return (hasRoot ? [root] : []) + entries
    }

    /// The program without entry flows, as the window runs it.
    public var inWindow: Program {
        var program = self
        for index in flows.indices { program.flows[index].entry = nil }
        return program
    }

    /// How the app started the flow in the window's layer; `nil` if that is the root.
    public func entry(of target: Target) -> FlowDeclaration.Entry? {
        guard case .flow(let flow) = target else { return nil }
        return self[flow].entry?.value
    }

    /// True if two screens share a view controller: they are equal or `like` each other or a third.
    public func areAlike(_ one: ScreenID, _ other: ScreenID) -> Bool {
        (self[one].like ?? one) == (self[other].like ?? other)
    }

    /// True if a screen in an invariant stands for another: itself, or a screen that is `like` it.
    public func means(_ named: ScreenID, _ screen: ScreenID) -> Bool { screen == named || self[screen].like == named }

    /// The transitions of a screen: its own, then its flow's.
    public func transitions(on screen: ScreenID) -> [TransitionID] {
        self[screen].transitions + self[self[screen].flow].transitions
    }

    /// Each screen with each of its transitions.
    package var screenTransitions: [(screen: ScreenID, transition: TransitionID)] {
        screens.indices.map(ScreenID.init(index:)).flatMap { screen in transitions(on: screen).map { (screen, $0) } }
    }
}
