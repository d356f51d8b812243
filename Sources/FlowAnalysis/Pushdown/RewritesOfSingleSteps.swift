import FlowGraph
import FlowSpec
import PushdownSystems

/// Lists of one step, which nearly all lists are: their effects are known without a run.
extension Rewriting {
    /// The symbol that a list puts on or in place of another; `nil` if that needs a run.
    mutating func single(_ operation: OperationID, on symbol: SymbolID) -> (symbol: SymbolID, isPush: Bool)? {
        switch operations.single[operation] {
        case .none, .pop, .popTo, .finish, .open: return nil
        case .push(let screen):
            guard alphabet.isOnStack(alphabet.symbols[symbol]) else { return nil }
            passed[operation] = true
            return (index(of: screen, over: symbol), true)
        case .replace(let screen):
            guard alphabet.isOnStack(alphabet.symbols[symbol]) else { return nil }
            passed[operation] = true
            return (alphabet.symbols.index(of: screen, inPlaceOf: symbol), false)
        }
    }

    /// Adds the rewrite of a list that begins by removing the topmost slot, if it is a frequent
    /// kind of list; returns true if it is.
    mutating func leaveAtOnce(_ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger) -> Bool {
        let top = alphabet.symbols[symbol]
        switch operations.single[operation] {
        case .popTo(let screen):
            return lookAtOnce(for: screen, operation, on: symbol, trigger)
        case .finish(let flow, let result):
            guard let procedure = alphabet.places[top.place].activation, case .activation(flow, _, _) = alphabet.procedures[procedure].kind
            else {
                return false
            }
            let leave = Leave(how: .finish(result: result), operation: Operations.end, container: nil, saved: nil)
            make(.leave(procedure: procedure, leave), trigger, by: operation)
        case .none, .push, .replace, .pop, .open: return false
        }
        return true
    }

    /// Adds the rewrites of a list that only pushes a flow or presents something; returns true if
    /// it does.
    mutating func open(_ operation: OperationID, on symbol: SymbolID, _ trigger: Trigger) -> Bool {
        guard case .open(let beginning, let site, let isLayer) = operations.single[operation] else { return false }
        let top = alphabet.symbols[symbol]
        // A layer is equal everywhere, except for links; a pushed flow's first slot knows its lane,
        // and if the bar is hidden.
        let place =
            isLayer
            ? access(over: alphabet.layer(of: top), presenting: Presentation()).rawValue
            : 3 + 2 * alphabet.places[top.place].lane.number + (isBarShown(on: top) ? 0 : 1)
        guard let procedures = opened[beginning, place] else {
            guard isLayer || alphabet.isOnStack(top) else { return false }
            let (count, size) = (outcomes.count, violations.count)
            explore(run(operation, on: symbol, trigger, hasChanged: false))
            let openings = outcomes[count...].compactMap(\.opening)
            // A violation is noted at each step that causes it.
            if openings.count == outcomes.count - count, violations.count == size { opened.add(openings, of: beginning, at: place) }
            return true
        }
        passed[operation] = true
        for procedure in procedures {
            let address = ReturnAddress(site.index)
            rewrites.calls.append(Rewrites.Call(event: trigger.event, cost: trigger.cost, procedure: procedure, address: address))
        }
        return true
    }

    private mutating func index(of screen: ScreenID, over symbol: SymbolID) -> SymbolID {
        if let index = alphabet.symbols.index(of: screen, over: symbol) { return index }
        let top = alphabet.symbols[symbol]
        let (isHidden, below) = seen(above: top)
        let context = Symbol.Context(place: top.place, isBase: false, isHidden: isHidden, below: below)
        return alphabet.symbols.index(of: screen, over: symbol, context)
    }
}

/// The procedures that uses with equal beginnings open, by the number of the beginning and of the
/// place.
struct OpenedProcedures {
    private var numbers = PairTable<Int, Int, Int>()
    private var all: [[ProcedureID]] = []
    /// The initial content of each procedure.
    private var items = IndexMap<ProcedureID, [Rewrite.Item]>()

    /// A procedure that a rewrite calls, and its initial content.
    struct Opening {
        var procedure: ProcedureID
        var items: [Rewrite.Item]
    }

    subscript(beginning: Int, place: Int) -> [ProcedureID]? { numbers[beginning, place].map { all[$0] } }

    func items(of procedure: ProcedureID) -> [Rewrite.Item] { items[procedure] ?? [] }

    mutating func add(_ openings: [Opening], of beginning: Int, at place: Int) {
        numbers[beginning, place] = all.count
        all.append(openings.map(\.procedure))
        for opening in openings { items[opening.procedure] = opening.items }
    }
}

extension RunOutcome {
    /// The content that the rewrite puts over an unchanged slot; `nil` for other rewrites.
    fileprivate var opening: OpenedProcedures.Opening? {
        guard case .word(let word) = effect, word.floor == .top, word.items.count > 1, case .call(let procedure, _) = word.items[1] else {
            return nil
        }
        return OpenedProcedures.Opening(procedure: procedure, items: Array(word.items.dropFirst(2)))
    }
}
