/// The abstract machine: the one meaning of a program. The analysis is proved against it, and what is generated is tested against it.
public struct Machine: Sendable {
    /// The program.
    public let program: Program
    /// What each flow begins with.
    private let beginnings: [Content]
    private let bars: [[Tab]]

    /// Makes the machine of a program that `link` gave.
    public init(_ program: Program) {
        self.program = program
        var made: [Content?] = Array(repeating: nil, count: program.flows.count)
        for index in program.flows.indices {
            _ = Self.beginning(of: index, in: program, &made)
        }
        beginnings = made.map { $0 ?? .nav(program.root, []) }
        bars = program.flows.map { flow in
            if case .tabs(let tabs, _) = flow.kind { tabs } else { [] }
        }
    }

    /// `link` bounds how deep tabs flows nest, and sees that none holds itself.
    private static func beginning(of index: Int, in program: Program, _ made: inout [Content?]) -> Content {
        if let content = made[index] {
            return content
        }
        let flow = FlowID(index: index)
        let content: Content
        switch program.flows[index].kind {
        case .stack(let start):
            content = .nav(flow, [Slot(start)])
        case .tabs(let tabs, let start):
            var children: [Content] = []
            for tab in tabs {
                switch tab.content {
                case .screen(let screen): children.append(.single(screen))
                case .flow(let child): children.append(beginning(of: child.index, in: program, &made))
                }
            }
            content = .tabs(flow, selected: start, children)
        }
        made[index] = content
        return content
    }

    /// The state in which the app starts.
    public var initial: State {
        State(layers: [layer(of: .flow(program.root))])
    }

    /// What a flow or a bare screen begins with.
    func beginning(of target: Target) -> Content {
        switch target {
        case .screen(let screen): .single(screen)
        case .flow(let flow): beginnings[flow.index]
        }
    }

    /// A layer that presents a flow or a bare screen.
    func layer(of target: Target) -> Layer {
        Layer(origin: target, content: beginning(of: target))
    }

    /// The slots that a target puts on a stack: of a stack flow its first, with the flow's mark.
    func slots(of target: Target) -> [Slot] {
        switch target {
        case .screen(let screen): [Slot(screen)]
        case .flow(let flow): beginnings[flow.index].activeSlots.prefix(1).map { Slot($0.screen, mark: Mark(flow: flow)) }
        }
    }

    /// The tabs of a tabs flow.
    func tabs(of flow: FlowID) -> [Tab] {
        bars[flow.index]
    }

    /// Everything that may happen in a state, in a fixed order: transitions, back, back menu, swipe down, taps from the outermost bar inwards.
    public func moves(in state: State) -> [Move] {
        guard let top = state.top else {
            return []
        }
        var moves: [Move] = []
        if let screen = state.topScreen {
            moves += program[screen].transitions.map(Move.transition)
        }
        let depth = state.depth
        if depth > 1 {
            moves.append(.back)
            moves += (1..<depth).map(Move.backMenu)
        }
        if state.layers.count > 1 {
            moves.append(.swipeDown)
        }
        var content = top.content
        while case .tabs(let flow, let selected, let children) = content, children.indices.contains(selected) {
            moves += children.indices.map { Move.tap(flow, tab: $0) }
            content = children[selected]
        }
        return moves
    }

    /// What becomes of a move that is possible in a state; a move that isn't possible changes nothing.
    public func apply(_ move: Move, to state: State) -> Outcome {
        outcomes(of: move, in: state)[0]
    }

    /// All that may become of a move: one outcome, until steps can leave something to the user or the app.
    public func outcomes(of move: Move, in state: State) -> [Outcome] {
        var run = Run(machine: self, state: state)
        switch move {
        case .transition(let id):
            guard state.topScreen == program[id].screen else {
                break
            }
            if let fault = run.take(program[id].steps) {
                return [.fault(fault)]
            }
        case .back:
            run.drop(1, cause: .back)
        case .backMenu(let count):
            run.drop(count, cause: .backMenu)
        case .swipeDown:
            if state.layers.count > 1 {
                run.dropLayers(from: state.layers.count - 1, cause: .swipeDown)
            }
        case .tap(let flow, let tab):
            run.tap(flow, tab: tab)
        }
        return [.settled(run.state, run.observations)]
    }
}
