import FlowGraph

extension Program {
    /// The identifier of a card in DOT. Screens and transitions use their qualified names.
    func identifier(of node: FlowMap.Node) -> String {
        switch node {
        // Names never contain spaces.
        case .start: "the start"
        case .entry(let flow): "entry \(self[flow].name.value)"
        case .screen(let screen): "\(self[self[screen].flow].name.value).\(self[screen].name.value)"
        case .everyScreen(let flow): "\(self[flow].name.value).*"
        case .container(let flow): self[flow].name.value
        case .choice(let flow): "start \(self[flow].name.value)"
        case .end(let flow, let result): "end \(self[flow].name.value) \(result.map { self[flow].results[$0].name.value } ?? "")"
        case .branch(let transition): name(of: transition)
        case .link(let link): "link \(self[link].name.value)"
        case .flow(let flow): "flow \(self[flow].name.value)"
        case .reference(let number): "reference \(number)"
        }
    }
}
