/// The whole state of a scene as a value: the screens in every layer, tab and stack.
public struct Snapshot: Hashable, Sendable, CustomStringConvertible {
    /// The window's content, then each presented layer's, bottom first.
    public var layers: [Content]

    /// The content of a layer or a tab.
    public indirect enum Content: Hashable, Sendable {
        /// A navigation stack, with its flow and its screens, bottom first.
        case stack(flow: String, [Entry])
        /// A tab bar, with its flow, the selected tab, and all tabs.
        case tabs(flow: String, selected: String, [Tab])
        /// A switch, with its flow, the visible child, and the child's content.
        case `switch`(flow: String, child: String, Content)
        /// One screen without a container.
        case screen(ScreenName)
        /// An action tab, which is never selected.
        case action
    }

    /// A tab with its content.
    public struct Tab: Hashable, Sendable {
        /// The tab's name.
        public var name: String
        /// The tab's content.
        public var content: Content

        /// Creates a tab.
        public init(name: String, content: Content) {
            self.name = name
            self.content = content
        }
    }

    /// A screen on a stack.
    public struct Entry: Hashable, Sendable {
        /// The screen.
        public var screen: ScreenName
        /// The flow that starts with this screen on another flow's stack; `nil` for none.
        public var begins: String?

        /// Creates an entry.
        public init(screen: ScreenName, begins: String? = nil) {
            self.screen = screen
            self.begins = begins
        }
    }

    /// Creates the state of a scene.
    public init(layers: [Content]) {
        self.layers = layers
    }

    /// The visible part: the selected tabs and their stacks, `tab orders [orders, order2]`, a
    /// switch's child, `auth [signIn]`, and presented layers after a `+`.
    public var description: String {
        layers.map(\.visibleDescription).joined(separator: " + ")
    }
}

extension Snapshot: CustomDebugStringConvertible {
    /// The whole state: all tabs, with a `*` at the selected one, and the flows of the screens.
    public var debugDescription: String {
        layers.map(\.fullDescription).joined(separator: " + ")
    }
}

extension Snapshot.Content {
    /// The visible part, from the outermost container inward.
    var visibleDescription: String {
        switch self {
        case .stack(_, let entries):
            "[\(entries.map(\.screen.screen).joined(separator: ", "))]"
        case .tabs(_, let selected, let tabs):
            "tab \(selected) \(tabs.first { $0.name == selected }?.content.visibleDescription ?? "")"
        case .switch(_, let child, let content):
            "\(child) \(content.visibleDescription)"
        case .screen(let name):
            name.screen
        case .action:
            ""
        }
    }

    /// The whole content. A screen that starts another flow is written `flow: flow.screen`.
    fileprivate var fullDescription: String {
        switch self {
        case .stack(let flow, let entries):
            "\(flow) [\(entries.map { ($0.begins.map { "\($0): " } ?? "") + $0.screen.description }.joined(separator: ", "))]"
        case .tabs(let flow, let selected, let tabs):
            "\(flow) {\(tabs.map { ($0.name == selected ? "*" : "") + "\($0.name) = \($0.content.fullDescription)" }.joined(separator: "; "))}"
        case .switch(let flow, let child, let content):
            "\(flow) {\(child) = \(content.fullDescription)}"
        case .screen(let name):
            name.description
        case .action:
            "action"
        }
    }
}
