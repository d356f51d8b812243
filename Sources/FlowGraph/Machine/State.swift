import FlowSpec

/// What an app shows: the window's root and the layers that are presented over it, bottom first.
public struct State: Hashable, Sendable {
    /// The layers; there is always the window's, unless an entry flow has ended, which leaves
    /// nothing.
    public var layers: [Layer]

    /// Makes a state of its layers.
    ///
    /// - Parameter layers: the layers, bottom first; the window's is always there.
    public init(layers: [Layer]) {
        self.layers = layers
    }
}

/// The window's root or a presented layer.
public struct Layer: Hashable, Sendable {
    /// The flow or bare screen that was presented.
    public var origin: Target
    /// The place that presented it, with its handlers and how it is presented; nil for the
    /// window's.
    public var site: SiteID?
    /// What stands in it.
    public var content: Content

    /// Makes a layer of what it presents.
    ///
    /// - Parameters:
    ///   - origin: the flow or bare screen that was presented.
    ///   - site: the place that presented it; nil for the window's layer.
    ///   - content: what stands in it.
    public init(origin: Target, site: SiteID? = nil, content: Content) {
        self.origin = origin
        self.site = site
        self.content = content
    }
}

extension State {
    /// How the app started the entry flow that shows, if nothing is presented over it and a
    /// dismissal would end it; nil otherwise.
    func entry(in program: Program) -> FlowDeclaration.Entry? {
        layers.count == 1 ? layers.first.flatMap { program.entry(of: $0.origin) } : nil
    }

    /// Whether an entry flow is at the bottom.
    ///
    /// - Parameter program: the program that the state is of.
    public func isHosted(in program: Program) -> Bool {
        layers.first.flatMap { program.entry(of: $0.origin) } != nil
    }

    /// The presented layer on top, or the window's.
    public var top: Layer? { layers.last }

    /// The screen that the user sees on top.
    public var topScreen: ScreenID? {
        layers.last?.content.topScreen
    }

    /// How many slots the active stack of the top layer has.
    public var depth: Int {
        layers.last?.content.depth ?? 0
    }

    /// How many screens and containers stand in it, in all layers and tabs: what it takes to copy
    /// it or to look at it.
    public var size: Int {
        layers.reduce(0) { $0 + $1.content.size }
    }

    /// The screens that show in all layers, bottom first: those of the active stacks.
    public var activeScreens: [ScreenID] {
        layers.flatMap { $0.content.activeSlots.map(\.screen) }
    }
}
