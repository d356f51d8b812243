import FlowGraph
import PushdownSystems

/// The rest of a run, as the control state of the pushdown system. Only idle configurations are
/// seen.
///
/// It doesn't say what began the run, so runs with the same rest are explored once.
/// ``OriginSearch`` finds what began them.
struct Control: Hashable {
    var task: Task
    /// The index, on the top layer's path, of the container that the steps belong to.
    var container: Int?
    /// The state that remains after a fault; `nil` if it is the state before the event, or if it is
    /// reached in another way.
    var saved: Saved?

    static let idle = Control(task: .idle, container: nil, saved: nil)

    /// The operation to continue with, or the current one; ``Operations/end`` if there is none.
    var operation: OperationID {
        switch task {
        case .idle, .menu, .reselect: Operations.end
        case .leave(let leave): leave.operation
        case .go(let operation), .pop(_, let operation), .popTo(let operation, _), .toBase(let operation, _), .unhandled(let operation):
            operation
        }
    }

    var isUnhandled: Bool { if case .unhandled = task { true } else { false } }

    /// The part of an event that the user has seen before a handler began.
    enum Saved: Hashable {
        /// The handler begins here, with an operation.
        case here(OperationID)
        /// The handler began with an operation, and slots were popped since.
        case before(OperationID)

        /// The value after a slot is popped.
        var afterPop: Self {
            switch self {
            case .here(let first), .before(let first): .before(first)
            }
        }
    }

    enum Task: Hashable {
        case idle
        /// Continues with an operation.
        case go(OperationID)
        /// Pops this many more slots of the activation, then continues.
        case pop(Int, then: OperationID)
        /// Looks for the screen of a `popTo`; the layers that the run has presented stay above it.
        case popTo(OperationID, presented: [Run.Segment])
        /// Looks for the activation's first slot; the layers that the run has presented stay above
        /// it.
        case toBase(then: OperationID, presented: [Run.Segment])
        /// Goes back to the stack's first slot and stops there.
        case reselect
        /// Stops here and tells the site, or goes further back.
        case menu(SiteID?)
        /// Removes the layer. A pushed flow above didn't know which layer it was in.
        case leave(Leave)
        /// Stops: nobody handles the end of the flow that an operation has finished;
        /// ``Operations/end`` for the last operation performed.
        case unhandled(OperationID)
    }
}

/// The removal of a layer or a pushed flow, as its caller sees it.
struct Leave: Hashable {
    var how: How
    /// The operation to continue with; for a `finish` whose fault leaves something behind, the
    /// `finish`.
    var operation: OperationID
    var container: Int?
    var saved: Control.Saved?
    /// True if the layer leaves together with a pushed flow that doesn't know its layer.
    var isOfLayer = false

    enum How: Hashable {
        case finish(result: Int)
        /// Without a result. `isSeen` is true if the user did it: then the user has seen the state
        /// without it.
        case dismissed(isSeen: Bool)
        /// Because of a step below, which starts again there.
        case dropped
        case menu
        /// To return to the first slot of the stack.
        case reselect
    }
}

/// An event that begins a run while a screen is on top.
enum Event: Hashable {
    case launch
    /// A transition of a screen or of its flow.
    case transition(TransitionID, ScreenID)
    /// The back button, the edge swipe, and the back button's menu.
    case back
    case swipeDown
    case tap(FlowID, tab: Int)
    case link(LinkID)
    /// The rest of a run from an operation, regardless of its beginning.
    case rest(OperationID)
}
