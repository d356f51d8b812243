/// The automaton of all reachable words, read from the top down.
///
/// It has one state for each pair of a control and a topmost symbol. The state's language is
/// everything that can be below the symbol. A swap is an ε-edge, a push is a labeled edge, and a
/// pop is a derived ε-edge. This is post* of Esparza, Hansel, Rossmanith and Schwoon (CAV 2000),
/// with states indexed by the top, so a swap is free. The derived edges are the summaries of Reps,
/// Horwitz and Sagiv (POPL 1995). A procedure's language is everything that can be below a call of
/// it. A frame represents a slot that a run has left below others.
public struct PAutomaton: Sendable {
    /// The states.
    public internal(set) var nodes = Table<NodeID, Node>()
    /// The transitions.
    public internal(set) var edges = Table<EdgeID, Edge>()
    /// The final states: the procedures at the bottom of stacks.
    public internal(set) var bottoms: [NodeID] = []

    /// Returns a node.
    ///
    /// - Parameter node: the node's index.
    @inlinable public subscript(node: NodeID) -> Node { nodes[node] }

    /// Returns an edge.
    ///
    /// - Parameter edge: the edge's index.
    @inlinable public subscript(edge: EdgeID) -> Edge { edges[edge] }

    /// A state.
    public struct Node: Sendable {
        @usableFromInline var number: Int32
        @usableFromInline var numbers: (symbol: Int32, layer: Int32, region: Int32, down: Int32, up: Int32, summary: Int32)

        @inlinable
        init(kind: Kind, layer: NodeID?, region: NodeID?) {
            var symbol: SymbolID
            switch kind {
            case .top(let control, let top): (number, symbol) = (Int32(control.number), top)
            case .frame(let slot): (number, symbol) = (-1, slot)
            case .procedure(let procedure): (number, symbol) = (-2, SymbolID(procedure.number))
            }
            numbers = (Int32(symbol.number), Int32(layer?.number ?? -1), Int32(region?.number ?? -1), -1, -1, -1)
        }

        /// The configurations, slot or procedure that the state represents.
        @inlinable public var kind: Kind {
            switch number {
            case -1: .frame(symbol)
            case -2: .procedure(ProcedureID(symbol.number))
            default: .top(ControlID(Int(number)), symbol)
            }
        }
        /// True if the node is a procedure.
        @inlinable public var isProcedure: Bool { number == -2 }
        /// The procedure, or `nil` for a slot.
        @inlinable public var procedure: ProcedureID? { isProcedure ? ProcedureID(symbol.number) : nil }
        /// True if the node's slot is on top and no run is in progress.
        @inlinable public var isResting: Bool { number == 0 }
        /// The control, or `nil` for a frame or a procedure.
        @inlinable public var control: ControlID? { number < 0 ? nil : ControlID(Int(number)) }
        /// The symbol of a slot. Meaningless for a procedure.
        @inlinable public var symbol: SymbolID { SymbolID(Int(numbers.symbol)) }
        /// The procedure of the layer.
        @inlinable public internal(set) var layer: NodeID {
            get { NodeID(Int(numbers.layer)) }
            set { numbers.layer = Int32(newValue.number) }
        }
        /// The procedure below the slot: the layer, or a procedure in it. For a procedure, the node
        /// itself.
        @inlinable public internal(set) var region: NodeID {
            get { NodeID(Int(numbers.region)) }
            set { numbers.region = Int32(newValue.number) }
        }
        /// The newest edge that leads down from this node.
        @inlinable public internal(set) var down: EdgeID? {
            get { numbers.down < 0 ? nil : EdgeID(Int(numbers.down)) }
            set { numbers.down = newValue.map { Int32($0.number) } ?? -1 }
        }
        /// The newest edge that leads to this node from above.
        @inlinable public internal(set) var up: EdgeID? {
            get { numbers.up < 0 ? nil : EdgeID(Int(numbers.up)) }
            set { numbers.up = newValue.map { Int32($0.number) } ?? -1 }
        }
        /// The newest summary.
        @inlinable public internal(set) var summary: SummaryID? {
            get { numbers.summary < 0 ? nil : SummaryID(Int(numbers.summary)) }
            set { numbers.summary = newValue.map { Int32($0.number) } ?? -1 }
        }
    }

    /// The configurations, slot or procedure that a state represents.
    public enum Kind: Hashable, Sendable {
        /// The configurations with a control and a topmost symbol.
        case top(ControlID, SymbolID)
        /// A slot that a rewrite has left below others.
        case frame(SymbolID)
        /// A procedure.
        case procedure(ProcedureID)
    }

    /// A transition from a state to the state below it.
    public struct Edge: Sendable {
        @usableFromInline
        var numbers: (source: Int32, target: Int32, nextDown: Int32, nextUp: Int32, event: Int32, address: Int32, after: Int32)
        // The weight: its fixed part, and the node above from which it is measured, or one of the
        // two constants below.
        @usableFromInline var cost: Int32
        @usableFromInline var from: Int32
        /// True if the edge reads the target's symbol.
        public let isLabeled: Bool

        @usableFromInline static var fixed: Int32 { -1 }
        @usableFromInline static var returned: Int32 { -2 }

        @inlinable
        init(_ source: NodeID, _ target: NodeID, isLabeled: Bool, _ weight: Weight, _ labels: Labels, nextDown: EdgeID?, nextUp: EdgeID?) {
            numbers = (
                Int32(source.number), Int32(target.number), Int32(nextDown?.number ?? -1), Int32(nextUp?.number ?? -1),
                Int32(labels.event?.number ?? -1), Int32(labels.address?.number ?? -1), Int32(labels.after?.number ?? -1)
            )
            switch weight {
            case .fixed(let cost): (self.cost, from) = (Int32(cost), Self.fixed)
            case .returned: (cost, from) = (0, Self.returned)
            case .from(let node, let cost): (self.cost, from) = (Int32(cost), Int32(node.number))
            }
            self.isLabeled = isLabeled
        }

        /// The node above.
        @inlinable public var source: NodeID { NodeID(Int(numbers.source)) }
        /// The node below.
        @inlinable public var target: NodeID { NodeID(Int(numbers.target)) }
        /// The previous edge that leads down from the same source.
        @inlinable public var nextDown: EdgeID? { numbers.nextDown < 0 ? nil : EdgeID(Int(numbers.nextDown)) }
        /// The previous edge that leads up from the same target.
        @inlinable public var nextUp: EdgeID? { numbers.nextUp < 0 ? nil : EdgeID(Int(numbers.nextUp)) }
        /// The event that starts the edge's run, or `nil` if there is none.
        @inlinable public var event: EventID? { numbers.event < 0 ? nil : EventID(Int(numbers.event)) }
        /// The return address of a call.
        @inlinable public var address: ReturnAddress? { numbers.address < 0 ? nil : ReturnAddress(Int(numbers.address)) }
        /// The event that follows the first, or `nil` if there is none.
        @inlinable public var after: EventID? { numbers.after < 0 ? nil : EventID(Int(numbers.after)) }
        /// The weight.
        @inlinable public var weight: Weight {
            from == Self.fixed ? .fixed(Int(cost)) : from == Self.returned ? .returned : .from(NodeID(Int(from)), Int(cost))
        }
    }

    /// The cost of an edge.
    public enum Weight: Sendable {
        /// A number of actions.
        case fixed(Int)
        /// The cheapest call that leads up from the target, plus the cost of the return from above.
        case returned
        /// A number of actions at a node anywhere above the target procedure.
        case from(NodeID, Int)
    }

    /// The event, the event after it, and the return address of an edge.
    @usableFromInline struct Labels: Sendable {
        @usableFromInline var event: EventID?
        @usableFromInline var after: EventID?
        @usableFromInline var address: ReturnAddress?
        static let none = Labels()
    }
}
