import FlowGraph

/// Something that happens to a running app: a move of the abstract machine, or an attempt that
/// should come to nothing.
public enum WalkAction: Hashable, Sendable {
    /// A move that the machine allows.
    case move(Move)
    /// Two taps on one button, the second before the first has been shown.
    case doubleTap(TransitionID)
    /// A late call of a transition by a screen so many places below the top of the stack that
    /// shows.
    case lateCall(below: Int, button: String)
    /// A swipe back that the user takes back.
    case cancelledSwipeBack
    /// A swipe down that the user takes back.
    case cancelledSwipeDown
    /// A transition that the screen on top calls while the user is swiping back, which then is
    /// finished or taken back.
    case callDuringSwipeBack(TransitionID, isFinished: Bool)
    /// A pop of so many screens by app code, past the coordinators.
    case popByAppCode(Int, animated: Bool)
    /// A screen that dismisses its layer itself and calls a transition while it slides out, which
    /// should come to nothing.
    case dismissalByAppCode(call: TransitionID)
    /// The answer to a question that the app has had for some time, by the index of the effect's
    /// result.
    case lateAnswer(EffectID, result: Int)
    /// A narrower or wider window, as the device is turned: split views collapse or expand.
    case resize(isNarrow: Bool)
    /// The end of the app, and a new one that starts with the state which the first has saved.
    case restart
}

extension WalkAction {
    /// The action's kind, for counting.
    var kind: String {
        switch self {
        case .move(.transition): "transition"
        case .move(.back): "back"
        case .move(.backMenu): "backMenu"
        case .move(.swipeDown): "swipeDown"
        case .move(.tap): "tap"
        case .move(.link): "link"
        case .doubleTap: "doubleTap"
        case .lateCall: "lateCall"
        case .cancelledSwipeBack: "cancelledSwipeBack"
        case .cancelledSwipeDown: "cancelledSwipeDown"
        case .callDuringSwipeBack: "callDuringSwipeBack"
        case .popByAppCode: "popByAppCode"
        case .dismissalByAppCode: "dismissalByAppCode"
        case .lateAnswer: "lateAnswer"
        case .resize: "resize"
        case .restart: "restart"
        }
    }

    /// The action in words, with the names of the spec.
    func description(in program: Program) -> String {
        switch self {
        case .move(.transition(let id)): program[id].name.value
        case .move(.tap(let flow, let tab)) where program[flow].isSplit: program[flow].move(to: tab)
        case .move(.tap(let flow, let tab)): "tap on tab \(program[flow].tabs[tab].name.value)"
        case .move(.link(let id)) where program[id].isTransition: "the app's \(program[id].name.value)"
        case .move(.link(let id)): "open link \(program[id].name.value)"
        case .move(.back): "back"
        case .move(.backMenu(let count)): "back menu, \(count) screens back"
        case .move(.swipeDown): "swipe down"
        case .doubleTap(let id): "double tap \(program[id].name.value)"
        case .callDuringSwipeBack(let id, let isFinished):
            "swipe back, \(isFinished ? "finished" : "taken back"), during which \(program[id].name.value)"
        case .dismissalByAppCode(let id): "dismissal by app code, during which \(program[id].name.value)"
        case .lateAnswer(let effect, let result):
            "late answer \(program[effect].results[result].name.value) of \(program[effect].name.value)"
        case .resize(let isNarrow): "the window becomes \(isNarrow ? "narrow" : "wide")"
        case .restart: "start anew with the saved state"
        case .lateCall(let below, let button): "late call of \(button) by the screen \(below) below the top"
        case .cancelledSwipeBack: "swipe back, taken back"
        case .cancelledSwipeDown: "swipe down, taken back"
        case .popByAppCode(let count, let animated): "app code pops \(count)\(animated ? "" : ", not animated")"
        }
    }
}

/// An action with the luck that it meets.
public struct WalkStep: Hashable, Sendable {
    /// The action.
    public var action: WalkAction
    /// Decides what guards, alerts and effects say meanwhile.
    public var luck: UInt64
    /// What they say whatever the luck, in the order in which they are asked.
    public var choices: [Choice]

    /// Takes an action with this luck.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - luck: what guards, alerts and effects say is drawn from it.
    ///   - choices: what they say whatever the luck, in the order in which they are asked. A guard
    ///     and an effect say the same however often they are.
    public init(_ action: WalkAction, luck: UInt64, choices: [Choice] = []) {
        self.action = action
        self.luck = luck
        self.choices = choices
    }
}
