import FlowSpec

/// The abstract machine, which defines a program's semantics. The analysis is proved against it,
/// and generated code is tested against it.
///
/// Guards, alerts and the app's answers are free choices: a run asks for each of them.
public struct Machine: Sendable {
    /// The program.
    public let program: Program
    // The same program for sharing among runs. Other modules read `program` without a call.
    private let shared: SharedProgram

    /// Creates the machine of a linked program.
    ///
    /// - Parameter program: the program, as returned by `link`.
    public init(_ program: Program) {
        self.program = program
        shared = SharedProgram(program: program)
    }

    /// The initial state of the app; without a root, the initial state of the first entry flow.
    ///
    /// - Parameter choose: returns the index of an option; if invalid, the first applies.
    public func initial(choosing choose: ([Choice]) -> Int) -> State {
        initial(of: program.root, choosing: choose)
    }

    /// The initial state of a run that begins with one of ``Program/starts``.
    ///
    /// - Parameters:
    ///   - start: the root, or an entry flow.
    ///   - choose: returns the index of an option; if invalid, the first applies.
    public func initial(of start: Use, choosing choose: ([Choice]) -> Int) -> State {
        withoutActuallyEscaping(choose) { choose in
            var choices = Choices(asking: choose)
            return initial(with: start, &choices)
        }
    }

    func initial(with use: Use, _ choices: inout Choices) -> State {
        var run = Run(shared, state: State(layers: []), choices: choices)
        defer { choices = run.choices }
        return State(layers: [Layer(origin: use.target, content: run.content(of: use))])
    }

    /// All possible moves in a state, in a fixed order: transitions, back, back menu, swipe down,
    /// taps from the outermost bar inward, links.
    ///
    /// - Returns: the moves; empty if no screen is on top.
    public func moves(in state: State) -> [Move] {
        guard let screen = state.topScreen, !program.limits.stops.contains(screen) else { return [] }
        var moves = transitions(on: screen).map(Move.transition)
        if canGoBack(in: state) {
            moves.append(.back)
            if !program.limits.excludesGestures { moves += (1..<max(state.depth, 1)).map(Move.backMenu) }
        }
        if canSwipeDown(in: state) {
            moves.append(.swipeDown)
        }
        for bar in bars(in: state) {
            moves += tappableParts(of: bar, in: state, at: program.limits.width).map { Move.tap(bar, tab: $0) }
        }
        return moves + program.links.indices.map(LinkID.init).filter { canOpen(program[$0], in: state) }.map(Move.link)
    }

    /// True if a move is possible in a state, so ``moves(in:)`` contains it.
    public func isPossible(_ move: Move, in state: State) -> Bool {
        guard let screen = state.topScreen, !program.limits.stops.contains(screen) else { return false }
        switch move {
        case .transition(let id):
            return program[screen].transitions.contains(id) || program[program[screen].flow].transitions.contains(id)
        case .back: return canGoBack(in: state)
        case .backMenu(let count):
            return canGoBack(in: state) && (1..<state.depth).contains(count) && !program.limits.excludesGestures
        case .swipeDown: return canSwipeDown(in: state)
        case .tap(let flow, let tab):
            return bars(in: state).contains(flow) && program[flow].tabs.indices.contains(tab)
                && canTap(tab, of: flow, in: state, at: program.limits.width)
        case .link(let id): return program.links.indices.contains(id.index) && canOpen(program[id], in: state)
        }
    }

    /// The only width at which a possible move is possible in a state; `nil` if the width doesn't
    /// matter.
    public func width(of move: Move, in state: State) -> Width? {
        guard program.limits.width == nil else { return nil }
        let widths = Width.allCases.filter { width in
            switch move {
            case .swipeDown: program.endOfTopLayer(in: state, at: width) != nil
            case .tap(let flow, let tab): canTap(tab, of: flow, in: state, at: width)
            case .transition, .back, .backMenu, .link: true
            }
        }
        return widths.count == 1 ? widths[0] : nil
    }

    /// The transitions of a screen: its own, then its flow's.
    public func transitions(on screen: ScreenID) -> [TransitionID] {
        program.transitions(on: screen)
    }

    private func canGoBack(in state: State) -> Bool {
        guard let screen = state.topScreen else { return false }
        return (state.depth > 1 || state.entry(in: program) == .push) && program.allowsBack(from: screen)
    }

    /// The containers whose bar can be tapped if they have one, outermost first.
    private func bars(in state: State) -> [FlowID] {
        guard let containers = state.top?.content.activeContainers, !containers.isEmpty else { return [] }
        let isHidden = state.top?.content.activeSlots.dropFirst().contains { program[$0.screen].attributes.hidesTabBar } ?? false
        // A hidden tab bar doesn't hide columns.
        return containers.map(\.flow).filter { !isHidden || program[$0].isSplit }
    }

    /// True if the user can tap a part of a container with a tappable bar. A tab of another width
    /// is in the bar only while it is selected. An empty column can't be selected. If columns are
    /// stacked, the user sees only one and can go back from its first screen to the previous
    /// column.
    private func canTap(_ tab: Int, of flow: FlowID, in state: State, at width: Width?) -> Bool {
        let isSplit = program[flow].isSplit
        guard isSplit || !program[flow].tabs[tab].isInBar(at: width) else { return true }
        guard let top = state.top, let container = top.content.activeContainers.last(where: { $0.flow == flow }) else { return false }
        guard isSplit else { return top.content.activePath[container.path.count] == tab }
        if let content = top.content[container.path + [tab]], program.isEmptyColumn(content) { return false }
        guard width == .compact else { return true }
        let path = top.content.activePath
        return path.indices.contains(container.path.count) && path[container.path.count] == tab + 1 && state.depth == 1
            && state.topScreen.map(program.allowsBack) ?? false
    }

    /// The tabs or columns that the user can tap, if the bar of their container is tappable.
    ///
    /// - Parameters:
    ///   - flow: the container.
    ///   - state: a state that shows it.
    ///   - width: the width of the window; `nil` for any.
    /// - Returns: the indices, in the order of the bar.
    public func tappableParts(of flow: FlowID, in state: State, at width: Width?) -> [Int] {
        program[flow].tabs.indices.filter { canTap($0, of: flow, in: state, at: width) }
    }

    private func canSwipeDown(in state: State) -> Bool {
        !program.limits.excludesGestures && program.endOfTopLayer(in: state, at: program.limits.width) != nil
    }

    /// True if UIKit allows the user to end the top layer at a width, by swiping down or tapping
    /// outside. Custom presentations of the app don't count.
    ///
    /// - Parameters:
    ///   - width: the width of the window.
    ///   - state: the state.
    public func canSwipeDown(at width: Width, in state: State) -> Bool {
        state.layers.count > 1 && program.endOfTopLayer(in: state, at: width) == .swipe
    }

    /// The outcome of a move in a state. An impossible move changes nothing.
    ///
    /// - Parameter choose: returns the index of an option; if invalid, the first applies.
    func apply(_ move: Move, to state: State, choosing choose: ([Choice]) -> Int) -> Outcome {
        trace(move, from: state, choosing: choose).outcome
    }

    /// The outcome of a move in a state, with the executed steps.
    ///
    /// - Parameters:
    ///   - move: the move.
    ///   - state: the state.
    ///   - choose: returns the index of an option; if invalid, the first applies.
    /// - Returns: the outcome, and the steps in their order, including a step that faulted. An
    ///   impossible move changes nothing and has no steps.
    public func trace(_ move: Move, from state: State, choosing choose: ([Choice]) -> Int) -> (outcome: Outcome, steps: [Step]) {
        guard isPossible(move, in: state) else { return (.settled(state, []), []) }
        return withoutActuallyEscaping(choose) { choose in
            var choices = Choices(asking: choose)
            let (outcome, record) = take(move, from: state, &choices)
            return (outcome, record.steps)
        }
    }

    /// The outcome of a possible move in a state, with the executed steps.
    func take(_ move: Move, from state: State, _ choices: inout Choices) -> (outcome: Outcome, record: Run.Record) {
        var run = Run(shared, state: state, choices: choices)
        switch move {
        case .transition(let id): run.begin(program[id].steps)
        case .back: run.back(1, cause: .back)
        case .backMenu(let count): run.back(count, cause: .backMenu)
        case .swipeDown: run.swipeDown()
        case .tap(let flow, let tab): run.tap(flow, tab: tab)
        case .link(let id): run.open(program[id])
        }
        let outcome = run.end()
        choices = run.choices
        return (outcome, run.record)
    }
}
