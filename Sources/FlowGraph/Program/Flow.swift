import FlowSpec

/// A flow: what one coordinator owns.
public struct Flow: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the flow means.
    public var documentation: String?
    /// The kind, with what only that kind has.
    public var kind: Kind
    /// Whether the app writes the coordinator by hand. An external flow is a single-screen flow
    /// that can also be pushed; its screen stands for everything that the app shows in it.
    public var isExternal = false
    /// What the flow begins with: indices into its screens, tabs or children.
    public var start: Start
    /// The flow's own screens, in the order of the file.
    public var screens: [ScreenID]
    /// What the flow is made with.
    public var parameters: [Parameter] = []
    /// How the flow can end.
    public var results: [ResultCase] = []
    /// The ways out that every screen of the flow has.
    public var transitions: [TransitionID] = []
    /// Of a tabs or switch flow, what happens when a child ends with a result; one for each result
    /// of each child.
    public var childHandlers: [ChildHandler] = []
    /// How the flow is presented where the step doesn't say it.
    public var presentation = Presentation()
    /// What must hold to start it.
    public var requirement: Condition?
    /// How the app starts the flow if it is an entry flow, with its place in the spec; nil
    /// otherwise.
    public var entry: Located<FlowDeclaration.Entry>?
    /// Whether its state is saved and restored: one file of a module says so for all.
    public var savesState = false

    /// The kinds of flow.
    public enum Kind: Sendable {
        /// A UINavigationController's screens.
        case stack
        /// One screen and no container: no push and no pop.
        case single
        /// The tabs of a tab bar, or the columns of a split view.
        case tabs([Tab], reselects: Bool, container: TabContainer)
        /// A container that shows one of its children.
        case `switch`([Child])

        /// Whether the flow begins with a screen of its own.
        public var isStackOrSingle: Bool {
            switch self {
            case .stack, .single: true
            case .tabs, .switch: false
            }
        }
    }

    /// What shows the tabs of a flow.
    public enum TabContainer: Sendable {
        /// UIKit's tab bar.
        case tabBar
        /// A tab bar that the app supplies.
        case customTabBar
        /// A split view, whose columns the tabs are: all of them may be on screen, so the user can
        /// go on in any of them at any time.
        case splitView
    }

    /// Whether its tabs are the columns of a split view.
    public var isSplit: Bool {
        if case .tabs(_, _, .splitView) = kind { true } else { false }
    }

    /// What its parts are called, of a container.
    public var part: String { isSplit ? "column" : tabs.isEmpty ? "child" : "tab" }

    /// The user's move to one of its tabs, in words.
    ///
    /// - Parameter tab: the index of the tab.
    /// - Returns: the words, with the tab's name.
    public func move(to tab: Int) -> String {
        (isSplit ? "go to the column " : "tap ") + quoted(tabs[tab].name.value)
    }

    /// The file that declares the flow.
    public var source: SourceID { name.range.source }

    /// The tabs of a tabs flow, or the columns of a split flow; none of another kind.
    public var tabs: [Tab] {
        if case .tabs(let tabs, _, _) = kind { tabs } else { [] }
    }

    /// The children of a switch flow; none of another kind.
    public var children: [Child] {
        if case .switch(let children) = kind { children } else { [] }
    }
}

/// What a flow begins with: the first index whose guard holds, else the last.
public struct Start: Sendable {
    /// The guarded indices.
    public var choices: [(condition: Condition, index: Int)]
    /// The index that is taken otherwise.
    public var otherwise: Int

    /// Makes a start.
    ///
    /// - Parameters:
    ///   - choices: the guarded indices; the first whose guard holds is taken.
    ///   - otherwise: the index that is taken where no guard holds.
    public init(choices: [(condition: Condition, index: Int)] = [], otherwise: Int) {
        self.choices = choices
        self.otherwise = otherwise
    }

    /// All indices that the flow may begin with by itself, each once.
    public var all: [Int] { (choices.map(\.index) + [otherwise]).distinct }
}

/// A tab of a tabs flow.
public struct Tab: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the tab holds.
    public var content: Content
    /// The title, where the spec gives one.
    public var title: Text?
    /// The image, where the spec gives one.
    public var image: Image?
    /// Whether the app sets a badge on it.
    public var hasBadge = false

    /// What a tab holds.
    public enum Content: Sendable {
        /// A flow or a bare screen.
        case use(Use)
        /// Steps; the tab is never selected.
        case action([Step])
    }

    /// Where a tab's image comes from.
    public enum Image: Hashable, Sendable {
        /// A symbol of SF Symbols.
        case symbol(String)
        /// An image of the app's assets.
        case asset(String)
    }

    /// The flow or bare screen in the tab; nil for an action tab.
    public var use: Use? {
        if case .use(let use) = content { use } else { nil }
    }
}

/// A child of a switch flow.
public struct Child: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// The flow or bare screen, with what it is made with where no step gives it. An argument that
    /// only a step can give is left out; such a child is never among what the flow begins with by
    /// itself.
    public var use: Use
}

/// What happens when a child of a container ends with a result.
public struct ChildHandler: Sendable {
    /// The index of the tab or child.
    public var child: Int
    /// What happens.
    public var handler: Handler
}
