import FlowGraph
import FlowRuntime
import UIKit

/// Walks at random through an app in a headless window and beside it through the abstract machine, and compares the two after every action.
///
/// Compared are the coordinators' own state with the machine's, the containers of UIKit with the coordinators' state, the exceptions and warnings
/// that UIKit gives, and the view controllers that live with those that are shown or kept.
@MainActor
public struct RandomWalk {
    private let machine: Machine
    private let makeRoot: @MainActor () -> Coordinator
    private let tap: @MainActor (UIViewController, String) -> Bool

    /// A walk through the app that `makeRoot` makes. `tap` taps the button of a screen that takes the transition of that name; false if there is none.
    public init(
        _ program: Program, makeRoot: @escaping @MainActor () -> Coordinator, tap: @escaping @MainActor (UIViewController, String) -> Bool
    ) {
        machine = Machine(program)
        self.makeRoot = makeRoot
        self.tap = tap
    }

    /// What came of a walk.
    public struct Report: Sendable, CustomStringConvertible {
        /// The actions taken, of each kind.
        public let counts: [String: Int]
        /// The first difference and the shortest list of actions found that leads to it; nil if there was none.
        public let failure: String?

        /// A line for a test's output.
        public var description: String {
            failure ?? counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
    }

    /// Takes so many random actions. The same seed takes the same ones.
    public func run(actions count: Int, seed: UInt64) -> Report {
        var random = SeededGenerator(seed: seed)
        var taken: [WalkAction] = []
        var state = machine.initial
        var counts: [String: Int] = [:]
        let app = RunningApp(makeRoot(), machine: machine, tap: tap)
        for _ in 0..<count {
            guard let action = machine.randomAction(in: state, using: &random) else { break }
            taken.append(action)
            counts[kind(of: action), default: 0] += 1
            state = machine.state(after: action, in: state)
            if let difference = app.take(action, expecting: state) {
                let short = shrink(taken)
                let steps = short.actions.map { "  \(description(of: $0))" }.joined(separator: "\n")
                return Report(
                    counts: counts, failure: "seed \(seed), action \(taken.count): \(difference)\nshrunk to:\n\(steps)\n\(short.difference)"
                )
            }
        }
        return Report(counts: counts, failure: nil)
    }

    /// Takes actions one after another in a new app, leaving out those that aren't possible; gives the first difference.
    public func replay(_ actions: [WalkAction]) -> String? {
        var state = machine.initial
        let app = RunningApp(makeRoot(), machine: machine, tap: tap)
        for action in actions where machine.allows(action, in: state) {
            state = machine.state(after: action, in: state)
            if let difference = app.take(action, expecting: state) { return difference }
        }
        return nil
    }

    /// Leaves out runs of actions, long ones first, for as long as a difference remains.
    private func shrink(_ actions: [WalkAction]) -> (actions: [WalkAction], difference: String) {
        var actions = Array(actions)
        var difference = replay(actions) ?? "not seen again on replay"
        var length = actions.count / 2
        while length > 0 {
            var start = 0
            while start < actions.count {
                var shorter = actions
                shorter.removeSubrange(start..<min(start + length, actions.count))
                if let found = replay(shorter) {
                    (actions, difference) = (shorter, found)
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return (actions, difference)
    }

    private func kind(of action: WalkAction) -> String {
        switch action {
        case .move(.transition): "transition"
        case .move(.back): "back"
        case .move(.backMenu): "backMenu"
        case .move(.swipeDown): "swipeDown"
        case .move(.tap): "tap"
        case .doubleTap: "doubleTap"
        case .lateCall: "lateCall"
        case .cancelledSwipeBack: "cancelledSwipeBack"
        case .cancelledSwipeDown: "cancelledSwipeDown"
        case .callDuringSwipeBack: "callDuringSwipeBack"
        case .popByAppCode: "popByAppCode"
        case .dismissalByAppCode: "dismissalByAppCode"
        }
    }

    private func description(of action: WalkAction) -> String {
        switch action {
        case .move(.transition(let id)): "\(machine.program[id].name.value)"
        case .doubleTap(let id): "double tap \(machine.program[id].name.value)"
        case .callDuringSwipeBack(let id, let isFinished):
            "swipe back, \(isFinished ? "finished" : "taken back"), during which \(machine.program[id].name.value)"
        case .dismissalByAppCode(let id): "dismissal by app code, during which \(machine.program[id].name.value)"
        default: "\(action)"
        }
    }
}
