import FlowSpec

/// An entry into the app from outside, by value or by URL, that is possible in any state. Global
/// transitions are represented in the same way.
public struct DeepLink: Sendable {
    /// The name, with its location.
    public var name: Located<String>
    /// The link's documentation comment.
    public var documentation: String?
    /// The URLs that open it; empty if the app opens it only by value.
    public var patterns: [LinkPattern] = []
    /// The link's parameters.
    public var parameters: [MethodParameter] = []
    /// The effect on presented layers.
    public var whenModal: DeepLinkDeclaration.WhenModal
    /// The flow that the steps belong to: the flow at the end of ``home``, or the root.
    public var flow = FlowID(index: 0)
    /// The path from the window's root to the flow that the link opens, outermost first: tabs to
    /// select, and children of switch flows that must already be visible.
    public var home: [Place] = []
    /// True if the flow at the end of ``home`` restarts before the steps run.
    public var restarts = false
    /// The steps, which belong to the activation on top when they begin.
    public var steps: [Step]
    /// The screen that the link shows, if the link keeps an instance on top with equal values.
    public var kept: ScreenID?
    /// True if it is a global transition. These precede all deep links.
    public var isTransition = false
    /// The targets that it presents over the current screen. It doesn't open over any of them.
    public var covers: Set<Target> = []

    /// A tab or a child, by its index.
    public struct Place: Hashable, Sendable {
        /// The tabs or switch flow.
        public var flow: FlowID
        /// The index of the tab or child.
        public var index: Int

        /// Creates a place from a tab or child.
        public init(flow: FlowID, index: Int) {
            self.flow = flow
            self.index = index
        }
    }

    /// Creates a link that has no parameters and keeps the current state below its steps.
    public init(name: Located<String>, whenModal: DeepLinkDeclaration.WhenModal = .over, steps: [Step]) {
        self.name = name
        self.whenModal = whenModal
        self.steps = steps
    }
}

/// A pattern of URLs that open a link, with its location in the spec.
public struct LinkPattern: Sendable {
    /// The pattern.
    public var pattern: URLPattern
    /// The location in the spec.
    public var range: SourceRange

    init(_ pattern: URLPattern, range: SourceRange) {
        self.pattern = pattern
        self.range = range
    }
}

extension Program {
    /// True if all instances of a screen have equal values, because there are none.
    public func hasNoValues(_ screen: ScreenID) -> Bool {
        self[screen].parameters.isEmpty && self[self[screen].flow].parameters.isEmpty
    }

    /// The children of switch flows that must be visible before a link opens, outermost first.
    ///
    /// - Parameter link: a link of the program.
    public func awaitedChildren(of link: DeepLink) -> [DeepLink.Place] {
        link.home.filter { if case .switch = self[$0.flow].kind { true } else { false } }
    }

    /// The program without deep links. Global transitions keep their indices.
    public var withoutDeepLinks: Program {
        var program = self
        program.links.removeAll { !$0.isTransition }
        return program
    }

    /// The program without deep links and global transitions.
    public var withoutLinks: Program {
        var program = self
        program.links = []
        return program
    }
}
