/// Reads a flow, whose leading key determines its kind.
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
    if fields.leading == "external", let external = fields["external"] { flow.standForApp(external.range) }
    flow.transitions = readTransitions(of: fields, into: &diagnostics)
    flow.uses = fields.texts("uses")
    flow.handlers = readHandlers(of: fields, into: &diagnostics) ?? []
    flow.presentation = readPresentation(of: fields, into: &diagnostics)
    flow.entry = fields.word("entry", of: FlowDeclaration.Entry.self)
    flow.interface = fields.word("interface", of: OutputOptions.Interface.self)
    flow.requirement = readRequirement(of: fields, into: &diagnostics)
    flow.suppressions = readSuppressions(of: fields, place: entry.range, into: &diagnostics)
    let isEmpty = flow.screens.isEmpty && flow.tabs == nil && flow.children == nil
    let isContentLost = ["screens", "tabs", "split", "switch", "params", "results", "uses", "on"].contains { fields.isPartial(only: $0) }
    flow.isPartial =
        flow.isPartial || isEmpty || isContentLost || parameters.isPartial || fields.hasLostKeys
        || fields.hasUnknownKeys && flow.screens.isEmpty
    return flow
}

extension FlowDeclaration {
    /// Adds the only screen of an external flow. It represents everything that the flow shows, and
    /// can end with any result at any time.
    fileprivate mutating func standForApp(_ range: SourceRange) {
        external = range
        let ends = results.map { result in
            let step = StepDeclaration(.finish(result.name, arguments: []), range: result.name.range)
            return TransitionDeclaration(name: result.name, steps: [step])
        }
        var screen = ScreenDeclaration(name: name, transitions: ends)
        screen.isPartial = results.contains(where: \.isPartial)
        screens = [screen]
    }
}

private func readContent(of fields: Fields, to flow: inout FlowDeclaration, into diagnostics: inout Diagnostics) {
    if fields.isWritten("tabs") {
        flow.tabs = fields.entries("tabs", into: &diagnostics).map { readTab($0, into: &diagnostics) }
    }
    if let split = fields["split"], let written = fields.written("split") {
        flow.split = written.range
        let columns = readColumns(split, at: written.range, into: &diagnostics)
        flow.tabs = columns.all
        flow.isPartial = columns.isPartial
    }
    if fields.isWritten("switch") {
        flow.children = fields.entries("switch", into: &diagnostics).map { entry in
            ChildDeclaration(name: entry.name, target: entry.value.flatMap { readTarget($0, at: entry.name.range, into: &diagnostics) })
        }
    }
    flow.screens = fields.entries("screens", into: &diagnostics).map { readScreen($0, into: &diagnostics) }
    flow.single = fields["container"]?.range
    flow.isRecursive = fields.flag("recursive")?.value ?? false
    flow.unsaved = fields.flag("unsaved")
    flow.reselect = fields.word("reselect", of: FlowDeclaration.Reselect.self)
    flow.bar = fields.word("bar", of: FlowDeclaration.Bar.self)
}

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
    tab.title = readFixedText("title", of: fields, into: &diagnostics)
    tab.image = fields.text("symbol").map(TabDeclaration.Image.symbol) ?? fields.text("image").map(TabDeclaration.Image.asset)
    tab.hasBadge = fields.flag("badge")?.value ?? false
    tab.width = fields.word("width", of: Width.self)
    return tab
}

/// Reads the columns of a split view, in visual order.
private func readColumns(
    _ node: Node, at place: SourceRange, into diagnostics: inout Diagnostics
) -> (all: [TabDeclaration], isPartial: Bool) {
    guard let fields = readObject(node, by: .split, at: place, into: &diagnostics) else {
        return ([], isPartial: true)
    }
    let columns = KeyTable.split.keys.compactMap { key in
        fields.written(key.name).map { readColumn($0, fields[key.name], into: &diagnostics) }
    }
    let isMissing = KeyTable.split.keys.contains { $0.isRequired && !fields.isWritten($0.name) }
    return (columns, isPartial: isMissing || fields.hasUnknownKeys || fields.hasLostKeys)
}

private func readColumn(_ name: Located<String>, _ node: Node?, into diagnostics: inout Diagnostics) -> TabDeclaration {
    var column = TabDeclaration(name: name, content: .missing)
    guard let node else {
        return column
    }
    if let flow = located(node) {
        column.content = .flow(flow)
    } else if let fields = readObject(node, by: .column, at: name.range, into: &diagnostics) {
        column.content = fields.text("flow").map(TabDeclaration.Content.flow) ?? .missing
        column.arguments = readArguments(of: fields, into: &diagnostics)
    }
    return column
}

/// Reads a screen or flow, as a name or with arguments. The form has been checked already.
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
