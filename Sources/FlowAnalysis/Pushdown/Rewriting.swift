import FlowGraph
import FlowSpec
import PushdownSystems

/// The rewrites of the pushdown system: the successors of a configuration, by its control and its
/// topmost symbol alone. They are computed on demand.
///
/// These rules follow Documentation/semantics.md and share nothing with ``Machine``, which the
/// tests compare them with.
package struct Rewriting {
    let program: Program
    package let operations: Operations
    package let precision: Precision
    /// True if only the user and the visible screens act: no link is opened, and the app performs
    /// no global transition.
    private(set) var isByHand = false
    /// The moves that aren't possible.
    private(set) var limits: MoveLimits
    var contents: Contents
    var alphabet = Alphabet()
    var events = Interned<Event, EventID>()
    var violations: Set<ExactnessViolation> = []
    /// The tabs that lists have left while the bar was hidden.
    var tabsLeftHidden: Set<Operations.TabOf> = []
    /// The operations that show a tab again after the list has changed the visible stack.
    var tabsShownAgain: [Operations.TabOf: IndexSet<OperationID>] = [:]
    /// The first step of a list with too many branches to follow, if there is one.
    var cut: SourceRange?
    /// The number of branches of the list with the most.
    var mostWays = 0
    /// The number of branches of all lists.
    var explored = 0
    /// The operations at which branches continue after too many to follow as wholes.
    var divided = IndexSet<OperationID>()
    /// The operations that were performed at least once without a fault.
    package var passed: Table<OperationID, Bool>
    /// The bits of the screens that `popTo … else` looks for, in the activations of each flow: a
    /// symbol's bits say which screens are below.
    var bits: [FlowID?: [ScreenID: Int]] = [:]
    /// The successors of a configuration: pushes, swaps and calls, which are the most, and the
    /// outcomes of all other runs. The same memory is used for all configurations.
    var rewrites = Rewrites()
    var outcomes: [RunOutcome] = []
    /// The procedures that uses have opened, by their beginning and place.
    var opened = OpenedProcedures()
    /// The control states and the exits of procedures that runs have reached.
    var controls = Interned<Control, ControlID>()
    var exits = Interned<Leave, ExitID>()
    var returns: ReturnCache
    /// The outcomes of taps that show an untouched tab, and their indices by the lane and the tap.
    var enteredOutcomes: [[RunOutcome]] = []
    var entered = PairTable<LaneID, Int, Int>()
    /// The event of the first transition on each screen, once it is known.
    var firstEvents: IndexTable<Int, EventID>
    /// For each screen, whether the user can go back from it, and whether it hides the tab bar.
    private(set) var allowsBack: [Bool]
    private let hidesBar: [Bool]
    /// For each flow, whether its tabs are the columns of a split view.
    let isSplit: [Bool]
    /// For each flow, the uses of its tabs; `nil` for an action tab.
    let tabUses: [[Use?]]
    /// For each flow, the column that can be empty; `nil` if there is none.
    private let emptiable: [Int?]
    /// The events of the runs that continue from each operation, once they are known.
    private var rests: IndexTable<OperationID, EventID>

    init(program: Program, precision: Precision) {
        (self.program, limits) = (program, program.limits)
        operations = Operations(of: program, separatesDismissals: precision.separatesDismissals)
        var precision = precision
        // Finding out during saturation that it is too much would cost more.
        let limit = Saturation.Limits.ofProgram(program).edges
        if precision.separatesLayers, operations.transitionsInLayers(upTo: limit) > limit { precision.separatesLayers = false }
        self.precision = precision
        contents = Contents(program: program)
        passed = Table(repeating: false, count: operations.count)
        rests = IndexTable(count: operations.count)
        returns = ReturnCache(operations: operations.count)
        firstEvents = IndexTable(count: program.screens.count)
        // One for each pair of a transition and a screen, and a few more.
        events.reserveCapacity(2 * program.transitions.count)
        allowsBack = program.screens.indices.map { program.allowsBack(from: ScreenID(index: $0)) }
        hidesBar = program.screens.indices.map { program.screens[$0].attributes.hidesTabBar }
        isSplit = program.flows.map(\.isSplit)
        tabUses = program.flows.map { $0.tabs.map(\.use) }
        emptiable = program.flows.map { flow in flow.tabs.indices.last { program.placeholder(of: flow.tabs[$0].use?.target) != nil } }
        // The two controls with which nearly every slot can be popped come first.
        _ = controls.index(of: .idle)
        _ = controls.index(of: Control(task: .menu(nil), container: nil, saved: nil))
    }

    /// Finds the outcomes of the app's start.
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

    /// Performs a list at a symbol.
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

    func run(
        _ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger, container: Int? = nil, saved: Control.Saved? = nil,
        hasChanged: Bool
    ) -> Run {
        Run(
            trigger: trigger, floor: .top, segments: [Run.Segment(opening: .symbol(symbol), slots: [alphabet.symbols[symbol].screen])],
            container: container, operation: operation, saved: saved, hasChanged: hasChanged)
    }

    /// True if the tab bars around a symbol's stack are visible.
    func isBarShown(on symbol: Symbol) -> Bool {
        !symbol.isHidden && (alphabet.isRoot(symbol) || !hidesBar[symbol.screen.index])
    }

    /// True if the user can select another part of a tabs flow around a symbol's stack. A screen
    /// that hides tab bars doesn't hide columns.
    func isTappable(_ container: Container, on symbol: Symbol) -> Bool {
        isSplit[container.flow.index] || isBarShown(on: symbol)
    }

    /// True if the user can select one part of a tabs flow around a symbol's stack. A tab of
    /// another width is in the bar only while it is selected. With stacked columns, they see one
    /// column, and go back from its first screen to the one before.
    func canTap(_ tab: Int, of container: Container, on symbol: Symbol) -> Bool {
        guard isTappable(container, on: symbol) else { return false }
        guard isSplit[container.flow.index], !showsColumns else { return tab == container.index || isInBar(tab, of: container.flow) }
        return tab + 1 == container.index && alphabet.isRoot(symbol) && allowsBack[symbol.screen.index]
    }

    /// True if a tab is in the bar even if it isn't selected.
    func isInBar(_ tab: Int, of flow: FlowID) -> Bool {
        limits.width == nil || program[flow].tabs[tab].isInBar(at: limits.width)
    }

    /// True if the user can leave any part of a tabs flow, and return to it, while its bar is
    /// shown.
    func showsAll(of flow: FlowID) -> Bool {
        isSplit[flow.index] ? showsColumns : tabUses[flow.index].indices.allSatisfy { isInBar($0, of: flow) }
    }

    /// True if a column has a placeholder: while it is empty, it can't be selected.
    func canBeEmpty(_ tab: Int, of flow: FlowID) -> Bool { emptiable[flow.index] == tab }

    /// The tab that a `select` shows with the content it has; `nil` if it sets the content.
    func tabShownAgain(by tab: Int, of flow: FlowID, _ stack: [Use]?) -> Operations.TabOf? {
        guard let stack else { return Operations.TabOf(flow: flow, tab: tab) }
        return stack.isEmpty && canBeEmpty(tab, of: flow) ? Operations.TabOf(flow: flow, tab: tab - 1) : nil
    }

    /// True if the user can go to any column of a split view at any time: the columns aren't always
    /// stacked.
    var showsColumns: Bool { limits.width != .compact }

    /// The rewrites of fewer moves. Symbols, controls and procedures keep their numbers.
    ///
    /// - Parameter isByHand: true for moves of the user and the visible screens only.
    func limited(to limits: MoveLimits, isByHand: Bool) -> Rewriting {
        var rewriting = self
        (rewriting.limits, rewriting.isByHand) = (limits, isByHand)
        let program = program.limited(to: limits)
        rewriting.allowsBack = program.screens.indices.map { program.allowsBack(from: ScreenID(index: $0)) }
        // The contents of each procedure are added again at its first call.
        rewriting.opened = OpenedProcedures()
        return rewriting
    }

    /// True if one of a stack's slots above the first hides the tab bars.
    func isBarHidden(by slots: [ScreenID]) -> Bool {
        slots.dropFirst().contains { hidesBar[$0.index] }
    }

    mutating func make(_ effect: RunOutcome.Effect, _ trigger: Trigger, by operation: OperationID = Operations.end) {
        outcomes.append(RunOutcome(event: trigger.event, cost: trigger.cost, operation: operation, effect: effect))
    }

    /// The event of a run with a control: the user's action if only that leads to it, otherwise the
    /// rest of the run from an operation.
    mutating func rest(of control: Control, at symbol: SymbolID) -> EventID {
        switch control.task {
        case .menu: return events.index(of: .back)
        case .reselect:
            let tab = alphabet.lane(of: alphabet.symbols[symbol]).content.path.last
            return tab.map { events.index(of: .tap($0.flow, tab: $0.index)) } ?? rest(from: Operations.end)
        case .idle, .go, .pop, .popTo, .toBase, .leave, .unhandled: return rest(from: control.operation)
        }
    }

    /// The event of the runs that continue from an operation.
    mutating func rest(from operation: OperationID) -> EventID {
        if let event = rests[operation] { return event }
        let event = events.add(.rest(operation))
        rests[operation] = event
        return event
    }

    /// The control of a run that has popped its own slot and continues with an operation.
    func continuing(with operation: OperationID, _ run: Run) -> Control {
        operation == Operations.end
            ? .idle : Control(task: .go(operation), container: run.container, saved: run.saved?.afterPop)
    }
}
