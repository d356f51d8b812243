import FlowSpec

/// One move while it changes a state: an atomic change, of which only the end is seen.
///
/// The steps that are still to take are kept in lists, so that handlers that lead to handlers need
/// no recursion.
struct Run {
    private let shared: SharedProgram
    /// What is chosen where it can go many ways.
    private(set) var choices: Choices
    /// The steps that were begun, in their order, those that faulted too.
    private(set) var taken: [Step] = []
    var state: State
    var observations: [Observation] = []
    /// The steps still to take: the list that goes on first is the last.
    var pending: [ArraySlice<Step>] = []
    /// The activation that the steps belong to; once that has left, the one on top at that moment.
    private(set) var own = Place(layer: 0, path: [], base: 0)
    /// The container whose own steps these are, as long as it stands: it is what `finish` and
    /// `dismiss` work on.
    private var container: Place?
    /// What stays where a later step faults: all that the user has already seen.
    private var saved: (state: State, observations: Int)?

    /// A container, stack or screen, and on a stack the slot with which a flow begins.
    struct Place: Equatable {
        var layer: Int
        var path: [Int]
        var base = 0
    }

    init(_ shared: SharedProgram, state: State, choices: Choices) {
        self.shared = shared
        self.state = state
        self.choices = choices
    }

    var program: Program { shared.program }
    var topLayer: Int { state.layers.count - 1 }

    // MARK: Beginning and end

    /// Begins a transition of the screen on top.
    mutating func begin(_ steps: [Step]) {
        own = activationOnTop()
        container = nil
        pending = [steps[...]]
    }

    /// Begins what a handler or a tab does, in the container that wrote it or else in the
    /// activation on top.
    mutating func begin(_ steps: [Step], of flow: FlowID) {
        begin(steps)
        if let path = state.top?.content.activeContainers.last(where: { $0.flow == flow })?.path {
            container = Place(layer: topLayer, path: path)
        }
    }

    /// Begins what a container does at a result of a child.
    mutating func begin(_ steps: [Step], inContainer place: Place) {
        begin(steps)
        container = place
    }

    /// Keeps what has happened so far, which the user has seen, whatever becomes of the steps that
    /// follow.
    mutating func save() {
        saved = (state, observations.count)
    }

    /// Takes the pending steps from left to right.
    mutating func end() -> Outcome {
        while var list = pending.popLast() {
            guard let step = list.popFirst() else { continue }
            pending.append(list)
            taken.append(step)
            guard let kind = take(step) else { continue }
            let fault = Fault(kind, at: step.range)
            let done = observations[(saved?.observations ?? 0)...].filter { if case .perform = $0 { true } else { false } }
            guard let saved else { return .fault(fault, done) }
            return .settled(saved.state, observations.prefix(saved.observations) + done + [.fault(fault)])
        }
        return .settled(state, observations)
    }

    // MARK: Choices

    /// Lets one of some options be chosen.
    mutating func chosen(of options: [Choice]) -> Int {
        choices.choose(of: options)
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
        }
    }

    // MARK: Places

    /// What `finish` and `dismiss` work on.
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

    // MARK: Changes that may take the own place away

    /// Changes the slots of a stack in its place; false where it is none.
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

    /// Keeps so many slots of a stack, always the first; gives the marks that leave, top ones
    /// first.
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

    /// Takes presented layers away, from the top down, and gives the lowest of them. Whatever left
    /// with it is abandoned.
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

    /// Shows a tab or child, the one at `kept` as it is; gives the marks that leave. What shows no
    /// more has left the steps, too: they change nothing that the user doesn't see.
    mutating func show(_ kept: Int?, at path: [Int], of layer: Int, change: (inout Content) -> [Mark]) -> [Mark] {
        let left = state.layers[layer].content.change(at: path, change) ?? []
        leave { $0.layer == layer && $0.path.count > path.count && $0.path.starts(with: path) && $0.path[path.count] != kept }
        return left
    }

    /// Finds where the steps belong from now on, where that has left.
    private mutating func leave(_ hasLeft: (Place) -> Bool) {
        if hasLeft(own) { own = activationOnTop() }
        if let place = container, hasLeft(place) { container = nil }
    }

    /// Flows on stacks leave without a handler.
    mutating func abandon(_ marks: [Mark], cause: Observation.Cause) {
        observations += marks.map { .abandon(.flow($0.flow), cause) }
    }

    /// Something that was started or presented leaves without a result: what its starter has for
    /// that replaces the steps that are still to take.
    mutating func dismissed(_ target: Target, from site: SiteID?, cause: Observation.Cause) {
        guard let site, let steps = program[site].dismissed else {
            observations.append(.abandon(target, cause))
            return
        }
        observations.append(.handled(site, result: nil))
        if !steps.isEmpty { begin(steps, of: program[site].owner) }
    }
}

/// A program that runs share: it has so many parts that to copy it for each run would take as long
/// as the run, longer where several processors make runs.
final class SharedProgram: Sendable {
    let program: Program

    init(program: Program) { self.program = program }
}
