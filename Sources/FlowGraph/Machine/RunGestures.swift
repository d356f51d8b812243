/// Gestures, which always succeed. A fault in their handlers doesn't undo them.
extension Run {
    /// Goes back a number of screens. The caller of the lowest removed flow is notified.
    mutating func back(_ count: Int, cause: Observation.Cause) {
        pop(count, cause: cause)
        save()
    }

    mutating func swipeDown() {
        if topLayer == 0 {
            _ = leaveEntry()
        } else if let layer = dropLayers(from: topLayer, cause: .swipeDown) {
            dismissed(layer.origin, from: layer.site, cause: .swipeDown)
        }
        save()
    }

    /// Taps a tab. The selected tab returns to its first slot. Another tab runs its steps if it has
    /// some, or else is selected.
    mutating func tap(_ flow: FlowID, tab: Int) {
        guard case .tabs(let tabs, let reselects, _) = program[flow].kind,
            let bar = state.top?.content.activeContainers.last(where: { $0.flow == flow })
        else { return }
        guard case .tabs(_, let selected, let children)? = content(at: Place(layer: topLayer, path: bar.path)) else { return }
        if selected != tab {
            if let steps = tabs[tab].steps { return begin(steps, of: flow) }
            state.layers[topLayer].content.change(at: bar.path) { $0 = .tabs(flow, selected: tab, children) }
            return
        }
        let path = bar.path + [tab]
        if reselects, case .nav? = state.layers[topLayer].content[path] {
            abandon(cut(Place(layer: topLayer, path: path), to: 1), cause: .reselect)
        }
    }
}
