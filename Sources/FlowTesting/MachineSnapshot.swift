import FlowGraph
import FlowRuntime

extension Snapshot {
    /// Creates the snapshot of a state of the abstract machine.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - program: the machine's program.
    public init(_ state: State, in program: Program) {
        self.init(layers: state.layers.map { Content($0.content, in: program) })
    }
}

extension Snapshot.Content {
    fileprivate init(_ content: FlowGraph.Content, in program: Program) {
        switch content {
        case .nav(let flow, let slots):
            self = .stack(
                flow: program[flow].name.value,
                slots.map { .init(screen: ScreenName($0.screen, in: program), begins: $0.mark.map { program[$0.flow].name.value }) })
        case .tabs(let flow, let selected, let contents):
            let tabs = program[flow].tabs
            self = .tabs(
                flow: program[flow].name.value, selected: tabs[selected].name.value,
                zip(tabs, contents).map { .init(name: $0.name.value, content: Snapshot.Content($1, in: program)) })
        case .switch(let flow, let child, let content):
            let name = program[flow].children[child].name.value
            self = .switch(flow: program[flow].name.value, child: name, Snapshot.Content(content, in: program))
        case .single(_, let screen):
            self = .screen(ScreenName(screen, in: program))
        case .action:
            self = .action
        }
    }
}

extension ScreenName {
    fileprivate init(_ id: ScreenID, in program: Program) {
        self.init(flow: program[program[id].flow].name.value, screen: program[id].name.value)
    }
}
