import FlowGraph
import FlowPushdown
import PushdownSystems

/// Finds out whether anything leaves a state, while its word is read from the top down.
///
/// The lists of steps that begin on top run along: each has ended in a fault or in the word that it
/// began with, or is still to go on at a slot or procedure that comes. As soon as one has come to
/// another word, the state is none that is looked for.
struct DeadEndSearch {
    private let system: SaturatedProgram
    /// A copy, since lists that are run from here may come to words that the automaton doesn't
    /// have.
    private var rewriting: Rewriting

    /// The runs that haven't ended.
    struct Runs: Hashable {
        /// The symbol of the slot that was read last; nil after a procedure.
        var slot: SymbolID?
        /// What was read above that, bottom first; nil where it is more than a list could put back.
        var above: [Part]? = []
        /// Those that go on at the next slot.
        var controls: Set<Control> = []
        /// Those that have left a procedure, by its number.
        var leaves: Set<Left> = []
        /// Those that have put something on a procedure, by its number, in place of what stands
        /// there.
        var puts: Set<Put> = []

        var isEmpty: Bool { controls.isEmpty && leaves.isEmpty && puts.isEmpty }

        /// How much there is to compare and to carry on.
        var size: Int { 1 + (above?.count ?? 0) + controls.count + leaves.count + puts.reduce(0) { $0 + 1 + $1.parts.count } }
    }

    struct Left: Hashable {
        var procedure: ProcedureID
        var leave: Leave
    }

    struct Put: Hashable {
        var procedure: ProcedureID
        var parts: [Part]
    }

    /// What can be seen of a slot or procedure, however the rewrites have come to it.
    enum Part: Hashable {
        case slot(ScreenID, path: [Int], flow: FlowID?, isBase: Bool)
        case activation(FlowID, SiteID?)
        case layer(Target?, SiteID?)
    }

    // Lists that put more back than that are taken to lead elsewhere.
    private static let most = 16

    init(_ system: SaturatedProgram) {
        self.system = system
        rewriting = system.rewriting
    }

    /// What has not ended of all that can be done on a symbol; nil where something leads elsewhere
    /// whatever is below.
    mutating func runs(on symbol: SymbolID) -> Runs? {
        let alphabet = rewriting.alphabet
        let (top, program) = (alphabet.symbols[symbol], rewriting.program)
        if program[top.screen].attributes.allowsBack, !alphabet.isRoot(top) { return nil }
        if case .layer(_, canBeSwiped: true, _) = alphabet.procedures[alphabet.lane(of: top).layer].kind { return nil }
        if hasOtherTab(top) || selectsTab(top) { return nil }
        var runs = Runs(slot: symbol)
        for outcome in rewriting.outcomes(control: .idle, symbol: symbol) {
            if case .link = rewriting.events[outcome.event] { continue }
            if leads(outcome, elsewhereFrom: symbol, &runs) { return nil }
        }
        return tidied(runs)
    }

    /// What has not ended after one more edge; nil where something leads elsewhere.
    mutating func after(_ runs: Runs, _ edge: PAutomaton.Edge) -> Runs? {
        var runs = runs
        if let procedure = system.automaton.nodes[edge.target].procedure {
            read(slotOf: &runs)
            for put in runs.puts where put.procedure == procedure {
                guard runs.above == put.parts else { return nil }
                runs.puts.remove(put)
            }
            return tidied(runs)
        }
        guard edge.isLabelled else { return runs }
        let symbol = system.automaton.nodes[edge.target].symbol
        var controls = runs.controls
        runs.controls = []
        if let procedure = system.automaton.nodes[edge.source].procedure {
            runs.above?.insert(part(of: procedure, edge.site), at: 0)
            for left in runs.leaves where left.procedure == procedure {
                runs.leaves.remove(left)
                switch rewriting.resumed(left.leave, at: edge.site, symbol: symbol) {
                case .success(let control): controls.insert(control)
                case .failure: if left.leave.saved != nil { return nil }
                }
            }
        } else {
            read(slotOf: &runs)
        }
        runs.slot = symbol
        for control in controls {
            guard control.task != .idle else { return nil }
            for outcome in rewriting.outcomes(control: control, symbol: symbol) where leads(outcome, elsewhereFrom: symbol, &runs) {
                return nil
            }
        }
        return tidied(runs)
    }

    /// Whether an outcome leads to another word than the one that is read. Runs that go on are
    /// added.
    private mutating func leads(_ outcome: RunOutcome, elsewhereFrom symbol: SymbolID, _ runs: inout Runs) -> Bool {
        switch outcome.effect {
        case .word(let word):
            let parts = word.items.map { item in
                switch item {
                case .slot(let symbol): part(of: symbol)
                case .call(let procedure, let address): part(of: procedure, address.map(SiteID.init))
                }
            }
            guard word.after == nil else { return true }
            guard case .procedure(let procedure) = word.floor else { return runs.above.map { [part(of: symbol)] + $0 != parts } ?? true }
            runs.puts.insert(Put(procedure: procedure, parts: parts))
        case .pop(let control):
            guard control.task != .idle else { return true }
            if case .menu = control.task { return true }
            runs.controls.insert(control)
        case .leave(let procedure, let leave): runs.leaves.insert(Left(procedure: procedure, leave: leave))
        case .fault(_, _, let saved): return saved != nil
        case .resume, .end: return true
        }
        return false
    }

    private func read(slotOf runs: inout Runs) {
        guard let slot = runs.slot else { return }
        runs.above?.insert(part(of: slot), at: 0)
        runs.slot = nil
    }

    /// What was read isn't needed where no run compares it any more.
    private func tidied(_ runs: Runs) -> Runs {
        var runs = runs
        if runs.isEmpty { runs.above = [] }
        if let above = runs.above, above.count > Self.most { runs.above = nil }
        return runs
    }

    // MARK: Parts

    private func part(of symbol: SymbolID) -> Part {
        let alphabet = rewriting.alphabet
        let content = alphabet.lane(of: alphabet.symbols[symbol]).content
        return .slot(
            alphabet.symbols[symbol].screen, path: content.path.map(\.index), flow: content.flow, isBase: alphabet.symbols[symbol].isBase)
    }

    private func part(of procedure: ProcedureID, _ site: SiteID?) -> Part {
        switch rewriting.alphabet.procedures[procedure].kind {
        case .window: .layer(rewriting.program.root.target, nil)
        case .entry(let flow): .layer(.flow(flow), nil)
        case .layer(let target, _, _): .layer(target, site)
        case .activation(let flow, _, _): .activation(flow, site)
        }
    }

    // MARK: Tabs

    /// Whether the user can tap another tab, entered before or not.
    private func hasOtherTab(_ top: Symbol) -> Bool {
        let (alphabet, program) = (rewriting.alphabet, rewriting.program)
        return alphabet.lane(of: top).content.path.contains { container in
            rewriting.isTappable(container, on: top)
                && program[container.flow].tabs.indices.contains { $0 != container.index && program[container.flow].tabs[$0].use != nil }
        }
    }

    /// Whether a transition may go back to the tab that was shown first: the rewrites have no word
    /// for what stands there.
    private func selectsTab(_ top: Symbol) -> Bool {
        let rewriting = system.rewriting
        let path = rewriting.alphabet.lane(of: top).content.path
        guard path.contains(where: { !rewriting.program[$0.flow].tabs.isEmpty }) else { return false }
        var open = rewriting.program.transitions(on: top.screen).map { rewriting.operations.transitions[$0.index] }
        var seen = IndexSet(open)
        while let number = open.popLast() {
            var next = [rewriting.operations.next(after: number)]
            switch rewriting.operations.action(of: number) {
            case .step(.select(let flow, let tab, nil)): if path.contains(where: { $0.flow == flow && $0.index != tab }) { return true }
            case .choose(let options, _): next += options
            case .step(.finish): next += rewriting.operations.childHandlers.values
            default: break
            }
            open += next.filter { seen.insert($0) }
        }
        return false
    }
}
