/// Reads a step that starts a flow or shows a screen.
func readSite(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> StartSiteDeclaration? {
    let arguments = readArguments(of: fields, into: &diagnostics)
    let handlers = readHandlers(of: fields, into: &diagnostics)
    let stack = fields["stack"].map { readTargets($0, into: &diagnostics) }
    let presentation = readPresentation(of: fields, by: .stepPresentation, into: &diagnostics)
    let target = fields[key].flatMap { readTarget($0, at: fields.written(key)?.range ?? $0.range, into: &diagnostics) }
    return target.map { target in
        var site = StartSiteDeclaration(target: target)
        if let with = fields.written("with"), let own = target.arguments.first {
            let note = Diagnostic.Note("the target's arguments are here", at: own.name.range)
            let message = "'with' can't be used with a target that has its own arguments; write all arguments in one place"
            diagnostics.report(.unknownKey, message, at: with.range, notes: [note])
        }
        site.target.arguments += arguments
        site.start = fields.text("start")
        site.stack = stack
        site.handlers = handlers
        site.presentation = presentation
        site.anchor = readValueName("anchor", of: fields)
        return site
    }
}

/// Reads a list of screens and flows. Skips items of the wrong form, which have been reported.
func readTargets(_ node: Node, into diagnostics: inout Diagnostics) -> [TargetDeclaration] {
    (node.items ?? []).compactMap { readTarget($0, at: start(of: $0), into: &diagnostics) }
}

/// Reads `on`: the steps for each result.
func readHandlers(of fields: Fields, into diagnostics: inout Diagnostics) -> [HandlerDeclaration]? {
    guard fields["on"] != nil else {
        return nil
    }
    return fields.entries("on", into: &diagnostics).map { entry in
        HandlerDeclaration(name: entry.name, steps: entry.value.map { readSteps($0, into: &diagnostics) } ?? [])
    }
}

/// Reads `if` with the steps for both cases.
func readChoice(of fields: Fields, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
    let then = fields["then"].map { readSteps($0, into: &diagnostics) } ?? []
    let otherwise = fields["else"].map { readSteps($0, into: &diagnostics) } ?? []
    return readIf(of: fields, into: &diagnostics).map { .choose($0, then: then, else: otherwise) }
}

func readAlert(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> AlertDeclaration? {
    guard let node = fields[key],
        let fields = readObject(node, by: .alert, at: fields.written(key)?.range ?? node.range, into: &diagnostics)
    else {
        return nil
    }
    var alert = AlertDeclaration()
    alert.title = readShownText("title", of: fields, into: &diagnostics)
    alert.message = readShownText("message", of: fields, into: &diagnostics)
    alert.isActionSheet = fields.text("style")?.value == "actionSheet"
    alert.anchor = readValueName("anchor", of: fields)
    alert.actions = fields.entries("actions", into: &diagnostics).map { readAlertAction($0, into: &diagnostics) }
    return alert
}

private func readAlertAction(_ entry: Entry, into diagnostics: inout Diagnostics) -> AlertDeclaration.Action {
    var action = AlertDeclaration.Action(name: entry.name, steps: [])
    guard let node = entry.value, let fields = readObject(node, by: .action, at: entry.name.range, into: &diagnostics) else {
        return action
    }
    action.title = readShownText("title", of: fields, into: &diagnostics)
    action.style = fields.word("style", of: AlertDeclaration.Action.Style.self)?.value ?? .default
    action.steps = fields["do"].map { readSteps($0, into: &diagnostics) } ?? []
    return action
}
