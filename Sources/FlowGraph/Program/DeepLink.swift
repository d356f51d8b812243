import FlowSpec

/// A way into the app from outside, by value or by URL, that may be taken in every state. The app's
/// transitions are represented in the same way.
public struct DeepLink: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the link means.
    public var documentation: String?
    /// The URLs that open it; none where the app opens it by value only.
    public var patterns: [LinkPattern] = []
    /// The values that it is opened with.
    public var parameters: [MethodParameter] = []
    /// What becomes of the layers that are presented.
    public var whenModal: DeepLinkDeclaration.WhenModal
    /// The flow whose steps these are: the one at the end of ``home``, or the root.
    public var flow = FlowID(index: 0)
    /// The way from the window's root to the flow that the link opens, outermost first: the tabs
    /// that are selected, and the children of switch flows that must show already.
    public var home: [Place] = []
    /// Whether the flow at the end of ``home`` begins anew before the steps are taken.
    public var beginsAnew = false
    /// The steps, which belong to the activation on top when they begin.
    public var steps: [Step]
    /// Whether it is a transition of the app. These come before all deep links.
    public var isTransition = false
    /// What it presents over the current screen. It isn't opened while that is already the topmost
    /// layer.
    public var covers: Set<Target> = []

    /// A tab or a child, by its index.
    public struct Place: Hashable, Sendable {
        /// The tabs or switch flow.
        public var flow: FlowID
        /// The index of the tab or child.
        public var index: Int

        /// Names a tab or a child.
        ///
        /// - Parameters:
        ///   - flow: the tabs or switch flow.
        ///   - index: the index of the tab or child.
        public init(flow: FlowID, index: Int) {
            self.flow = flow
            self.index = index
        }
    }

    /// Makes a link of its steps, which needs nothing and leaves what shows as it is.
    ///
    /// - Parameters:
    ///   - name: the link's name.
    ///   - whenModal: what becomes of the layers that are presented.
    ///   - steps: the steps, which belong to the activation on top when they begin.
    public init(name: Located<String>, whenModal: DeepLinkDeclaration.WhenModal = .over, steps: [Step]) {
        self.name = name
        self.whenModal = whenModal
        self.steps = steps
    }
}

/// The URLs that open a link, with their place in the spec.
public struct LinkPattern: Sendable {
    /// The pattern.
    public var pattern: URLPattern
    /// Where it is written.
    public var range: SourceRange

    /// Places a pattern.
    init(_ pattern: URLPattern, range: SourceRange) {
        self.pattern = pattern
        self.range = range
    }
}

extension Program {
    /// The children of switch flows that must show for a link to be opened, outermost first.
    ///
    /// - Parameter link: a link of the program.
    public func awaitedChildren(of link: DeepLink) -> [DeepLink.Place] {
        link.home.filter { if case .switch = self[$0.flow].kind { true } else { false } }
    }

    /// The same program without deep links. The app's transitions keep their numbers.
    public var withoutDeepLinks: Program {
        var program = self
        program.links.removeAll { !$0.isTransition }
        return program
    }

    /// The same program without the ways into the app from outside.
    public var withoutLinks: Program {
        var program = self
        program.links = []
        return program
    }
}
