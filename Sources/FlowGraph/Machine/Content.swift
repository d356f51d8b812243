/// What stands in a layer, a tab or a switch flow's child.
public enum Content: Hashable, Sendable {
    /// A navigation stack of a flow, bottom first, never empty.
    case nav(FlowID, [Slot])
    /// A tab bar: its flow, the index of the selected tab, and what stands in each tab.
    case tabs(FlowID, selected: Int, [Content])
    /// A container that shows one child: its flow, the index of the child, and what stands in it.
    indirect case `switch`(FlowID, child: Int, Content)
    /// One screen without a stack: a single flow's, or a bare one.
    case single(FlowID?, ScreenID)
    /// A tab that acts and holds nothing.
    case action
}

/// A screen on a navigation stack.
public struct Slot: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The flow that begins with this slot, where it was started on this stack.
    public var mark: Mark?

    /// Makes a slot.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - mark: the flow that begins with this slot; nil where none was started here.
    public init(_ screen: ScreenID, mark: Mark? = nil) {
        self.screen = screen
        self.mark = mark
    }
}

/// Begins an activation: from this slot up to the next mark the screens are a child flow's.
public struct Mark: Hashable, Sendable {
    /// The flow that was started.
    public var flow: FlowID
    /// The place that started it, with its handlers; nil where a list of targets did.
    public var site: SiteID?

    /// Marks the start of a flow.
    ///
    /// - Parameters:
    ///   - flow: the flow that was started.
    ///   - site: the place that started it; nil where a list of targets did.
    public init(flow: FlowID, site: SiteID? = nil) {
        self.flow = flow
        self.site = site
    }
}

extension Content {
    /// The index of the tab or child that shows, of a container.
    private var shown: Int? {
        switch self {
        case .tabs(_, let selected, let children): children.indices.contains(selected) ? selected : nil
        case .switch(_, let child, _): child
        case .nav, .single, .action: nil
        }
    }

    /// What a container holds at the index of a tab, or of the child that shows.
    subscript(index: Int) -> Content? {
        switch self {
        case .tabs(_, _, let children): children.indices.contains(index) ? children[index] : nil
        case .switch(_, let child, let content): child == index ? content : nil
        case .nav, .single, .action: nil
        }
    }

    /// What a way of indices leads to.
    subscript(path: [Int]) -> Content? {
        var content: Content? = self
        for index in path { content = content?[index] }
        return content
    }

    /// The way to the stack or screen that the user sees: the selected tabs and the children that
    /// show.
    var activePath: [Int] {
        var path: [Int] = []
        var content = self
        while let index = content.shown, let next = content[index] {
            path.append(index)
            content = next
        }
        return path
    }

    /// The stack or screen that the user sees.
    public var active: Content {
        switch self {
        case .tabs(_, let selected, let children) where children.indices.contains(selected): children[selected].active
        case .switch(_, _, let content): content.active
        case .nav, .single, .tabs, .action: self
        }
    }

    /// The screen on top of the active stack.
    var topScreen: ScreenID? {
        switch active {
        case .nav(_, let slots): slots.last?.screen
        case .single(_, let screen): screen
        case .tabs, .switch, .action: nil
        }
    }

    /// The slots of the active stack, bottom first; a screen without a stack counts as one.
    public var activeSlots: [Slot] {
        switch active {
        case .nav(_, let slots): slots
        case .single(_, let screen): [Slot(screen)]
        case .tabs, .switch, .action: []
        }
    }

    /// How many slots the active stack has.
    var depth: Int {
        switch active {
        case .nav(_, let slots): slots.count
        case .single: 1
        case .tabs, .switch, .action: 0
        }
    }

    /// How many screens and containers stand in here.
    var size: Int {
        switch self {
        case .nav(_, let slots): 1 + slots.count
        case .tabs(_, _, let children): children.reduce(1) { $0 + $1.size }
        case .switch(_, _, let content): 1 + content.size
        case .single, .action: 1
        }
    }

    /// The containers that show, outermost first, each with the way to it.
    var activeContainers: [(flow: FlowID, path: [Int])] {
        let path = activePath
        return path.indices.compactMap { count in
            let path = Array(path[..<count])
            switch self[path] {
            case .tabs(let flow, _, _), .switch(let flow, _, _): return (flow, path)
            case .nav, .single, .action, nil: return nil
            }
        }
    }

    /// Changes what a way of indices leads to in its place; nil where it leads nowhere.
    mutating func change<Result>(at path: some Collection<Int>, _ change: (inout Content) -> Result) -> Result? {
        guard let index = path.first else { return change(&self) }
        switch self {
        case .tabs(let flow, let selected, var children) where children.indices.contains(index):
            // The children have one owner while they change, so that they aren't copied.
            self = .action
            defer { self = .tabs(flow, selected: selected, children) }
            return children[index].change(at: Array(path.dropFirst()), change)
        case .switch(let flow, let child, var content) where child == index:
            self = .action
            defer { self = .switch(flow, child: child, content) }
            return content.change(at: Array(path.dropFirst()), change)
        default:
            return nil
        }
    }

    /// The flows that were started on stacks in here, in all tabs: top ones first.
    var marks: [Mark] {
        switch self {
        case .nav(_, let slots): slots.reversed().compactMap(\.mark)
        case .tabs(_, _, let children): children.flatMap(\.marks)
        case .switch(_, _, let content): content.marks
        case .single, .action: []
        }
    }
}
