extension State {
    /// The state on one line, such as `main: orders [orders, order2] + login [email]`.
    ///
    /// Of a tab bar it shows the selected tab, or all with a `*` at the selected one. A child flow's first screen is written `flow:screen`; a screen that
    /// stands among those of another flow, or bare in a layer, is written `flow.screen`.
    public func description(in program: Program, showingAllTabs: Bool = false) -> String {
        let writer = StateWriter(program: program, showsAllTabs: showingAllTabs)
        return layers.map(writer.text).joined(separator: " + ")
    }
}

private struct StateWriter {
    let program: Program
    let showsAllTabs: Bool

    func text(_ layer: Layer) -> String {
        switch (layer.origin, layer.content) {
        case (.screen(let screen), _): qualified(screen)
        case (.flow(let flow), .tabs(_, let selected, let children)): bar(of: flow, selected: selected, children)
        case (.flow(let flow), let content): "\(name(of: flow))\(inside(content))"
        }
    }

    private func bar(of flow: FlowID, selected: Int, _ children: [Content]) -> String {
        guard case .tabs(let tabs, _) = program[flow].kind else {
            return name(of: flow)
        }
        guard showsAllTabs else {
            let isInRange = tabs.indices.contains(selected) && children.indices.contains(selected)
            return "\(name(of: flow)): \(isInRange ? tab(tabs[selected], children[selected], isMarked: false) : "")"
        }
        let texts = zip(tabs, children).enumerated().map { index, pair in
            tab(pair.0, pair.1, isMarked: index == selected)
        }
        return "\(name(of: flow)) {\(texts.joined(separator: "; "))}"
    }

    private func tab(_ tab: Tab, _ content: Content, isMarked: Bool) -> String {
        let star = isMarked ? "*" : ""
        if case .tabs(let flow, let selected, let children) = content {
            return "\(star)\(tab.name.value) = \(bar(of: flow, selected: selected, children))"
        }
        return "\(star)\(tab.name.value)\(inside(content))"
    }

    /// What follows the name of a layer or a tab: its stack; nothing for a bare screen.
    private func inside(_ content: Content) -> String {
        guard case .nav(var flow, let slots) = content else {
            return ""
        }
        var texts: [String] = []
        for slot in slots {
            if let mark = slot.mark {
                flow = mark.flow
            }
            let screen = program[slot.screen].flow == flow ? program[slot.screen].name.value : qualified(slot.screen)
            texts.append(slot.mark == nil ? screen : "\(name(of: flow)):\(screen)")
        }
        return " [\(texts.joined(separator: ", "))]"
    }

    private func name(of flow: FlowID) -> String {
        program[flow].name.value
    }

    private func qualified(_ screen: ScreenID) -> String {
        "\(name(of: program[screen].flow)).\(program[screen].name.value)"
    }
}
