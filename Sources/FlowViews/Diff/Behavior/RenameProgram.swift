import FlowGraph
import FlowSpec

extension Program {
    /// The program with the names of the new spec, so names are comparable.
    func renamed(by renames: Renames) -> Program {
        guard !renames.all.isEmpty else { return self }
        let names = Dictionary(renames.all.map { ($0.place, $0.new) }, uniquingKeysWith: { first, _ in first })
        func rename(_ name: inout Located<String>) {
            if let new = names[name.range] { name.value = new }
        }
        var program = self
        for index in program.flows.indices {
            rename(&program.flows[index].name)
            for result in program.flows[index].results.indices { rename(&program.flows[index].results[result].name) }
            switch program.flows[index].kind {
            case .stack, .single: break
            case .tabs(var tabs, let reselects, let container):
                for tab in tabs.indices { rename(&tabs[tab].name) }
                program.flows[index].kind = .tabs(tabs, reselects: reselects, container: container)
            case .switch(var children):
                for child in children.indices { rename(&children[child].name) }
                program.flows[index].kind = .switch(children)
            }
        }
        for index in program.screens.indices { rename(&program.screens[index].name) }
        for index in program.transitions.indices { rename(&program.transitions[index].name) }
        for index in program.guards.indices { rename(&program.guards[index].name) }
        for index in program.effects.indices {
            rename(&program.effects[index].name)
            for result in program.effects[index].results.indices { rename(&program.effects[index].results[result].name) }
        }
        for index in program.links.indices { rename(&program.links[index].name) }
        for index in program.invariants.indices { rename(&program.invariants[index].name) }
        return program
    }
}
