import FlowGraph
import FlowSpec
import PushdownSystems

/// Links, which can be opened at every slot unless an entry flow is at the bottom or a layer stops
/// them.
extension Rewriting {
    mutating func openLinks(at symbol: SymbolID) {
        guard !program.links.isEmpty else { return }
        let layer = alphabet.layer(of: alphabet.symbols[symbol])
        let (access, isPresented) = (self.access(over: layer), !isWindow(layer))
        for index in program.links.indices where access.opens(program.links[index]) {
            if isPresented, program.links[index].whenModal == .refuse { continue }
            if case .layer(let target?, _, _) = alphabet.procedures[layer].kind, program.links[index].covers.contains(target) { continue }
            take(operations.links[index], on: symbol, action(.link(LinkID(index: index))), hasChanged: false)
        }
    }

    /// The links that can be opened in a modal over a layer; all of them if the program has none.
    func access(over layer: ProcedureID, presenting presentation: Presentation) -> LinkAccess {
        guard !program.links.isEmpty else { return .all }
        let below = access(over: layer)
        return below == .all && presentation.holdsLinks ? .transitions : below
    }

    /// Keeps the screen of a link: the run ends at it, on top or after going back on the stack that
    /// the link restarts. Otherwise it continues with `other`.
    mutating func keep(
        _ screen: ScreenID, onStackAt home: [DeepLink.Place]?, orElse other: OperationID, _ run: Run
    ) -> (Run, others: [Run])? {
        var branches: [Run] = []
        func goOn(with operation: OperationID) {
            var branch = run
            branch.operation = operation
            branches.append(branch)
        }
        let isOnTop = run.segments.last?.slots.last == screen
        if isOnTop { goOn(with: Operations.end) }
        if !isOnTop || !program.hasNoValues(screen) {
            if let symbol = slotAboveOthers(of: run, onStackAt: home) {
                leave(symbol, .dropped, Control(task: .go(run.operation), container: nil, saved: nil), run.trigger)
            } else {
                goOn(with: other)
            }
        }
        return branches.popLast().map { ($0, branches) }
    }

    /// The slot of a run that is above others on the stack at a path in the window.
    private func slotAboveOthers(of run: Run, onStackAt home: [DeepLink.Place]?) -> SymbolID? {
        guard let home, case .symbol(let number)? = run.segments.last?.opening, isWindow(layer(under: run)) else { return nil }
        let path = top(of: run).path
        guard path.count == home.count, path.shows(home) else { return nil }
        return alphabet.isRoot(alphabet.symbols[number]) ? nil : number
    }

    /// Arrives at a link's flow, or at the flow that it has started. Presented layers have left
    /// before.
    mutating func arrive(_ arrival: Operations.Arrival, _ run: Run) -> (Run, others: [Run])? {
        switch arrival {
        case .top:
            var run = run
            run.own = run.segments.count - 1
            run.container = nil
            return goOn([run], run.operation)
        case .children(let children):
            return top(of: run).path.shows(children) ? goOn([run], run.operation) : nil
        case .root:
            return goOn(
                contents.all(of: program.root).map { content in
                    var run = run
                    let procedure = layer(under: run)
                    run.floor = .procedure(procedure)
                    run.segments = segments(of: content, .lane(procedure: procedure, content.lane))
                    run.own = run.segments.count - 1
                    change(&run)
                    return run
                }, run.operation)
        }
    }
}
