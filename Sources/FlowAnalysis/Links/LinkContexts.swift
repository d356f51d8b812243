import FlowDiagnostics
import FlowGraph
import FlowSpec

/// A state in which a link may be opened, as people name it.
public struct LinkContext: Sendable {
    /// What it is: `at the start`, `in the tab 'me'`, `under a sheet`.
    public var names: [String]
    /// The nearest such state.
    public var state: State
}

extension Analysis {
    /// The states that tell apart what links do: those in which the app may start; for each tab and
    /// child in the window the nearest in which it shows with nothing presented; and for each kind
    /// of presentation the nearest under it. They are looked for without links, and those that
    /// aren't found are left out.
    public var linkContexts: [LinkContext] {
        let byHand = Machine(program.withoutLinks)
        var contexts: [LinkContext] = []
        func add(_ name: String, _ state: State) {
            if let known = contexts.firstIndex(where: { $0.state == state }) {
                contexts[known].names.append(name)
            } else {
                contexts.append(LinkContext(names: [name], state: state))
            }
        }
        for (choices, state) in byHand.initialStates {
            let needs = needs(of: choices)
            add("at the start" + (needs.isEmpty ? "" : ", \(needs.joined(separator: " and "))"), state)
        }
        var search = StateSearch(machine: byHand, effort: Effort(1_000_000))
        func find(_ name: String, where holds: (State) -> Bool) {
            if let found = search.run(until: holds) { add(name, found.end) }
        }
        for (flow, index) in placesInWindow {
            let kind = program[flow].tabs.isEmpty ? "child" : "tab"
            let slots = program[flow].tabs.isEmpty ? program[flow].children.map(\.name) : program[flow].tabs.map(\.name)
            let name = slots[index].value
            find("in the \(kind) \(quoted(name))") { $0.layers.count == 1 && $0.layers[0].content.shows(index, of: flow) }
        }
        for presentation in PresentationKind.allCases {
            find("under \(presentation.rawValue)") { state in
                state.layers.count == 2 && state.layers[1].site.map { presentation.contains(program[$0].presentation) } ?? false
            }
        }
        return contexts
    }

    /// What must be so for some choices, in words.
    ///
    /// - Parameter choices: the choices, in the order in which they were asked for.
    public func needs(of choices: [Choice]) -> [String] {
        choices.compactMap(MoveWords(program: program).needed)
    }

    /// The tabs and children that stand in the window by themselves, outermost first.
    private var placesInWindow: [(flow: FlowID, index: Int)] {
        var places: [(flow: FlowID, index: Int)] = []
        var (open, seen): ([Target], Set<FlowID>) = ([program.root.target], [])
        while !open.isEmpty {
            guard case .flow(let flow) = open.removeFirst(), seen.insert(flow).inserted else { continue }
            let uses = program[flow].tabs.map(\.use) + program[flow].children.map(\.use)
            for (index, use) in uses.enumerated() {
                guard let use else { continue }
                places.append((flow, index))
                open.append(use.target)
            }
        }
        return places
    }
}

/// What covers the window, as far as it matters to the user.
private enum PresentationKind: String, CaseIterable {
    case sheet = "a sheet"
    case fullScreen = "a full screen"

    func contains(_ presentation: Presentation) -> Bool {
        presentation.phone.style.isSheet == (self == .sheet)
    }
}

extension FlowGraph.Content {
    /// Whether a tab or child of a container shows.
    fileprivate func shows(_ index: Int, of container: FlowID) -> Bool {
        switch self {
        case .tabs(let flow, let selected, let children):
            flow == container && selected == index || children.indices.contains(selected) && children[selected].shows(index, of: container)
        case .switch(let flow, let child, let content): flow == container && child == index || content.shows(index, of: container)
        case .nav, .single, .action: false
        }
    }
}
