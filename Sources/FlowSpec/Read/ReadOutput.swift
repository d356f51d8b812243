/// Reads `generate`: the options of the generated Swift.
func readOutput(of fields: Fields, into diagnostics: inout Diagnostics) -> OutputOptions {
    var options = OutputOptions()
    guard let node = fields["generate"], let place = fields.written("generate")?.range,
        let fields = readObject(node, by: .output, at: place, into: &diagnostics)
    else {
        return options
    }
    if let access = fields.word("access", of: OutputOptions.Access.self) {
        options.access = access.value
        options.accessPlace = access.range
    }
    options.areClassesOpen = fields.text("classes")?.value == "open"
    options.coordinators = fields.word("coordinators", of: OutputOptions.Coordinators.self)?.value ?? options.coordinators
    options.interface = fields.word("interface", of: OutputOptions.Interface.self)
    options.runtime = fields.word("runtime", of: OutputOptions.Runtime.self)
    options.restoration = fields.flag("restoration")
    options.bundle = fields.word("bundle", of: OutputOptions.StringsBundle.self)?.value ?? options.bundle
    options.indent = fields["indent"]?.integer ?? options.indent
    if let node = fields["names"], let place = fields.written("names")?.range,
        let names = readObject(node, by: .names, at: place, into: &diagnostics)
    {
        for name in GeneratedName.allCases { options.names[name] = names.text(name.rawValue) }
    }
    if options.coordinators == .class, let unused = options.names[.protocol] {
        let message =
            "the template 'protocol' has no effect: coordinators have protocols only with 'coordinators: protocol'; remove the template or add the option"
        diagnostics.report(.unusedTemplate, message, at: unused.range)
    }
    return options
}

/// Reads `guards`.
func readGuards(of fields: Fields, into diagnostics: inout Diagnostics) -> [GuardDeclaration] {
    fields.entries("guards", into: &diagnostics).map { entry in
        var question = GuardDeclaration(name: entry.name, documentation: entry.value?.string)
        guard let node = entry.value, node.string == nil else {
            question.isPartial = entry.value == nil
            return question
        }
        guard let fields = readObject(node, by: .guardObject, at: entry.name.range, into: &diagnostics) else {
            return question
        }
        question.documentation = fields.text("description")?.value
        let parameters = readParameters(fields.entries("params", into: &diagnostics), into: &diagnostics)
        question.parameters = parameters.all
        question.isConstant = fields["constant"]?.boolean ?? false
        if question.isConstant, !question.parameters.isEmpty, let range = fields["constant"]?.range {
            let message = "a guard with parameters can't be constant: its answer depends on their values; remove 'constant'"
            diagnostics.report(.unknownValue, message, at: range)
        }
        question.isPartial = parameters.isPartial || fields.isPartial(in: "params")
        return question
    }
}

/// Reads `rules`: the severities that the program sets.
func readSeverities(of fields: Fields, into diagnostics: inout Diagnostics) -> [SeverityDeclaration] {
    fields.entries("rules", into: &diagnostics).compactMap { entry in
        guard let rule = adjustableRules.first(where: { $0.id == entry.name.value }), let word = entry.value?.string else {
            return nil
        }
        return SeverityDeclaration(rule: Located(rule, at: entry.name.range), severity: Severity(rawValue: word))
    }
}
