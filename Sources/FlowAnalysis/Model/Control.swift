import FlowGraph

/// What a run still has to do, as the control state of the pushdown system. Only idle configurations are seen.
struct Control: Hashable {
    var task: Task
    /// The event that the run belongs to; -1 where it is idle.
    var event: Int
    /// The index, on the top layer's path, of the container whose own steps these are.
    var container: Int?
    /// Where a fault leaves the state; nil where it was before the event, or where it is reached in another way.
    var saved: Saved?

    static let idle = Control(task: .idle, event: -1, container: nil, saved: nil)

    /// What the user has seen before a handler began.
    enum Saved: Hashable {
        /// It begins here.
        case here
        /// It began with an operation, and has taken slots away since.
        case before(Int)
    }

    enum Task: Hashable {
        case idle
        /// Goes on with an operation.
        case go(Int)
        /// Takes so many more slots off the activation, and goes on.
        case pop(Int, then: Int)
        /// Looks for the screen of a `popTo`; what the run has presented stays above it.
        case popTo(Int, presented: [Run.Segment])
        /// Looks for the first slot of the activation; what the run has presented stays above it.
        case toBase(then: Int, presented: [Run.Segment])
        /// Goes back to the stack's first slot and stops there.
        case reselect
        /// Stops here, or goes further back; where it stops the site hears of it.
        case menu(SiteID?)
        /// Stops, since nobody handles the end of the flow that an operation has finished.
        case unhandled(Int)
    }
}

/// How a layer or a pushed flow leaves, as its starter sees it.
struct Leave: Hashable {
    var how: How
    /// The operation that goes on, or that is the reason.
    var operation: Int
    var event: Int
    var container: Int?
    var saved: Control.Saved?

    enum How: Hashable {
        case finish(result: Int)
        /// Without a result; `isSeen` where the user did it, who sees the state without it whatever follows.
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
    case entry(Int)
    /// An answer to what has ended, whoever has ended it.
    case answer(SiteID)
}
