extension State {
    /// The state on one line, such as `main: orders [orders, order2] + login [email]`.
    ///
    /// Of a tab bar it shows the selected tab, or all with a `*` at the selected one, and of a switch flow the child that shows. A child flow's first screen
    /// is written `flow:screen`; a screen that stands among those of another flow, or bare in a layer, is written `flow.screen`.
    public func description(in program: Program, showingAllTabs: Bool = false) -> String {
        let writer = StateWriter(program: program, showsAllTabs: showingAllTabs)
        return layers.map(writer.text).joined(separator: " + ")
    }
}

private struct StateWriter {
    let program: Program
    let showsAllTabs: Bool

    func text(_ layer: Layer) -> String {
        switch layer.origin {
        case .screen(let screen): qualified(screen)
        case .flow(let flow): "\(name(of: flow))\(inside(layer.content, isLayer: true))"
        }
    }

    /// What follows the name of a layer, tab or child: its stack, its tabs or its child; nothing for a screen without a stack.
    private func inside(_ content: Content, isLayer: Bool) -> String {
        switch content {
        case .nav(let flow, let slots): " [\(stack(of: flow, slots))]"
        case .tabs(let flow, let selected, let children) where showsAllTabs:
            "\(prefix(flow, isLayer)) {\(bar(of: flow, selected, children))}"
        case .tabs(let flow, let selected, let children):
            "\(prefix(flow, isLayer)): \(child(program[flow].tabs[selected].name.value, children[selected]))"
        case .switch(let flow, let index, let content):
            "\(prefix(flow, isLayer)): \(child(program[flow].children[index].name.value, content))"
        case .single: ""
        case .action: "()"
        }
    }

    /// A container's name, where a tab or child has said its own; a layer is called by its flow.
    private func prefix(_ flow: FlowID, _ isLayer: Bool) -> String {
        isLayer ? "" : " = \(name(of: flow))"
    }

    private func child(_ name: String, _ content: Content) -> String {
        "\(name)\(inside(content, isLayer: false))"
    }

    private func bar(of flow: FlowID, _ selected: Int, _ children: [Content]) -> String {
        let texts = zip(program[flow].tabs, children).enumerated().map { index, pair in
            "\(index == selected ? "*" : "")\(child(pair.0.name.value, pair.1))"
        }
        return texts.joined(separator: "; ")
    }

    private func stack(of flow: FlowID, _ slots: [Slot]) -> String {
        var flow = flow
        let texts = slots.map { slot in
            flow = slot.mark?.flow ?? flow
            let screen = program[slot.screen].flow == flow ? program[slot.screen].name.value : qualified(slot.screen)
            return slot.mark == nil ? screen : "\(name(of: flow)):\(screen)"
        }
        return texts.joined(separator: ", ")
    }

    private func name(of flow: FlowID) -> String {
        program[flow].name.value
    }

    private func qualified(_ screen: ScreenID) -> String {
        "\(name(of: program[screen].flow)).\(program[screen].name.value)"
    }
}
