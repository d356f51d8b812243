import FlowGraph
import PushdownSystems

/// A list of steps that runs over a slot. It knows the slot's symbol and everything above, but
/// nothing below.
struct Run {
    var trigger: Trigger
    /// The floor of the segments.
    var floor: Rewrite.Floor
    /// The slots above the floor, by their activation.
    var segments: [Segment]
    /// The index of the segment that the steps belong to.
    var own = 0
    /// The index, on the top layer's path, of the container that the steps belong to.
    var container: Int?
    var operation: OperationID
    /// As ``Control/saved``.
    var saved: Control.Saved?
    /// True if the visible stack, or a layer over it, has changed since the list began.
    var hasChanged: Bool
    /// The list created the containers of the top layer from this depth on, so their other tabs are
    /// untouched.
    var createdFrom: Int?
    /// Containers of the top layer from this depth on show their initial content.
    var freshFrom: Int?
    /// Containers of the top layer from this depth on might show their initial content: they are in
    /// a tab that the list has shown, perhaps for the first time.
    var enteredFrom: Int?
    /// Containers with a tab bar that the list has created, by the segment of their layer and their
    /// depth in it.
    var createdBars: [CreatedBar] = []
    /// The event that follows the list, as part of the same word.
    var after: Event?
    /// True if its content is in a tab that the list has left.
    var isLeftTab = false

    struct CreatedBar {
        var segment: Int
        var depth: Int
        var operation: OperationID
    }

    struct Segment: Hashable, Sendable {
        var opening: Opening
        var slots: [ScreenID]
        /// For a layer's first segment, the contents of the tabs that the list has created and
        /// left.
        var leftTabs: [LeftTab] = []

        /// True if it begins a layer that the run has presented.
        var isPresented: Bool { if case .presented = opening { true } else { false } }
    }

    /// A tab that the list has created and left, by the path to it from the layer.
    struct LeftTab: Hashable, Sendable {
        var path: [Operations.TabOf]
        var segments: [Segment]
    }

    enum Opening: Hashable {
        /// The first slot is in the place of a symbol's slot.
        case symbol(SymbolID)
        /// The new content of a layer.
        case lane(procedure: ProcedureID, LaneContent)
        /// The new content of an activation.
        case activation(procedure: ProcedureID, lane: LaneID)
        case pushed(FlowID, SiteID?)
        case presented(Target, SiteID, LaneContent)

        /// The lane of a layer that the run has created or changed as a whole; `nil` for others.
        var lane: LaneContent? {
            get {
                switch self {
                case .lane(_, let lane), .presented(_, _, let lane): lane
                case .symbol, .activation, .pushed: nil
                }
            }
            set {
                guard let newValue else { return }
                switch self {
                case .lane(let procedure, _): self = .lane(procedure: procedure, newValue)
                case .presented(let target, let site, _): self = .presented(target, site, newValue)
                case .symbol, .activation, .pushed: break
                }
            }
        }
    }
}

/// The event that begins a run, and its cost in actions.
struct Trigger {
    var event: EventID
    var cost: Int
}

/// A successor of a configuration after a run.
struct RunOutcome {
    var event: EventID
    var cost: Int
    /// The operation that removes a slot, a layer or a pushed flow; ``Operations/end`` if there is
    /// none.
    var operation: OperationID
    var effect: Effect

    enum Effect {
        /// The slot is replaced by these, and the run ends, or continues above them.
        case word(Word)
        case pop(Control)
        case leave(procedure: ProcedureID, Leave)
        case fault(Fault.Kind, operation: OperationID, saved: Control.Saved?)
        /// The entry flow leaves, and nothing remains.
        case end
        /// The run continues in a tab, in any state that the tab can have: this is no rewrite of a
        /// pushdown system, and a reason why the analysis is approximate.
        case resume(layer: ProcedureID, path: [Container], Control)
    }

    /// The content above a floor at the end of a run, bottom first.
    struct Word {
        var floor: Rewrite.Floor
        var items: [Rewrite.Item]
        var after: Event?
        /// True if it is in a tab that the list has left.
        var isLeftTab = false
        /// The control with which the run continues; `nil` if the run is over.
        var control: Control?
    }
}
