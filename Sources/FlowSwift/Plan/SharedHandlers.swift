import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// Returns a builder with the same output, but with methods for steps used in several places.
    func sharingSteps() -> OutputBuilder {
        let handlers = sharingHandlers()
        let sharing = OutputBuilder(
            handlers, program: handlers.program, sets: SharedSets(with: handlers), handledResults: handlers.handledResults)
        return OutputBuilder(
            sharing, program: sharing.program, sets: sharing.sets, shared: SharedSteps(with: sharing),
            handledResults: sharing.handledResults)
    }

    /// Replaces equal handlers of a flow by calls of one method, as if the spec had named their
    /// steps, unless that makes the Swift longer.
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
        return OutputBuilder(self, program: shared, handledResults: handledResults)
    }

    /// The handlers that can be a method, grouped by equal Swift.
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
            return program.handled(by: program[flow].childHandlers[index], in: program[flow])?.result.name.value
        case .site(let site, let index):
            guard case .flow(let flow) = program[site].target else { return nil }
            return program[flow].results[program[site].handlers[index].result].name.value
        }
    }
}

/// The common properties of equal handlers.
private struct HandlerGroup: Hashable {
    let flow: FlowID
    let result: String
    let labels: [String]
    /// The steps in Swift.
    let text: String

    /// True if a method and its calls need no more lines than copies of the steps.
    func isWorthMethod(in places: Int) -> Bool {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        // The method's comment, its first and last line, and a blank line.
        return places + lines + 4 <= places * lines
    }
}

/// The location of a result's handler in a program.
private enum HandlerPlace {
    /// A handler of a container's child, by its index.
    case child(FlowID, Int)
    /// A handler of a site, by its index.
    case site(SiteID, Int)

    /// The flow that owns the handler's steps.
    func owner(in program: Program) -> FlowID {
        switch self {
        case .child(let flow, _): flow
        case .site(let site, _): program[site].owner
        }
    }
}

extension Program {
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
