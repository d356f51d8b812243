import FlowGraph
import FlowSpec
import PushdownSystems

/// How something comes about.
public struct Witness: Sendable {
    /// The fewest actions; a lower bound of them where the analysis isn't exact.
    public var distance: Int
    /// A run that the abstract machine has made, with so many actions or, where the analysis isn't
    /// exact, more; nil where none was found.
    public var replay: Replay?
}

extension Analysis {
    /// The actions that edges from the bottom up stand for.
    func actions(of edges: [EdgeID]) -> [WitnessPath.Action] {
        WitnessPath(analysis: self).actions(of: edges)
    }

    /// Makes a run of what a search has found.
    func witness(_ found: WordSearch.Found, _ replayer: inout Replayer, where holds: @escaping (State) -> Bool) -> Witness {
        Witness(distance: found.distance, replay: replayer.replay(actions(of: found.edges), to: .state(holds), atLeast: found.distance))
    }

    /// The steps that an action of a run has taken, in their order.
    func steps(of index: Int, in replay: Replay) -> [Step] {
        guard replay.steps.indices.contains(index) else { return [] }
        return steps(of: replay.steps[index], from: index == 0 ? replay.start : replay.steps[index - 1].state)
    }

    /// The steps that an action has taken from a state, in their order.
    func steps(of action: Replay.Step, from state: State) -> [Step] {
        var script = action.choices[...]
        return machine.trace(action.move, from: state) { options in
            script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0
        }.steps
    }

    /// What takes a step over where a run takes it last; nil of a step that is written in place.
    func taker(of range: SourceRange, in replay: Replay) -> SourceRange? {
        guard system.rewriting.operations.takenOver.contains(range) else { return nil }
        return replay.steps.indices.reversed().lazy.compactMap { index in
            steps(of: index, in: replay).last { $0.range == range }
        }.first?.taker
    }

    /// The place of the last step of a kind in the first action of a run after which something
    /// holds; nil where none of the kind was taken.
    func place(in replay: Replay, where holds: (State) -> Bool, of isKind: (Step.Action) -> Bool) -> SourceRange? {
        guard !holds(replay.start), let index = replay.steps.firstIndex(where: { holds($0.state) }) else { return nil }
        return place(in: replay, at: index, of: isKind)
    }

    /// The place of the last step of a kind in an action of a run; nil where none of the kind was
    /// taken.
    func place(in replay: Replay, at index: Int, of isKind: (Step.Action) -> Bool) -> SourceRange? {
        var index = index
        var steps = steps(of: index, in: replay)
        // A tap only shows what was done before.
        while steps.isEmpty, index > 0 {
            index -= 1
            steps = self.steps(of: index, in: replay)
        }
        return steps.last { isKind($0.action) }?.range
    }
}

extension Step.Action {
    /// What the step creates, with what stands above it from the beginning.
    var created: [Use] { createdUses.flatMap(\.withStack) }

    /// Whether the step creates a screen or flow, also above what it creates first.
    func creates(_ target: Target) -> Bool { createdUses.contains { $0.contains(target) } }

    /// Whether the step puts something on the stack that shows.
    var isPush: Bool { keyword.traits.adds == .slots && !createdUses.isEmpty }

    /// Whether the step presents.
    var isPresent: Bool { keyword.traits.adds == .layer }
}

extension Use {
    /// What is used, and what stands above it from the beginning.
    var withStack: [Use] { [self] + stack.flatMap(\.withStack) }

    /// Whether a screen or flow is what is used, or stands above it from the beginning.
    fileprivate func contains(_ target: Target) -> Bool { self.target == target || stack.contains { $0.contains(target) } }
}

extension State {
    /// The active stack of each layer, bottom first, with the flow of its first slot; nil of a
    /// screen that stands in none.
    var activeStacks: [(flow: FlowID?, slots: [Slot])] {
        layers.map { layer in
            switch layer.content.active {
            case .nav(let flow, let slots): (flow, slots)
            case .single, .tabs, .switch, .action: (nil, layer.content.activeSlots)
            }
        }
    }

    /// The stacks that a property is about, bottom first.
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
