import FlowGraph
import FlowSpec
import PushdownSystems

/// The rewrites of the pushdown system: what can become of a configuration, by its control and its
/// topmost symbol alone. They are made when they are asked for; nothing is listed beforehand.
///
/// This table is written from Documentation/semantics.md and shares nothing with ``Machine``, which
/// the tests compare it with.
package struct Rewriting {
    let program: Program
    package let operations: Operations
    package let precision: Precision
    /// Whether only the user moves, and the screens on top: no link is opened, and the app takes no
    /// transition of its own.
    private(set) var isByHand = false
    var contents: Contents
    var alphabet = Alphabet()
    var events = Interned<Event, EventID>()
    var violations: Set<ExactnessViolation> = []
    /// The tabs that lists have left where the bar is hidden.
    var tabsLeftHidden: Set<Operations.TabOf> = []
    /// The operations that show a tab as it is after the list has changed what showed before.
    var tabsShownAgain: [Operations.TabOf: IndexSet<OperationID>] = [:]
    /// A place with more ways to go than are looked at, if there is one.
    var cut: SourceRange?
    /// How many ways a list has that were looked at, of the list with the most.
    var mostWays = 0
    /// How many ways through lists were gone in all.
    var explored = 0
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
    var controls = Interned<Control, ControlID>()
    var exits = Interned<Leave, ExitID>()
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
    /// Of each flow whether its tabs are the columns of a split view.
    let isSplit: [Bool]
    /// Of each flow what its tabs hold; nil for an action tab.
    let tabUses: [[Use?]]
    /// The events of what follows from each operation on, once they are known.
    private var rests: IndexTable<OperationID, EventID>

    init(program: Program, precision: Precision) {
        self.program = program
        operations = Operations(of: program, separatesDismissals: precision.separatesDismissals)
        var precision = precision
        // To find out that it is too much takes longer than to do it at once.
        let limit = Saturation.Limits.ofProgram(program).edges
        if precision.separatesLayers, operations.transitionsInLayers(upTo: limit) > limit { precision.separatesLayers = false }
        self.precision = precision
        contents = Contents(program: program)
        passed = Table(repeating: false, count: operations.count)
        rests = IndexTable(count: operations.count)
        returns = ReturnCache(operations: operations.count)
        firstEvents = IndexTable(count: program.screens.count)
        // One for each transition on each screen that has it, and some more.
        events.reserveCapacity(2 * program.transitions.count)
        allowsBack = program.screens.indices.map { program.screens[$0].attributes.allowsBack }
        hidesBar = program.screens.indices.map { program.screens[$0].attributes.hidesTabBar }
        isSplit = program.flows.map(\.isSplit)
        tabUses = program.flows.map { $0.tabs.map(\.use) }
        // The first two are those with which nearly every slot can be left.
        _ = controls.index(of: .idle)
        _ = controls.index(of: Control(task: .menu(nil), container: nil, saved: nil))
    }

    /// What the app starts with.
    mutating func launch() {
        outcomes = []
        let trigger = Trigger(event: events.index(of: .launch), cost: 0)
        for use in program.starts { launch(use, trigger) }
    }

    private mutating func launch(_ use: Use, _ trigger: Trigger) {
        var kind = Procedure.Kind.window
        if case .flow(let flow) = use.target, program[flow].entry != nil { kind = .entry(flow) }
        let window = alphabet.procedures.index(of: Procedure(kind: kind, entry: []))
        for content in contents.all(of: use) {
            let segments = segments(of: content, .lane(procedure: window, content.lane))
            var run = Run(
                trigger: trigger, floor: .procedure(window), segments: segments, operation: Operations.end, hasChanged: false)
            noteBars(of: content.lane, from: 0, segment: 0, operation: Operations.end, in: &run)
            settle(run)
        }
    }

    /// Finds ``rewrites`` and ``outcomes`` of a configuration.
    mutating func rewrite(control: Control, symbol: SymbolID) {
        rewrites.removeAll()
        outcomes.removeAll(keepingCapacity: true)
        if case .idle = control.task { idle(at: symbol) } else { goOn(with: control, at: symbol) }
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
    func isBarShown(on symbol: Symbol) -> Bool {
        !symbol.isHidden && (alphabet.isRoot(symbol) || !hidesBar[symbol.screen.index])
    }

    /// Whether the user can select another part of a tabs flow around a symbol's stack: what hides
    /// a tab bar hides no column.
    func isTappable(_ container: Container, on symbol: Symbol) -> Bool {
        isSplit[container.flow.index] || isBarShown(on: symbol)
    }

    /// Whether the user can select one part of a tabs flow around a symbol's stack. Of stacked
    /// columns they see one, and go back from its first screen to the one before.
    func canTap(_ tab: Int, of container: Container, on symbol: Symbol) -> Bool {
        guard isTappable(container, on: symbol) else { return false }
        guard isSplit[container.flow.index], !showsColumns else { return true }
        return tab + 1 == container.index && alphabet.isRoot(symbol) && allowsBack[symbol.screen.index]
    }

    /// Whether the user can go to any column of a split view at any time: not where they are
    /// stacked.
    var showsColumns: Bool { program.device != .phone }

    /// The rewrites of what users do by hand. Symbols, controls and procedures keep their numbers.
    var byHand: Rewriting {
        var rewriting = self
        rewriting.isByHand = true
        // Each procedure is furnished again where it is called first.
        rewriting.opened = OpenedProcedures()
        return rewriting
    }

    /// Whether one of a stack's slots above the first hides the tab bars.
    func isBarHidden(by slots: [ScreenID]) -> Bool {
        slots.dropFirst().contains { hidesBar[$0.index] }
    }

    mutating func make(_ effect: RunOutcome.Effect, _ trigger: Trigger, by operation: OperationID = Operations.end) {
        outcomes.append(RunOutcome(event: trigger.event, cost: trigger.cost, operation: operation, effect: effect))
    }

    /// What a run with a control is as an event: what the user does, where only that leads to it,
    /// else the operation that it goes on with.
    mutating func rest(of control: Control, at symbol: SymbolID) -> EventID {
        switch control.task {
        case .menu: return events.index(of: .back)
        case .reselect:
            let tab = alphabet.lane(of: alphabet.symbols[symbol]).content.path.last
            return tab.map { events.index(of: .tap($0.flow, tab: $0.index)) } ?? rest(from: Operations.end)
        case .idle, .go, .pop, .popTo, .toBase, .leave, .unhandled: return rest(from: control.operation)
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
}
