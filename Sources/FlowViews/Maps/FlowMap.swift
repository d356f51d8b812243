import FlowGraph
import FlowSpec

/// A map of a program: a frame for each flow, a card for each screen, and arrows between cards.
/// Each screen and each transition occurs once.
public struct FlowMap: Sendable {
    /// The app's name.
    var title: String
    /// The frames of the flows, in the order of the program.
    public var frames: [Frame]
    /// The cards outside all flows: the start, entries, deep links and global transitions.
    var outside: [Card]
    /// The arrows, in the order of their origins.
    public var arrows: [Arrow]

    /// The frame of a flow.
    public struct Frame: Sendable {
        var flow: FlowID
        /// The flow's name.
        public var name: String
        /// The kind of flow, in a word.
        var kind: String
        var cards: [Card]
        /// The findings about the flow that aren't on a card.
        var findings: [String] = []
    }

    /// A node of the map.
    struct Card: Sendable {
        var node: Node
        var name: String
        /// The lines below the heading: the title, the parameters, the bars.
        var lines: [String] = []
        /// The URL patterns of the deep links that open it.
        var urls: [String] = []
        /// The tabs or children of a container, side by side.
        var places: [String] = []
        /// The transitions without a target on the map.
        var rows: [Row] = []
        var findings: [String] = []
        /// True if it's presented somewhere and can be swiped down.
        var hasGrabber = false
        var isUnreachable = false

        /// True if it's a deep link, which is a pill with its URLs.
        var isPill: Bool { if case .link = node { lines.isEmpty } else { false } }
    }

    /// A transition without a target screen, or with a target that depends on the stack. In a
    /// folded map, a target of the flow.
    struct Row: Hashable, Sendable {
        var name: String
        /// The keywords of its steps, or its target.
        var action = ""
        /// The kind of the arrow that it stands for, if any.
        var kind: Kind?
    }

    /// The subject of a card.
    public enum Node: Hashable, Sendable {
        /// The start of the app.
        case start
        /// A flow's start in app code.
        case entry(FlowID)
        /// A screen.
        case screen(ScreenID)
        /// The flow-level transitions of a flow.
        case everyScreen(FlowID)
        /// The tab bar or the switch of a flow.
        case container(FlowID)
        /// The choice of a flow's first screen.
        case choice(FlowID)
        /// The end of a flow, with the index of a result, or without a result if that is nil.
        case end(FlowID, result: Int?)
        /// A transition with several targets.
        case branch(TransitionID)
        /// A deep link or a global transition.
        case link(LinkID)
        /// A whole flow as one card.
        case flow(FlowID)
        /// A reference to a card elsewhere on the map, by number.
        case reference(Int)
    }

    /// An end of an arrow.
    struct Anchor: Hashable, Sendable {
        var node: Node
        /// The index among the card's places; nil for the card itself.
        public var place: Int?

        init(_ node: Node, place: Int? = nil) {
            self.node = node
            self.place = place
        }
    }

    /// The connections of one kind from one card to another.
    public struct Arrow: Hashable, Sendable {
        var from: Anchor
        var to: Anchor
        var kind: Kind
        /// The labels of the connections; at least one.
        var labels: [Label]

        /// The lines of the arrow's text, with equal labels merged.
        var lines: [String] {
            var counts: [[String]: Int] = [:]
            for label in labels { counts[label.lines, default: 0] += 1 }
            return labels.flatMap { label in
                guard let count = counts.removeValue(forKey: label.lines), let first = label.lines.first else { return [String]() }
                return (count > 1 ? ["\(first) ×\(count)"] : [first]) + label.lines.dropFirst()
            }
        }
    }

    /// The label of one connection.
    struct Label: Hashable, Sendable {
        /// The transition's name; nil for parts of a container and for automatic changes.
        var name: String?
        /// The guards, answers or buttons that lead to it, outermost first.
        var conditions: [String] = []
        var hasFindings = false

        /// The lines of the label; empty if it has no text.
        var lines: [String] {
            let first = [name, hasFindings ? "⚠" : nil].compactMap(\.self).joined(separator: " ")
            return (first.isEmpty ? [] : [first]) + (conditions.isEmpty ? [] : ["[\(conditions.joined(separator: ", "))]"])
        }
    }

    /// The kind of an arrow. Kinds differ in line style, not only in color.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Connects a container with its content, or the start with the first card.
        case contains
        /// Puts a screen or a flow on a stack.
        case push
        /// Replaces screens of a stack.
        case replace
        /// Presents a screen or a flow.
        case present
        /// Goes back to a screen.
        case back
        /// Shows a tab or a child.
        case select
        /// Ends a flow.
        case finish
        /// Follows the end of a flow.
        case then
    }
}
