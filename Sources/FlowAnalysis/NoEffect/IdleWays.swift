import FlowGraph

/// The screen on top when a list of steps begins, and its position.
struct TopScreen {
    var screen: ScreenID
    /// True if the screen is the first one on its flow's stack.
    var isFirst: Bool
    /// True if its flow was pushed onto the stack of another.
    var isPushed: Bool
    /// True if nothing is presented.
    var isInWindow: Bool
    /// The flow, and the containers around it.
    var content: LaneContent

    init(_ symbol: Symbol, in alphabet: Alphabet) {
        let lane = alphabet.lane(of: symbol)
        screen = symbol.screen
        isFirst = symbol.isBase
        isPushed = alphabet.places[symbol.place].activation != nil
        content = lane.content
        switch alphabet.procedures[lane.layer].kind {
        case .window, .entry: isInWindow = true
        case .layer, .activation: isInWindow = false
        }
    }

    /// Returns the visible part of a container around the screen; `nil` if there is no such
    /// container.
    func shownPart(of flow: FlowID) -> Int? { content.path.last { $0.flow == flow }?.index }
}

/// The paths through a list of steps on which no step changes anything.
struct IdleWays {
    private(set) var all: [Way] = []
    /// True if there is a path on which a step changes something or fails, or the app runs code.
    private(set) var hasOthers = false
    private let top: TopScreen
    private let program: Program

    /// A path of steps that change nothing, with the reason for each.
    struct Way {
        var steps: [Step] = []
        var reasons: [Reason] = []
        /// The screens that must not be below, in the same flow.
        var missing: Set<ScreenID> = []
        fileprivate var pending: [ArraySlice<Step>]
        /// The container that the steps belong to, by its index on the path to the screen.
        fileprivate var container: Int?
        fileprivate var answers: [Question: Bool] = [:]

        fileprivate mutating func next() -> Step? {
            while var list = pending.popLast() {
                guard let step = list.popFirst() else { continue }
                pending.append(list)
                return step
            }
            return nil
        }
    }

    /// The reason why a step changes nothing.
    enum Reason: Equatable {
        /// The screen on top is already the first one, or the target.
        case isFirst, isOnTop
        case isMissing(ScreenID)
        /// The part of the container is already visible.
        case shows(FlowID, Int)
        case nothingIsPresented
        /// A container handles the end of the flow, and the flow stays.
        case isHandled
    }

    // A list with more paths counts as one that changes something.
    fileprivate static let most = 256

    /// - Parameter container: the index, on the path to the screen, of the container that the list
    ///   belongs to.
    init(_ steps: [Step], on top: TopScreen, container: Int? = nil, of program: Program) {
        self.top = top
        self.program = program
        var open = [Way(pending: [steps[...]], container: container)]
        var count = 0
        while let way = open.popLast() {
            count += 1
            guard count <= Self.most else {
                hasOthers = true
                return
            }
            follow(way, &open)
        }
    }

    private mutating func follow(_ way: Way, _ open: inout [Way]) {
        var way = way
        while let step = way.next() {
            if case .choose(let condition, let then, let otherwise, _) = step.action {
                guard let ways = condition.ways(with: way.answers, isStackOnTop: top.content.isStack) else {
                    hasOthers = true
                    return
                }
                for (answers, holds) in ways {
                    var next = way
                    next.answers = answers
                    next.pending.append((holds ? then : otherwise)[...])
                    open.append(next)
                }
                return
            } else if let reason = idleReason(of: step.action, &way) {
                way.steps.append(step)
                way.reasons.append(reason)
            } else {
                hasOthers = true
                return
            }
        }
        // A path without steps, or with an empty handler at its end, does nothing on purpose.
        guard let last = way.reasons.last, last != .isHandled else { return }
        all.append(way)
    }

    /// Returns the reason why a step changes nothing; `nil` if it changes something, fails, or runs
    /// code of the app.
    private func idleReason(of action: Step.Action, _ way: inout Way) -> Reason? {
        switch action {
        case .popToRoot: return top.isFirst ? .isFirst : nil
        case .popTo(top.screen, _): return .isOnTop
        case .popTo(_, .root): return top.isFirst ? .isFirst : nil
        case .popTo(let screen, .stay):
            if !top.isFirst { way.missing.insert(screen) }
            return .isMissing(screen)
        case .select(let flow, let tab, _, nil): return top.shownPart(of: flow) == tab ? .shows(flow, tab) : nil
        case .switchTo(let flow, let child, nil, reset: false): return top.shownPart(of: flow) == child ? .shows(flow, child) : nil
        case .dismissAll: return top.isInWindow ? .nothingIsPresented : nil
        case .finish(let flow, let result, _):
            guard let (container, steps) = handler(of: result, of: flow, in: way.container) else { return nil }
            way.container = container
            way.pending = [steps[...]]
            return .isHandled
        case .push, .replace, .setStack, .pop, .popTo, .select, .switchTo, .present, .dismiss, .alert, .perform, .choose: return nil
        }
    }

    /// Returns the steps that the container around a flow runs at its end, and the container's
    /// index. `nil` if the flow is removed, or if no container handles its end.
    private func handler(of result: Int, of flow: FlowID, in container: Int?) -> (container: Int, steps: [Step])? {
        let path = top.content.path
        var level = container
        if let level {
            guard path[level].flow == flow else { return nil }
        } else if !top.isPushed {
            level = top.content.flow == nil ? path.count - 1 : path.count
            guard (top.content.flow ?? path.last?.flow) == flow else { return nil }
        }
        guard let level, level > 0 else { return nil }
        let around = path[level - 1]
        let handler = program[around.flow].childHandlers.first { $0.child == around.index && $0.handler.result == result }
        return handler.map { (level - 1, $0.handler.steps) }
    }
}

extension Condition {
    fileprivate typealias Answers = [Question: Bool]

    /// Returns the possible answers of guards without an answer so far, each with the value of the
    /// condition; `nil` if there are too many. Asks the guards in the machine's order.
    fileprivate func ways(with answers: Answers, isStackOnTop: Bool) -> [(answers: Answers, holds: Bool)]? {
        switch self {
        case .asked(let question):
            guard answers[question] == nil else { return [(answers, answers[question] == true)] }
            return [true, false].map { holds in (answers.merging([question: holds]) { $1 }, holds) }
        case .not(let inner): return inner.ways(with: answers, isStackOnTop: isStackOnTop)?.map { ($0.answers, !$0.holds) }
        case .all(let parts): return Self.ways(of: parts, until: false, with: answers, isStackOnTop)
        case .any(let parts): return Self.ways(of: parts, until: true, with: answers, isStackOnTop)
        case .stackOnTop: return [(answers, isStackOnTop)]
        }
    }

    /// Asks the conditions in order until one decides.
    private static func ways(
        of parts: [Condition], until decisive: Bool, with answers: Answers, _ isStackOnTop: Bool
    ) -> [(answers: Answers, holds: Bool)]? {
        var decided: [(answers: Answers, holds: Bool)] = []
        var open = [answers]
        for part in parts {
            var undecided: [Answers] = []
            for answers in open {
                guard let ways = part.ways(with: answers, isStackOnTop: isStackOnTop) else { return nil }
                for way in ways {
                    if way.holds == decisive { decided.append(way) } else { undecided.append(way.answers) }
                }
                guard decided.count + undecided.count <= IdleWays.most else { return nil }
            }
            open = undecided
        }
        return decided + open.map { ($0, !decisive) }
    }
}

extension [Step] {
    /// True if there might be states in which the list does nothing.
    func mayBeIdle(finishing handled: Set<FlowID>) -> Bool {
        for step in self {
            switch step.action {
            case .choose(_, let then, let otherwise, _):
                if then.mayBeIdle(finishing: handled) || otherwise.mayBeIdle(finishing: handled) { return true }
            case .popToRoot, .popTo, .select(_, _, _, nil), .switchTo(_, _, nil, reset: false), .dismissAll: return true
            case .finish(let flow, _, _): return handled.contains(flow)
            case .push, .replace, .setStack, .pop, .select, .switchTo, .present, .dismiss, .alert, .perform: return false
            }
        }
        return false
    }
}
