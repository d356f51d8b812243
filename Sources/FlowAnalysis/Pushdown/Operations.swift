import FlowGraph
import FlowSpec
import PushdownSystems

/// All step lists of a program as operations; each list is identified by the index of its first. An
/// operation is a step or a choice, together with the rest of its list. So the analysis can
/// continue from an operation's index alone.
package struct Operations {
    static let end = OperationID(0)
    /// The absence of an operation.
    static let none = OperationID(-1)

    /// The place of each operation's step, and the operation that follows; ``Operations/end`` after
    /// the last.
    private var all = Table<OperationID, (place: Place, next: Int32)>()
    let program: Program
    /// The steps, except those alone in a transition's list.
    private var steps: [Step] = []
    private var choices: [(options: [OperationID], by: Chooser, range: SourceRange, taker: SourceRange?)] = []
    private var arrivals: [(arrival: Arrival, range: SourceRange)] = []

    // Nearly all steps are alone. They aren't copied: their parts are scattered in memory, and a
    // copy would cost more than everything else that is done with them.
    private enum Place {
        case end
        /// The only step of a transition.
        case alone(Int32)
        case step(Int32)
        case choice(Int32)
        case arrival(Int32)
    }

    /// The steps that were taken over with `take`.
    private(set) var takenOver: Set<SourceRange> = []

    private(set) var transitions: [OperationID] = []
    /// The first operation of each site's handlers, by the site and the result.
    private var handlers = PairTable<Int, Int, OperationID>()
    /// The first operation of each site's `dismissed` list, which replaces the remaining steps;
    /// `nil` if these continue.
    private(set) var dismissals: [OperationID?] = []
    /// For each site, the first site with the same `dismissed` list; `nil` if it has none.
    private(set) var dismissalSites: [SiteID?] = []
    /// The sites that share one control after the back menu.
    private var merged: [SiteID] = []
    /// For each handler that only pushes a screen, or replaces the topmost one, the first handler
    /// with the same effect, if it is another.
    private var representatives = IndexMap<OperationID, OperationID>()
    /// The handlers of one step that can't fail on a navigation stack.
    private var harmless = IndexSet<OperationID>()
    /// The first operation of each container's handler for a child's result.
    private(set) var childHandlers: [ChildResult: OperationID] = [:]
    /// The first operation of each action tab.
    private(set) var tabActions: [TabOf: OperationID] = [:]
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

    /// True if a list from an operation, on a navigation stack, only adds screens or replaces one.
    /// Then the container that it belongs to doesn't matter.
    private(set) var isPlain = Table<OperationID, Bool>()
    /// The effects, on a navigation stack, of lists of one step that need no run. Nearly all lists
    /// are such.
    private(set) var single = Table<OperationID, Single>()

    enum Single {
        case push(ScreenID)
        case replace(ScreenID)
        case pop
        case popTo(ScreenID)
        case finish(FlowID, result: Int)
        /// Pushes or presents a use; uses with equal beginnings have the same number.
        case open(Int, SiteID, isLayer: Bool)
        case none
    }

    /// The operations that begin a list by dropping all layers, if the stack that is uncovered was
    /// at rest before.
    private(set) var droppings = IndexSet<OperationID>()

    /// The tabs flows with a tab that a step can reset.
    private(set) var resettable: Set<FlowID> = []
    /// The screens that symbols must remember for a `popTo … else`.
    private(set) var remembered: Set<ScreenID> = []
    /// For each screen, the first `popTo … else: root` that is the last step of its list.
    private var lastToRoot: [ScreenID: OperationID] = [:]
    /// True if there is a `popTo … else`.
    private var hasFallbacks = false
    /// True if there is a step that drops all layers.
    private var dropsLayers = false

    private var beginnings = Interned<Beginning, Int>()
    /// The flows that each flow pushes, and the presented flows.
    private var pushed: [Set<FlowID>]
    private var presented: Set<FlowID> = []

    var count: Int { all.count }
    package var indices: IndexRange<OperationID> { all.indices }

    func next(after index: OperationID) -> OperationID { OperationID(Int(all[index].next)) }

    /// The source range of an operation's step.
    func range(of index: OperationID) -> SourceRange {
        switch all[index].place {
        case .end: program.root.range
        case .alone(let transition): program.transitions[Int(transition)].steps[0].range
        case .step(let number): steps[Int(number)].range
        case .choice(let number): choices[Int(number)].range
        case .arrival(let number): arrivals[Int(number)].range
        }
    }

    /// The `take` that adds an operation's step; `nil` if the step is written in place.
    func taker(of index: OperationID) -> SourceRange? {
        switch all[index].place {
        case .end, .arrival: nil
        case .alone(let transition): program.transitions[Int(transition)].steps[0].taker
        case .step(let number): steps[Int(number)].taker
        case .choice(let number): choices[Int(number)].taker
        }
    }

    package func action(of index: OperationID) -> Action {
        switch all[index].place {
        case .end: .end
        case .alone(let transition): .step(program.transitions[Int(transition)].steps[0].action)
        case .step(let number): .step(steps[Int(number)].action)
        case .choice(let number): .choose(choices[Int(number)].options, by: choices[Int(number)].by)
        case .arrival(let number): .arrive(arrivals[Int(number)].arrival)
        }
    }

    /// True if presented flows push flows.
    var pushesInLayers: Bool { presented.contains { !pushed[$0.index].isEmpty } }

    /// The number of transitions on the screens of pushed flows, counted once for each layer that
    /// can contain them. Counting stops soon after the limit.
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

    /// The screen that an operation looks for; `nil` unless it is a `popTo`.
    func screenSought(by index: OperationID) -> ScreenID? {
        // Without `else`, it is stored.
        if case .popTo(let screen) = single[index] { return screen }
        if case .step(.popTo(let screen, _)) = action(of: index) { return screen }
        return nil
    }

    /// True if a handler is one step that can't fail on a navigation stack.
    func isHarmless(_ index: OperationID) -> Bool { harmless.contains(index) }

    /// The handlers that represent others with the same effect.
    var standIns: IndexSet<OperationID> { IndexSet(representatives.all) }

    /// True if there are sites that can be merged.
    var canMergeSites: Bool { dismissals.count { $0.map { !isHarmless($0) } ?? false } > 1 }

    /// True if a site represents all merged sites.
    func isMerged(_ dismissalSite: SiteID) -> Bool { merged.count > 1 && merged[0] == dismissalSite }

    /// The sites that a site represents in dismissals.
    func sites(mergedWith dismissalSite: SiteID) -> [SiteID] { isMerged(dismissalSite) ? merged : [dismissalSite] }

    /// True if an operation looks for a screen and stops at the first slot if the screen is
    /// missing.
    func goesToRoot(_ index: OperationID) -> Bool {
        if case .popTo = single[index] { return false }
        if case .step(.popTo(_, .root)) = action(of: index) { return true }
        return false
    }

    /// The first operation of a site's handler for a result; `nil` if there is none.
    func handler(of site: SiteID, for result: Int) -> OperationID? {
        handlers[site.index, result]
    }

    /// The first operations of handlers that run once a modal has left, and never once a pushed
    /// flow has.
    var beginningsAfterModals: Set<OperationID> {
        var (modals, pushed): (Set<OperationID>, Set<OperationID>) = ([], [Self.end])
        for index in indices {
            guard case .step(let action) = action(of: index), let site = action.site else { continue }
            let handlers = program[site].handlers.map { handler(of: site, for: $0.result) } + [dismissals[site.index]]
            let beginnings = handlers.compactMap { $0.map(representative) }
            if case .present = action { modals.formUnion(beginnings) } else { pushed.formUnion(beginnings) }
        }
        return modals.subtracting(pushed)
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
                if let steps = content.steps { tabActions[TabOf(flow: id, tab: tab)] = add(steps) }
            }
        }
        links = program.links.map { add($0) }
        if hasFallbacks { remembered = screensToRemember }
        if dropsLayers { findDroppings() }
    }

    /// The first operations of the handlers of sites and containers, and of action tabs.
    var handlerStarts: [OperationID] {
        handlers.all + dismissals.compactMap(\.self) + Array(childHandlers.values) + Array(tabActions.values)
    }

    /// The representative of a handler of one step, among the handlers with the same effect on a
    /// navigation stack.
    func representative(of index: OperationID) -> OperationID {
        representatives.isEmpty ? index : representatives[index] ?? index
    }

    /// The representative of the operations that look for a screen, go to the first slot if it is
    /// missing, and end their lists.
    func representative(ofLookingFor screen: ScreenID, _ index: OperationID) -> OperationID { lastToRoot[screen] ?? index }

    /// Finds handlers with the same effect.
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

    /// A list of one step that can't fail on a navigation stack.
    private enum Harmless: Hashable {
        case push(ScreenID)
        case replace(ScreenID)
        case popTo(ScreenID, otherwise: Otherwise)

        enum Otherwise { case stay, root, push }
    }

    /// The effect of a list, if it is one step that can't fail on a navigation stack.
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

    /// Adds a list from its end, because each step must know the next.
    private mutating func add(_ steps: [Step], next: OperationID = end, at place: Place? = nil) -> OperationID {
        var next = next
        for step in steps.reversed() {
            next = add(step, next: next, at: place)
            if step.within != nil { next = arrive(.top, step.range, next: next) }
        }
        return next
    }

    private mutating func add(_ step: Step, next: OperationID, at place: Place?) -> OperationID {
        if step.taker != nil { takenOver.insert(step.range) }
        let choices = step.action.choices
        if let isSeen = choices.first?.owner.isAsked {
            let options = choices.map { add($0.steps, next: next) } + (isSeen ? [next] : [])
            self.choices.append((options, step.action.chooser(isSeen: isSeen), step.range, step.taker))
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
            // The steps after it run above the presented content, which needn't be a stack.
            isPlain = isLast
            // Sites share a layer only if users can dismiss it at every width.
            if isLast, case let presentation = program[site].presentation, presentation.canBeSwiped, !presentation.differsByWidth,
                !presentation.holdsLinks
            {
                single = .open(beginnings.index(of: Beginning(use)), site, isLayer: true)
            }
        case .pop(1): if isLast { single = .pop }
        case .popTo(let screen, nil): single = .popTo(screen)
        case .popTo(let screen, .some(let fallback)):
            hasFallbacks = true
            if case .root = fallback, isLast, lastToRoot[screen] == nil { lastToRoot[screen] = OperationID(all.count) }
        case .finish(let flow, let result, _): if isLast { single = .finish(flow, result: result) }
        // An untouched column with a placeholder is empty.
        case .select(let flow, let tab, _, .some):
            if program.placeholder(of: program[flow].tabs[tab].use?.target) == nil { resettable.insert(flow) }
        case .dismissAll: dropsLayers = true
        case .perform: return next
        // These need a run.
        case .setStack, .pop, .popToRoot, .select, .switchTo, .dismiss, .alert, .choose: break
        }
        return put(place ?? keep(step), next: next, isPlain: isPlain, single)
    }

    /// Finds the lists that begin by dropping all layers: they start again after the layers are
    /// gone.
    private mutating func findDroppings() {
        let starts = transitions + links + Array(tabActions.values)
        let first = starts.filter { if case .step(.dismissAll) = action(of: $0) { true } else { false } }
        if !first.isEmpty, program.coversOnlyWhatWasAtRest { droppings = IndexSet(first) }
    }

    /// Adds a link: unless it keeps a screen, it arrives at its flow, then performs its steps.
    private mutating func add(_ link: DeepLink) -> OperationID {
        guard let kept = link.kept else { return opening(link) }
        // The screen is looked for twice, because layers can cover it.
        let place = link.name.range
        let home = link.restarts ? link.home : nil
        let opened = choice(of: [Self.end, opening(link)], .same(kept, onStackAt: home), place)
        guard link.whenModal == .dismiss else { return opened }
        let dismissed = add(Step(action: .dismissAll, range: place), next: opened, at: nil)
        return choice(of: [Self.end, dismissed], .same(kept, onStackAt: home), place)
    }

    private mutating func choice(of options: [OperationID], _ chooser: Chooser, _ range: SourceRange) -> OperationID {
        choices.append((options, chooser, range, nil))
        return put(.choice(Int32(choices.count - 1)), next: Self.end, isPlain: false)
    }

    /// Adds the arrival at a link's flow and its steps.
    private mutating func opening(_ link: DeepLink) -> OperationID {
        var steps = link.steps[...]
        let place = link.name.range
        guard link.restarts else { return arrive(link, next: add(link.steps)) }
        guard let last = link.home.last else { return arrive(link, next: arrive(.root, place, next: add(link.steps))) }
        guard case .tabs = program[last.flow].kind else {
            let anew = Step(action: .switchTo(last.flow, child: last.index, use: nil, reset: true), range: place)
            return arrive(link, next: add([anew] + link.steps))
        }
        // Screens pushed first become the tab's initial stack, so the tab is set only once.
        var stack: [Use] = []
        while let step = steps.first, step.within == nil, case .push(let use, nil) = step.action {
            stack.append(use)
            steps.removeFirst()
        }
        let bars = link.home.filter { if case .tabs = program[$0.flow].kind { true } else { false } }
        let selects = bars.map { bar in
            Step(action: .select(bar.flow, tab: bar.index, root: nil, stack: bar == last ? stack : nil), range: place)
        }
        return arrive(link, next: add(selects + steps))
    }

    /// Adds the conditions of a link.
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
    /// The effect of an operation.
    package enum Action {
        case end
        /// Performs a step that doesn't branch.
        case step(Step.Action)
        /// Continues with one of some operations.
        case choose([OperationID], by: Chooser)
        /// Arrives at the flow that a link opens.
        case arrive(Arrival)
    }

    /// The reason for continuing with one of several operations.
    package enum Chooser: Equatable {
        /// A guard.
        case condition
        /// The user or the app is asked: then the user has seen the state so far.
        case answer
        /// The screen on top: the first operation continues on a navigation stack, the second
        /// elsewhere.
        case top
        /// A screen with equal values: the first operation continues if it is on top, or if the run
        /// can go back to it on the stack at this path in the window.
        case same(ScreenID, onStackAt: [DeepLink.Place]?)
    }

    /// A part of the arrival at a link's flow.
    package enum Arrival {
        /// Continues only if these children are visible in the window's layer.
        case children([DeepLink.Place])
        /// Restarts the window's layer.
        case root
        /// Continues in the flow on top.
        case top
    }
}

extension Step.Action {
    fileprivate func chooser(isSeen: Bool) -> Operations.Chooser {
        if case .choose(.stackOnTop, _, _, _) = self { .top } else { isSeen ? .answer : .condition }
    }
}

package typealias OperationID = Index<Operations.Action>
