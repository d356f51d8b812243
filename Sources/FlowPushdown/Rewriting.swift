import FlowDiagnostics
import FlowGraph
import PushdownSystems

/// The rewrites of the pushdown system: what can become of a configuration, by its control and its
/// topmost symbol alone. They are made when they are asked for; nothing is listed beforehand.
///
/// This table is written from Documentation/semantics.md and shares nothing with ``Machine``, which
/// the tests compare it with.
package struct Rewriting {
    package let program: Program
    package let operations: Operations
    let precision: Precision
    var contents: Contents
    package var alphabet = Alphabet()
    package var events = Interned<Event, EventID>()
    package var violations: Set<ExactnessViolation> = []
    /// The tabs that lists have left where the bar is hidden.
    var tabsLeftHidden: Set<Operations.TabOf> = []
    /// The operations that show a tab as it is after the list has changed what showed before.
    var tabsShownAgain: [Operations.TabOf: IndexSet<OperationID>] = [:]
    /// A place with more ways to go than are looked at, if there is one.
    var cut: SourceRange?
    /// How many ways a list has that were looked at, of the list with the most.
    var mostWays = 0
    /// The operations with which ways through lists go on that aren't followed as wholes.
    var divided = IndexSet<OperationID>()
    /// The operations that have been taken at least once without a fault.
    package var passed: Table<OperationID, Bool>
    /// The bits of the screens that `popTo … else` looks for, in the activations of each flow: a
    /// symbol's say what stands below.
    var bits: [FlowID?: [ScreenID: Int]] = [:]
    /// What becomes of a configuration: pushes, swaps and calls, which are most of all, and the
    /// outcomes of all other runs. All that works on a configuration writes here, so that the same
    /// memory is used for all of them.
    var rewrites = Rewrites()
    var outcomes: [RunOutcome] = []
    /// The procedures that uses of one beginning have opened, by the beginning and where it was.
    var opened = OpenedProcedures()
    /// The control states and the ways in which procedures are left, as far as runs have come to
    /// them.
    package var controls = Interned<Control, ControlID>()
    package var exits = Interned<Leave, ExitID>()
    var returns: ReturnCache
    /// The rewrites by which a tap shows a tab that nobody has been in, and their places by the
    /// lane and the tap.
    var enteredOutcomes: [[RunOutcome]] = []
    var entered = PairTable<LaneID, Int, Int>()
    /// The event of the first transition on each screen, once it is known.
    var firstEvents: IndexTable<Int, EventID>
    /// Of each screen whether the user can go back from it, and whether it hides the tab bar.
    let allowsBack: [Bool]
    private let hidesBar: [Bool]
    /// The events of what follows from each operation on, once they are known.
    private var rests: IndexTable<OperationID, EventID>

    init(program: Program, entries: [[Step]], precision: Precision) {
        self.program = program
        self.precision = precision
        operations = Operations(of: program, entries: entries, separatesDismissals: precision.separatesDismissals)
        contents = Contents(program: program)
        passed = Table(repeating: false, count: operations.count)
        rests = IndexTable(count: operations.count)
        returns = ReturnCache(operations: operations.count)
        firstEvents = IndexTable(count: program.screens.count)
        // One for each transition on each screen that has it, and some more.
        events.reserveCapacity(2 * program.transitions.count)
        allowsBack = program.screens.indices.map { program.screens[$0].attributes.allowsBack }
        hidesBar = program.screens.indices.map { program.screens[$0].attributes.hidesTabBar }
        // The first two are those with which nearly every slot can be left.
        _ = controls.index(of: .idle)
        _ = controls.index(of: Control(task: .menu(nil), container: nil, saved: nil))
    }

    /// What the app starts with.
    mutating func launch() {
        outcomes = []
        let trigger = Trigger(event: events.index(of: .launch), cost: 0)
        let window = alphabet.procedures.index(of: Procedure(kind: .window, entry: []))
        for content in contents.all(of: program.root) {
            let segments = segments(of: content, .lane(procedure: window, content.lane))
            var run = Run(
                trigger: trigger, floor: .procedure(window), segments: segments, operation: Operations.end, hasChanged: false)
            noteBars(of: content.lane, from: 0, segment: 0, operation: Operations.end, in: &run)
            settle(run)
        }
    }

    /// What can become of a configuration with a control and a topmost symbol.
    package mutating func outcomes(control: Control, symbol: SymbolID) -> [RunOutcome] {
        rewrite(control: control, symbol: symbol)
        func word(_ items: [Rewrite.Item], event: EventID, cost: Int) -> RunOutcome {
            RunOutcome(event: event, cost: cost, operation: Operations.end, effect: .word(RunOutcome.Word(floor: .top, items: items)))
        }
        let calls = rewrites.calls.map { call in
            word(
                [.slot(symbol), .call(call.procedure, call.address)] + opened.items(of: call.procedure), event: call.event, cost: call.cost)
        }
        let singles = rewrites.singles.map { single in
            word(single.isPush ? [.slot(symbol), .slot(single.symbol)] : [.slot(single.symbol)], event: single.event, cost: single.cost)
        }
        return outcomes + calls + singles
    }

    /// Finds ``rewrites`` and ``outcomes`` of a configuration.
    mutating func rewrite(control: Control, symbol: SymbolID) {
        rewrites.removeAll()
        outcomes.removeAll(keepingCapacity: true)
        if case .idle = control.task { idle(at: symbol) } else { goOn(with: control, at: symbol) }
    }

    /// Goes on with what a control has to do.
    private mutating func goOn(with control: Control, at symbol: SymbolID) {
        let trigger = Trigger(event: rest(of: control, at: symbol), cost: 0)
        switch control.task {
        case .idle:
            break
        case .go(let operation):
            take(operation, on: symbol, trigger, container: control.container, saved: control.saved, hasChanged: true)
        case .pop(let count, let operation):
            popMore(count, operation, control, on: symbol, trigger)
        case .popTo(let operation, let presented):
            look(operation, presented, control, on: symbol, trigger)
        case .toBase(let operation, let presented):
            lookForBase(operation, presented, control, on: symbol, trigger)
        case .reselect:
            if alphabet.isRoot(alphabet.symbols[symbol]) {
                explore(run(Operations.end, on: symbol, trigger, hasChanged: true))
            } else {
                leaveForRoot(control, on: symbol, trigger)
            }
        case .menu(let site):
            goBack(from: site, control, on: symbol, trigger)
        case .unhandled(let operation):
            make(.fault(.finishUnhandled, operation: operation, saved: control.saved), trigger)
        }
    }

    /// Takes a list at a symbol.
    mutating func take(
        _ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger, container: Int? = nil, saved: Control.Saved? = nil,
        hasChanged: Bool
    ) {
        if let (symbol, isPush) = single(operation, on: symbol) {
            rewrites.singles.append(Rewrites.Single(event: trigger.event, cost: trigger.cost, symbol: symbol, isPush: isPush))
        } else if case .pop = operations.single[operation], !alphabet.symbols[symbol].isBase {
            passed[operation] = true
            make(.pop(.idle), trigger, by: operation)
        } else if saved != nil || container != nil || !(leaveAtOnce(operation, on: symbol, trigger) || open(operation, on: symbol, trigger))
        {
            explore(run(operation, on: symbol, trigger, container: container, saved: saved, hasChanged: hasChanged))
        }
    }

    /// What a control does that only goes down, at every slot but the first of an activation.
    struct Walk {
        /// The control that goes on below.
        var next: Control
        /// The screen at which there is more to it.
        var target: ScreenID?
        /// Whether the run may end at each slot, too.
        var mayEnd = false
        /// The operation that has been taken then, if it is one.
        var passes: OperationID?
    }

    /// How a control goes down; nil where it doesn't.
    func walk(_ control: Control) -> Walk? {
        var next = control
        switch control.task {
        case .idle, .go, .unhandled: return nil
        case .toBase, .reselect: return Walk(next: control)
        case .menu(let site): return site.map(operations.isMerged) ?? false ? nil : Walk(next: control, mayEnd: true)
        case .popTo(let operation, _):
            return operations.screenSought(by: operation).map { Walk(next: control, target: $0) }
        case .pop(let count, let operation):
            guard count == 1 else {
                next.task = .pop(count - 1, then: operation)
                return Walk(next: next)
            }
            next.task = .go(operations.next(after: operation))
            return Walk(next: operations.next(after: operation) == Operations.end ? .idle : next, passes: operation)
        }
    }

    /// A run at a symbol.
    func run(
        _ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger, container: Int? = nil, saved: Control.Saved? = nil,
        hasChanged: Bool
    ) -> Run {
        Run(
            trigger: trigger, floor: .top, segments: [Run.Segment(opening: .symbol(symbol), slots: [alphabet.symbols[symbol].screen])],
            container: container, operation: operation, saved: saved, hasChanged: hasChanged)
    }

    /// Whether the tab bars around a symbol's stack show.
    package func isBarShown(on symbol: Symbol) -> Bool {
        !symbol.isHidden && (alphabet.isRoot(symbol) || !hidesBar[symbol.screen.index])
    }

    /// Whether one of a stack's slots above the first hides the tab bars.
    func isBarHidden(by slots: [ScreenID]) -> Bool {
        slots.dropFirst().contains { hidesBar[$0.index] }
    }

    mutating func make(
        _ effect: RunOutcome.Effect, _ trigger: Trigger, by operation: OperationID = Operations.end, extra: Int = 0
    ) {
        outcomes.append(RunOutcome(event: trigger.event, cost: trigger.cost + extra, operation: operation, effect: effect))
    }

    /// What a run with a control is as an event: what the user does, where only that leads to it,
    /// else the operation that it goes on with.
    mutating func rest(of control: Control, at symbol: SymbolID) -> EventID {
        switch control.task {
        case .menu: return events.index(of: .back)
        case .reselect:
            let tab = alphabet.lane(of: alphabet.symbols[symbol]).content.path.last
            return tab.map { events.index(of: .tap($0.flow, tab: $0.index)) } ?? rest(from: Operations.end)
        case .idle, .go, .pop, .popTo, .toBase, .unhandled: return rest(from: control.operation)
        }
    }

    /// The event of what follows from an operation on.
    mutating func rest(from operation: OperationID) -> EventID {
        if let event = rests[operation] { return event }
        let event = events.add(.rest(operation))
        rests[operation] = event
        return event
    }

    /// How a run that has popped its own slot goes on with an operation.
    func goingOn(with operation: OperationID, _ run: Run) -> Control {
        operation == Operations.end
            ? .idle : Control(task: .go(operation), container: run.container, saved: run.saved?.afterPop)
    }

    // MARK: What is looked for below

    private mutating func popMore(_ count: Int, _ operation: OperationID, _ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        guard !alphabet.symbols[symbol].isBase else {
            make(.fault(.popAtRoot, operation: operation, saved: control.saved), trigger)
            return
        }
        var control = control
        if count > 1 {
            control.task = .pop(count - 1, then: operation)
        } else {
            passed[operation] = true
            let next = operations.next(after: operation)
            control = next == Operations.end ? .idle : control
            if next != Operations.end { control.task = .go(next) }
        }
        make(.pop(control), trigger, by: operation)
    }

    /// Takes the slot away on the way to the stack's first.
    mutating func leaveForRoot(_ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        let top = alphabet.symbols[symbol]
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            let leave = Leave(how: .reselect, operation: Operations.end, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger)
        } else {
            make(.pop(control), trigger)
        }
    }

    /// The user's way back through the menu has come to this slot: it ends here, or goes on.
    private mutating func goBack(from site: SiteID?, _ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        for site in site.map(operations.sites(mergedWith:)) ?? [] {
            guard let handler = operations.dismissals[site.index] else { continue }
            let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
            let container = path.lastIndex { $0.flow == program[site].owner }
            explore(run(handler, on: symbol, trigger, container: container, saved: .here(handler), hasChanged: true))
        }
        if site == nil { explore(run(Operations.end, on: symbol, trigger, hasChanged: true)) }
        leaveBack(control, on: symbol, trigger)
    }

    /// The control that begins a site's `dismissed` list at the slot where the back menu stops.
    mutating func menuEnd(from site: SiteID, at symbol: SymbolID) -> Control {
        guard let handler = operations.dismissals[site.index] else { return .idle }
        return handled(handler, of: site, at: symbol, saved: .here(handler))
    }

    /// The operation that stands for a handler that is taken on a navigation stack.
    mutating func taken(_ operation: OperationID) -> OperationID {
        let representative = operations.representative(of: operation)
        if representative != operation { passed[operation] = true }
        return representative
    }

    /// The control of a handler at the place that started what has left.
    private mutating func handled(_ operation: OperationID, of site: SiteID, at symbol: SymbolID, saved: Control.Saved?) -> Control {
        let content = alphabet.lane(of: alphabet.symbols[symbol]).content
        // What can be taken anyway needs no state to fall back to, and doesn't belong to a
        // container.
        if content.isStack, operations.isPlain[operation] || operations.isHarmless(operation) {
            return Control(task: .go(taken(operation)), container: nil, saved: nil)
        }
        return Control(task: .go(operation), container: content.path.lastIndex { $0.flow == program[site].owner }, saved: saved)
    }

    /// Takes the slot away on the user's way back.
    mutating func leaveBack(_ control: Control, on symbol: SymbolID, _ trigger: Trigger) {
        let top = alphabet.symbols[symbol]
        guard !alphabet.isRoot(top) else { return }
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            let leave = Leave(how: .menu, operation: Operations.end, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger)
        } else {
            make(.pop(control), trigger)
        }
    }

    // MARK: What leaves

    /// How a run goes on at the place that started what leaves; a fault where nobody handles its
    /// end.
    package mutating func resumed(_ leave: Leave, at site: SiteID?, symbol number: SymbolID) -> Result<Control, UnhandledEnd> {
        func rest(container: Int?) -> Control {
            leave.operation == Operations.end
                ? .idle : Control(task: .go(leave.operation), container: container, saved: leave.saved)
        }
        switch leave.how {
        case .finish(let result):
            guard let site, let operation = operations.handler(of: site, for: result) else { return .failure(UnhandledEnd()) }
            return .success(operation == Operations.end ? .idle : handled(operation, of: site, at: number, saved: leave.saved))
        case .dismissed(let isSeen):
            guard let site, let operation = operations.dismissals[site.index] else { return .success(rest(container: leave.container)) }
            return .success(
                operation == Operations.end
                    ? .idle : handled(operation, of: site, at: number, saved: isSeen ? .here(operation) : leave.saved))
        case .dropped:
            return .success(rest(container: nil))
        case .menu:
            let dismissalSite = site.flatMap { operations.dismissalSites[$0.index] }
            if let site, let dismissalSite, operations.isMerged(dismissalSite), let handler = operations.dismissals[site.index] {
                violation(.mergedSites, handler)
            }
            return .success(Control(task: .menu(dismissalSite), container: nil, saved: nil))
        case .reselect:
            return .success(Control(task: .reselect, container: nil, saved: nil))
        }
    }

    package struct UnhandledEnd: Error {}
}
