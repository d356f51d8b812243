import FlowDiagnostics
import FlowYAML

/// Reads a flow: its kind follows from the key that holds its content.
func readFlow(_ entry: Entry, into diagnostics: inout Diagnostics) -> FlowDeclaration {
    var flow = FlowDeclaration(name: entry.name)
    guard let node = entry.value, let fields = readObject(node, by: .flow, at: entry.name.range, into: &diagnostics) else {
        flow.isPartial = true
        return flow
    }
    flow.documentation = fields.text("description")?.value
    flow.start = fields["start"].flatMap { readStart($0, into: &diagnostics) }
    let parameters = readParameters(fields.entries("params", into: &diagnostics), into: &diagnostics)
    flow.parameters = parameters.all
    flow.results = readResults(of: fields, into: &diagnostics)
    readContent(of: fields, to: &flow, into: &diagnostics)
    flow.transitions = readTransitions(of: fields, into: &diagnostics)
    flow.handlers = readHandlers(of: fields, into: &diagnostics) ?? []
    flow.presentation = readPresentation(of: fields, into: &diagnostics)
    flow.requirement = readRequirement(of: fields, into: &diagnostics)
    flow.excuses = readExcuses(of: fields, place: entry.range, into: &diagnostics)
    let isEmpty = flow.screens.isEmpty && flow.tabs == nil && flow.children == nil
    let isContentLost = ["screens", "tabs", "switch", "params", "results", "on"].contains { fields.isPartial(only: $0) }
    flow.isPartial = isEmpty || isContentLost || parameters.isPartial || fields.hasLostKeys || fields.hasUnknownKeys && flow.screens.isEmpty
    return flow
}

private func readContent(of fields: Fields, to flow: inout FlowDeclaration, into diagnostics: inout Diagnostics) {
    if fields.isWritten("tabs") {
        flow.tabs = fields.entries("tabs", into: &diagnostics).map { readTab($0, into: &diagnostics) }
    }
    if fields.isWritten("switch") {
        flow.children = fields.entries("switch", into: &diagnostics).map { entry in
            ChildDeclaration(name: entry.name, target: entry.value.flatMap { readTarget($0, at: entry.name.range, into: &diagnostics) })
        }
    }
    flow.screens = fields.entries("screens", into: &diagnostics).map { readScreen($0, into: &diagnostics) }
    flow.single = fields["container"]?.range
    flow.reselect = fields.word("reselect", of: FlowDeclaration.Reselect.self)
    flow.bar = fields.word("bar", of: FlowDeclaration.Bar.self)
}

/// Reads a tab of a tabs flow.
private func readTab(_ entry: Entry, into diagnostics: inout Diagnostics) -> TabDeclaration {
    var tab = TabDeclaration(name: entry.name, content: .missing)
    guard let node = entry.value, let fields = readObject(node, by: .tab, at: entry.name.range, into: &diagnostics) else {
        return tab
    }
    switch fields.leading {
    case "flow": tab.content = fields.text("flow").map(TabDeclaration.Content.flow) ?? .missing
    case "screen": tab.content = fields.text("screen").map(TabDeclaration.Content.screen) ?? .missing
    case "action": tab.content = fields["action"].map { .action(readSteps($0, into: &diagnostics)) } ?? .missing
    default: break
    }
    tab.arguments = readArguments(of: fields, into: &diagnostics)
    tab.title = fields.text("title")
    tab.image = fields.text("symbol").map(TabDeclaration.Image.symbol) ?? fields.text("image").map(TabDeclaration.Image.asset)
    tab.hasBadge = fields.flag("badge")?.value ?? false
    return tab
}

/// Reads a screen or flow by name, or one with what it is made with; what it is was checked.
func readTarget(_ node: Node, at place: SourceRange, into diagnostics: inout Diagnostics) -> TargetDeclaration? {
    if let name = located(node) {
        return TargetDeclaration(name: name)
    }
    guard node.pairs != nil, let fields = readObject(node, by: .target, at: place, into: &diagnostics) else {
        return nil
    }
    let arguments = readArguments(of: fields, into: &diagnostics)
    if let screen = fields.text("screen") {
        return TargetDeclaration(name: screen, kind: .screen, arguments: arguments)
    }
    return fields.text("flow").map { TargetDeclaration(name: $0, kind: .flow, arguments: arguments) }
}

/// Reads the results of a flow or an effect.
func readResults(of fields: Fields, into diagnostics: inout Diagnostics) -> [ResultDeclaration] {
    fields.entries("results", into: &diagnostics).map { entry in
        var result = ResultDeclaration(name: entry.name)
        let entries = entry.value.map { readEntries(of: $0, role: .parameter, type: .parameter, into: &diagnostics) } ?? []
        let parameters = readParameters(entries, into: &diagnostics)
        result.parameters = parameters.all
        result.isPartial = parameters.isPartial || entry.value?.isPartial ?? true
        return result
    }
}
