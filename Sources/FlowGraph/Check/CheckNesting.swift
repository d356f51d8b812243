import FlowSpec

extension Linker {
    // Far beyond any app, and far below the machine's limits.
    private static let deepest = 16
    private static let largest = 65_536

    /// Reports containers that contain themselves, and containers that are nested too deeply.
    mutating func checkNesting() {
        var search = NestingSearch(count: drafts.count)
        for index in drafts.indices where drafts[index].shape.isContainer && search.state[index] == .unseen {
            walk(from: index, &search)
        }
    }

    /// Visits a flow and its contents, depth first; iteratively, because nesting can be very deep.
    private mutating func walk(from root: Int, _ search: inout NestingSearch) {
        search.enter(root)
        while let top = search.path.last {
            guard top.next < drafts[top.flow].slots.count else {
                leave(top.flow, &search)
                continue
            }
            let slot = drafts[top.flow].slots[top.next]
            search.path[search.path.count - 1].next += 1
            guard case .flow(let child) = slot.content, drafts[child.index].shape.isContainer else {
                search.add(1, depth: 0, to: top.flow)
                continue
            }
            switch search.state[child.index] {
            case .unseen: search.enter(child.index)
            case .done: search.add(search.size[child.index], depth: search.depth[child.index], to: top.flow)
            case .open: reportCycle(to: child.index, at: slot.range, search)
            }
        }
    }

    private mutating func leave(_ flow: Int, _ search: inout NestingSearch) {
        let (depth, size) = (search.depth[flow], search.size[flow])
        defer { search.leave(flow) }
        guard depth > Self.deepest || size > Self.largest else {
            return
        }
        // Reported once: for the surrounding flows, this one counts as small.
        search.depth[flow] = 0
        search.size[flow] = 1
        let name = names.declarations[flow].name
        let what =
            depth > Self.deepest
            ? "more than \(Self.deepest) levels of containers; reduce the nesting"
            : "more than \(Self.largest) tabs within its tabs; use fewer tabs"
        report(.illegalContainment, "the flow \(quoted(name.value)) contains \(what)", at: name.range)
    }

    private mutating func reportCycle(to flow: Int, at range: SourceRange, _ search: NestingSearch) {
        // The path from the flow to itself, shortened for the reader.
        let cycle = search.path[search.place[flow]...].prefix(8)
        var words = cycle.map { quoted(names.declarations[$0.flow].name.value) }
        if search.path.count - search.place[flow] > cycle.count {
            words.append("…")
        }
        words.append(quoted(names.declarations[flow].name.value))
        let notes = cycle.dropLast().map { part in
            Diagnostic.Note("the next flow is named here", at: drafts[part.flow].slots[part.next - 1].range)
        }
        let parts = search.path[search.place[flow]...].map { drafts[$0.flow].shape.part }.distinct.joined(separator: " or ")
        let message =
            "\(drafts[flow].shape.title) can't contain itself: \(words.joined(separator: " → ")); remove a \(parts) from the cycle"
        report(.illegalContainment, message, at: range, notes: notes)
    }
}

private struct NestingSearch {
    enum State {
        case unseen, open, done
    }

    var state: [State]
    /// The number of tabs and children in each flow, including nested flows.
    var size: [Int]
    /// The number of container levels in each flow, including itself.
    var depth: [Int]
    /// The open flows, outermost first, each with the index of its next tab.
    var path: [(flow: Int, next: Int)] = []
    /// The position of each open flow in the path.
    var place: [Int]

    init(count: Int) {
        state = Array(repeating: .unseen, count: count)
        size = Array(repeating: 0, count: count)
        depth = Array(repeating: 1, count: count)
        place = Array(repeating: 0, count: count)
    }

    mutating func enter(_ flow: Int) {
        state[flow] = .open
        place[flow] = path.count
        path.append((flow, 0))
    }

    mutating func leave(_ flow: Int) {
        state[flow] = .done
        path.removeLast()
        if let parent = path.last {
            add(size[flow], depth: depth[flow], to: parent.flow)
        }
    }

    mutating func add(_ count: Int, depth childDepth: Int, to flow: Int) {
        // Capped: an excessive size stays excessive and needn't be exact.
        size[flow] = min(size[flow] + count, 1 << 40)
        depth[flow] = max(depth[flow], childDepth + 1)
    }
}
