import FlowSpec

/// A whole program with all names looked up: flows, screens and transitions are dense integers.
public struct Program: Sendable {
    /// The app's name.
    public var app: String
    /// The flow that the window shows. Whatever it is made with has a default. Of a program without
    /// a root, the first entry flow, or one that means nothing.
    public var root: Use
    /// Whether there is a root. A library needs none, nor does a program with entry flows.
    public var hasRoot = true
    /// All flows, in the order of the files.
    public var flows: [Flow]
    /// All screens, those of one flow side by side.
    public var screens: [Screen]
    /// All transitions: those of one screen side by side, then those of its flow.
    public var transitions: [Transition]
    /// The places that start a flow or present something.
    public var sites: [Site]
    /// What the app answers with yes or no.
    public var guards: [Guard]
    /// What the app does, each screen's own effects included.
    public var effects: [Effect]
    /// What each file says of its output, in the order of the files.
    public var files: [ProgramFile]
    /// What holds in every state, in the order of the files.
    public var invariants: [Invariant] = []
    /// The ways into the app from outside, in the order of the files.
    public var links: [DeepLink] = []
    /// The names of the app's types that are declared, in the order of the files.
    public var types: [Located<String>] = []
    /// The modules of the files.
    public var modules = ProgramModules()
    /// The kind of device on which the program runs; nil where it is any, and what one of them
    /// allows is allowed.
    public internal(set) var device: Device?

    // What is asked of a flow, a screen, a transition or a site is read where it stands: `_read`
    // lends it, where a getter would copy it whole, again and again.

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
    /// The start site with an id.
    ///
    /// - Parameter id: the id of a start site of this program.
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

    /// What a flow is made with where it begins with the screen, tab or child at an index, or with
    /// its own start.
    ///
    /// Of a stack or single flow these are the parameters of the screens that it may begin with,
    /// which the flow's own are among; one for each name.
    ///
    /// - Parameters:
    ///   - flow: the flow.
    ///   - start: the index of the screen, tab or child that it begins with; nil for its own start.
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

    /// What a screen is made with, or a flow that begins with its own start.
    ///
    /// - Parameters:
    ///   - target: the screen or flow.
    ///   - start: the index of the screen, tab or child that a flow begins with; nil for its own
    ///     start. For a screen it has no meaning.
    public func parameters(of target: Target, start: Int? = nil) -> [Parameter] {
        switch target {
        case .screen(let screen): self[screen].parameters
        case .flow(let flow): parameters(of: flow, start: start)
        }
    }
}

/// What one file says of its output.
public struct ProgramFile: Sendable {
    /// The file.
    public var source: SourceID
    /// The app's name, where the file names a root.
    public var app: String?
    /// The modules that its output imports.
    public var imports: [String]
    /// The options of its output.
    public var output: OutputOptions
    /// The file's path as findings show it, where whoever read the file has said it.
    public var path: String?
}

/// A screen or a flow, where a step or a tab may name either.
public enum Target: Hashable, Sendable {
    /// A screen of the flow that the step is written in.
    case screen(ScreenID)
    /// A flow.
    case flow(FlowID)
}

/// A question to the app, answered with yes or no.
public struct Guard: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the question means.
    public var documentation: String?
    /// What the question is asked with.
    public var parameters: [Parameter]
}

/// Something that the app does.
public struct Effect: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What it does.
    public var documentation: String?
    /// The screen whose view controller does it; nil where the app does.
    public var screen: ScreenID?
    /// What it is done with.
    public var parameters: [Parameter]
    /// The app's possible answers; none where it doesn't answer.
    public var results: [ResultCase]
    /// Whether it is an `async` method, whose task is cancelled when its screen has left.
    public var isAsync = false
    /// Whether it is given the screen that asks.
    public var takesScreen = false
}

/// A way in which a flow ends, or an answer to an effect.
public struct ResultCase: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// The values that come with it.
    public var parameters: [Parameter]
}

extension Program {
    /// What a run begins with: the root and each entry flow. If there is none, nothing is
    /// reachable.
    public var starts: [Use] {
        let entries = flows.indices.compactMap { index in
            flows[index].entry.map { Use(.flow(FlowID(index: index)), range: $0.range) }
        }
        return (hasRoot ? [root] : []) + entries
    }

    /// The same program as the window runs it: no flow is started by the app's own code.
    public var inWindow: Program {
        var program = self
        for index in flows.indices { program.flows[index].entry = nil }
        return program
    }

    /// How the app started the flow in the window's layer; nil if that is the root.
    ///
    /// - Parameter target: what the window's layer shows.
    public func entry(of target: Target) -> FlowDeclaration.Entry? {
        guard case .flow(let flow) = target else { return nil }
        return self[flow].entry?.value
    }

    /// Whether the user can leave an entry flow, from its first layer: by swiping it down, or by
    /// what the app has around it.
    ///
    /// - Parameter flow: the flow.
    public func canBeLeft(_ flow: FlowID) -> Bool { end(ofEntry: flow) != nil }

    /// Whether two screens have the same view controller: they are one, or one is like the other,
    /// or both are like a third.
    ///
    /// - Parameters:
    ///   - one: a screen.
    ///   - other: a screen.
    public func areAlike(_ one: ScreenID, _ other: ScreenID) -> Bool {
        (self[one].like ?? one) == (self[other].like ?? other)
    }

    /// Whether an invariant that names a screen means another: itself, or one that is like it.
    ///
    /// - Parameters:
    ///   - named: the screen that is named.
    ///   - screen: a screen.
    public func means(_ named: ScreenID, _ screen: ScreenID) -> Bool { screen == named || self[screen].like == named }

    /// The transitions that a screen can take: its own, then its flow's.
    ///
    /// - Parameter screen: the screen.
    public func transitions(on screen: ScreenID) -> [TransitionID] {
        self[screen].transitions + self[self[screen].flow].transitions
    }
}
