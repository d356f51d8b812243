import FlowGraph
import FlowSpec
import PushdownSystems

/// Evidence that something is reachable.
public struct Witness: Sendable {
    /// The minimum number of actions; a lower bound if the analysis isn't exact.
    public var distance: Int
    /// A run of the abstract machine with that number of actions, or more if the analysis isn't
    /// exact; `nil` if none was found.
    public var replay: Replay?
}

extension Analysis {
    /// The actions that edges from the bottom up represent.
    func actions(of edges: [EdgeID]) -> [WitnessPath.Action] {
        WitnessPath(analysis: self).actions(of: edges)
    }

    /// Replays a result of a search.
    func witness(_ found: WordSearch.Found, _ replayer: inout Replayer, where holds: @escaping (State) -> Bool) -> Witness {
        Witness(distance: found.distance, replay: replayer.replay(actions(of: found.edges), to: .state(holds), atLeast: found.distance))
    }

    /// The steps that an action of a run has performed, in their order.
    func steps(of index: Int, in replay: Replay) -> [Step] {
        guard replay.steps.indices.contains(index) else { return [] }
        return steps(of: replay.steps[index], from: index == 0 ? replay.start : replay.steps[index - 1].state)
    }

    /// The steps that an action has performed from a state, in their order.
    func steps(of action: Replay.Step, from state: State) -> [Step] {
        var script = action.choices[...]
        return machine.trace(action.move, from: state) { options in
            script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0
        }.steps
    }

    /// The last `take` in a run that adds a step; `nil` if the step is written in place.
    func taker(of range: SourceRange, in replay: Replay) -> SourceRange? {
        guard system.rewriting.operations.takenOver.contains(range) else { return nil }
        return replay.steps.indices.reversed().lazy.compactMap { index in
            steps(of: index, in: replay).last { $0.range == range }
        }.first?.taker
    }

    /// The last step of a kind in the first action of a run after which a condition is true; `nil`
    /// if there is none.
    func place(in replay: Replay, where holds: (State) -> Bool, of isKind: (Step.Action) -> Bool) -> SourceRange? {
        guard !holds(replay.start), let index = replay.steps.firstIndex(where: { holds($0.state) }) else { return nil }
        return place(in: replay, at: index, of: isKind)
    }

    /// The last step of a kind in an action of a run; `nil` if there is none.
    func place(in replay: Replay, at index: Int, of isKind: (Step.Action) -> Bool) -> SourceRange? {
        var index = index
        var steps = steps(of: index, in: replay)
        // A tap only uncovers the results of earlier steps.
        while steps.isEmpty, index > 0 {
            index -= 1
            steps = self.steps(of: index, in: replay)
        }
        return steps.last { isKind($0.action) }?.range
    }
}

extension Step.Action {
    /// The uses that the step creates, including those above them from the beginning.
    var created: [Use] { createdUses.flatMap(\.withStack) }

    /// True if the step creates a screen or flow, possibly above another one.
    func creates(_ target: Target) -> Bool { createdUses.contains { $0.contains(target) } }

    /// True if the step adds slots to the visible stack.
    var isPush: Bool { keyword.traits.adds == .slots && !createdUses.isEmpty }

    var isPresent: Bool { keyword.traits.adds == .layer }
}

extension Use {
    /// The use, and the uses above it from the beginning.
    var withStack: [Use] { [self] + stack.flatMap(\.withStack) }

    /// True if the use, or a use above it from the beginning, creates a screen or flow.
    fileprivate func contains(_ target: Target) -> Bool { self.target == target || stack.contains { $0.contains(target) } }
}

extension State {
    /// The active stack of each layer, bottom first, with the flow of its first slot; `nil` if the
    /// layer isn't on a navigation stack.
    var activeStacks: [(flow: FlowID?, slots: [Slot])] {
        layers.map { layer in
            switch layer.content.active {
            case .nav(let flow, let slots): (flow, slots)
            case .single, .tabs, .switch, .action: (nil, layer.content.activeSlots)
            }
        }
    }

    func stacks(in scope: StackProperty.Scope) -> [[ScreenID]] {
        switch scope {
        case .everyStack: activeStacks.map { $0.slots.map(\.screen) }
        case .stack(let wanted):
            activeStacks.flatMap { stack in
                stack.slots.indices.filter { wanted == ($0 == 0 ? stack.flow : stack.slots[$0].mark?.flow) }.map {
                    stack.slots[$0...].map(\.screen)
                }
            }
        }
    }
}
