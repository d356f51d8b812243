import FlowGraph
import FlowSpec

/// A possible initial content of a use, by the results of the guards: the visible lane, and its
/// slots.
struct Content: Hashable {
    var lane: LaneContent
    /// The stack's own slots, then each flow that is on it from the beginning.
    var parts: [Part]

    struct Part: Hashable {
        /// The flow that begins with the first slot; `nil` for the stack's own.
        var flow: FlowID?
        var slots: [ScreenID]
    }
}

/// Computes the initial contents of uses, once for each kind of use.
struct Contents {
    let program: Program
    private var known: [Beginning: [Content]] = [:]
    /// The name of a flow with too many beginnings, if there is one.
    private(set) var cut: SourceRange?

    // The machine has the same limit for one move.
    static let limit = Machine.branchLimit

    init(program: Program) {
        self.program = program
    }

    mutating func all(of use: Use) -> [Content] {
        let beginning = Beginning(use)
        if let contents = known[beginning] { return contents }
        let contents = work(use)
        known[beginning] = contents
        return contents
    }

    private mutating func work(_ use: Use) -> [Content] {
        guard case .flow(let id) = use.target else {
            guard case .screen(let screen) = use.target else { return [] }
            return [Content(lane: LaneContent(path: [], flow: nil, isStack: false), parts: [Content.Part(flow: nil, slots: [screen])])]
        }
        let flow = program[id]
        let starts = use.start.map { [$0] } ?? flow.start.all
        switch flow.kind {
        case .stack:
            let lane = LaneContent(path: [], flow: id, isStack: true)
            return starts.flatMap { start in
                // The first screen of the stack replaces a placeholder.
                let isReplaced = !use.stack.isEmpty && program[flow.screens[start]].attributes.isPlaceholder
                let first = Content.Part(flow: nil, slots: isReplaced ? [] : [flow.screens[start]])
                return put(use.stack, on: [[first]]).map { Content(lane: lane, parts: $0) }
            }
        case .single:
            let lane = LaneContent(path: [], flow: id, isStack: false)
            return starts.map { Content(lane: lane, parts: [Content.Part(flow: nil, slots: [flow.screens[$0]])]) }
        case .tabs(let tabs, _, _):
            return starts.flatMap { start in tabs[start].use.map { inside(id, start, $0) } ?? [] }
        case .switch(let children):
            return starts.flatMap { inside(id, $0, children[$0].use) }
        }
    }

    /// The visible contents of a container with its child at an index.
    private mutating func inside(_ flow: FlowID, _ index: Int, _ use: Use) -> [Content] {
        all(of: use).map { content in
            var content = content
            content.lane.path.insert(Container(flow: flow, index: index, first: index), at: 0)
            return content
        }
    }

    /// Adds a list of targets to stacks.
    mutating func put(_ uses: [Use], on stacks: [[Content.Part]]) -> [[Content.Part]] {
        var stacks = stacks
        for use in uses {
            switch use.target {
            case .screen(let screen):
                for index in stacks.indices { stacks[index][stacks[index].count - 1].slots.append(screen) }
            case .flow(let flow):
                let contents = all(of: use)
                stacks = stacks.flatMap { stack in
                    contents.map { content in
                        var parts = content.parts
                        parts[0].flow = flow
                        return stack + parts
                    }
                }
                if stacks.count > Self.limit {
                    cut = program[flow].name.range
                    stacks.removeSubrange(Self.limit...)
                }
            }
        }
        return stacks
    }
}
