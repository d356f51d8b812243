import FlowDiagnostics
import FlowYAML

/// Reads a flow: its kind follows from the key that holds its content.
func readFlow(_ pair: Node.Pair, into diagnostics: inout Diagnostics) -> FlowDeclaration {
    checkName(pair.key, role: .flow, into: &diagnostics)
    var flow = FlowDeclaration(name: pair.key)
    guard let fields = readObject(pair.value, by: .flow, at: pair.key.range, into: &diagnostics) else {
        flow.isPartial = true
        return flow
    }
    flow.start = fields.text("start")
    flow.screens = (fields["screens"]?.value.pairs ?? []).map { readScreen($0, into: &diagnostics) }
    if fields.isWritten("tabs") {
        flow.tabs = (fields["tabs"]?.value.pairs ?? []).map { readTab($0, into: &diagnostics) }
    }
    let isContentLost = ["screens", "tabs"].contains { fields.isWritten($0) && fields[$0] == nil }
    let hasLostParts = [pair.value, fields["screens"]?.value, fields["tabs"]?.value].contains { $0?.isPartial == true }
    flow.isPartial =
        isContentLost || hasLostParts || flow.screens.isEmpty && flow.tabs == nil || fields.hasUnknownKeys && flow.screens.isEmpty
    return flow
}

/// Reads a tab of a tabs flow.
private func readTab(_ pair: Node.Pair, into diagnostics: inout Diagnostics) -> TabDeclaration {
    checkName(pair.key, role: .tab, into: &diagnostics)
    var tab = TabDeclaration(name: pair.key, content: .missing)
    guard let fields = readObject(pair.value, by: .tab, at: pair.key.range, into: &diagnostics) else {
        return tab
    }
    if let flow = fields.text("flow") {
        tab.content = .flow(flow)
    } else if let screen = fields.text("screen") {
        tab.content = .screen(screen)
    }
    tab.title = fields.text("title")
    tab.image = fields.text("symbol").map(TabDeclaration.Image.symbol) ?? fields.text("image").map(TabDeclaration.Image.asset)
    return tab
}

/// Reads a screen with its parameters and transitions.
private func readScreen(_ pair: Node.Pair, into diagnostics: inout Diagnostics) -> ScreenDeclaration {
    checkName(pair.key, role: .screen, into: &diagnostics)
    var screen = ScreenDeclaration(name: pair.key)
    guard let fields = readObject(pair.value, by: .screen, at: pair.key.range, into: &diagnostics) else {
        return screen
    }
    screen.parameters = (fields["params"]?.value.pairs ?? []).compactMap { readParameter($0, into: &diagnostics) }
    screen.transitions = (fields["transitions"]?.value.pairs ?? []).map { readTransition($0, into: &diagnostics) }
    return screen
}

/// Reads a transition: one step, or a list of them.
private func readTransition(_ pair: Node.Pair, into diagnostics: inout Diagnostics) -> TransitionDeclaration {
    checkName(pair.key, role: .transition, into: &diagnostics)
    let nodes = pair.value.items ?? [pair.value]
    return TransitionDeclaration(name: pair.key, steps: nodes.compactMap { readStep($0, into: &diagnostics) })
}
