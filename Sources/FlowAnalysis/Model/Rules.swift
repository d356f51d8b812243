import FlowDiagnostics
import FlowGraph

/// The rules of the pushdown system: what can become of a configuration, by its control and its topmost symbol alone. They are made when they are asked
/// for; nothing is listed beforehand.
///
/// This table is written from Documentation/semantics.md and shares nothing with ``Machine``, which the tests compare it with.
struct Rules {
    let program: Program
    let operations: Operations
    var contents: Contents
    var alphabet = Alphabet()
    var events = Interned<Event>()
    var breaches: Set<Breach> = []
    /// The operations that have been taken at least once without a fault.
    var passed: [Bool]
    /// The tabs flows of which a step may reset a tab.
    private(set) var resettable: Set<FlowID> = []
    /// The numbers of the screens that `popTo … else` looks for, in the activations of each flow.
    var bits: [FlowID?: [ScreenID: Int]] = [:]
    private(set) var looksFor: Set<ScreenID> = []
    /// The tabs to which lists go after they have changed the one that they leave.
    var returns: Set<Return> = []
    /// The rules made for the configuration at hand.
    var made: [Rule] = []
    /// The event, the cost and the symbol of the configuration at hand.
    var event = 0
    var cost = 0
    var symbol = 0
    /// The operation with which the run at hand began.
    var first = Operations.end

    init(program: Program, entries: [[Step]]) {
        self.program = program
        operations = Operations(of: program, entries: entries)
        contents = Contents(program: program)
        passed = Array(repeating: false, count: operations.all.count)
        for operation in operations.all {
            switch operation.action {
            case .select(let flow, _, .some): resettable.insert(flow)
            case .popTo(let screen, .some): looksFor.insert(screen)
            default: break
            }
        }
    }

    /// What the app starts with.
    mutating func launch() -> [Rule] {
        made = []
        event = events.number(of: .launch)
        cost = 0
        let window = alphabet.hubs.number(of: Hub(kind: .window, entry: []))
        for content in contents.all(of: program.root) {
            var run = Run(floor: .hub(window), segments: [], operation: Operations.end, hasChanged: false)
            run.segments = segments(of: content, .lane(hub: window, content.lane))
            noteBars(of: content.lane, from: 0, segment: 0, operation: Operations.end, in: &run)
            settle(run)
        }
        return made
    }

    /// What can become of a configuration with a control and a topmost symbol.
    mutating func rules(control: Control, symbol number: Int) -> [Rule] {
        made = []
        symbol = number
        event = control.event
        cost = 0
        let saved = control.saved
        switch control.task {
        case .idle:
            idle()
        case .go(let operation):
            first = operation
            explore(run(operation, container: control.container, saved: saved, hasChanged: true))
        case .pop(let count, let operation):
            popMore(count, operation, control, saved: saved)
        case .popTo(let operation, let presented):
            look(operation, presented, control, saved: saved)
        case .menu(let site):
            goBack(from: site, control)
        case .unhandled(let operation):
            make(.fault(.finishUnhandled, operation: operation, saved: saved))
        }
        return made
    }

    /// A run at the symbol at hand.
    func run(_ operation: Int, container: Int? = nil, saved: Control.Saved? = nil, hasChanged: Bool) -> Run {
        Run(
            floor: .top, segments: [Run.Segment(opening: .symbol(symbol), slots: [alphabet.symbols[symbol].screen])],
            container: container, operation: operation, saved: saved, hasChanged: hasChanged)
    }

    mutating func make(_ effect: Rule.Effect, extra: Int = 0) {
        made.append(Rule(event: event, cost: cost + extra, effect: effect))
    }

    /// How a run that has popped its own slot goes on with an operation.
    func goingOn(with operation: Int, _ run: Run) -> Control {
        operation == Operations.end
            ? .idle : Control(task: .go(operation), event: event, container: run.container, saved: lost(run.saved))
    }

    /// What the user has seen, once a slot of it is taken away.
    func lost(_ saved: Control.Saved?) -> Control.Saved? {
        saved == .here ? .before(first) : saved
    }

    // MARK: What is looked for below

    private mutating func popMore(_ count: Int, _ operation: Int, _ control: Control, saved: Control.Saved?) {
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
            let next = operations[operation].next
            control = next == Operations.end ? .idle : control
            if next != Operations.end { control.task = .go(next) }
        }
        make(.pop(control))
    }

    private mutating func look(_ operation: Int, _ presented: [Run.Segment], _ control: Control, saved: Control.Saved?) {
        guard case .popTo(let screen, _) = operations[operation].action else { return }
        let top = alphabet.symbols[symbol]
        if top.screen == screen {
            passed[operation] = true
            var run = run(operations[operation].next, container: control.container, saved: saved, hasChanged: true)
            run.segments += presented
            explore(run)
        } else if top.isBase {
            make(.fault(.popToMissing, operation: operation, saved: saved))
        } else {
            var control = control
            control.saved = saved
            make(.pop(control))
        }
    }

    /// The user's way back through the menu has come to this slot: it ends here, or goes on.
    private mutating func goBack(from site: SiteID?, _ control: Control) {
        if let site, let handler = operations.dismissals[site.index] {
            first = handler
            explore(begun(handler, of: program[site].owner, saved: .here))
        } else {
            explore(run(Operations.end, hasChanged: true))
        }
        leaveBack(control)
    }

    mutating func leaveBack(_ control: Control) {
        let top = alphabet.symbols[symbol]
        guard !alphabet.isRoot(top) else { return }
        if top.isBase, let hub = alphabet.places[top.place].activation {
            make(.leave(hub: hub, Leave(how: .menu, operation: Operations.end, event: control.event, container: nil, saved: nil)))
        } else {
            make(.pop(control))
        }
    }

    /// A handler's run at the symbol at hand.
    private func begun(_ operation: Int, of owner: FlowID, saved: Control.Saved?) -> Run {
        let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
        return run(operation, container: path.lastIndex { $0.flow == owner }, saved: saved, hasChanged: true)
    }

    // MARK: What leaves

    /// How a run goes on at the place that started what leaves; a fault where nobody handles its end.
    mutating func resumed(_ leave: Leave, at site: SiteID?, symbol number: Int) -> Result<Control, UnhandledEnd> {
        func handler(_ operation: Int, _ site: SiteID, saved: Control.Saved?) -> Control {
            let path = alphabet.lane(of: alphabet.symbols[number]).content.path
            let container = path.lastIndex { $0.flow == program[site].owner }
            return Control(task: .go(operation), event: leave.event, container: container, saved: saved)
        }
        func rest(container: Int?) -> Control {
            leave.operation == Operations.end
                ? .idle : Control(task: .go(leave.operation), event: leave.event, container: container, saved: leave.saved)
        }
        switch leave.how {
        case .finish(let result):
            guard let site, let operation = operations.handlers[site.index][result] else { return .failure(UnhandledEnd()) }
            passed[leave.operation] = true
            return .success(operation == Operations.end ? .idle : handler(operation, site, saved: leave.saved))
        case .dismissed(let isSeen):
            guard let site, let operation = operations.dismissals[site.index] else { return .success(rest(container: leave.container)) }
            return .success(operation == Operations.end ? .idle : handler(operation, site, saved: isSeen ? .here : leave.saved))
        case .dropped:
            return .success(rest(container: nil))
        case .menu:
            return .success(Control(task: .menu(site), event: leave.event, container: nil, saved: nil))
        }
    }

    struct UnhandledEnd: Error {}
}
