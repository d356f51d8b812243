import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// The same output, in which steps that are taken in several places are methods.
    func sharingSteps() -> OutputBuilder {
        let sharing = sharingHandlers()
        return OutputBuilder(
            sharing, program: sharing.program, shared: SharedSteps(with: sharing), handledResults: sharing.handledResults)
    }

    /// Lets equal handlers of a flow take their steps from one method of its coordinator, as if the
    /// spec had named these steps, where this makes the Swift no longer.
    private func sharingHandlers() -> OutputBuilder {
        var shared = program
        var handledResults: [SourceRange: String] = [:]
        for (group, places) in equalHandlers where group.isWorthMethod(in: places.count) {
            guard let declaration = program[places[0]].first?.range else { continue }
            handledResults[declaration] = group.result
            let origin = FlowGraph.TakenSteps(name: "handle" + capitalized(group.result), declaration: declaration, use: declaration)
            for place in places {
                for step in program[place].indices { shared[place][step].taken.insert(origin, at: 0) }
            }
        }
        return OutputBuilder(self, program: shared, shared: SharedSteps(), handledResults: handledResults)
    }

    /// The handlers that can be a method, those that are the same in Swift together.
    private var equalHandlers: [HandlerGroup: [HandlerPlace]] {
        var groups: [HandlerGroup: [HandlerPlace]] = [:]
        for place in handlers {
            let flow = place.owner(in: program)
            guard let result = result(of: place), let (text, labels) = shareable(program[place], of: flow) else { continue }
            let group = HandlerGroup(flow: flow, result: result, labels: labels.map(\.label), text: text)
            groups[group, default: []].append(place)
        }
        return groups
    }

    /// The handlers of all flows' results, in the order of the spec.
    private var handlers: [HandlerPlace] {
        let ofChildren = program.flows.indices.flatMap { flow in
            program.flows[flow].childHandlers.indices.map { HandlerPlace.child(FlowID(index: flow), $0) }
        }
        let ofSites = program.sites.indices.flatMap { site in
            program.sites[site].handlers.indices.map { HandlerPlace.site(SiteID(index: site), $0) }
        }
        return ofChildren + ofSites
    }

    /// The name of the result that a handler handles.
    private func result(of place: HandlerPlace) -> String? {
        switch place {
        case .child(let flow, let index):
            let handler = program[flow].childHandlers[index]
            let uses = program[flow].tabs.map(\.use) + program[flow].children.map(\.use)
            return uses[handler.child].flatMap { result(handler.handler.result, of: $0.target) }
        case .site(let site, let index):
            return result(program[site].handlers[index].result, of: program[site].target)
        }
    }

    private func result(_ index: Int, of target: Target) -> String? {
        if case .flow(let flow) = target { program[flow].results[index].name.value } else { nil }
    }
}

/// What equal handlers have in common.
private struct HandlerGroup: Hashable {
    let flow: FlowID
    let result: String
    let labels: [String]
    /// The steps in Swift.
    let text: String

    /// Whether a method and its calls take no more lines than the steps in each place.
    func isWorthMethod(in places: Int) -> Bool {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        // The method's comment, its first and last line and the line between it and the next.
        return places + lines + 4 <= places * lines
    }
}

/// The place of a result's handler in a program.
private enum HandlerPlace {
    /// A handler of a container's child, by its index.
    case child(FlowID, Int)
    /// A handler of a site, by its index.
    case site(SiteID, Int)

    /// The flow whose steps the handler has.
    func owner(in program: Program) -> FlowID {
        switch self {
        case .child(let flow, _): flow
        case .site(let site, _): program[site].owner
        }
    }
}

extension Program {
    /// The steps of a handler.
    fileprivate subscript(place: HandlerPlace) -> [Step] {
        get {
            switch place {
            case .child(let flow, let index): self[flow].childHandlers[index].handler.steps
            case .site(let site, let index): self[site].handlers[index].steps
            }
        }
        set {
            switch place {
            case .child(let flow, let index): flows[flow.index].childHandlers[index].handler.steps = newValue
            case .site(let site, let index): sites[site.index].handlers[index].steps = newValue
            }
        }
    }
}
