extension State {
    /// The state on one line, such as `main: orders [orders, order2] + login [email]`.
    ///
    /// A tab bar is written as its selected tab, or as all tabs with a `*` at the selected one. A
    /// switch flow is written as its visible child. A child flow's first screen is written
    /// `flow:screen`. A screen on another flow's stack, or bare in a layer, is written
    /// `flow.screen`.
    ///
    /// - Parameters:
    ///   - program: the program that the state belongs to.
    ///   - showingAllTabs: whether to write all tabs of a tab bar instead of only the selected one.
    public func description(in program: Program, showingAllTabs: Bool = false) -> String {
        // An entry flow has ended; the app continues.
        guard !layers.isEmpty else { return "(ended)" }
        let style = StateStyle(showsAllTabs: showingAllTabs)
        var text = ""
        for (index, layer) in layers.enumerated() {
            if index > 0 { text += " + " }
            style.write(layer, of: program, to: &text)
        }
        return text
    }
}

/// The format of states. Copying the program into it would cost more than writing the text.
private struct StateStyle {
    let showsAllTabs: Bool

    func write(_ layer: Layer, of program: Program, to text: inout String) {
        switch layer.origin {
        case .screen(let screen): writeQualified(screen, of: program, to: &text)
        case .flow(let flow):
            text += program[flow].name.value
            write(layer.content, isLayer: true, of: program, to: &text)
        }
    }

    /// Writes the content after the name of a layer, tab or child; nothing for a bare screen.
    private func write(_ content: Content, isLayer: Bool, of program: Program, to text: inout String) {
        // A layer is named after its flow. A tab or child isn't, so its container's name follows.
        if !isLayer, let flow = content.container {
            text += " = "
            text += program[flow].name.value
        }
        switch content {
        case .nav(let flow, let slots):
            text += " ["
            write(slots, on: flow, of: program, to: &text)
            text += "]"
        case .tabs(let flow, let selected, let children) where showsAllTabs:
            text += " {"
            for (index, child) in children.enumerated() {
                if index > 0 { text += "; " }
                if index == selected { text += "*" }
                text += program[flow].tabs[index].name.value
                write(child, isLayer: false, of: program, to: &text)
            }
            text += "}"
        case .tabs(let flow, let selected, let children):
            text += ": "
            text += program[flow].tabs[selected].name.value
            write(children[selected], isLayer: false, of: program, to: &text)
        case .switch(let flow, let index, let child):
            text += ": "
            text += program[flow].children[index].name.value
            write(child, isLayer: false, of: program, to: &text)
        case .single: break
        case .action: text += "()"
        }
    }

    private func write(_ slots: [Slot], on flow: FlowID, of program: Program, to text: inout String) {
        var flow = flow
        for (index, slot) in slots.enumerated() {
            if index > 0 { text += ", " }
            if let mark = slot.mark {
                flow = mark.flow
                text += program[flow].name.value
                text += ":"
            }
            if program[slot.screen].flow == flow {
                text += program[slot.screen].name.value
            } else {
                writeQualified(slot.screen, of: program, to: &text)
            }
        }
    }

    private func writeQualified(_ screen: ScreenID, of program: Program, to text: inout String) {
        text += program[program[screen].flow].name.value
        text += "."
        text += program[screen].name.value
    }
}

extension Content {
    fileprivate var container: FlowID? {
        switch self {
        case .tabs(let flow, _, _), .switch(let flow, _, _): flow
        case .nav, .single, .action: nil
        }
    }
}
