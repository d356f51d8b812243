import FlowSpec

/// The execution of one move. It is atomic: only the final state is observable.
///
/// Pending steps are kept in lists, so nested handlers need no recursion.
struct Run {
    private let shared: SharedProgram
    /// The source of the choices.
    private(set) var choices: Choices
    var record = Record()
    var state: State
    var observations: [Observation] = []
    /// The pending steps. The last list continues first.
    var pending: [ArraySlice<Step>] = []
    /// The activation that the steps belong to. If it is removed, the activation then on top
    /// replaces it.
    private(set) var own = Place(layer: 0, path: [], base: 0)
    /// The container that the steps belong to, while it exists. `finish` and `dismiss` apply to it.
    private var container: Place?
    /// The result so far, which the user has seen. It remains if a later step faults.
    private var saved: (state: State, observations: Int)?

    /// A container, stack or screen; for a stack, also the slot at which a flow begins.
    struct Place: Equatable {
        var layer: Int
        var path: [Int]
        var base = 0
    }

    /// The steps of a run, for coverage.
    struct Record {
        /// The executed steps in their order, including a step that faulted.
        var steps: [Step] = []
        /// The locations of the `popTo` steps whose screen wasn't on the stack.
        var missedPops: [SourceRange] = []
        /// The location of the step that asked for each choice; `nil` if the move itself did.
        var askers: [SourceRange?] = []
    }

    init(_ shared: SharedProgram, state: State, choices: Choices) {
        self.shared = shared
        self.state = state
        self.choices = choices
    }

    var program: Program { shared.program }
    var topLayer: Int { state.layers.count - 1 }

    // MARK: Beginning and end

    mutating func begin(_ steps: [Step]) {
        continueOnTop()
        pending = [steps[...]]
    }

    /// Makes the next steps belong to the activation on top.
    private mutating func continueOnTop() {
        own = activationOnTop()
        container = nil
    }

    /// Begins the steps of a handler or tab, in their container or else the activation on top.
    mutating func begin(_ steps: [Step], of flow: FlowID) {
        begin(steps)
        if let path = state.top?.content.activeContainers.last(where: { $0.flow == flow })?.path {
            container = Place(layer: topLayer, path: path)
        }
    }

    /// Begins the steps of a container's handler for a child's result.
    mutating func begin(_ steps: [Step], inContainer place: Place) {
        begin(steps)
        container = place
    }

    /// Saves the result so far. The user has seen it, so it remains if later steps fault.
    mutating func save() {
        saved = (state, observations.count)
    }

    /// Executes the pending steps from left to right.
    mutating func end() -> Outcome {
        while var list = pending.popLast() {
            guard let step = list.popFirst() else { continue }
            pending.append(list)
            record.steps.append(step)
            if step.within != nil { continueOnTop() }
            guard let kind = take(step) else { continue }
            let fault = Fault(kind, at: step.range)
            let done = observations[(saved?.observations ?? 0)...].filter { if case .perform = $0 { true } else { false } }
            guard let saved else { return .fault(fault, done) }
            return .settled(saved.state, observations.prefix(saved.observations) + done + [.fault(fault)])
        }
        return .settled(state, observations)
    }

    // MARK: Choices

    mutating func chosen(of options: [Choice]) -> Int {
        record.askers.append(record.steps.last?.range)
        return choices.choose(of: options)
    }

    mutating func holds(_ condition: Condition) -> Bool {
        switch condition {
        case .asked(let question):
            return chosen(of: [.asked(question.asked, holds: true), .asked(question.asked, holds: false)]) == 0
        case .not(let condition): return !holds(condition)
        // As in Swift, evaluation stops at the first condition that decides.
        case .all(let conditions):
            for condition in conditions where !holds(condition) { return false }
            return true
        case .any(let conditions):
            for condition in conditions where holds(condition) { return true }
            return false
        case .stackOnTop:
            return if case .nav? = state.top?.content.active { true } else { false }
        }
    }

    // MARK: Places

    /// The place that `finish` and `dismiss` apply to.
    var ending: Place { container ?? own }

    func activationOnTop() -> Place {
        let path = state.top?.content.activePath ?? []
        let slots = state.top?.content.activeSlots ?? []
        return Place(layer: topLayer, path: path, base: slots.lastIndex { $0.mark != nil } ?? 0)
    }

    func content(at place: Place) -> Content? {
        state.layers[place.layer].content[place.path]
    }

    /// The slots of the stack or screen at a place, and the end of its activation among them.
    func slots(at place: Place) -> (all: [Slot], end: Int) {
        let slots = content(at: place)?.activeSlots ?? []
        let above = slots.dropFirst(place.base + 1)
        return (slots, above.firstIndex { $0.mark != nil } ?? slots.count)
    }

    // MARK: Changes that can remove the own place

    /// Changes the slots of a stack in place; returns false if it isn't a stack.
    @discardableResult
    mutating func changeSlots(at place: Place, _ change: (inout [Slot]) -> Void) -> Bool {
        state.layers[place.layer].content.change(at: place.path) { content in
            guard case .nav(let flow, var slots) = content else { return false }
            content = .nav(flow, [])
            change(&slots)
            content = .nav(flow, slots)
            return true
        } ?? false
    }

    /// Keeps the lowest slots of a stack, at least one. Returns the removed marks, top ones first.
    mutating func cut(_ place: Place, to count: Int) -> [Mark] {
        var left: [Mark] = []
        changeSlots(at: place) { slots in
            let count = max(count, 1)
            guard count < slots.count else { return }
            left = slots[count...].reversed().compactMap(\.mark)
            slots.removeSubrange(count...)
        }
        if own.layer == place.layer, own.path == place.path, own.base >= max(count, 1) {
            own = activationOnTop()
        }
        return left
    }

    /// Removes presented layers from the top down. Returns the lowest and abandons everything else.
    mutating func dropLayers(from first: Int, cause: Observation.Cause) -> Layer? {
        guard first >= 1, first <= topLayer else { return nil }
        let lowest = state.layers[first]
        for layer in state.layers[(first + 1)...].reversed() {
            abandon(layer.content.marks, cause: cause)
            observations.append(.abandon(layer.origin, cause))
        }
        abandon(lowest.content.marks, cause: cause)
        state.layers.removeSubrange(first...)
        leave { $0.layer >= first }
        return lowest
    }

    /// Shows a tab or child, keeping the content at index `kept`. Returns the removed marks. Steps
    /// that belong to hidden content move to the activation on top, because steps change only
    /// visible content.
    mutating func show(_ kept: Int?, at path: [Int], of layer: Int, change: (inout Content) -> [Mark]) -> [Mark] {
        let left = state.layers[layer].content.change(at: path, change) ?? []
        leave { $0.layer == layer && $0.path.count > path.count && $0.path.starts(with: path) && $0.path[path.count] != kept }
        return left
    }

    /// Redirects the steps if the place they belong to was removed.
    private mutating func leave(_ hasLeft: (Place) -> Bool) {
        if hasLeft(own) { own = activationOnTop() }
        if let place = container, hasLeft(place) { container = nil }
    }

    /// Records that flows on stacks were removed without a handler.
    mutating func abandon(_ marks: [Mark], cause: Observation.Cause) {
        observations += marks.map { .abandon(.flow($0.flow), cause) }
    }

    /// Removes a target without a result. Its site's `dismissed` steps replace the pending steps.
    mutating func dismissed(_ target: Target, from site: SiteID?, cause: Observation.Cause) {
        guard let site, let steps = program[site].dismissed else {
            observations.append(.abandon(target, cause))
            return
        }
        observations.append(.handled(site, result: nil))
        if !steps.isEmpty { begin(steps, of: program[site].owner) }
    }
}

/// A program shared by runs. Copying its many parts for each run would cost as much as the run.
final class SharedProgram: Sendable {
    let program: Program

    init(program: Program) { self.program = program }
}
