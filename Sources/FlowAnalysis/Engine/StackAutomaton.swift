import FlowGraph

/// The automaton of all reachable words, read from the top down.
///
/// It has one state for each pair of a control and a topmost symbol, whose language is what can be below that symbol; a swap of symbols is an ε-edge, a
/// push a labelled one, a pop a derived ε-edge (post* of Esparza, Hansel, Rossmanith and Schwoon, CAV 2000, with the states indexed by the top, so that
/// replacing a symbol costs nothing; the derived edges are the summaries of Reps, Horwitz and Sagiv, POPL 1995). A hub's language is what is below a
/// layer or a pushed flow; below a slot that a run has left behind, in a chain of several, stands a frame.
struct StackAutomaton {
    var nodes: [Node] = []
    var edges: [Edge] = []
    /// The automaton's end: the hub of the window.
    var bottoms: [Int] = []

    struct Node {
        var kind: Kind
        /// The symbol on top; -1 of a hub.
        var symbol: Int
        /// The hub of the layer.
        var layer: Int
        /// The hub that the symbol's activation stands on: a pushed flow's, else the layer's. Of a hub itself.
        var region: Int
        /// The last edge that leads down from here, and the last that leads here from above; each names the one before it.
        var down = -1
        var up = -1
        /// The last exposure.
        var exposure = -1
    }

    enum Kind: Hashable {
        /// A control, by its number.
        case top(Int)
        case frame
        case hub
    }

    struct Edge {
        /// The node above.
        var source: Int
        /// The node below.
        var target: Int
        /// Whether the target's symbol is read on the way.
        var isRecord: Bool
        /// Of a hub's record the site that pushed or presented.
        var site: SiteID?
        var weight: Weight
        /// The event whose run made the edge; -1 where none did.
        var event: Int
        var nextDown: Int
        var nextUp: Int
        /// A tap that comes after the event.
        var after: Event?
    }

    enum Weight {
        /// So many actions.
        case fixed(Int)
        /// As the record, with what it takes to come back to it from above.
        case returned(record: Int, exposure: Int)
        /// So many actions at a node that is anywhere above the target hub.
        case from(node: Int, Int)
    }

    /// What can come back from above: a node's slot can be taken away, and the run goes on below with a control.
    struct Exposure {
        var node: Int
        /// The control's number; of a hub that of the way in which it leaves.
        var key: Int
        /// The exposure of the same node before it.
        var next: Int
        /// Whether it has been handed to the edges that lead down from the node.
        var isSpread = false
    }
}
