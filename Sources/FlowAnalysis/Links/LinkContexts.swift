import FlowGraph
import FlowSpec

/// A state in which a link can be opened, described in words.
public struct LinkContext: Sendable {
    /// The state's descriptions: `at the start`, `in the tab 'me'`, `under a sheet`.
    public var names: [String]
    /// The shortest run to a state that fits the description.
    public var run: Replay

    /// The nearest state that fits the description.
    public var state: State { run.end }
}

extension Analysis {
    /// The states that can make a difference to links, found without opening links:
    /// - each state in which the app can start;
    /// - for each tab and child in the window, the nearest state that shows it with nothing
    ///   presented;
    /// - for each kind of presentation, the nearest state under it. If the root is a switch flow,
    ///   one for each of its children.
    ///
    /// States that the search doesn't find are missing.
    public var linkContexts: [LinkContext] {
        let byHand = Machine(program.withoutDeepLinks)
        var contexts: [LinkContext] = []
        func add(_ name: String, _ run: Replay) {
            if let known = contexts.firstIndex(where: { $0.state == run.end }) {
                contexts[known].names.append(name)
            } else {
                contexts.append(LinkContext(names: [name], run: run))
            }
        }
        for (choices, state) in byHand.initialStates where !state.isHosted(in: program) {
            let needs = needs(of: choices)
            let run = Replay(startChoices: choices, start: state, steps: [])
            add("at the start" + (needs.isEmpty ? "" : ", \(needs.joined(separator: " and "))"), run)
        }
        var search = StateSearch(machine: byHand, effort: Effort(1_000_000))
        func find(_ name: String, where holds: (State) -> Bool) {
            if let found = search.run(until: { holds($0) && !$0.isHosted(in: program) }) { add(name, found) }
        }
        for place in placesInWindow {
            find("in \(name(of: place))") { $0.layers.count == 1 && $0.layers[0].content.shows(place) }
        }
        // The content below decides which links the app can open.
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
        return "the \(flow.part) " + quoted(flow.partNames[place.index].value)
    }

    /// Describes the guards, alerts and results that some choices require.
    ///
    /// - Parameter choices: the choices, in the order in which they were made.
    public func needs(of choices: [Choice]) -> [String] {
        choices.compactMap(MoveWords(program: program).needed)
    }

    /// The tabs and children that the window contains without any presentation, outermost first.
    private var placesInWindow: [DeepLink.Place] {
        var places: [DeepLink.Place] = []
        var (open, seen): ([Target], Set<FlowID>) = ([program.root.target], [])
        while !open.isEmpty {
            guard case .flow(let flow) = open.removeFirst(), seen.insert(flow).inserted else { continue }
            for (index, use) in program[flow].partUses.enumerated() {
                guard let use else { continue }
                places.append(DeepLink.Place(flow: flow, index: index))
                open.append(use.target)
            }
        }
        return places
    }
}

/// A kind of presentation over the window, as users tell them apart.
private enum PresentationKind: String, CaseIterable {
    case sheet = "a sheet"
    case fullScreen = "a full screen"

    func contains(_ presentation: Presentation) -> Bool {
        presentation.compact.style.isSheet == (self == .sheet)
    }
}

extension FlowGraph.Content {
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
    fileprivate func children(of target: Target) -> [DeepLink.Place] {
        guard case .flow(let flow) = target else { return [] }
        return self[flow].children.indices.map { DeepLink.Place(flow: flow, index: $0) }
    }
}
