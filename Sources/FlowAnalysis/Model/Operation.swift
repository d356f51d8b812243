import FlowDiagnostics
import FlowGraph

/// A step, or a choice, with what comes after it in its list: the analysis goes on from an operation by its index alone.
struct Operation {
    var action: Action
    /// The index of the operation that follows; ``Operations/end`` after the last.
    var next: Int
    /// The characters of the step.
    var range: SourceRange

    enum Action {
        case end
        case push(Use, SiteID?)
        case replace(ScreenID)
        case setStack([Use])
        case pop(Int)
        case popTo(ScreenID, Step.Fallback?)
        case popToRoot
        case select(FlowID, tab: Int, stack: [Use]?)
        case switchTo(FlowID, child: Int, Use?, reset: Bool)
        case present(Use, SiteID)
        case dismiss
        case dismissAll
        case finish(FlowID, result: Int)
        /// Goes on with one of some operations. Where the user or the app is asked, what has happened so far has been seen.
        case choose([Int], isSeen: Bool)
    }
}

/// All lists of steps of a program as operations, each list by the index of its first.
struct Operations {
    static let end = 0

    private(set) var all: [Operation]
    /// The first operation of each transition.
    private(set) var transitions: [Int] = []
    /// The first operation of each site's handlers, by the site and the result.
    private var handlers = PairTable()
    /// The first operation of what each site does at a dismissal, which takes the place of the steps that are still to take; nil where they go on.
    private(set) var dismissals: [Int?] = []
    /// The first operation of what a container does at a child's result.
    private(set) var childHandlers: [ChildResult: Int] = [:]
    /// The first operation of what a tab does, where it acts.
    private(set) var tabActions: [TabOf: Int] = [:]
    /// The first operation of each entry.
    private(set) var entries: [Int] = []

    struct ChildResult: Hashable {
        var container: FlowID
        var child: Int
        var result: Int
    }

    struct TabOf: Hashable {
        var flow: FlowID
        var tab: Int
    }

    /// Whether a list from an operation on, on a navigation stack, only adds to what is there or puts a screen in another's place: then it doesn't
    /// matter what it belongs to.
    private(set) var isPlain: [Bool] = []
    /// The lists of one step, as nearly all are, of which it is known without a run what they do on a navigation stack.
    private(set) var single: [Single] = []

    enum Single {
        case push(ScreenID)
        case replace(ScreenID)
        case pop
        case popTo(ScreenID)
        case finish(FlowID, result: Int)
        /// Pushes or presents what begins as another use of the same number does.
        case open(Int, SiteID, isLayer: Bool)
        case none
    }

    private var beginnings = Interned<Beginning>()

    subscript(index: Int) -> Operation { all[index] }

    /// The first operation of what a site does at a result; nil where it does nothing about it.
    func handler(of site: SiteID, for result: Int) -> Int? {
        let handler = handlers[site.index, result]
        return handler < 0 ? nil : handler
    }

    init(of program: Program, entries: [[Step]]) {
        all = [Operation(action: .end, next: Self.end, range: program.root.range)]
        all.reserveCapacity(2 * program.transitions.count)
        transitions = program.transitions.map { add($0.steps) }
        for (number, site) in program.sites.enumerated() {
            for handler in site.handlers where handlers[number, handler.result] < 0 {
                handlers[number, handler.result] = add(handler.steps)
            }
            dismissals.append(site.dismissed.flatMap { $0.isEmpty ? nil : add($0) })
        }
        for (index, flow) in program.flows.enumerated() {
            let id = FlowID(index: index)
            for handler in flow.childHandlers {
                let key = ChildResult(container: id, child: handler.child, result: handler.handler.result)
                childHandlers[key] = add(handler.handler.steps)
            }
            for (tab, content) in flow.tabs.enumerated() {
                if case .action(let steps) = content.content { tabActions[TabOf(flow: id, tab: tab)] = add(steps) }
            }
        }
        self.entries = entries.map { add($0) }
        // A list's operations come after those that follow them.
        isPlain.reserveCapacity(all.count)
        for operation in all { isPlain.append(isPlain(operation)) }
        single = all.map { operation in
            if case .popTo(let screen, nil) = operation.action { return .popTo(screen) }
            guard operation.next == Self.end else { return .none }
            return switch operation.action {
            case .push(let use, let site):
                if case .screen(let screen) = use.target {
                    .push(screen)
                } else {
                    site.map { .open(beginnings.number(of: Beginning(use)), $0, isLayer: false) } ?? .none
                }
            case .present(let use, let site):
                program[site].presentation.canBeSwiped
                    ? .open(beginnings.number(of: Beginning(use)), site, isLayer: true) : .none
            case .replace(let screen): .replace(screen)
            case .pop(1): .pop
            case .finish(let flow, let result): .finish(flow, result: result)
            default: .none
            }
        }
    }

    private func isPlain(_ operation: Operation) -> Bool {
        switch operation.action {
        case .end: true
        case .push, .replace: isPlain[operation.next]
        // What follows finds what is presented on top, which needn't be a stack.
        case .present: operation.next == Self.end
        case .choose(let options, _): options.allSatisfy { isPlain[$0] }
        case .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish: false
        }
    }

    /// Adds a list from its end, so that each step knows what follows it.
    private mutating func add(_ steps: [Step], next: Int = end) -> Int {
        var next = next
        for step in steps.reversed() { next = add(step, next: next) }
        return next
    }

    private mutating func add(_ step: Step, next: Int) -> Int {
        let action: Operation.Action
        switch step.action {
        case .push(let use, let site): action = .push(use, site)
        case .replace(let use):
            guard case .screen(let screen) = use.target else { return next }
            action = .replace(screen)
        case .setStack(let uses): action = .setStack(uses)
        case .pop(let count): action = .pop(count)
        case .popTo(let screen, let fallback): action = .popTo(screen, fallback)
        case .popToRoot: action = .popToRoot
        case .select(let flow, let tab, let stack): action = .select(flow, tab: tab, stack: stack)
        case .switchTo(let flow, let child, let use, let reset): action = .switchTo(flow, child: child, use, reset: reset)
        case .present(let use, let site, _): action = .present(use, site)
        case .dismiss: action = .dismiss
        case .dismissAll: action = .dismissAll
        case .finish(let flow, let result, _): action = .finish(flow, result: result)
        case .alert(let alert): action = .choose(alert.actions.map { add($0.steps, next: next) } + [next], isSeen: true)
        case .perform(_, _, let handlers):
            guard !handlers.isEmpty else { return next }
            action = .choose(handlers.map { add($0.steps, next: next) } + [next], isSeen: true)
        case .choose(_, let then, let otherwise, _):
            action = .choose([add(then, next: next), add(otherwise, next: next)], isSeen: false)
        }
        all.append(Operation(action: action, next: next, range: step.range))
        return all.count - 1
    }
}
