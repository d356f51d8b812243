import FlowGraph
import PushdownSystems

/// A list of steps that runs over a slot of which only the symbol is known: all that it puts above
/// the slot is known, nothing of what is below.
struct Run {
    /// What begins it.
    var trigger: Trigger
    /// What the segments stand on.
    var floor: Rewrite.Floor
    /// The slots above the floor, by the activation that they are in.
    var segments: [Segment]
    /// The index of the segment that the steps belong to.
    var own = 0
    /// The index, on the top layer's path, of the container whose own steps these are.
    var container: Int?
    var operation: OperationID
    /// As ``Control/saved``.
    var saved: Control.Saved?
    /// Whether the stack that shows, or what was over it, isn't what it was when the list began.
    var hasChanged: Bool
    /// Containers of the top layer from this depth on were made by the list, so that their other
    /// tabs are untouched.
    var createdFrom: Int?
    /// Containers of the top layer from this depth on show what they began with.
    var freshFrom: Int?
    /// Containers of the top layer from this depth on may show what they began with: they are in a
    /// tab that the list has shown, perhaps for the first time.
    var enteredFrom: Int?
    /// Containers with a tab bar that the list has made, by the segment of their layer and their
    /// depth in it.
    var createdBars: [CreatedBar] = []
    /// What is done after the list, in the same word's name.
    var after: Event?
    /// Whether what it shows is what a tab holds that the list has left.
    var isLeftTab = false

    struct CreatedBar {
        var segment: Int
        var depth: Int
        var operation: OperationID
    }

    struct Segment: Hashable, Sendable {
        var opening: Opening
        var slots: [ScreenID]
        /// Of the first segment of a layer, what the tabs hold that the list has made and left.
        var leftTabs: [LeftTab] = []

        /// Whether a layer begins with it that the run has presented.
        var isPresented: Bool { if case .presented = opening { true } else { false } }
    }

    /// A tab that the list has made and left, by the way to it from the layer.
    struct LeftTab: Hashable, Sendable {
        var path: [Operations.TabOf]
        var segments: [Segment]
    }

    enum Opening: Hashable {
        /// The first slot stands where that of a symbol stands.
        case symbol(SymbolID)
        /// What a layer shows from now on.
        case lane(procedure: ProcedureID, LaneContent)
        /// What an activation consists of from now on.
        case activation(procedure: ProcedureID, lane: LaneID)
        /// A flow that was pushed.
        case pushed(FlowID, SiteID?)
        /// A layer that was presented.
        case presented(Target, SiteID, LaneContent)

        /// The lane of a layer that the run has made or changed as a whole; nil of others.
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

/// What begins a run, and how many actions it takes.
struct Trigger {
    var event: EventID
    var cost: Int
}

/// What becomes of a configuration after a run.
struct RunOutcome {
    var event: EventID
    var cost: Int
    /// The operation by which a slot, a layer or a pushed flow leaves; ``Operations/end`` where it
    /// is none.
    var operation: OperationID
    var effect: Effect

    enum Effect {
        /// The slot becomes these, and the run is over, or goes on above them.
        case word(Word)
        /// The slot leaves.
        case pop(Control)
        /// The layer or pushed flow leaves.
        case leave(procedure: ProcedureID, Leave)
        case fault(Fault.Kind, operation: OperationID, saved: Control.Saved?)
        /// The entry flow leaves, and nothing remains.
        case end
        /// The run goes on in a tab, wherever that has come to: no rewrite of a pushdown system,
        /// and the reason why the analysis isn't exact.
        case resume(layer: ProcedureID, path: [Container], Control)
    }

    /// What stands above a floor when a run is over, bottom first.
    struct Word {
        var floor: Rewrite.Floor
        var items: [Rewrite.Item]
        var after: Event?
        /// Whether a tab holds it that the list has left.
        var isLeftTab = false
        /// With what the run goes on; nil where it is over.
        var control: Control?
    }
}
