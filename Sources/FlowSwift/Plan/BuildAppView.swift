import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// The view of the whole app, if SwiftUI's containers show it.
    var appView: AppViewOutput? {
        guard let root, program[root].containers == .swiftui, let maker = factory?.name ?? allFactories.first else { return nil }
        let flows = shownFlows(from: root)
        return AppViewOutput(
            name: appNames(of: nil).flowView, factory: maker, root: names(root).coordinator,
            flows: flows.filter { !program[$0].screens.isEmpty }.map { (names($0).screen, names($0).screenView) },
            tabs: flows.flatMap { id in program[id].tabs.map { (program[id].name.value, tab($0, of: id)) } }.filter(\.1.hasItem))
    }

    /// The flows that a root can show, and all others of the module, in the program's order.
    private func shownFlows(from root: FlowID) -> [FlowID] {
        var seen: Set = [root]
        var queue = [root]
        while let flow = queue.popLast() {
            queue += needs.started[flow.index].filter { seen.insert($0).inserted }
        }
        return program.flows.indices.map(FlowID.init(index:)).filter { isOwn($0) || seen.contains($0) }
    }
}
