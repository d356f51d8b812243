/// The content of a layer, a tab or a switch flow's child.
public enum Content: Hashable, Sendable {
    /// A navigation stack of a flow, bottom first, never empty.
    case nav(FlowID, [Slot])
    /// A tab bar: its flow, the index of the selected tab, and the content of each tab.
    case tabs(FlowID, selected: Int, [Content])
    /// A switch flow: its identifier, the index of the visible child, and the child's content.
    indirect case `switch`(FlowID, child: Int, Content)
    /// One screen without a stack: a single flow's, or a bare one.
    case single(FlowID?, ScreenID)
    /// An action tab, which has no content.
    case action
}

/// A screen on a navigation stack.
public struct Slot: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The flow that begins with this slot, if one was started here.
    public var mark: Mark?

    /// Creates a slot.
    public init(_ screen: ScreenID, mark: Mark? = nil) {
        self.screen = screen
        self.mark = mark
    }
}

/// The start of an activation. Its screens extend from this slot up to the next mark.
public struct Mark: Hashable, Sendable {
    /// The started flow.
    public var flow: FlowID
    /// The site that started it, with its handlers; `nil` if a list of targets did.
    public var site: SiteID?

    /// Creates a mark.
    public init(flow: FlowID, site: SiteID? = nil) {
        self.flow = flow
        self.site = site
    }
}

extension Content {
    /// The index of a container's visible tab or child.
    private var shown: Int? {
        switch self {
        case .tabs(_, let selected, let children): children.indices.contains(selected) ? selected : nil
        case .switch(_, let child, _): child
        case .nav, .single, .action: nil
        }
    }

    /// The content of a container at the index of a tab or of the visible child.
    subscript(index: Int) -> Content? {
        switch self {
        case .tabs(_, _, let children): children.indices.contains(index) ? children[index] : nil
        case .switch(_, let child, let content): child == index ? content : nil
        case .nav, .single, .action: nil
        }
    }

    /// The content at a path of indices.
    subscript(path: [Int]) -> Content? {
        var content: Content? = self
        for index in path { content = content?[index] }
        return content
    }

    /// The path to the visible stack or screen, through selected tabs and visible children.
    var activePath: [Int] {
        var path: [Int] = []
        var content = self
        while let index = content.shown, let next = content[index] {
            path.append(index)
            content = next
        }
        return path
    }

    /// The visible stack or screen.
    public var active: Content {
        switch self {
        case .tabs(_, let selected, let children) where children.indices.contains(selected): children[selected].active
        case .switch(_, _, let content): content.active
        case .nav, .single, .tabs, .action: self
        }
    }

    var topScreen: ScreenID? {
        switch active {
        case .nav(_, let slots): slots.last?.screen
        case .single(_, let screen): screen
        case .tabs, .switch, .action: nil
        }
    }

    /// The slots of the active stack, bottom first. A screen without a stack counts as one slot.
    public var activeSlots: [Slot] {
        switch active {
        case .nav(_, let slots): slots
        case .single(_, let screen): [Slot(screen)]
        case .tabs, .switch, .action: []
        }
    }

    /// The number of slots on the active stack.
    var depth: Int {
        switch active {
        case .nav(_, let slots): slots.count
        case .single: 1
        case .tabs, .switch, .action: 0
        }
    }

    /// The number of screens and containers in this content.
    var size: Int {
        switch self {
        case .nav(_, let slots): 1 + slots.count
        case .tabs(_, _, let children): children.reduce(1) { $0 + $1.size }
        case .switch(_, _, let content): 1 + content.size
        case .single, .action: 1
        }
    }

    /// The visible containers, outermost first, each with its path.
    package var activeContainers: [(flow: FlowID, path: [Int])] {
        let path = activePath
        return path.indices.compactMap { count in
            let path = Array(path[..<count])
            switch self[path] {
            case .tabs(let flow, _, _), .switch(let flow, _, _): return (flow, path)
            case .nav, .single, .action, nil: return nil
            }
        }
    }

    /// Changes the content at a path in place; returns `nil` if the path doesn't exist.
    mutating func change<Result>(at path: some Collection<Int>, _ change: (inout Content) -> Result) -> Result? {
        guard let index = path.first else { return change(&self) }
        switch self {
        case .tabs(let flow, let selected, var children) where children.indices.contains(index):
            // The children have a single owner while they change, which avoids copies.
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

    /// The flows that were started on stacks in all tabs, top ones first.
    var marks: [Mark] {
        switch self {
        case .nav(_, let slots): slots.reversed().compactMap(\.mark)
        case .tabs(_, _, let children): children.flatMap(\.marks)
        case .switch(_, _, let content): content.marks
        case .single, .action: []
        }
    }
}

extension Program {
    /// True if a column of a split view has only its placeholder.
    func isEmptyColumn(_ content: Content) -> Bool {
        if case .nav(_, let slots) = content, slots.count == 1 { self[slots[0].screen].attributes.isPlaceholder } else { false }
    }
}
