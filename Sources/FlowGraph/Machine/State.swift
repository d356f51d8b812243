import FlowSpec

/// The state of an app: the window's root and the layers presented over it.
public struct State: Hashable, Sendable {
    /// The layers, bottom first, from the window's layer up. Empty after an entry flow has ended.
    public var layers: [Layer]

    /// Creates a state.
    public init(layers: [Layer]) {
        self.layers = layers
    }
}

/// The window's root layer or a presented layer.
public struct Layer: Hashable, Sendable {
    /// The root, or the presented flow or bare screen.
    public var origin: Target
    /// The site that presented it, with handlers and presentation; `nil` for the window's layer.
    public var site: SiteID?
    /// The layer's content.
    public var content: Content

    /// Creates a layer.
    public init(origin: Target, site: SiteID? = nil, content: Content) {
        self.origin = origin
        self.site = site
        self.content = content
    }
}

extension State {
    /// How the app started the visible entry flow; `nil` if there is none or a layer covers it.
    func entry(in program: Program) -> FlowDeclaration.Entry? {
        layers.count == 1 ? layers.first.flatMap { program.entry(of: $0.origin) } : nil
    }

    /// True if an entry flow is at the bottom.
    ///
    /// - Parameter program: the program that the state belongs to.
    public func isHosted(in program: Program) -> Bool {
        layers.first.flatMap { program.entry(of: $0.origin) } != nil
    }

    /// The top presented layer, or else the window's layer.
    public var top: Layer? { layers.last }

    /// The top screen, which the user sees.
    public var topScreen: ScreenID? {
        layers.last?.content.topScreen
    }

    /// The number of slots on the top layer's active stack.
    public var depth: Int {
        layers.last?.content.depth ?? 0
    }

    /// The number of screens and containers in all layers and tabs: the cost of copying the state.
    public var size: Int {
        layers.reduce(0) { $0 + $1.content.size }
    }

    /// The screens of the active stacks in all layers, bottom first.
    public var activeScreens: [ScreenID] {
        layers.flatMap { $0.content.activeSlots.map(\.screen) }
    }
}
