extension Run {
    /// Ends the flow of the steps. The handler of its caller or container replaces the pending
    /// steps.
    mutating func finish(_ flow: FlowID, result: Int, cause: Observation.Cause) -> Fault.Kind? {
        var place = ending
        // A bare screen ends its container.
        if case .single(nil, _)? = content(at: place), !place.path.isEmpty {
            place.path.removeLast()
        }
        guard let (owner, mark) = flowThatBegins(at: place), owner == flow else { return .finishUnhandled }
        if mark == nil, place.path.isEmpty, endsEntry(at: place.layer) { return leaveEntry() }
        abandonLayers(from: place.layer + 1, cause: cause)
        if let mark {
            abandon(cut(place, to: place.base).dropLast(), cause: cause)
            return handle(result, from: mark.site)
        }
        if let child = place.path.popLast() {
            return handle(result, ofChild: child, at: place)
        }
        guard let layer = dropLayers(from: place.layer, cause: cause) else { return .finishUnhandled }
        return handle(result, from: layer.site)
    }

    /// True if the bottom of a layer is an entry flow. The app handles its end.
    func endsEntry(at layer: Int) -> Bool {
        layer == 0 && state.isHosted(in: program)
    }

    /// Removes the entry flow with all its layers. The app continues from there.
    mutating func leaveEntry() -> Fault.Kind? {
        state.layers = []
        pending = []
        return nil
    }

    /// The flow whose activation or container is at a place, and its mark if it is on another
    /// flow's stack.
    private func flowThatBegins(at place: Place) -> (flow: FlowID, mark: Mark?)? {
        switch content(at: place) {
        case .nav(let flow, let slots):
            guard slots.indices.contains(place.base) else { return nil }
            return (slots[place.base].mark?.flow ?? flow, slots[place.base].mark)
        case .tabs(let flow, _, _), .switch(let flow, _, _):
            return (flow, nil)
        case .single(let flow, _):
            return flow.map { ($0, nil) }
        case .action, nil:
            return nil
        }
    }

    private mutating func handle(_ result: Int, from site: SiteID?) -> Fault.Kind? {
        guard let site, let handler = program[site].handlers.first(where: { $0.result == result }) else { return .finishUnhandled }
        observations.append(.handled(site, result: result))
        begin(handler.steps, of: program[site].owner)
        return nil
    }

    private mutating func handle(_ result: Int, ofChild child: Int, at container: Place) -> Fault.Kind? {
        guard let (flow, _) = flowThatBegins(at: container),
            let found = program[flow].childHandlers.first(where: { $0.child == child && $0.handler.result == result })
        else { return .finishUnhandled }
        begin(found.handler.steps, inContainer: container)
        return nil
    }
}
