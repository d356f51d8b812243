import FlowGraph
import UIKit

/// Something that happens to a running app: a move of the abstract machine, or an attempt that should come to nothing.
public enum WalkAction: Hashable, Sendable {
    /// A move that the machine allows.
    case move(Move)
    /// Two taps on one button, the second before the first has been shown.
    case doubleTap(TransitionID)
    /// A late call of a transition by a screen so many places below the top of the stack that shows.
    case lateCall(below: Int, button: String)
    /// A swipe back that the user takes back.
    case cancelledSwipeBack
    /// A swipe down that the user takes back.
    case cancelledSwipeDown
    /// A transition that the screen on top calls while the user is swiping back, which then is finished or taken back.
    case callDuringSwipeBack(TransitionID, isFinished: Bool)
    /// A pop of so many screens by app code, past the coordinators.
    case popByAppCode(Int, animated: Bool)
    /// A screen that dismisses its layer itself and calls a transition while it slides out, which should come to nothing.
    case dismissalByAppCode(call: TransitionID)
}

/// A small generator of random numbers that gives the same numbers for the same seed everywhere (Steele, Lea, Flood: SplitMix64, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts at a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Machine {
    /// A random action in a state. The kinds of action are equally likely, whatever the number of transitions.
    func randomAction(in state: State, using random: inout SeededGenerator) -> WalkAction? {
        let moves = moves(in: state)
        let transitions = moves.compactMap { if case .transition(let id) = $0 { id } else { nil } }
        let gestures = moves.filter { if case .transition = $0 { false } else { true } }
        let slots = state.layers.last?.content.activeSlots ?? []
        var choices: [WalkAction?] = [
            transitions.randomElement(using: &random).map { .move(.transition($0)) },
            transitions.randomElement(using: &random).map { .move(.transition($0)) },
            gestures.randomElement(using: &random).map { .move($0) },
            transitions.randomElement(using: &random).map { .doubleTap($0) },
        ]
        if slots.count > 1 {
            let below = Int.random(in: 1..<slots.count, using: &random)
            let buttons = program[slots[slots.count - 1 - below].screen].transitions.map { program[$0].name.value }
            choices.append(buttons.randomElement(using: &random).map { .lateCall(below: below, button: $0) })
        }
        if moves.contains(.back) {
            choices.append(.cancelledSwipeBack)
            let isFinished = Bool.random(using: &random)
            choices.append(transitions.randomElement(using: &random).map { .callDuringSwipeBack($0, isFinished: isFinished) })
        }
        if slots.count > 1 {
            choices.append(.popByAppCode(.random(in: 1..<slots.count, using: &random), animated: .random(using: &random)))
        }
        if moves.contains(.swipeDown) {
            choices.append(.cancelledSwipeDown)
            choices.append(transitions.randomElement(using: &random).map { .dismissalByAppCode(call: $0) })
        }
        return choices.compactMap { $0 }.randomElement(using: &random)
    }

    /// Whether the action can be tried in a state.
    func allows(_ action: WalkAction, in state: State) -> Bool {
        let moves = moves(in: state)
        switch action {
        case .move(let move): return moves.contains(move)
        case .doubleTap(let id): return moves.contains(.transition(id))
        case .callDuringSwipeBack(let id, _): return moves.contains(.transition(id)) && moves.contains(.back)
        case .popByAppCode(let count, _): return (state.layers.last?.content.activeSlots.count ?? 0) > count
        case .dismissalByAppCode(let id): return moves.contains(.transition(id)) && moves.contains(.swipeDown)
        case .cancelledSwipeBack: return moves.contains(.back)
        case .cancelledSwipeDown: return moves.contains(.swipeDown)
        case .lateCall(let below, let button):
            let slots = state.layers.last?.content.activeSlots ?? []
            guard slots.count > below else { return false }
            return program[slots[slots.count - 1 - below].screen].transitions.contains { program[$0].name.value == button }
        }
    }

    /// The state after an action: a fault, and whatever should come to nothing, leaves it as it was.
    func state(after action: WalkAction, in state: State) -> State {
        switch action {
        case .move(let move): return settled(move, in: state)
        case .doubleTap(let id): return settled(.transition(id), in: state)
        case .callDuringSwipeBack(let id, let isFinished): return settled(isFinished ? .back : .transition(id), in: state)
        case .popByAppCode(let count, _): return settled(count == 1 ? .back : .backMenu(count), in: state)
        case .dismissalByAppCode: return settled(.swipeDown, in: state)
        case .lateCall, .cancelledSwipeBack, .cancelledSwipeDown: return state
        }
    }

    private func settled(_ move: Move, in state: State) -> State {
        if case .settled(let next, _) = apply(move, to: state) { next } else { state }
    }
}
