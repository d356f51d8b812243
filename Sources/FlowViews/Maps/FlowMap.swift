import FlowGraph
import FlowSpec

/// A picture of a program: a frame for each flow, a card for each screen, and arrows between them.
/// Each screen and each transition appears in it once.
public struct FlowMap: Sendable {
    /// The app's name.
    var title: String
    /// The flows, in the order of the program.
    public var frames: [Frame]
    /// What stands outside all flows: the start, entries, deep links, the app's transitions.
    var outside: [Card]
    /// The arrows, in the order of what they come from.
    public var arrows: [Arrow]

    /// A flow.
    public struct Frame: Sendable {
        /// The flow.
        var flow: FlowID
        /// Its name.
        public var name: String
        /// What kind of flow it is, in a word.
        var kind: String
        /// What it contains.
        var cards: [Card]
        /// The findings about it that no card has.
        var findings: [String] = []
    }

    /// A node of the picture.
    struct Card: Sendable {
        /// What it shows.
        var node: Node
        /// Its heading.
        var name: String
        /// What it says below its heading, one line each: the title, the parameters, the bars.
        var lines: [String] = []
        /// The tabs or children of a container, side by side.
        var places: [String] = []
        /// The transitions that lead to no screen of the picture.
        var rows: [Row] = []
        /// The findings about it.
        var findings: [String] = []
        /// Whether it is presented somewhere, and can be swiped down there.
        var hasGrabber = false
        /// Whether it can't be reached.
        var isUnreachable = false
    }

    /// A transition that leads to no screen, or to one that only the stack knows. In a folded map,
    /// a flow that a flow leads to.
    struct Row: Hashable, Sendable {
        /// The transition's name.
        var name: String
        /// What it does, in the keywords of its steps.
        var action: String
    }

    /// What a card shows.
    public enum Node: Hashable, Sendable {
        /// The start of the app.
        case start
        /// Where the app's own code starts a flow.
        case entry(FlowID)
        /// A screen.
        case screen(ScreenID)
        /// The transitions that every screen of a flow has.
        case everyScreen(FlowID)
        /// The tab bar or the switch of a flow.
        case container(FlowID)
        /// A choice of the screen that a flow begins with.
        case choice(FlowID)
        /// The end of a flow, with a result by its index or, with nil, without one.
        case end(FlowID, result: Int?)
        /// A transition that leads to several screens.
        case branch(TransitionID)
        /// A deep link, or a transition of the app.
        case link(LinkID)
        /// A flow of which nothing else is shown.
        case flow(FlowID)
        /// A mention of a card that stands elsewhere, by its number.
        case reference(Int)
    }

    /// The end of an arrow.
    struct Anchor: Hashable, Sendable {
        /// The card.
        var node: Node
        /// The index among the card's places; nil for the card itself.
        public var place: Int?

        init(_ node: Node, place: Int? = nil) {
            self.node = node
            self.place = place
        }
    }

    /// The ways of one kind from one card to another.
    public struct Arrow: Hashable, Sendable {
        /// Where it begins.
        var from: Anchor
        /// Where it leads.
        var to: Anchor
        /// What it does.
        var kind: Kind
        /// The ways; at least one.
        var labels: [Label]

        /// The lines of its text. Ways that read alike, as those of several screens of a flow, are
        /// one.
        var lines: [String] {
            var counts: [[String]: Int] = [:]
            for label in labels { counts[label.lines, default: 0] += 1 }
            return labels.flatMap { label in
                guard let count = counts.removeValue(forKey: label.lines), let first = label.lines.first else { return [String]() }
                return (count > 1 ? ["\(first) ×\(count)"] : [first]) + label.lines.dropFirst()
            }
        }
    }

    /// What stands at an arrow for one way.
    struct Label: Hashable, Sendable {
        /// The transition's name; nil for a part of a container, and for what happens by itself.
        var name: String?
        /// The guards, answers or buttons by which it is taken, outermost first.
        var conditions: [String] = []
        /// Whether it has findings.
        var hasFindings = false

        /// The lines of its text; none where it has no text.
        var lines: [String] {
            let first = [name, hasFindings ? "⚠" : nil].compactMap(\.self).joined(separator: " ")
            return (first.isEmpty ? [] : [first]) + (conditions.isEmpty ? [] : ["[\(conditions.joined(separator: ", "))]"])
        }
    }

    /// What an arrow does. Kinds differ by line style, not by colour alone.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        /// From a container to what it contains, or from the start to what it shows.
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
        /// What happens when a flow has ended.
        case then
    }
}
