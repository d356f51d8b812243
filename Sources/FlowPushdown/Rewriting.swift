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
    /// What becomes of the configuration at hand: pushes, swaps and calls, which are most of all,
    /// and the outcomes of all other runs.
    var rewrites = Rewrites()
    var outcomes: [RunOutcome] = []
    /// The procedures that uses of one beginning have opened, by the beginning and where it was;
    /// and whether they may be taken from there.
    var opened = OpenedProcedures()
    private var remembersProcedures = true
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
    /// The event, the cost and the symbol of the configuration at hand.
    var event = EventID(0)
    var cost = 0
    var symbol = SymbolID(0)
    /// The operation with which the run at hand began.
    var first = Operations.end
    /// The events of what follows from each operation on, once they are known.
    private var rests: IndexTable<OperationID, EventID>

    init(program: Program, precision: Precision) {
        self.program = program
        self.precision = precision
        operations = Operations(of: program, separatesDismissals: precision.separatesDismissals)
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
        event = events.index(of: .launch)
        cost = 0
        let window = alphabet.procedures.index(of: Procedure(kind: .window, entry: []))
        for content in contents.all(of: program.root) {
            var run = Run(floor: .procedure(window), segments: [], operation: Operations.end, hasChanged: false)
            run.segments = segments(of: content, .lane(procedure: window, content.lane))
            noteBars(of: content.lane, from: 0, segment: 0, operation: Operations.end, in: &run)
            settle(run)
        }
    }

    /// What can become of a configuration with a control and a topmost symbol.
    package mutating func outcomes(control: Control, symbol: SymbolID) -> [RunOutcome] {
        remembersProcedures = false
        rewrite(control: control, symbol: symbol)
        remembersProcedures = true
        return outcomes
            + rewrites.singles.map { single in
                let items: [Rewrite.Item] = single.isPush ? [.slot(symbol), .slot(single.symbol)] : [.slot(single.symbol)]
                return RunOutcome(
                    event: single.event ?? event, cost: single.cost, operation: Operations.end,
                    effect: .word(RunOutcome.Word(floor: .top, items: items)))
            }
    }

    /// Finds ``rewrites`` and ``outcomes`` of a configuration.
    mutating func rewrite(control: Control, symbol number: SymbolID) {
        clear(for: number)
        if control.task != .idle { event = rest(of: control) }
        let saved = control.saved
        switch control.task {
        case .idle:
            idle()
        case .go(let operation):
            first = operation
            take(operation, container: control.container, saved: saved, hasChanged: !operations.droppings.contains(operation))
        case .pop(let count, let operation):
            popMore(count, operation, control, saved: saved)
        case .popTo(let operation, let presented):
            look(operation, presented, control, saved: saved)
        case .toBase(let operation, let presented):
            lookForBase(operation, presented, control)
        case .reselect:
            if alphabet.isRoot(alphabet.symbols[symbol]) { explore(run(Operations.end, hasChanged: true)) } else { leaveForRoot(control) }
        case .menu(let site):
            goBack(from: site, control)
        case .unhandled(let operation):
            make(.fault(.finishUnhandled, operation: operation, saved: saved))
        }
    }

    private mutating func clear(for number: SymbolID) {
        rewrites.removeAll()
        outcomes.removeAll(keepingCapacity: true)
        symbol = number
        cost = 0
    }

    /// Takes a list at the symbol at hand.
    mutating func take(_ operation: OperationID, container: Int? = nil, saved: Control.Saved? = nil, hasChanged: Bool) {
        if let (symbol, isPush) = single(operation, on: symbol) {
            rewrites.singles.append(Rewrites.Single(event: event, cost: cost, symbol: symbol, isPush: isPush))
        } else if case .pop = operations.single[operation], !alphabet.symbols[symbol].isBase {
            passed[operation] = true
            make(.pop(.idle), by: operation)
        } else if saved != nil || container != nil || !(leaveAtOnce(operation) || remembersProcedures && open(operation)) {
            explore(run(operation, container: container, saved: saved, hasChanged: hasChanged))
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

    /// A run at the symbol at hand.
    func run(_ operation: OperationID, container: Int? = nil, saved: Control.Saved? = nil, hasChanged: Bool) -> Run {
        Run(
            floor: .top, segments: [Run.Segment(opening: .symbol(symbol), slots: [alphabet.symbols[symbol].screen])],
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

    mutating func make(_ effect: RunOutcome.Effect, by operation: OperationID = Operations.end, extra: Int = 0) {
        outcomes.append(RunOutcome(event: event, cost: cost + extra, operation: operation, effect: effect))
    }

    /// What a run with a control is as an event: what the user does, where only that leads to it,
    /// else the operation that it goes on with.
    private mutating func rest(of control: Control) -> EventID {
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
            ? .idle : Control(task: .go(operation), container: run.container, saved: lost(run.saved))
    }

    /// What the user has seen, once a slot of it is taken away.
    func lost(_ saved: Control.Saved?) -> Control.Saved? {
        saved == .here ? .before(first) : saved
    }

    // MARK: What is looked for below

    private mutating func popMore(_ count: Int, _ operation: OperationID, _ control: Control, saved: Control.Saved?) {
        var control = control
        control.saved = saved
        guard !alphabet.symbols[symbol].isBase else {
            make(.fault(.popAtRoot, operation: operation, saved: saved))
            return
        }
        if count > 1 {
            control.task = .pop(count - 1, then: operation)
        } else {
            passed[operation] = true
            let next = operations.next(after: operation)
            control = next == Operations.end ? .idle : control
            if next != Operations.end { control.task = .go(next) }
        }
        make(.pop(control), by: operation)
    }

    /// Takes the slot away on the way to the stack's first.
    mutating func leaveForRoot(_ control: Control) {
        let top = alphabet.symbols[symbol]
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            make(.leave(procedure: procedure, Leave(how: .reselect, operation: Operations.end, container: nil, saved: nil)))
        } else {
            make(.pop(control))
        }
    }

    /// The user's way back through the menu has come to this slot: it ends here, or goes on.
    private mutating func goBack(from site: SiteID?, _ control: Control) {
        for site in site.map(operations.sites(mergedWith:)) ?? [] {
            guard let handler = operations.dismissals[site.index] else { continue }
            first = handler
            explore(handlerRun(handler, of: program[site].owner, saved: .here))
        }
        if site == nil { explore(run(Operations.end, hasChanged: true)) }
        leaveBack(control)
    }

    /// The control that begins a site's `dismissed` list at the slot where the back menu stops.
    mutating func menuEnd(from site: SiteID, at symbol: SymbolID) -> Control {
        guard let handler = operations.dismissals[site.index] else { return .idle }
        return handled(handler, of: site, at: symbol, saved: .here)
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

    mutating func leaveBack(_ control: Control) {
        let top = alphabet.symbols[symbol]
        guard !alphabet.isRoot(top) else { return }
        if top.isBase, let procedure = alphabet.places[top.place].activation {
            make(.leave(procedure: procedure, Leave(how: .menu, operation: Operations.end, container: nil, saved: nil)))
        } else {
            make(.pop(control))
        }
    }

    /// A handler's run at the symbol at hand.
    private func handlerRun(_ operation: OperationID, of owner: FlowID, saved: Control.Saved?) -> Run {
        let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
        return run(operation, container: path.lastIndex { $0.flow == owner }, saved: saved, hasChanged: true)
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
                operation == Operations.end ? .idle : handled(operation, of: site, at: number, saved: isSeen ? .here : leave.saved))
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
