import FlowSpec

extension Linker {
    /// Resolves the handlers of a start site, one for each result in the flow's order.
    mutating func handlers(
        of site: StartSiteDeclaration, _ target: Target, isPush: Bool, in scope: Scope
    ) -> (results: [Handler], dismissed: [Step]?) {
        let name = site.target.name
        var results = ResultTable()
        if case .flow(let flow) = target {
            results = drafts[flow.index].results
        }
        var dismissed: [Step]?
        var declared: [HandlerDeclaration] = []
        for handler in site.handlers ?? [] {
            if handler.name.value != "dismissed" {
                declared.append(handler)
            } else if case .screen = target, isPush {
                let message =
                    "'dismissed' never runs: \(quoted(name.value)) is a pushed screen, and going back from a screen runs no handler; "
                    + "present \(quoted(name.value)), or remove 'dismissed'"
                report(.unknownResult, message, at: handler.name.range)
            } else {
                dismissed = resolve(handler.steps, apartFrom: scope.handling(handler.name, ParameterTable()))
            }
        }
        var title = quoted(name.value)
        var notes: [Diagnostic.Note] = []
        if case .screen = target {
            title = "the screen \(title)"
            if let hidden = names.flow(named: name.value) {
                notes = [Diagnostic.Note("the flow of the same name is declared here", at: names[hidden].name.range)]
            }
        }
        let handlers = self.handlers(declared, of: results, title: title, at: name.range, notes, in: scope.apart)
        return (handlers, dismissed)
    }

    /// Resolves handlers for results. Each result needs exactly one handler.
    mutating func handlers(
        _ declared: [HandlerDeclaration], of results: ResultTable, title: String, at range: SourceRange, _ notes: [Diagnostic.Note] = [],
        in scope: Scope
    ) -> [Handler] {
        var steps: [Int: [Step]] = [:]
        // A result with a misspelled name is reported once.
        var misspelt: Set<String> = []
        for handler in declared {
            guard let index = results[handler.name.value] else {
                guard !results.isPartial else { continue }
                let what = results.isEmpty ? ": it declares none" : ""
                let message = "\(title) has no result \(quoted(handler.name.value))\(what)"
                reportUnknown(message, handler.name, candidates: .names(results.names), rule: .unknownResult, notes: notes)
                if let meant = nearestName(to: handler.name.value, among: results.names) { misspelt.insert(meant) }
                continue
            }
            var inner = scope.handling(handler.name, results.values[index]).answered
            steps[index] = resolve(handler.steps, in: &inner)
        }
        let open = results.all.indices.filter { steps[$0] == nil && !misspelt.contains(results.all[$0].name.value) }
        if !open.isEmpty, !scope.isPartial {
            let shown = open.prefix(5)
            let list = shown.map { quoted(results.all[$0].name.value) }.joined(separator: ", ") + (open.count > shown.count ? ", …" : "")
            let notes = shown.map { Diagnostic.Note.declaration(of: results.all[$0].name) }
            let message =
                open.count == 1
                ? "result \(list) of \(title) isn't handled; add it to 'on' (\(quoted("\(results.all[open[0]].name.value): []")) to ignore it)"
                : "results \(list) of \(title) aren't handled; add them to 'on' ('[]' ignores a result)"
            report(.unhandledResult, message, at: range, notes: notes)
        }
        return steps.keys.sorted().compactMap { index in steps[index].map { Handler(result: index, steps: $0) } }
    }
}
