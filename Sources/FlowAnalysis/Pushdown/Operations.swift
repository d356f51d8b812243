import FlowGraph
import FlowSpec
import PushdownSystems

/// All lists of steps of a program as operations, each list by the index of its first. An operation
/// is a step, or a choice, with what comes after it in its list: the analysis goes on from an
/// operation by its index alone.
package struct Operations {
    static let end = OperationID(0)
    /// Where no operation is asked for.
    static let none = OperationID(-1)

    /// Where what each operation does is said, and the operation that follows; ``Operations/end``
    /// after the last.
    private var all = Table<OperationID, (place: Place, next: Int32)>()
    let program: Program
    /// The steps that aren't alone in the list of a transition.
    private var steps: [Step] = []
    private var choices: [(options: [OperationID], isSeen: Bool, range: SourceRange, taker: SourceRange?)] = []
    private var arrivals: [(arrival: Arrival, range: SourceRange)] = []

    // Nearly all steps are alone. They stay where they are: what each holds is somewhere in memory,
    // and to copy it takes longer than all else that is done with it.
    private enum Place {
        case end
        /// The only step of a transition.
        case alone(Int32)
        case step(Int32)
        case choice(Int32)
        case arrival(Int32)
    }

    /// The steps that something takes over.
    private(set) var takenOver: Set<SourceRange> = []

    /// The first operation of each transition.
    private(set) var transitions: [OperationID] = []
    /// The first operation of each site's handlers, by the site and the result.
    private var handlers = PairTable<Int, Int, OperationID>()
    /// The first operation of what each site does at a dismissal, which takes the place of the
    /// steps that are still to take; nil where they go on.
    private(set) var dismissals: [OperationID?] = []
    /// Of each site one that does the same at a dismissal, the first of them; nil where it does
    /// nothing.
    private(set) var dismissalSites: [SiteID?] = []
    /// The sites that share one control after the back menu.
    private var merged: [SiteID] = []
    /// The first of the handlers that do nothing but push a screen, or put one in place of the
    /// topmost, for each that is another.
    private var representatives = IndexMap<OperationID, OperationID>()
    /// The handlers of one step that can be taken on every navigation stack.
    private var harmless = IndexSet<OperationID>()
    /// The first operation of what a container does at a child's result.
    private(set) var childHandlers: [ChildResult: OperationID] = [:]
    /// The first operation of what a tab does, where it acts.
    private(set) var tabActions: [TabOf: OperationID] = [:]
    /// The first operation of each link.
    private(set) var links: [OperationID] = []

    struct ChildResult: Hashable {
        var container: FlowID
        var child: Int
        var result: Int
    }

    struct TabOf: Hashable {
        var flow: FlowID
        var tab: Int
    }

    /// Whether a list from an operation on, on a navigation stack, only adds to what is there or
    /// puts a screen in another's place: then it doesn't matter what it belongs to.
    private(set) var isPlain = Table<OperationID, Bool>()
    /// The lists of one step, as nearly all are, of which it is known without a run what they do on
    /// a navigation stack.
    private(set) var single = Table<OperationID, Single>()

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

    /// The operations that begin a list by dropping all layers, if what shows then was at rest
    /// before.
    private(set) var droppings = IndexSet<OperationID>()

    /// The tabs flows of which a step may reset a tab.
    private(set) var resettable: Set<FlowID> = []
    /// The screens that a `popTo … else` looks for and must know of, before it goes down, whether
    /// they are there.
    private(set) var remembered: Set<ScreenID> = []
    /// The first `popTo … else: root` of each screen that is the last step of its list.
    private var lastToRoot: [ScreenID: OperationID] = [:]
    /// Whether there is a `popTo … else` at all.
    private var hasFallbacks = false
    /// Whether there is a step that drops all layers.
    private var dropsLayers = false

    private var beginnings = Interned<Beginning, Int>()
    /// The flows that each flow pushes, and those that are presented.
    private var pushed: [Set<FlowID>]
    private var presented: Set<FlowID> = []

    var count: Int { all.count }
    package var indices: IndexRange<OperationID> { all.indices }

    /// The index of the operation that follows.
    func next(after index: OperationID) -> OperationID { OperationID(Int(all[index].next)) }

    /// The characters of an operation's step.
    func range(of index: OperationID) -> SourceRange {
        switch all[index].place {
        case .end: program.root.range
        case .alone(let transition): program.transitions[Int(transition)].steps[0].range
        case .step(let number): steps[Int(number)].range
        case .choice(let number): choices[Int(number)].range
        case .arrival(let number): arrivals[Int(number)].range
        }
    }

    /// What takes an operation's step over; nil of one that is written in place.
    func taker(of index: OperationID) -> SourceRange? {
        switch all[index].place {
        case .end, .arrival: nil
        case .alone(let transition): program.transitions[Int(transition)].steps[0].taker
        case .step(let number): steps[Int(number)].taker
        case .choice(let number): choices[Int(number)].taker
        }
    }

    /// What an operation does.
    package func action(of index: OperationID) -> Action {
        switch all[index].place {
        case .end: .end
        case .alone(let transition): .step(program.transitions[Int(transition)].steps[0].action)
        case .step(let number): .step(steps[Int(number)].action)
        case .choice(let number): .choose(choices[Int(number)].options, isSeen: choices[Int(number)].isSeen)
        case .arrival(let number): .arrive(arrivals[Int(number)].arrival)
        }
    }

    /// Whether there are flows that are pushed in presented ones.
    var pushesInLayers: Bool { presented.contains { !pushed[$0.index].isEmpty } }

    /// How many transitions there are on the screens of pushed flows, in each layer in which these
    /// can be; not more than some over a limit.
    func transitionsInLayers(upTo limit: Int) -> Int {
        let counts = program.flows.map { flow in
            flow.screens.reduce(0) { $0 + program.transitions(on: $1).count }
        }
        var count = 0
        for layer in presented {
            var seen = pushed[layer.index]
            var open = Array(seen)
            while let flow = open.popLast(), count <= limit {
                count += counts[flow.index]
                for other in pushed[flow.index] where seen.insert(other).inserted { open.append(other) }
            }
        }
        return count
    }

    /// The screen that an operation looks for; nil of all but `popTo`.
    func screenSought(by index: OperationID) -> ScreenID? {
        // Without `else` it is at hand.
        if case .popTo(let screen) = single[index] { return screen }
        if case .step(.popTo(let screen, _)) = action(of: index) { return screen }
        return nil
    }

    /// Whether a handler is one step that can be taken on every navigation stack.
    func isHarmless(_ index: OperationID) -> Bool { harmless.contains(index) }

    /// The handlers that stand for others, which do the same.
    var standIns: IndexSet<OperationID> { IndexSet(representatives.all) }

    /// Whether there are sites that needn't be told apart.
    var canMergeSites: Bool { dismissals.count { $0.map { !isHarmless($0) } ?? false } > 1 }

    /// Whether a site stands for all those that aren't told apart.
    func isMerged(_ dismissalSite: SiteID) -> Bool { merged.count > 1 && merged[0] == dismissalSite }

    /// The sites that one stands for in dismissals.
    func sites(mergedWith dismissalSite: SiteID) -> [SiteID] { isMerged(dismissalSite) ? merged : [dismissalSite] }

    /// Whether an operation looks for a screen and stops at the first slot where it doesn't find
    /// it.
    func goesToRoot(_ index: OperationID) -> Bool {
        if case .popTo = single[index] { return false }
        if case .step(.popTo(_, .root)) = action(of: index) { return true }
        return false
    }

    /// The first operation of what a site does at a result; nil where it does nothing about it.
    func handler(of site: SiteID, for result: Int) -> OperationID? {
        handlers[site.index, result]
    }

    init(of program: Program, separatesDismissals: Bool) {
        self.program = program
        pushed = Array(repeating: [], count: program.flows.count)
        all.elements.reserveCapacity(2 * program.transitions.count)
        isPlain.elements.reserveCapacity(2 * program.transitions.count)
        single.elements.reserveCapacity(2 * program.transitions.count)
        transitions.reserveCapacity(program.transitions.count)
        put(.end, next: Self.end, isPlain: true)
        for index in program.transitions.indices {
            let isAlone = program.transitions[index].steps.count == 1
            transitions.append(add(program.transitions[index].steps, at: isAlone ? .alone(Int32(index)) : nil))
        }
        for (number, site) in program.sites.enumerated() {
            for handler in site.handlers where handlers[number, handler.result] == nil {
                handlers[number, handler.result] = add(handler.steps)
            }
            dismissals.append(site.dismissed.flatMap { $0.isEmpty ? nil : add($0) })
        }
        findAlike(separatesDismissals)
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
        links = program.links.map { add($0) }
        if hasFallbacks { remembered = screensToRemember }
        if dropsLayers { findDroppings() }
    }

    /// The first operations of all that follows from what a flow or an effect does, and of what
    /// tabs do.
    var handlerStarts: [OperationID] {
        handlers.all + dismissals.compactMap(\.self) + Array(childHandlers.values) + Array(tabActions.values)
    }

    /// The operation that stands for all that do the same on a navigation stack, of handlers that
    /// take one step.
    func representative(of index: OperationID) -> OperationID {
        representatives.isEmpty ? index : representatives[index] ?? index
    }

    /// The operation that stands for all that look for a screen, go to the first slot where it is
    /// missing, and are the last of their lists.
    func representative(ofLookingFor screen: ScreenID, _ index: OperationID) -> OperationID { lastToRoot[screen] ?? index }

    /// Finds the handlers that do the same.
    private mutating func findAlike(_ separatesDismissals: Bool) {
        var first: [Harmless: OperationID] = [:]
        for handler in handlers.all.sorted() + dismissals.compactMap(\.self) {
            guard let step = harmlessStep(handler) else { continue }
            harmless.insert(handler)
            let known = first[step, default: handler]
            first[step] = known
            if known != handler { representatives[handler] = known }
        }
        var dismissalSite = IndexMap<OperationID, SiteID>()
        dismissalSites = dismissals.enumerated().map { number, handler in
            guard let handler else { return nil }
            guard separatesDismissals || harmless.contains(handler) else {
                merged.append(SiteID(index: number))
                return merged[0]
            }
            let known = dismissalSite[representative(of: handler)] ?? SiteID(index: number)
            dismissalSite[representative(of: handler)] = known
            return known
        }
    }

    /// A list of one step that can be taken on every navigation stack.
    private enum Harmless: Hashable {
        case push(ScreenID)
        case replace(ScreenID)
        case popTo(ScreenID, otherwise: Otherwise)

        enum Otherwise { case stay, root, push }
    }

    /// What a list does, if it is one step that can be taken on every navigation stack.
    private func harmlessStep(_ index: OperationID) -> Harmless? {
        switch single[index] {
        case .push(let screen): return .push(screen)
        case .replace(let screen): return .replace(screen)
        case .pop, .popTo, .finish, .open: return nil
        case .none: break
        }
        guard next(after: index) == Self.end, case .step(.popTo(let screen, let fallback?)) = action(of: index) else { return nil }
        switch fallback {
        case .stay: return .popTo(screen, otherwise: .stay)
        case .root: return .popTo(screen, otherwise: .root)
        case .push(let use):
            guard case .screen(screen) = use.target else { return nil }
            return .popTo(screen, otherwise: .push)
        }
    }

    /// Adds a list from its end, so that each step knows what follows it.
    private mutating func add(_ steps: [Step], next: OperationID = end, at place: Place? = nil) -> OperationID {
        var next = next
        for index in steps.indices.reversed() { next = add(steps[index], next: next, at: place) }
        return next
    }

    private mutating func add(_ step: Step, next: OperationID, at place: Place?) -> OperationID {
        if step.taker != nil { takenOver.insert(step.range) }
        let choices = step.action.choices
        if let isSeen = choices.first?.owner.isAsked {
            let options = choices.map { add($0.steps, next: next) } + (isSeen ? [next] : [])
            self.choices.append((options, isSeen, step.range, step.taker))
            return put(.choice(Int32(self.choices.count - 1)), next: next, isPlain: options.allSatisfy { self.isPlain[$0] })
        }
        let isLast = next == Self.end
        var isPlain = false
        var single = Single.none
        switch step.action {
        case .push(let use, let site):
            isPlain = self.isPlain[next]
            if let site, case .flow(let flow) = use.target { pushed[program[site].owner.index].insert(flow) }
            guard isLast else { break }
            if case .screen(let screen) = use.target {
                single = .push(screen)
            } else if let site {
                single = .open(beginnings.index(of: Beginning(use)), site, isLayer: false)
            }
        case .replace(let use):
            guard case .screen(let screen) = use.target else { return next }
            isPlain = self.isPlain[next]
            if isLast { single = .replace(screen) }
        case .present(let use, let site, _):
            if case .flow(let flow) = use.target, program[flow].kind.isStackOrSingle { presented.insert(flow) }
            // What follows finds what is presented on top, which needn't be a stack.
            isPlain = isLast
            if isLast, program.sites[site.index].presentation.canBeSwiped {
                single = .open(beginnings.index(of: Beginning(use)), site, isLayer: true)
            }
        case .pop(1): if isLast { single = .pop }
        case .popTo(let screen, nil): single = .popTo(screen)
        case .popTo(let screen, .some(let fallback)):
            hasFallbacks = true
            if case .root = fallback, isLast, lastToRoot[screen] == nil { lastToRoot[screen] = OperationID(all.count) }
        case .finish(let flow, let result, _): if isLast { single = .finish(flow, result: result) }
        case .select(let flow, _, .some): resettable.insert(flow)
        case .dismissAll: dropsLayers = true
        case .perform: return next
        // A run finds out what these do.
        case .setStack, .pop, .popToRoot, .select, .switchTo, .dismiss, .alert, .choose: break
        }
        return put(place ?? keep(step), next: next, isPlain: isPlain, single)
    }

    /// Finds the lists that begin by dropping all layers: they begin once more where the layers are
    /// gone.
    private mutating func findDroppings() {
        let starts = transitions + links + Array(tabActions.values)
        let first = starts.filter { if case .step(.dismissAll) = action(of: $0) { true } else { false } }
        if !first.isEmpty, program.coversOnlyWhatWasAtRest { droppings = IndexSet(first) }
    }

    /// Adds what a link does: first it comes to its flow, then it takes its steps.
    private mutating func add(_ link: DeepLink) -> OperationID {
        var steps = link.steps[...]
        let place = link.name.range
        guard link.beginsAnew else { return arrive(link, next: add(link.steps)) }
        guard let last = link.home.last else { return arrive(link, next: arrive(.root, place, next: add(link.steps))) }
        guard case .tabs = program[last.flow].kind else {
            let anew = Step(action: .switchTo(last.flow, child: last.index, use: nil, reset: true), range: place)
            return arrive(link, next: add([anew] + link.steps))
        }
        // What is pushed at once is what the tab begins with, so that the tab is set only once.
        var stack: [Use] = []
        while case .push(let use, nil)? = steps.first?.action {
            stack.append(use)
            steps.removeFirst()
        }
        let bars = link.home.filter { if case .tabs = program[$0.flow].kind { true } else { false } }
        let selects = bars.map { bar in
            Step(action: .select(bar.flow, tab: bar.index, stack: bar == last ? stack : nil), range: place)
        }
        return arrive(link, next: add(selects + steps))
    }

    /// Adds what is asked before a link acts.
    private mutating func arrive(_ link: DeepLink, next: OperationID) -> OperationID {
        let children = program.awaitedChildren(of: link)
        let next = children.isEmpty ? next : arrive(.children(children), link.name.range, next: next)
        return link.whenModal == .dismiss ? add(Step(action: .dismissAll, range: link.name.range), next: next, at: nil) : next
    }

    private mutating func arrive(_ arrival: Arrival, _ range: SourceRange, next: OperationID) -> OperationID {
        arrivals.append((arrival, range))
        return put(.arrival(Int32(arrivals.count - 1)), next: next, isPlain: false)
    }

    private mutating func keep(_ step: Step) -> Place {
        steps.append(step)
        return .step(Int32(steps.count - 1))
    }

    @discardableResult
    private mutating func put(_ place: Place, next: OperationID, isPlain: Bool, _ single: Single = .none) -> OperationID {
        self.isPlain.append(isPlain)
        self.single.append(single)
        return all.append((place, Int32(next.number)))
    }
}

extension Operations {
    /// What an operation does.
    package enum Action {
        case end
        /// Takes a step that goes on in one way.
        case step(Step.Action)
        /// Goes on with one of some operations. Where the user or the app is asked, what has
        /// happened so far has been seen.
        case choose([OperationID], isSeen: Bool)
        /// Comes to the flow that a link opens.
        case arrive(Arrival)
    }

    /// A part of the way to the flow that a link opens.
    package enum Arrival {
        /// Goes on only where these children show in the window's layer; else nothing has happened.
        case children([DeepLink.Place])
        /// The window's layer begins anew.
        case root
    }
}

/// An operation, as an index.
package typealias OperationID = Index<Operations.Action>
