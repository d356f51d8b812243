import FlowGraph
import PushdownSystems

/// Links, which may be opened at every slot.
extension Rewriting {
    mutating func openLinks(at symbol: SymbolID) {
        guard !program.links.isEmpty else { return }
        let isPresented = !isWindow(alphabet.layer(of: alphabet.symbols[symbol]))
        for index in program.links.indices where !(isPresented && program.links[index].whenModal == .refuse) {
            take(operations.links[index], on: symbol, action(.link(LinkID(index: index))), hasChanged: false)
        }
    }

    /// Comes to the flow that a link opens. What was presented has left before.
    mutating func arrive(_ arrival: Operations.Arrival, _ run: Run) -> (Run, others: [Run])? {
        switch arrival {
        case .children(let children):
            let path = top(of: run).path
            let show = zip(children, path).prefix { $0.flow == $1.flow && $0.index == $1.index }
            return show.count == children.count ? goOn([run], run.operation) : nil
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
