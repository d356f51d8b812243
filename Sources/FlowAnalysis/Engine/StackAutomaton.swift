import FlowGraph

/// The automaton of all reachable words, read from the top down.
///
/// It has one state for each pair of a control and a topmost symbol, whose language is what can be below that symbol; a swap of symbols is an ε-edge, a
/// push a labelled one, a pop a derived ε-edge (post* of Esparza, Hansel, Rossmanith and Schwoon, CAV 2000, with the states indexed by the top, so that
/// replacing a symbol costs nothing; the derived edges are the summaries of Reps, Horwitz and Sagiv, POPL 1995). A procedure's language is what is below a
/// layer or a pushed flow; below a slot that a run has left behind, in a chain of several, stands a frame.
struct StackAutomaton {
    var nodes: [Node] = []
    var edges: [Edge] = []
    /// The automaton's end: the procedure of the window.
    var bottoms: [Int] = []

    // IndexArray take 32 bits: there are a dozen edges for each transition, and it is memory that takes the time.
    struct Node {
        private var number: Int32
        private var numbers: (symbol: Int32, layer: Int32, region: Int32, down: Int32, up: Int32, summary: Int32)

        init(kind: Kind, symbol: Int, layer: Int, region: Int) {
            number =
                switch kind {
                case .top(let control): Int32(control)
                case .frame: -1
                case .procedure: -2
                }
            numbers = (Int32(symbol), Int32(layer), Int32(region), -1, -1, -1)
        }

        var kind: Kind { number >= 0 ? .top(control) : number == -1 ? .frame : .procedure }
        var isProcedure: Bool { number == -2 }
        /// The control's number; negative where there is none.
        var control: Int { Int(number) }
        /// The symbol on top; -1 of a procedure.
        var symbol: Int { Int(numbers.symbol) }
        /// The procedure of the layer.
        var layer: Int {
            get { Int(numbers.layer) }
            set { numbers.layer = Int32(newValue) }
        }
        /// The procedure that the symbol's activation stands on: a pushed flow's, else the layer's. Of a procedure itself.
        var region: Int {
            get { Int(numbers.region) }
            set { numbers.region = Int32(newValue) }
        }
        /// The last edge that leads down from here, and the last that leads here from above; each names the one before it.
        var down: Int {
            get { Int(numbers.down) }
            set { numbers.down = Int32(newValue) }
        }
        var up: Int {
            get { Int(numbers.up) }
            set { numbers.up = Int32(newValue) }
        }
        /// The last summary.
        var summary: Int {
            get { Int(numbers.summary) }
            set { numbers.summary = Int32(newValue) }
        }
    }

    enum Kind: Hashable {
        /// A control, by its number.
        case top(Int)
        case frame
        case procedure
    }

    struct Edge {
        private var numbers: (source: Int32, target: Int32, nextDown: Int32, nextUp: Int32, event: Int32, site: Int32, after: Int32)
        /// The weight: what is fixed of it, and the node above which it is measured, or one of the two kinds below.
        private var cost: Int32
        private var from: Int32
        /// Whether the target's symbol is read on the way.
        let isLabelled: Bool

        private static let fixed: Int32 = -1
        private static let returned: Int32 = -2

        init(source: Int, target: Int, isLabelled: Bool, site: SiteID?, weight: Weight, event: Int, after: Int, nextDown: Int, nextUp: Int)
        {
            numbers = (
                Int32(source), Int32(target), Int32(nextDown), Int32(nextUp), Int32(event), site.map { Int32($0.index) } ?? -1,
                Int32(after)
            )
            (cost, from) =
                switch weight {
                case .fixed(let cost): (Int32(cost), Self.fixed)
                case .returned: (0, Self.returned)
                case .from(let node, let cost): (Int32(cost), Int32(node))
                }
            self.isLabelled = isLabelled
        }

        /// The node above.
        var source: Int { Int(numbers.source) }
        /// The node below.
        var target: Int { Int(numbers.target) }
        var nextDown: Int { Int(numbers.nextDown) }
        var nextUp: Int { Int(numbers.nextUp) }
        /// The event whose run made the edge; -1 where none did.
        var event: Int { Int(numbers.event) }
        /// Of a procedure's call the site that pushed or presented.
        var site: SiteID? { numbers.site < 0 ? nil : SiteID(index: Int(numbers.site)) }
        /// The event, a tap, that comes after the first; -1 where none does.
        var after: Int { Int(numbers.after) }
        var weight: Weight {
            from == Self.fixed ? .fixed(Int(cost)) : from == Self.returned ? .returned : .from(node: Int(from), Int(cost))
        }
    }

    enum Weight {
        /// So many actions.
        case fixed(Int)
        /// As the best of the calls that lead up from the target, with what it takes to come back from above.
        case returned
        /// So many actions at a node that is anywhere above the target procedure.
        case from(node: Int, Int)
    }

    /// What can come back from above: a node's slot can be taken away, and the run goes on below with a control.
    struct ReturnSummary {
        var node: Int
        /// The control's number; of a procedure that of the way in which it leaves.
        var key: Int
        /// The summary of the same node before it.
        var next: Int
        /// Whether it has been propagated to the edges that lead down from the node.
        var isPropagated = false
        /// Of a procedure whether the run goes on at one of its starters.
        var isHandled = false
        /// The last of the ways in which it comes down from the node; -1 where there is none.
        var propagation = -1
    }

    /// A summary on its way down an edge: it becomes one of the target, or a run goes on there, or both.
    struct Propagation {
        private var numbers: (edge: Int32, summary: Int32, below: Int32, returned: Int32, next: Int32)

        init(edge: Int, summary: Int, below: Int, returned: Int, next: Int) {
            numbers = (Int32(edge), Int32(summary), Int32(below), Int32(returned), Int32(next))
        }

        var edge: Int { Int(numbers.edge) }
        var summary: Int { Int(numbers.summary) }
        /// The summary of the target, and the edge by which the run goes on there or is over; -1 where there is none.
        var below: Int { Int(numbers.below) }
        var returned: Int { Int(numbers.returned) }
        /// The one of the same summary before it.
        var next: Int { Int(numbers.next) }
    }
}
