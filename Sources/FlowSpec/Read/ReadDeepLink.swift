/// Reads `deepLinks`.
func readDeepLinks(of fields: Fields, into diagnostics: inout Diagnostics) -> [DeepLinkDeclaration] {
    fields.entries("deepLinks", into: &diagnostics).map { readDeepLink($0, into: &diagnostics) }
}

private func readDeepLink(_ entry: Entry, into diagnostics: inout Diagnostics) -> DeepLinkDeclaration {
    var link = DeepLinkDeclaration(name: entry.name, destination: .missing)
    guard let node = entry.value, let fields = readObject(node, by: .deepLink, at: entry.name.range, into: &diagnostics) else {
        link.isPartial = true
        return link
    }
    link.documentation = fields.text("description")?.value
    let urls = fields["url"].map { $0.items ?? [$0] } ?? []
    link.patterns = urls.compactMap { readPattern($0, into: &diagnostics) }
    if fields.isWritten("params") {
        let parameters = readParameters(fields.entries("params", into: &diagnostics), into: &diagnostics)
        link.parameters = parameters.all
        link.isPartial = parameters.isPartial
    }
    link.isPartial = link.isPartial || link.patterns.count < urls.count || fields.isPartial(in: "url", "params")
    switch fields.leading {
    case "to":
        if let screen = fields.text("to") { link.destination = .to(screen) }
    case "open":
        if let steps = fields["open"] { link.destination = .open(readSteps(steps, into: &diagnostics), in: fields.text("in")) }
    default: break
    }
    link.whenModal = fields.word("whenModal", of: DeepLinkDeclaration.WhenModal.self)
    link.keep = fields.flag("keep")
    link.suppressions = readSuppressions(of: fields, place: entry.range, into: &diagnostics)
    return link
}

private func readPattern(_ node: Node, into diagnostics: inout Diagnostics) -> Located<URLPattern>? {
    guard let text = located(node), !text.value.isEmpty else { return nil }
    let reading = URLPattern.read(text.value)
    for mistake in reading.mistakes {
        // The characters of an alias aren't the characters of the string.
        let place = node.anchor == nil ? text.part(mistake.range) : nil
        if let place {
            diagnostics.report(.linkSyntax, mistake.message, at: place)
        } else {
            diagnostics.report(.linkSyntax, mistake.message, at: node)
        }
    }
    for placeholder in reading.pattern?.placeholders ?? [] {
        guard let problem = problem(inName: placeholder.name) else { continue }
        let place = node.anchor == nil ? reading.names[placeholder.name].flatMap(text.part) : nil
        let message = "\(quoted(placeholder.name)) can't be the name of a placeholder: it \(problem)"
        diagnostics.report(.linkSyntax, message, at: place ?? node.range)
    }
    return reading.pattern.map { Located($0, at: node.range) }
}
