/// What an app shows: the window's root and the layers that are presented over it, bottom first.
public struct State: Hashable, Sendable {
    /// The layers; there is always the window's.
    public var layers: [Layer]

    /// Makes a state of its layers.
    public init(layers: [Layer]) {
        self.layers = layers
    }

    /// The presented layer on top, or the window's.
    var top: Layer? { layers.last }
}

/// The window's root or a presented layer.
public struct Layer: Hashable, Sendable {
    /// The flow or bare screen that was presented.
    public var origin: Target
    /// What stands in it.
    public var content: Content

    /// Makes a layer of what it presents.
    public init(origin: Target, content: Content) {
        self.origin = origin
        self.content = content
    }
}

/// What stands in a layer or a tab.
public enum Content: Hashable, Sendable {
    /// A navigation stack of a flow, bottom first, never empty.
    case nav(FlowID, [Slot])
    /// A tab bar: its flow, the index of the selected tab, and what stands in each tab.
    case tabs(FlowID, selected: Int, [Content])
    /// A bare screen.
    case single(ScreenID)
}

/// A screen on a navigation stack.
public struct Slot: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The flow that begins with this slot, where it was started on this stack.
    public var mark: Mark?

    /// Makes a slot.
    public init(_ screen: ScreenID, mark: Mark? = nil) {
        self.screen = screen
        self.mark = mark
    }
}

/// Begins an activation: from this slot up to the next mark the screens are a child flow's.
public struct Mark: Hashable, Sendable {
    /// The flow that was started.
    public var flow: FlowID

    /// Marks the start of a flow.
    public init(flow: FlowID) {
        self.flow = flow
    }
}

extension Content {
    /// The stack or bare screen that the user sees: of tabs, the selected one's.
    public var active: Content {
        var content = self
        while case .tabs(_, let selected, let children) = content, children.indices.contains(selected) {
            content = children[selected]
        }
        return content
    }

    /// The slots of the active stack, bottom first; a bare screen counts as one.
    public var activeSlots: [Slot] {
        switch active {
        case .nav(_, let slots): slots
        case .single(let screen): [Slot(screen)]
        case .tabs: []
        }
    }

    /// Changes the active stack or bare screen in its place.
    mutating func changeActive<Result>(_ change: (inout Content) -> Result) -> Result {
        guard case .tabs(let flow, let selected, var children) = self, children.indices.contains(selected) else {
            return change(&self)
        }
        // The children have one owner while they change, so that they aren't copied.
        self = .tabs(flow, selected: selected, [])
        defer { self = .tabs(flow, selected: selected, children) }
        return children[selected].changeActive(change)
    }

    /// Changes the tab bar of a flow on the active path in its place; nil where it isn't on it.
    mutating func changeTabs<Result>(of flow: FlowID, _ change: (inout Int, inout [Content]) -> Result) -> Result? {
        guard case .tabs(let own, var selected, var children) = self, children.indices.contains(selected) else {
            return nil
        }
        self = .tabs(own, selected: selected, [])
        defer { self = .tabs(own, selected: selected, children) }
        guard own != flow else {
            return change(&selected, &children)
        }
        return children[selected].changeTabs(of: flow, change)
    }

    /// The flows that were started on stacks in here, in all tabs: top ones first.
    var marks: [FlowID] {
        switch self {
        case .nav(_, let slots): slots.reversed().compactMap(\.mark?.flow)
        case .tabs(_, _, let children): children.flatMap(\.marks)
        case .single: []
        }
    }
}

extension State {
    /// The screen that the user sees on top.
    public var topScreen: ScreenID? {
        top?.content.activeSlots.last?.screen
    }

    /// How many slots the active stack of the top layer has.
    public var depth: Int {
        top?.content.activeSlots.count ?? 0
    }
}
