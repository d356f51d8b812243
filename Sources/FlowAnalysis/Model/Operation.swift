import FlowDiagnostics
import FlowGraph

/// A step, or a choice, with what comes after it in its list: the analysis goes on from an operation by its index alone.
struct Operation {
    fileprivate var content: Content
    /// The index of the operation that follows; ``Operations/end`` after the last.
    var next: Int
    /// The characters of the step.
    var range: SourceRange

    // A step is shared with the program: to copy what each holds would take longer than all that is done with it.
    fileprivate enum Content {
        case end
        case step(Step.Action)
        case choose([Int], isSeen: Bool)
    }

    /// What it does.
    var action: Action {
        switch content {
        case .end: .end
        case .choose(let options, let isSeen): .choose(options, isSeen: isSeen)
        case .step(.push(let use, let site)): .push(use, site)
        case .step(.replace(let use)): if case .screen(let screen) = use.target { .replace(screen) } else { .end }
        case .step(.setStack(let uses)): .setStack(uses)
        case .step(.pop(let count)): .pop(count)
        case .step(.popTo(let screen, let fallback)): .popTo(screen, fallback)
        case .step(.popToRoot): .popToRoot
        case .step(.select(let flow, let tab, let stack)): .select(flow, tab: tab, stack: stack)
        case .step(.switchTo(let flow, let child, let use, let reset)): .switchTo(flow, child: child, use, reset: reset)
        case .step(.present(let use, let site, _)): .present(use, site)
        case .step(.dismiss): .dismiss
        case .step(.dismissAll): .dismissAll
        case .step(.finish(let flow, let result, _)): .finish(flow, result: result)
        // These are choices.
        case .step(.alert), .step(.perform), .step(.choose): .end
        }
    }

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

    /// The tabs flows of which a step may reset a tab.
    private(set) var resettable: Set<FlowID> = []
    /// The screens that `popTo … else` looks for.
    private(set) var looksFor: Set<ScreenID> = []

    private var beginnings = Interned<Beginning>()

    subscript(index: Int) -> Operation { all[index] }

    /// The first operation of what a site does at a result; nil where it does nothing about it.
    func handler(of site: SiteID, for result: Int) -> Int? {
        let handler = handlers[site.index, result]
        return handler < 0 ? nil : handler
    }

    init(of program: Program, entries: [[Step]]) {
        all = []
        all.reserveCapacity(2 * program.transitions.count)
        transitions.reserveCapacity(program.transitions.count)
        put(.end, next: Self.end, program.root.range, isPlain: true)
        for index in program.transitions.indices { transitions.append(add(program.transitions[index].steps, program)) }
        for (number, site) in program.sites.enumerated() {
            for handler in site.handlers where handlers[number, handler.result] < 0 {
                handlers[number, handler.result] = add(handler.steps, program)
            }
            dismissals.append(site.dismissed.flatMap { $0.isEmpty ? nil : add($0, program) })
        }
        for (index, flow) in program.flows.enumerated() {
            let id = FlowID(index: index)
            for handler in flow.childHandlers {
                let key = ChildResult(container: id, child: handler.child, result: handler.handler.result)
                childHandlers[key] = add(handler.handler.steps, program)
            }
            for (tab, content) in flow.tabs.enumerated() {
                if case .action(let steps) = content.content { tabActions[TabOf(flow: id, tab: tab)] = add(steps, program) }
            }
        }
        self.entries = entries.map { add($0, program) }
    }

    /// Adds a list from its end, so that each step knows what follows it.
    private mutating func add(_ steps: [Step], next: Int = end, _ program: Program) -> Int {
        var next = next
        for index in steps.indices.reversed() { next = add(steps[index], next: next, program) }
        return next
    }

    private mutating func add(_ step: Step, next: Int, _ program: Program) -> Int {
        let isLast = next == Self.end
        var isPlain = false
        var single = Single.none
        switch step.action {
        case .push(let use, let site):
            isPlain = self.isPlain[next]
            guard isLast else { break }
            if case .screen(let screen) = use.target {
                single = .push(screen)
            } else if let site {
                single = .open(beginnings.number(of: Beginning(use)), site, isLayer: false)
            }
        case .replace(let use):
            guard case .screen(let screen) = use.target else { return next }
            isPlain = self.isPlain[next]
            if isLast { single = .replace(screen) }
        case .present(let use, let site, _):
            // What follows finds what is presented on top, which needn't be a stack.
            isPlain = isLast
            if isLast, program.sites[site.index].presentation.canBeSwiped {
                single = .open(beginnings.number(of: Beginning(use)), site, isLayer: true)
            }
        case .pop(1): if isLast { single = .pop }
        case .popTo(let screen, nil): single = .popTo(screen)
        case .finish(let flow, let result, _): if isLast { single = .finish(flow, result: result) }
        case .popTo(let screen, _): looksFor.insert(screen)
        case .select(let flow, _, .some): resettable.insert(flow)
        case .setStack, .pop, .popToRoot, .select, .switchTo, .dismiss, .dismissAll: break
        case .alert(let alert):
            return choose(alert.actions.map { add($0.steps, next: next, program) } + [next], isSeen: true, step, next)
        case .perform(_, _, let handlers):
            guard !handlers.isEmpty else { return next }
            return choose(handlers.map { add($0.steps, next: next, program) } + [next], isSeen: true, step, next)
        case .choose(_, let then, let otherwise, _):
            return choose([add(then, next: next, program), add(otherwise, next: next, program)], isSeen: false, step, next)
        }
        return put(.step(step.action), next: next, step.range, isPlain: isPlain, single)
    }

    private mutating func choose(_ options: [Int], isSeen: Bool, _ step: Step, _ next: Int) -> Int {
        put(.choose(options, isSeen: isSeen), next: next, step.range, isPlain: options.allSatisfy { isPlain[$0] })
    }

    @discardableResult
    private mutating func put(
        _ content: Operation.Content, next: Int, _ range: SourceRange, isPlain: Bool, _ single: Single = .none
    ) -> Int {
        all.append(Operation(content: content, next: next, range: range))
        self.isPlain.append(isPlain)
        self.single.append(single)
        return all.count - 1
    }
}
