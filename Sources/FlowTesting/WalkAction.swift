import FlowGraph

/// An event in a running app: a move of the abstract machine, or an attempt that should have no
/// effect.
public enum WalkAction: Hashable, Sendable {
    /// A move that the machine allows.
    case move(Move)
    /// Two taps on one button, the second before the first transition is visible.
    case doubleTap(TransitionID)
    /// A late call of a transition by a screen below the top of the visible stack. `below` is the
    /// screen's distance from the top.
    case lateCall(below: Int, button: String)
    /// A swipe back that the user cancels.
    case cancelledSwipeBack
    /// A swipe down that the user cancels.
    case cancelledSwipeDown
    /// A swipe down, or a tap outside, that UIKit refuses.
    case refusedSwipeDown
    /// A transition that the screen on top calls during a swipe back, which the user then finishes
    /// or cancels.
    case callDuringSwipeBack(TransitionID, isFinished: Bool)
    /// A pop of a number of screens by app code, outside of the coordinators.
    case popByAppCode(Int, animated: Bool)
    /// A screen that dismisses its own layer and calls a transition during the animation. The call
    /// should have no effect.
    case dismissalByAppCode(call: TransitionID)
    /// A late answer to a question, by the index of the effect's result.
    case lateAnswer(EffectID, result: Int)
    /// A narrower or wider window, as after a rotation: split views collapse or expand.
    case resize(isNarrow: Bool)
    /// The end of the app, and the start of a new one with the saved state.
    case restart
}

extension WalkAction {
    /// The name of the action's kind, for counting.
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
        case .refusedSwipeDown: "refusedSwipeDown"
        case .callDuringSwipeBack: "callDuringSwipeBack"
        case .popByAppCode: "popByAppCode"
        case .dismissalByAppCode: "dismissalByAppCode"
        case .lateAnswer: "lateAnswer"
        case .resize: "resize"
        case .restart: "restart"
        }
    }

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
        case .restart: "restart with the saved state"
        case .lateCall(let below, let button): "late call of \(button) by the screen \(below) below the top"
        case .cancelledSwipeBack: "swipe back, taken back"
        case .cancelledSwipeDown: "swipe down, taken back"
        case .refusedSwipeDown: "swipe down, refused"
        case .popByAppCode(let count, let animated): "app code pops \(count)\(animated ? "" : ", not animated")"
        }
    }
}

/// An action and the seed that decides guards, alerts and effects.
public struct WalkStep: Hashable, Sendable {
    /// The action.
    public var action: WalkAction
    /// The seed of the choices of guards, alerts and effects.
    public var luck: UInt64
    /// Fixed choices that override the seed, in the order in which they are made.
    public var choices: [Choice]

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - luck: the seed of the choices of guards, alerts and effects.
    ///   - choices: fixed choices that override the seed, in the order in which they are made. A
    ///     guard or an effect repeats its choice if it is asked again.
    public init(_ action: WalkAction, luck: UInt64, choices: [Choice] = []) {
        self.action = action
        self.luck = luck
        self.choices = choices
    }
}
