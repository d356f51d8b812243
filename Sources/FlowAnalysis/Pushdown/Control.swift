import FlowGraph
import PushdownSystems

/// What a run still has to do, as the control state of the pushdown system. Only idle
/// configurations are seen.
///
/// It doesn't say what has begun the run: what becomes of runs that have the same to do is worked
/// out once. ``OriginSearch`` finds who began them.
struct Control: Hashable {
    var task: Task
    /// The index, on the top layer's path, of the container whose own steps these are.
    var container: Int?
    /// Where a fault leaves the state; nil where it was before the event, or where it is reached in
    /// another way.
    var saved: Saved?

    static let idle = Control(task: .idle, container: nil, saved: nil)

    /// The operation that it goes on with, or that is under way; ``Operations/end`` where there is
    /// none.
    var operation: OperationID {
        switch task {
        case .idle, .menu, .reselect: Operations.end
        case .leave(let leave): leave.operation
        case .go(let operation), .pop(_, let operation), .popTo(let operation, _), .toBase(let operation, _), .unhandled(let operation):
            operation
        }
    }

    var isUnhandled: Bool { if case .unhandled = task { true } else { false } }

    /// What the user has seen before a handler began.
    enum Saved: Hashable {
        /// It begins here, with an operation.
        case here(OperationID)
        /// It began with an operation, and has taken slots away since.
        case before(OperationID)

        /// What this is once a slot is taken away.
        var afterPop: Self {
            switch self {
            case .here(let first), .before(let first): .before(first)
            }
        }
    }

    enum Task: Hashable {
        case idle
        /// Goes on with an operation.
        case go(OperationID)
        /// Takes so many more slots off the activation, and goes on.
        case pop(Int, then: OperationID)
        /// Looks for the screen of a `popTo`; what the run has presented stays above it.
        case popTo(OperationID, presented: [Run.Segment])
        /// Looks for the first slot of the activation; what the run has presented stays above it.
        case toBase(then: OperationID, presented: [Run.Segment])
        /// Goes back to the stack's first slot and stops there.
        case reselect
        /// Stops here, or goes further back; where it stops the site is told.
        case menu(SiteID?)
        /// Takes the layer away, of which a pushed flow above didn't know which one it is.
        case leave(Leave)
        /// Stops, since nobody handles the end of the flow that an operation has finished;
        /// ``Operations/end`` where that is the last one taken.
        case unhandled(OperationID)
    }
}

/// How a layer or a pushed flow leaves, as its starter sees it.
struct Leave: Hashable {
    var how: How
    /// The operation that goes on. Of a `finish` whose fault leaves something behind, itself.
    var operation: OperationID
    var container: Int?
    var saved: Control.Saved?
    /// Whether it is the layer that leaves, and a pushed flow with it, which doesn't know which one
    /// it is.
    var isOfLayer = false

    enum How: Hashable {
        case finish(result: Int)
        /// Without a result; `isSeen` where the user did it, who sees the state without it whatever
        /// follows.
        case dismissed(isSeen: Bool)
        /// Because of something below; the operation is begun again there.
        case dropped
        case menu
        /// For the first slot of the stack.
        case reselect
    }
}

/// What begins a run: something that can be done while a screen is on top.
enum Event: Hashable {
    case launch
    /// A transition of a screen, its own or its flow's.
    case transition(TransitionID, ScreenID)
    /// The back button, the swipe from the edge and the back button's menu.
    case back
    case swipeDown
    case tap(FlowID, tab: Int)
    case link(LinkID)
    /// What follows from an operation on, whoever has begun the run.
    case rest(OperationID)
}
