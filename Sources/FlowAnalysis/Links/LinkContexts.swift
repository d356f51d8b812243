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
    /// of presentation the nearest under it, of each child of the root if that is a switch flow.
    /// They are looked for without links, and those that aren't found are left out.
    public var linkContexts: [LinkContext] {
        let byHand = Machine(program.withoutDeepLinks)
        var contexts: [LinkContext] = []
        func add(_ name: String, _ state: State) {
            if let known = contexts.firstIndex(where: { $0.state == state }) {
                contexts[known].names.append(name)
            } else {
                contexts.append(LinkContext(names: [name], state: state))
            }
        }
        for (choices, state) in byHand.initialStates where !state.isHosted(in: program) {
            let needs = needs(of: choices)
            add("at the start" + (needs.isEmpty ? "" : ", \(needs.joined(separator: " and "))"), state)
        }
        var search = StateSearch(machine: byHand, effort: Effort(1_000_000))
        func find(_ name: String, where holds: (State) -> Bool) {
            if let found = search.run(until: { holds($0) && !$0.isHosted(in: program) }) { add(name, found.end) }
        }
        for place in placesInWindow {
            find("in \(name(of: place))") { $0.layers.count == 1 && $0.layers[0].content.shows(place) }
        }
        // What is below decides for which links the app is ready.
        let children = program.children(of: program.root.target)
        for presentation in PresentationKind.allCases {
            func isUnder(_ state: State) -> Bool {
                state.layers.count == 2 && state.layers[1].site.map { presentation.contains(program[$0].presentation) } ?? false
            }
            guard !children.isEmpty else {
                find("under \(presentation.rawValue)", where: isUnder)
                continue
            }
            for child in children {
                find("under \(presentation.rawValue) in \(name(of: child))") { isUnder($0) && $0.layers[0].content.shows(child) }
            }
        }
        return contexts
    }

    private func name(of place: DeepLink.Place) -> String {
        let flow = program[place.flow]
        return "the \(flow.part) " + quoted((flow.tabs.map(\.name) + flow.children.map(\.name))[place.index].value)
    }

    /// What must be so for some choices, in words.
    ///
    /// - Parameter choices: the choices, in the order in which they were asked for.
    public func needs(of choices: [Choice]) -> [String] {
        choices.compactMap(MoveWords(program: program).needed)
    }

    /// The tabs and children that stand in the window by themselves, outermost first.
    private var placesInWindow: [DeepLink.Place] {
        var places: [DeepLink.Place] = []
        var (open, seen): ([Target], Set<FlowID>) = ([program.root.target], [])
        while !open.isEmpty {
            guard case .flow(let flow) = open.removeFirst(), seen.insert(flow).inserted else { continue }
            let uses = program[flow].tabs.map(\.use) + program[flow].children.map(\.use)
            for (index, use) in uses.enumerated() {
                guard let use else { continue }
                places.append(DeepLink.Place(flow: flow, index: index))
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
    fileprivate func shows(_ place: DeepLink.Place) -> Bool {
        switch self {
        case .tabs(let flow, let selected, let children):
            flow == place.flow && selected == place.index || children.indices.contains(selected) && children[selected].shows(place)
        case .switch(let flow, let child, let content): flow == place.flow && child == place.index || content.shows(place)
        case .nav, .single, .action: false
        }
    }
}

extension Program {
    /// The children of a switch flow.
    fileprivate func children(of target: Target) -> [DeepLink.Place] {
        guard case .flow(let flow) = target else { return [] }
        return self[flow].children.indices.map { DeepLink.Place(flow: flow, index: $0) }
    }
}
