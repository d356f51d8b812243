import FlowSpec

/// A flow: the part of the navigation that one coordinator owns.
public struct Flow: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The flow's documentation comment.
    public var documentation: String?
    /// The kind, with its specific properties.
    public var kind: Kind
    /// True if the app writes the coordinator. An external flow is a single-screen flow that can
    /// also be pushed. Its screen represents all the app's screens in it.
    public var isExternal = false
    /// The start, as indices into the screens, tabs or children.
    public var start: Start
    /// The flow's own screens, in the order of the file.
    public var screens: [ScreenID]
    /// The flow's parameters.
    public var parameters: [Parameter] = []
    /// The flow's possible results.
    public var results: [ResultCase] = []
    /// The transitions that every screen of the flow has.
    public var transitions: [TransitionID] = []
    /// The handlers for the results of a tabs or switch flow's children, one for each result.
    public var childHandlers: [ChildHandler] = []
    /// The presentation if the step doesn't specify one.
    public var presentation = Presentation()
    /// The condition for starting the flow; `nil` if there is none.
    public var requirement: Condition?
    /// How the app starts an entry flow, with its location in the spec; `nil` for other flows.
    public var entry: Located<FlowDeclaration.Entry>?
    /// The user interface of its screens: view controllers or views.
    public var interface = OutputOptions.Interface.uikit
    /// The user interface of the containers that show it. The root flow decides it for a module.
    public var containers = OutputOptions.Interface.uikit
    /// True if a stack can have any number of each of its screens, except screens that say
    /// otherwise.
    public var isRecursive = false
    /// True if its state is saved and restored. One file of a module sets this for all.
    public var savesState = false

    /// The kinds of flow.
    public enum Kind: Sendable {
        /// A stack of screens in a `UINavigationController`.
        case stack
        /// A single screen without a container: no push and no pop.
        case single
        /// The tabs of a tab bar, or the columns of a split view.
        case tabs([Tab], reselects: Bool, container: TabContainer)
        /// A container that shows one of its children.
        case `switch`([Child])

        /// True if the flow starts with a screen that it declares.
        public var isStackOrSingle: Bool {
            switch self {
            case .stack, .single: true
            case .tabs, .switch: false
            }
        }
    }

    /// The container of a flow's tabs.
    public enum TabContainer: Equatable, Sendable {
        /// A tab bar.
        case bar(FlowDeclaration.Bar)
        /// A split view, with the tabs as its columns. All columns can be on screen, so the user
        /// can act in any of them at any time.
        case splitView
    }

    /// True if its tabs are the columns of a split view.
    public var isSplit: Bool {
        if case .tabs(_, _, .splitView) = kind { true } else { false }
    }

    /// The word for one of the flow's tabs, columns or children.
    public var part: String { isSplit ? "column" : tabs.isEmpty ? "child" : "tab" }

    /// The user's move to one of its tabs, in words.
    ///
    /// - Parameter tab: the index of the tab.
    /// - Returns: the words, with the tab's name.
    public func move(to tab: Int) -> String {
        (isSplit ? "go to the column " : "tap ") + quoted(tabs[tab].name.value)
    }

    /// True if SwiftUI views show its screens, with or without view controllers in them.
    package var hasView: Bool { !screens.isEmpty && (interface == .swiftui || containers == .swiftui) }

    /// The file that declares the flow.
    public var source: SourceID { name.range.source }

    /// The tabs of a tabs flow, or the columns of a split flow; empty for other kinds.
    public var tabs: [Tab] {
        if case .tabs(let tabs, _, _) = kind { tabs } else { [] }
    }

    /// The children of a switch flow; empty for other kinds.
    public var children: [Child] {
        if case .switch(let children) = kind { children } else { [] }
    }

    /// The names of its tabs or children.
    package var partNames: [Located<String>] { tabs.map(\.name) + children.map(\.name) }

    /// The content of its tabs or children; `nil` for an action tab.
    package var partUses: [Use?] { tabs.map(\.use) + children.map(\.use) }
}

/// A flow's start: the first index whose guard is true, else the last.
public struct Start: Sendable {
    /// The guarded indices.
    public var choices: [(condition: Condition, index: Int)]
    /// The index if no guard is true.
    public var otherwise: Int

    /// Creates a start.
    public init(choices: [(condition: Condition, index: Int)] = [], otherwise: Int) {
        self.choices = choices
        self.otherwise = otherwise
    }

    /// All possible start indices of the flow, without duplicates.
    public var all: [Int] { (choices.map(\.index) + [otherwise]).distinct }
}

/// A tab of a tabs flow.
public struct Tab: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The flow or bare screen in the tab; `nil` for an action tab, which is never selected.
    public var use: Use?
    /// The steps that a tap runs: an action tab's, or a check of the content's guard that selects
    /// the tab. `nil` if a tap selects the tab.
    public var steps: [Step]?
    /// The title; `nil` if not specified.
    public var title: Text?
    /// The image; `nil` if not specified.
    public var image: Image?
    /// True if the app sets a badge on it.
    public var hasBadge = false
    /// The only width at which the tab is in the bar; `nil` for all widths.
    public var width: Width?

    /// True if the tab is in the bar at a width; without one, at any. The selected tab always is.
    public func isInBar(at width: Width?) -> Bool { width == nil || self.width == nil || self.width == width }

    /// The source of a tab's image.
    public enum Image: Hashable, Sendable {
        /// An SF Symbol.
        case symbol(String)
        /// An image in the app's asset catalog.
        case asset(String)
    }
}

/// A child of a switch flow.
public struct Child: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The flow or bare screen, with its default arguments. An argument that only a step can pass
    /// is left out; such a child is never part of the flow's own start.
    public var use: Use
}

/// A handler for a result of a container's child.
public struct ChildHandler: Sendable {
    /// The index of the tab or child.
    public var child: Int
    /// The handler.
    public var handler: Handler
}
