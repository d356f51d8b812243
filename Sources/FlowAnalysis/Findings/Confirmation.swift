import FlowDiagnostics
import FlowGraph

/// Decides how sure a finding is: nothing is called confirmed that the abstract machine hasn't done.
struct Confirmation {
    let machine: Machine
    private var search: StateSearch?

    // Some tenths of a second; what lies beyond is called possible.
    private static let bound = 10_000

    init(machine: Machine) {
        self.machine = machine
    }

    /// A run that ends in a goal: the analysis's own actions if the machine can make them, else what a bounded search finds. Without a run the bound
    /// that was searched.
    mutating func run(_ actions: [Route.Action], to goal: Goal) -> (replay: Replay?, verdict: Verdict) {
        if let replay = machine.replay(actions, to: goal) { return (replay, .confirmed(actions: replay.steps.count)) }
        if let replay = searched.run(to: goal) { return (replay, .confirmed(actions: replay.steps.count)) }
        return (nil, bound)
    }

    /// The verdict on what no run was found for.
    var bound: Verdict {
        mutating get {
            let search = searched
            return .possible(searchedActions: search.depth, searchedStates: search.count)
        }
    }

    private var searched: StateSearch {
        mutating get {
            if let search { return search }
            var search = StateSearch(machine: machine, from: machine.initialStates.map { ($0.choices, $0.state) })
            _ = search.run(limit: Self.bound) { _ in false }
            self.search = search
            return search
        }
    }
}
