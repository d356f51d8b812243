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

    /// Taps a tab. Another tab is selected, the selected tab returns to its first slot, and an
    /// action tab runs its steps.
    mutating func tap(_ flow: FlowID, tab: Int) {
        guard case .tabs(let tabs, let reselects, _) = program[flow].kind,
            let bar = state.top?.content.activeContainers.last(where: { $0.flow == flow })
        else { return }
        if case .action(let steps) = tabs[tab].content {
            begin(steps, of: flow)
            return
        }
        let isReselected = state.layers[topLayer].content.change(at: bar.path) { content in
            guard case .tabs(_, let selected, let children) = content, selected != tab else { return true }
            content = .tabs(flow, selected: tab, children)
            return false
        }
        let path = bar.path + [tab]
        if isReselected == true, reselects, case .nav? = state.layers[topLayer].content[path] {
            abandon(cut(Place(layer: topLayer, path: path), to: 1), cause: .reselect)
        }
    }
}
