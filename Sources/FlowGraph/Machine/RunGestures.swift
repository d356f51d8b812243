/// What the user does past the screens: it can't fail, and what its handlers can't do leaves it as
/// it is.
extension Run {
    /// Goes back so many screens; of the flows that leave the lowest one's starter is told.
    mutating func back(_ count: Int, cause: Observation.Cause) {
        pop(count, cause: cause)
        save()
    }

    /// The top layer is swiped away.
    mutating func swipeDown() {
        if topLayer == 0 {
            _ = leaveEntry()
        } else if let layer = dropLayers(from: topLayer, cause: .swipeDown) {
            dismissed(layer.origin, from: layer.site, cause: .swipeDown)
        }
        save()
    }

    /// A tap on a tab: another one is shown, the selected one goes back to its first slot, an
    /// action is taken.
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
