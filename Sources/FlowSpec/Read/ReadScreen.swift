func readScreen(_ entry: Entry, into diagnostics: inout Diagnostics) -> ScreenDeclaration {
    var screen = ScreenDeclaration(name: entry.name)
    guard let node = entry.value, let fields = readObject(node, by: .screen, at: entry.name.range, into: &diagnostics) else {
        screen.isPartial = true
        return screen
    }
    screen.documentation = fields.text("description")?.value
    let parameters = readParameters(fields.entries("params", into: &diagnostics), into: &diagnostics)
    screen.parameters = parameters.all
    screen.transitions = readTransitions(of: fields, into: &diagnostics)
    screen.uses = fields.texts("uses")
    screen.effects = readEffects(of: fields, by: .screenEffect, into: &diagnostics)
    screen.like = fields.text("like")
    if let node = fields["from"], let place = fields.written("from")?.range {
        screen.origin = readOrigin(node, at: place, into: &diagnostics)
        screen.originPlace = place
    }
    for attribute in ScreenAttribute.allCases { attribute.read(of: fields, to: &screen.attributes, into: &diagnostics) }
    screen.presentation = readPresentation(of: fields, into: &diagnostics)
    screen.requirement = readRequirement(of: fields, into: &diagnostics)
    screen.suppressions = readSuppressions(of: fields, place: entry.range, into: &diagnostics)
    screen.isPartial = parameters.isPartial || fields.isPartial(in: "params", "transitions", "uses", "effects", "like")
    return screen
}

/// Reads transitions, or reusable steps.
func readTransitions(
    _ key: String = "transitions", of fields: Fields, into diagnostics: inout Diagnostics
) -> [TransitionDeclaration] {
    readTransitions(fields.entries(key, into: &diagnostics), into: &diagnostics)
}

private func readTransitions(_ entries: [Entry], of set: String? = nil, into diagnostics: inout Diagnostics) -> [TransitionDeclaration] {
    entries.map { entry in
        TransitionDeclaration(name: entry.name, steps: entry.value.map { readSteps($0, into: &diagnostics) } ?? [], set: set)
    }
}

func readTransitionSets(of fields: Fields, into diagnostics: inout Diagnostics) -> [TransitionSetDeclaration] {
    fields.entries("transitionSets", into: &diagnostics).map { set in
        let entries = set.value.map { readEntries(of: $0, role: .transition, type: .steps, into: &diagnostics) } ?? []
        return TransitionSetDeclaration(
            name: set.name, transitions: readTransitions(entries, of: set.name.value, into: &diagnostics))
    }
}

/// Reads `effects`, of the app or of a screen.
func readEffects(of fields: Fields, by table: KeyTable, into diagnostics: inout Diagnostics) -> [EffectDeclaration] {
    fields.entries("effects", into: &diagnostics).map { entry in
        var effect = EffectDeclaration(name: entry.name)
        guard let node = entry.value, let fields = readObject(node, by: table, at: entry.name.range, into: &diagnostics) else {
            effect.isPartial = true
            return effect
        }
        effect.documentation = fields.text("description")?.value
        let parameters = readParameters(fields.entries("params", into: &diagnostics), into: &diagnostics)
        effect.parameters = parameters.all
        effect.results = readResults(of: fields, into: &diagnostics)
        effect.isAsync = fields.flag("async")?.value ?? false
        effect.withScreen = fields.flag("withScreen")
        effect.isPartial = parameters.isPartial || fields.isPartial(in: "params", "results")
        return effect
    }
}

private func readOrigin(_ node: Node, at place: SourceRange, into diagnostics: inout Diagnostics) -> ScreenOrigin? {
    guard let fields = readObject(node, by: .origin, at: place, into: &diagnostics) else {
        return nil
    }
    let type = fields.text("class")?.value
    switch fields.leading {
    case "storyboard":
        guard let storyboard = fields.text("storyboard"), let id = fields.text("id"), let type else {
            return nil
        }
        return .storyboard(storyboard.value, id: id.value, class: type)
    case "nib":
        guard let nib = fields.text("nib"), let type else {
            return nil
        }
        return .nib(nib.value, class: type)
    case "class": return type.map { .class($0) }
    default: return fields.text("view").map { .view($0.value) }
    }
}
